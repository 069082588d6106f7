package org.senet.translator;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.TurnQuery;

/**
 * Tells what the counting of moves may rely on. Moves can be counted without being kept when none is dropped later: no rule
 * reads globals, nor a function that they mention, and if {@code post} asks that nothing longer be found, it asks always and the moves end in sight.
 */
final class Countable {
    private Countable() {}

    static boolean isCountable(RuleProgram program) {
        return isCountable(program.pre())
                && program.ways().stream()
                        .allMatch(w -> isCountable(w.move()) && isCountable(w.post(), program.pre(), w.move()));
    }

    static boolean isCountable(List<Ir> forms) {
        return !Mentions.in(forms, Countable::dependsOnOthers);
    }

    private static boolean isCountable(List<Ir> post, List<Ir> pre, List<Ir> move) {
        var others = post.stream().filter(f -> !MoveEnding.isDeferral(f)).toList();
        boolean defers = others.size() < post.size();
        return isCountable(others) && !(defers && (mayEndElsewhere(pre) || mayEndElsewhere(move)));
    }

    private static boolean dependsOnOthers(Ir ir) {
        return ir instanceof Ir.NoMoves || ir instanceof Ir.GlobalRef || ir instanceof Ir.GlobalAssign;
    }

    /** Whether functions may end a move that these forms make: called, or in the place of a direction. */
    static boolean mayEndElsewhere(List<Ir> forms) {
        var traits = new Traits(true);
        return forms.stream()
                .anyMatch(f -> IrTree.contains(f, e -> switch (e) {
                    case Ir.Call c -> traits.mayChoose(c);
                    case Ir.VarRef v -> endsMoves(v);
                    case Ir.Const c -> endsMoves(c);
                    case Ir.Fn fn -> endsMoves(fn);
                    default -> false;
                }));
    }

    private static boolean endsMoves(Ir function) {
        return Mentions.in(List.of(function), Ir.EndMove.class::isInstance);
    }

    /**
     * Whether code that runs at the end of a move can be left out, because all that it changes is the move, and it does not end in
     * an error.
     *
     * @param numbers the attributes of the position that are always numbers
     */
    static boolean isIdle(Ir code, Set<String> numbers) {
        return !IrTree.contains(code, e -> switch (e) {
            case Ir.Call c -> !Computations.isComputation(c);
            case Ir.Effect f -> !isRight(f);
            case Ir.Operation o -> !isRight(o, numbers);
            case Ir.BoardAttributeAssign b -> b.value() instanceof Ir.LocalRef || isNegative(b.value());
            case Ir.Throw t -> true;
            case Ir.Define d -> true;
            case Ir.Definition d -> true;
            case Ir.GlobalAssign g -> true;
            case Ir.Search s -> true;
            case Ir.LateName n -> true;
            default -> false;
        });
    }

    /** Whether the arguments of an effect are known to be what it needs. */
    private static boolean isRight(Ir.Effect effect) {
        return switch (effect.kind()) {
            case SET_ATTRIBUTE, MARK, LOG -> true;
            case TAKE,
                    DROP,
                    CAPTURE,
                    CREATE,
                    PROMOTE,
                    SET_OWNER,
                    SET_PIECE,
                    NEXT_TURN,
                    WEIGHT,
                    TO_RESERVE,
                    FROM_RESERVE ->
                effect.arguments().stream()
                        .allMatch(a -> a instanceof Ir.Const
                                || a instanceof Ir.AskTurn t
                                        && (t.query() == TurnQuery.CURRENT_PLAYER
                                                || t.query() == TurnQuery.NEXT_PLAYER));
        };
    }

    private static boolean isRight(Ir.Operation operation, Set<String> numbers) {
        return switch (operation.operator()) {
            case EQUAL -> true;
            case QUOTIENT, REMAINDER -> false;
            case ADD, SUBTRACT, INCREMENT, DECREMENT -> areNumbers(operation, numbers) && !mayGrowFast(operation);
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> areNumbers(operation, numbers);
            case MULTIPLY, NEGATE -> areNumbers(operation, Set.of());
        };
    }

    private static boolean areNumbers(Ir.Operation operation, Set<String> numbers) {
        return operation.operands().stream()
                .allMatch(o -> isNumber(o) || o instanceof Ir.BoardAttribute b && numbers.contains(b.name()));
    }

    /** Whether a sum has attributes in it more than once, so that it may come to what is no whole number any more after some moves. */
    private static boolean mayGrowFast(Ir.Operation sum) {
        var attributes = new AtomicInteger();
        IrTree.contains(sum, part -> part instanceof Ir.BoardAttribute && attributes.incrementAndGet() > 1);
        return attributes.get() > 1;
    }

    private static boolean isNumber(Ir value) {
        return switch (value) {
            case Ir.Const c -> c.value() instanceof Long;
            case Ir.Operation o -> !o.operator().compares();
            case Ir.Count c -> true;
            case Ir.InReserve r -> true;
            case Ir.AskTurn t -> t.query() == TurnQuery.TURN_NUMBER || t.query() == TurnQuery.TURN_ORDER;
            default -> false;
        };
    }

    private static boolean isNegative(Ir value) {
        return value instanceof Ir.Const c && c.value() instanceof Long number && number < 0;
    }
}
