package org.senet.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.ir.TurnQuery;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.PieceType;
import org.senet.state.Place;
import org.senet.state.Player;

/** What forms ask, as conditions of a {@link Walk}. */
final class WalkQuestions {
    private final Design design;
    private final int player;
    private final Ways ways;
    private final Algebra sets;
    private final boolean knowsTypes;

    /** @param knowsTypes whether the sets of the pieces of each type are asked between moves only, when they are known */
    WalkQuestions(Design design, int player, Ways ways, Algebra sets, boolean knowsTypes) {
        this.design = design;
        this.player = player;
        this.ways = ways;
        this.sets = sets;
        this.knowsTypes = knowsTypes;
    }

    /** Where a path leads; null when that is not known. */
    @Nullable
    Relation way(List<Ir> path, Map<Local, Object> variables) {
        var values = new ArrayList<@Nullable Object>();
        for (var element : path) {
            values.add(
                    switch (element) {
                        case Ir.Const c -> c.value();
                        case Ir.LocalRef l -> variables.get(l.local());
                        default -> null;
                    });
        }
        return ways.along(values);
    }

    @Nullable
    Condition look(Ir.Ask ask, Map<Local, Object> variables) {
        var way = way(ask.path(), variables);
        return way == null ? null : new Condition.Look(ask.query(), way);
    }

    /** A comparison of what stands somewhere with a known player or type, such as {@code (= (player n) White)}; null for another one. */
    @Nullable
    Condition stands(Ir.Operation operation, Map<Local, Object> variables) {
        if (operation.operator() != Operator.EQUAL) {
            return null;
        }
        var one = operation.operands().getFirst();
        var other = operation.operands().getLast();
        return one instanceof Ir.Ask ask
                ? stands(ask, other, variables)
                : other instanceof Ir.Ask ask ? stands(ask, one, variables) : null;
    }

    private @Nullable Condition stands(Ir.Ask ask, Ir what, Map<Local, Object> variables) {
        var way = way(ask.path(), variables);
        var wanted = constant(what, variables);
        if (way == null || wanted == null) {
            return null;
        }
        var text = ask.query().word() + " " + wanted;
        return switch (ask.query()) {
            case PLAYER -> wanted instanceof Player p ? new Condition.Stands(text, owned(p), way) : null;
            case PIECE ->
                wanted instanceof PieceType t && knowsTypes ? new Condition.Stands(text, typed(t), way) : null;
            default -> null;
        };
    }

    private @Nullable Object constant(Ir ir, Map<Local, Object> variables) {
        return switch (ir) {
            case Ir.Const c -> c.value();
            case Ir.LocalRef l -> variables.get(l.local());
            case Ir.AskTurn t when t.query() == TurnQuery.CURRENT_PLAYER -> design.playerValue(player);
            default -> null;
        };
    }

    private Cells owned(Player owner) {
        return IntStream.rangeClosed(1, design.pieces.ownerCount())
                .filter(number -> design.playerValue(number).equals(owner))
                .mapToObj(number -> sets.owned(1L << number))
                .reduce(sets.none(), sets::or);
    }

    private Cells typed(PieceType type) {
        return IntStream.rangeClosed(1, design.pieces.typeCount())
                .filter(number -> design.type(number).equals(type))
                .mapToObj(sets::typed)
                .reduce(sets.none(), sets::or);
    }

    @Nullable
    Condition zone(Ir.InZone zone, Map<Local, Object> variables) {
        var way = way(zone.path(), variables);
        var set = design.topology.board().zone(zone.zone(), design.pieces.ownerName(player));
        if (way == null || set == null) {
            return null;
        }
        var flags = design.topology.flags(set);
        var positions = new java.util.BitSet();
        for (int p = 0; p < flags.length; p++) {
            positions.set(p, flags[p]);
        }
        return new Condition.Within(zone.zone(), positions, way);
    }

    /** Whether the operands of a comparison are equal, if all of them are known names; else null. */
    @Nullable
    Boolean equality(Ir.Operation operation, Map<Local, Object> variables) {
        if (operation.operator() != Operator.EQUAL) {
            return null;
        }
        var values = operation.operands().stream()
                .map(operand -> constant(operand, variables))
                .filter(WalkQuestions::isName)
                .toList();
        return values.size() == operation.operands().size()
                ? Boolean.valueOf(values.stream().distinct().count() == 1)
                : null;
    }

