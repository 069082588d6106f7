package org.senet.game;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.data.Nil;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.translator.Mentions;

/** Tells whether a condition can hold only if the player to move has no move. What is not understood may hold at other times, too. */
final class NoMovesNeeded {
    /** The functions that are being looked into. */
    private final Set<Lambda> open = new HashSet<>();

    /** Variables that are true only then. */
    private final Set<Local> telling = new HashSet<>();

    private NoMovesNeeded() {}

    /** Whether some statement comes to its end only then. */
    static boolean by(List<Ir> statements) {
        var needed = new NoMovesNeeded();
        return statements.stream().anyMatch(needed::by);
    }

    /** Whether code comes to its end, or is true, only then. */
    private boolean by(Ir ir) {
        return switch (ir) {
            case Ir.NoMoves n -> true;
            case Ir.Check c -> isNever(c.test()) || by(c.test());
            case Ir.Test t -> by(t.value());
            case Ir.Do d ->
                d.forms().stream().limit(Math.max(0, d.forms().size() - 1)).anyMatch(this::stops)
                        || !d.forms().isEmpty() && by(d.forms().getLast());
            case Ir.And a -> a.forms().stream().anyMatch(this::by);
            case Ir.Or o -> o.forms().stream().allMatch(f -> isNever(f) || by(f));
            case Ir.If i ->
                by(i.test()) && isNever(i.otherwise()) || by(i.then()) && (isNever(i.otherwise()) || by(i.otherwise()));
            case Ir.Call c -> byFunction(c);
            case Ir.LocalRef l -> telling.contains(l.local());
            case Ir.Bind b -> {
                if (!b.local().isAssigned() && by(b.init())) {
                    telling.add(b.local());
                }
                yield false;
            }
            default -> false;
        };
    }

    /** Whether a statement lets go on only then; its value does not count. */
    private boolean stops(Ir ir) {
        return switch (ir) {
            case Ir.Check c -> by(c);
            case Ir.Bind b -> by(b);
            case Ir.Do d -> d.forms().stream().anyMatch(this::stops);
            default -> false;
        };
    }

    private boolean byFunction(Ir.Call call) {
        var lambda = Mentions.called(call);
        var arity = lambda == null ? null : lambda.arityFor(call.arguments().size());
        if (arity == null || !open.add(lambda)) {
            return false;
        }
        boolean needed = by(arity.body());
        open.remove(lambda);
        return needed;
    }

    /** Whether a value is never true. */
    private static boolean isNever(Ir ir) {
        return switch (ir) {
            case Ir.Test t -> isNever(t.value());
            case Ir.Const c -> c.value() == Nil.NIL || Boolean.FALSE.equals(c.value());
            case Ir.If i -> isNever(i.then()) && (isNever(i.otherwise()) || isWhatFailed(i));
            default -> false;
        };
    }

    /** Whether the value of a form, where its test fails, is what the test asked: so ends an {@code and} of functions. */
    private static boolean isWhatFailed(Ir.If form) {
        return form.otherwise() instanceof Ir.LocalRef value
                && form.test() instanceof Ir.Test test
                && test.value() instanceof Ir.LocalRef asked
                && asked.local() == value.local();
    }
}
