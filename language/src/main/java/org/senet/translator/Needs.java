package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.board.ZoneName;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.TurnQuery;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.state.Player;

/** Notes in a game's design what its code asks for, so that states keep that, and nothing that nobody asks for. */
final class Needs {
    private Needs() {}

    /** What the rules for moves ask for. */
    static void ofRules(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        for (var program : programs) {
            requireOwnNoMoves(program);
            ofMove(design, program.pre());
            for (var way : program.ways()) {
                ofMove(design, way.move());
                ofMove(design, way.post());
            }
        }
        for (var action : actions) {
            requireOwnNoMoves(action.body());
            LostWays.refuseAmong(design, action.body());
            var parts = Mentions.all(action.body());
            Randomness.refuse(parts);
            ofPast(design, action.body(), parts);
        }
    }

    private static void ofMove(Design design, List<Ir> statements) {
        LostWays.refuseAmong(design, statements);
        var parts = Mentions.all(statements);
        Randomness.refuse(parts);
        ofCondition(design, statements, parts);
    }

    private static void requireOwnNoMoves(RuleProgram program) {
        requireOwnNoMoves(program.pre());
        for (var way : program.ways()) {
            requireOwnNoMoves(way.move());
            requireOwnNoMoves(way.post());
        }
    }

    /** Whether a move could have gone on is known in its own rule only, not in a function that the rule calls. */
    private static void requireOwnNoMoves(List<Ir> code) {
        Mentions.in(code, ir -> {
            if (ir instanceof Ir.NoMoves && code.stream().noneMatch(own -> IrTree.contains(own, part -> part == ir))) {
                throw SenetException.at(
                        ir.span(),
                        "`no-moves?` asks in a move whether it could have gone on, and that is not known in a function",
                        "write `(check no-moves?)` in the rule itself; `(no-moves? player)` asks for all moves of a player");
            }
            return false;
        });
    }

    /** What a condition asks for that is computed often. */
    static void ofCondition(Design design, List<Ir> code) {
        ofCondition(design, code, Mentions.all(code));
    }

    private static void ofCondition(Design design, List<Ir> code, List<Ir> parts) {
        ofPast(design, code, parts);
        if (parts.stream().anyMatch(Ir.AnyPiece.class::isInstance)) {
            design.trackTypes();
        }
    }

    /** What a condition of the game's end asks for. */
    static void ofEnd(Design design, List<Ir> code) {
        var parts = Mentions.all(code);
        Randomness.refuse(parts);
        if (waitsForCounter(code)) {
            ofPast(design, code, parts);
        } else {
            ofCondition(design, code, parts);
        }
    }

    /** What code asks for that is run seldom: only what nobody could find out then. */
    static void ofPast(Design design, List<Ir> code) {
        ofPast(design, code, Mentions.all(code));
    }

    /** @param parts all that the code mentions */
    private static void ofPast(Design design, List<Ir> code, List<Ir> parts) {
        requireZones(design, parts);
        requireSteps(design, parts);
        LostWays.refuse(design, parts);
        LateTypes.require(design, parts);
        for (var part : parts) {
            ofPart(design, part);
        }
        PastQuestions.note(design, code, parts);
    }

    private static void ofPart(Design design, Ir part) {
        switch (part) {
            case Ir.AnyPlace p when p.source() == Ir.PlaceSource.LAST_MOVE -> design.trackLandings();
            case Ir.AskTurn t when t.query().isOfPast() -> design.remember(Design.Memory.POSITIONS);
            case Ir.AskTurn t when t.query() == TurnQuery.TURN_NUMBER -> design.heedPlies();
            case Ir.ThroughoutRepetition t -> design.remember(Design.Memory.MOVES);
            case Ir.Effect e when stacks(e) -> design.pieces.allowColumns();
            default -> {
                // needs nothing
            }
        }
    }

    /** Whether a form puts a piece on another one: {@code (drop on)} or {@code (take under)}. */
    private static boolean stacks(Ir.Effect effect) {
        return switch (effect.kind()) {
            case DROP -> !effect.arguments().isEmpty();
            case TAKE ->
                !effect.arguments().isEmpty()
                        && effect.arguments().getFirst() instanceof Ir.Const c
                        && c.value().equals(RuleTranslator.TAKE_UNDER);
            default -> false;
        };
    }

    /** A zone that a function names is found to be unknown before the game is played, like one that a rule names. */
    private static void requireZones(Design design, List<Ir> parts) {
        var known = design.topology.board().zoneNames();
        for (var ir : parts) {
            var named = ir instanceof Ir.InZone z ? z.zone() : ir instanceof Ir.AnyPlace p ? p.zone() : null;
            var zone = named == null ? null : ZoneName.of(named).zone();
            if (zone != null && !known.contains(zone)) {
                throw SenetException.at(ir.span(), "the board has no zone `" + zone + "`", Suggest.hint(zone, known));
            }
        }
    }

    /**
     * A function that has none of the words by which rules are known, and was read before the board, does not go where its conditions
     * and statements say, and does not ask for the player to move.
     */
    private static void requireSteps(Design design, List<Ir> parts) {
        for (var ir : parts) {
            for (var test : coreTests(ir)) {
                if (test instanceof Ir.LateName name) {
                    requireStep(name, design.named(name.name()));
                }
            }
        }
    }

    private static void requireStep(Ir.LateName name, @Nullable Object meaning) {
        if (meaning instanceof Direction || meaning instanceof Place) {
            throw SenetException.at(
                    name.span(),
                    "`" + name.name()
                            + "` is a name of the board, but this function was read before the board, so nothing"
                            + " in it goes there",
                    "write the function below the board");
        }
        if (meaning instanceof Player) {
            throw SenetException.at(
                    name.span(),
                    "`" + name.name()
                            + "` is a player, but this function says nothing else of rules, so its conditions do not ask"
                            + " whether that player is to move",
                    "write `(= current-player " + name.name() + ")`");
        }
    }

    /** What a form takes for conditions with the truth of the core, and statements that are mere names. */
    private static List<Ir> coreTests(Ir ir) {
        return switch (ir) {
            case Ir.Test t when t.mode() == Ir.TestMode.CORE -> List.of(t.value());
            case Ir.And a
            when !a.conditions() -> a.forms().subList(0, Math.max(0, a.forms().size() - 1));
            case Ir.Or o
            when !o.conditions() -> o.forms().subList(0, Math.max(0, o.forms().size() - 1));
            case Ir.Do d
            when d.forms().size() > 1 -> d.forms().subList(0, d.forms().size() - 1);
            default -> List.of();
        };
    }

    /**
     * Whether code first compares a counter or an attribute of the position: then it goes on so seldom that each move need
     * not prepare for what it does.
     */
    private static boolean waitsForCounter(List<Ir> code) {
        return !code.isEmpty()
                && code.getFirst() instanceof Ir.Check c
                && c.test() instanceof Ir.Test t
                && t.value() instanceof Ir.Operation o
                && o.operands().stream().anyMatch(Ir.BoardAttribute.class::isInstance);
    }
}
