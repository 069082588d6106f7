package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.board.Board;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Direction;

/** Finds {@code (opposite d)} for directions from which no direction of the board leads back: it is nil there. */
final class MissingOpposites extends Warning {
    MissingOpposites() {
        super("missing-opposite", "`(opposite d)` where no direction of the board leads back");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                var code = new ArrayList<>(way.pre());
                code.addAll(way.body());
                code.addAll(way.post());
                look(code, game.board(), report);
            }
        }
        game.conditions().forEach(c -> look(c.body(), game.board(), report));
    }

    private static void look(List<Ir> code, Board board, Report report) {
        var values = values(code);
        Walk.all(code, ir -> {
            if (ir instanceof Ir.Opposite opposite && opposite.span() != null) {
                var lost = new TreeSet<>(possible(opposite.direction(), values, board));
                lost.removeIf(d -> board.opposite(board.direction(d)) >= 0);
                if (!lost.isEmpty()) {
                    report.add(
                            opposite.span(),
                            "no direction of the board `" + board.name() + "` leads back from "
                                    + lost.stream()
                                            .limit(4)
                                            .map(d -> "`" + d + "`")
                                            .collect(Collectors.joining(", "))
                                    + ", so this is nil there",
                            "a direction with the opposite steps is missing, or `(opposite (there back))` in the board,"
                                    + " where steps do not tell");
                }
            }
        });
    }

    /** What the variables of some code may be; a variable that may be anything is not there. */
    private static Map<Local, Set<String>> values(List<Ir> code) {
        var values = new HashMap<Local, Set<String>>();
        var unknown = new HashSet<Local>();
        Walk.all(code, ir -> {
            if (ir instanceof Ir.Bind bind) {
                add(bind.local(), bind.init(), values, unknown);
            } else if (ir instanceof Ir.Assign assign) {
                add(assign.local(), assign.value(), values, unknown);
            }
        });
        values.keySet().removeAll(unknown);
        return values;
    }

    private static void add(Local local, Ir value, Map<Local, Set<String>> values, Set<Local> unknown) {
        var named = named(value);
        if (named.isEmpty()) {
            unknown.add(local);
        } else {
            values.computeIfAbsent(local, l -> new HashSet<>()).addAll(named);
        }
    }

    /** The directions that an expression names, if it is nothing else. */
    private static Set<String> named(Ir ir) {
        if (ir instanceof Ir.Const c && c.value() instanceof Direction d) {
            return Set.of(d.name());
        }
        if (ir instanceof Ir.Any any) {
            var all = any.options().stream().map(MissingOpposites::named).toList();
            return all.stream().anyMatch(Set::isEmpty)
                    ? Set.of()
                    : all.stream().flatMap(Set::stream).collect(Collectors.toSet());
        }
        return Set.of();
    }

    /** The directions that an expression may be; of what is not known, all, if there is no opposite on the whole board. */
    private static Set<String> possible(Ir ir, Map<Local, Set<String>> values, Board board) {
        var named =
                ir instanceof Ir.LocalRef ref && values.containsKey(ref.local()) ? values.get(ref.local()) : named(ir);
        if (!named.isEmpty()) {
            return named;
        }
        var all = IntStream.range(0, board.directions().size()).boxed().toList();
        return all.stream().anyMatch(d -> board.opposite(d) >= 0) ? Set.of() : Set.copyOf(board.directions());
    }
}