    private static boolean isName(@Nullable Object value) {
        return value instanceof Direction
                || value instanceof Place
                || value instanceof PieceType
                || value instanceof Player
                || value instanceof Boolean
                || value == Nil.NIL;
    }

    /** A comparison that is the same wherever it is asked, or one of the current position with an attribute; null for another one. */
    @Nullable
    Condition comparison(Ir.Operation operation) {
        if (!operation.operator().compares()) {
            return null;
        }
        if (operation.operands().stream().allMatch(this::isScalar)) {
            return new Condition.Scalar(operation);
        }
        var operands = operation.operands();
        var attribute = operands.getFirst() instanceof Ir.BoardAttribute ? operands.getFirst() : operands.getLast();
        return operation.operator() == Operator.EQUAL
                        && attribute instanceof Ir.BoardAttribute b
                        && design.attributes.attribute(b.name()) >= 0
                        && operands.stream().anyMatch(WalkQuestions::isHere)
                ? new Condition.AtAttribute(b.name(), present(b.name()))
                : null;
    }

    private static Ir present(String attribute) {
        var operands = List.<Ir>of(new Ir.BoardAttribute(null, attribute), new Ir.Const(null, Nil.NIL));
        return new Ir.Not(null, new Ir.Operation(null, Operator.EQUAL, operands));
    }

    /** The truth of an attribute of the whole position that is no way to go; null for another condition. */
    @Nullable
    Condition truth(Ir.Test test, Set<String> plainAttributes) {
        return test.value() instanceof Ir.BoardAttribute b
                        && plainAttributes.contains(b.name())
                        && design.attributes.attribute(b.name()) >= 0
                ? new Condition.Scalar(test)
                : null;
    }

    private boolean isScalar(Ir code) {
        return switch (code) {
            case Ir.BoardAttribute b -> true;
            case Ir.Const c -> c.value() instanceof Long;
            case Ir.If i -> isPlayer(i.test()) && isScalar(i.then()) && isScalar(i.otherwise());
            case Ir.Do d -> d.forms().size() == 1 && isScalar(d.forms().getFirst());
            default -> false;
        };
    }

    private static boolean isPlayer(Ir test) {
        return test instanceof Ir.Test t
                && t.mode() != Ir.TestMode.CORE
                && t.value() instanceof Ir.Const c
                && c.value() instanceof Player;
    }

    static boolean isHere(Ir operand) {
        return operand instanceof Ir.Ask a
                && a.query() == Query.POSITION
                && a.path().isEmpty();
    }

    /** Whether an argument of {@code log} has no effect and goes nowhere. Nobody asks for the notation here, so no error in it counts. */
    static boolean isHarmless(Ir argument) {
        return switch (argument) {
            case Ir.Const c -> true;
            case Ir.LocalRef l -> true;
            case Ir.VarRef v -> true;
            case Ir.AskTurn t -> true;
            case Ir.BoardAttribute b -> true;
            case Ir.Ask a -> areHarmless(a.path());
            case Ir.InZone z -> areHarmless(z.path());
            case Ir.PieceAttribute p -> areHarmless(p.path());
            case Ir.Test t -> (t.mode() == Ir.TestMode.CORE || isAnswer(t.value())) && isHarmless(t.value());
            case Ir.Not n -> isHarmless(n.test());
            case Ir.Bind b -> isHarmless(b.init());
            case Ir.Do d -> areHarmless(d.forms());
            case Ir.If i -> areHarmless(IrTree.children(i));
            case Ir.Operation o -> areHarmless(o.operands());
            case Ir.Collection c -> areHarmless(c.elements());
            case Ir.Call c ->
                (PureFunctions.nameOf(c.function()) != null || PureFunctions.isComputation(c.function()))
                        && areHarmless(c.arguments());
            default -> false;
        };
    }

    /** Whether a value is a yes or no, along which nothing goes. */
    private static boolean isAnswer(Ir value) {
        return value instanceof Ir.Ask ask && ask.query().isTest()
                || value instanceof Ir.InZone
                || value instanceof Ir.Operation o && o.operator().compares();
    }

    private static boolean areHarmless(List<Ir> parts) {
        return parts.stream().allMatch(WalkQuestions::isHarmless);
    }
}
