package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.rules.SquareContents.Content;
import org.senet.state.Direction;

/**
 * Finds steps that nothing checks between the lifting of a piece and its putting down. Where such a step leads off the board it is not
 * made, and the piece is put down where it stood; a choice of all positions leads there as well. Only rules are judged in which all
 * else certainly holds there.
 */
final class UncheckedSteps extends Warning {
    UncheckedSteps() {
        super("unchecked-step", "steps that nothing checks, and that are not made at the edge of the board");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        UncheckedSearches.find(game, report);
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                var step = way.placing() ? null : new Stay(game.board()).step(way);
                if (step instanceof Ir.AnyPlace) {
                    report.add(
                            step.span(),
                            "the position that the piece has left is one of these: there the piece stays, and the move is a pass",
                            "`(let from position)` before the piece is lifted, and `(check (not= position from))` behind this");
                } else if (step != null) {
                    report.add(
                            step.span(),
                            "nothing checks that there is a step to make: at the edge of the board the piece stays, and the move is a"
                                    + " pass",
                            "`(check " + Texts.shown(step.span()) + ")` goes on only where the step is made");
                }
            }
        }
    }

    /** Follows a rule along the path on which no step is made that is a mere statement. */
    private static final class Stay {
        private final Board board;
        private final SquareContents contents = new SquareContents(false, check -> {});
        private final Map<Local, List<Direction>> headings = new HashMap<>();
        private Set<Content> here = EnumSet.of(Content.FRIEND);
        private boolean lifted;
        private boolean chosen;
        private @Nullable Ir step;

        Stay(Board board) {
            this.board = board;
        }

        /** The first step that may be left out although the piece is put down behind it; null where there is none. */
        @Nullable
        Ir step(GameRules.Way way) {
            for (var statement : statements(way)) {
                if (statement instanceof Ir.Effect drop && isPlain(drop, EffectKind.DROP)) {
                    return lifted ? step : null;
                }
                if (!passes(statement)) {
                    return null;
                }
            }
            return null;
        }

        private static List<Ir> statements(GameRules.Way way) {
            var code = new ArrayList<Ir>();
            Stream.of(way.pre(), way.body(), way.post()).forEach(part -> part.forEach(ir -> flatten(ir, code)));
            return code;
        }

        private static void flatten(Ir ir, List<Ir> code) {
            if (ir instanceof Ir.Do d) {
                d.forms().forEach(form -> flatten(form, code));
            } else {
                code.add(ir);
            }
        }

        /** Whether the rule certainly goes on behind a statement, at the same position. */
        private boolean passes(Ir statement) {
            return switch (statement) {
                case Ir.Bind b -> {
                    headings.put(b.local(), directions(b.init()));
                    yield SquareContents.isStill(b.init())
                            || !directions(b.init()).isEmpty();
                }
                case Ir.Check c -> holds(c) || chooses(c);
                case Ir.Effect e
                when isPlain(e, EffectKind.TAKE) -> {
                    lifted = true;
                    here = EnumSet.of(Content.NOTHING);
                    yield true;
                }
                case Ir.Effect e -> SquareContents.isStill(e);
                default -> isStep(statement);
            };
        }

        private boolean holds(Ir.Check check) {
            return contents.after(List.of(new Ir.Check(check.span(), new Ir.Not(check.span(), check.test()))), here)
                    .isEmpty();
        }

        /** Whether a check only chooses which pieces go: it looks before anything is lifted, and may keep them away from the edge. */
        private boolean chooses(Ir.Check check) {
            boolean looks = !lifted && step == null && SquareContents.isStill(check.test());
            chosen |= looks;
            return looks;
        }

        private boolean isStep(Ir statement) {
            if (lifted && goesAnywhere(statement)) {
                step = step == null ? statement : step;
                return true;
            }
            var directions = chosen ? List.<Direction>of() : directions(statement);
            if (directions.stream().noneMatch(this::hasEdge)) {
                return false;
            }
            step = step == null ? statement : step;
            return true;
        }

        private static boolean goesAnywhere(Ir statement) {
            return statement instanceof Ir.AnyPlace place && place.source() == Ir.PlaceSource.ALL;
        }

        private List<Direction> directions(Ir ir) {
            return switch (ir) {
                case Ir.Test t -> directions(t.value());
                case Ir.Const c when c.value() instanceof Direction d -> List.of(d);
                case Ir.Any a
                when a.options().stream().noneMatch(o -> directions(o).isEmpty()) ->
                    a.options().stream().flatMap(o -> directions(o).stream()).toList();
                case Ir.LocalRef l -> headings.getOrDefault(l.local(), List.of());
                default -> List.of();
            };
        }

        private boolean hasEdge(Direction direction) {
            int number = board.direction(direction.name());
            for (int p = 0; p < board.size(); p++) {
                if (board.step(number, p) < 0) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isPlain(Ir.Effect effect, EffectKind kind) {
            return effect.kind() == kind && effect.arguments().isEmpty();
        }
    }
}
