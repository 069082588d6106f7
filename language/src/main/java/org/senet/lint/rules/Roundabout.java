package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.game.GameRules.Way;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.lint.Walk;
import org.senet.state.Direction;

/** A loop that walks over the board, and in which nothing but the pieces on it can stop it. */
final class Roundabout {
    private final Ir.While loop;
    private final List<Ir> rule;
    private final Board board;
    /** The directions that are chosen anew at each turn. */
    private final TreeSet<String> chosen = new TreeSet<>();
    /** The directions that stay the same while the loop lasts. */
    private final TreeSet<String> kept = new TreeSet<>();

    private boolean onPieces;
    private boolean understood = true;

    private Roundabout(Ir.While loop, List<Ir> rule, Board board) {
        this.loop = loop;
        this.rule = rule;
        this.board = board;
    }

    /** The walk of a loop in a rule; null when something in the loop may stop it, or is not understood. */
    static @Nullable Roundabout of(Ir.While loop, Way way, Board board) {
        var rule = new ArrayList<Ir>(way.pre());
        rule.addAll(way.body());
        rule.addAll(way.post());
        var walk = new Roundabout(loop, rule, board);
        walk.look(loop.test());
        walk.look(loop.body());
        return walk.understood && !(walk.chosen.isEmpty() && walk.kept.isEmpty()) ? walk : null;
    }

    /** @param lifted whether the square on which the piece stood is empty */
    boolean mayGoRound(boolean lifted) {
        return lifted && (goesBack() != null || !onPieces && goesInCircle() != null);
    }

    /** Why it can go on for ever. */
    String explanation() {
        var back = goesBack();
        return back != null
                ? "it can go `" + back + "` and `" + opposite(back) + "` in turn"
                : "steps in the direction `" + goesInCircle() + "` lead back to where they began";
    }

    private @Nullable String goesBack() {
        for (var name : chosen) {
            var opposite = opposite(name);
            if (opposite != null && chosen.contains(opposite) && Directions.hasLinks(board, board.direction(name))) {
                return name;
            }
        }
        return null;
    }

    private @Nullable String opposite(String name) {
        int opposite = board.direction(name) < 0 ? -1 : board.opposite(board.direction(name));
        return opposite < 0 ? null : board.directions().get(opposite);
    }

    private @Nullable String goesInCircle() {
        for (var name : kept) {
            if (board.direction(name) >= 0 && Directions.hasCycle(board, List.of(board.direction(name)))) {
                return name;
            }
        }
        return null;
    }

    private void look(Ir ir) {
        switch (ir) {
            case Ir.Test t -> condition(t);
            case Ir.Ask a -> ask(a);
            case Ir.Effect e when e.kind() != EffectKind.LOG -> understood = false;
            case Ir.Effect e -> {
                // Notation does not stop a loop, whatever it asks.
            }
            case Ir.Bind b when directions(b.init()) != null -> {
                // A direction is chosen; the step counts.
            }
            case Ir.Assign a when directions(a.value()) != null -> {
                // A direction is chosen; the step counts.
            }
            case Ir.Do d -> d.forms().forEach(this::look);
            case Ir.If i -> IrTree.children(i).forEach(this::look);
            case Ir.While w -> IrTree.children(w).forEach(this::look);
            case Ir.Check c -> look(c.test());
            case Ir.Not n -> look(n.test());
            case Ir.And a -> a.forms().forEach(this::look);
            case Ir.Or o -> o.forms().forEach(this::look);
            case Ir.EndMove e -> {
                // goes on as well
            }
            case Ir.Const c -> {
                // the nil of a missing branch
            }
            default -> understood = false;
        }
    }

    private void condition(Ir.Test test) {
        if (test.value() instanceof Ir.Ask ask) {
            ask(ask);
        } else if (test.value() instanceof Ir.Const c && c.value() instanceof Boolean
                || test.value() instanceof Ir.Any any && any.options().stream().allMatch(Roundabout::isTruth)) {
            return;
        } else {
            step(test.value());
        }
    }

    private static boolean isTruth(Ir ir) {
        return ir instanceof Ir.Const c && c.value() instanceof Boolean;
    }

    private void ask(Ir.Ask ask) {
        if (!ask.query().isTest()) {
            understood = false;
        }
        onPieces |= ask.query() == Query.IS_FRIEND
                || ask.query() == Query.IS_MINE
                || ask.query() == Query.IS_ENEMY
                || ask.query() == Query.NOT_EMPTY;
    }

    private void step(Ir value) {
        if (value instanceof Ir.LocalRef variable) {
            stepAlong(variable.local());
            return;
        }
        var names = directions(value);
        if (names == null) {
            understood = false;
        } else {
            (value instanceof Ir.Const ? kept : chosen).addAll(names);
        }
    }

    /** Every value that the variable gets anywhere in the rule must be known. */
    private void stepAlong(Local local) {
        Walk.all(rule, part -> {
            var value = part instanceof Ir.Bind b && b.local() == local
                    ? b.init()
                    : part instanceof Ir.Assign a && a.local() == local ? a.value() : null;
            if (value == null) {
                return;
            }
            var names = directions(value);
            if (names == null) {
                understood = false;
            } else {
                (Loops.contains(loop, part) ? chosen : kept).addAll(names);
            }
        });
    }

    /** The directions of a value, or null when it is anything else. */
    private static @Nullable List<String> directions(Ir value) {
        return switch (value) {
            case Ir.Const c when c.value() instanceof Direction d -> List.of(d.name());
            case Ir.Any a
            when !a.options().isEmpty() -> {
                var names = new ArrayList<String>();
                for (var option : a.options()) {
                    var some = directions(option);
                    if (some == null) {
                        yield null;
                    }
                    names.addAll(some);
                }
                yield names;
            }
            default -> null;
        };
    }
}
