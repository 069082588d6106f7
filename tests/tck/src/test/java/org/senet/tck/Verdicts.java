package org.senet.tck;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.tck.ResultVerifier;

/** When a function may fail although its arguments have the right types. */
final class Verdicts {
    private static final ResultVerifier BY_TYPE = ResultVerifier.getDefaultResultVerifier();

    private Verdicts() {}

    /** A function of numbers that fails exactly for these of them. */
    static ResultVerifier failsIf(Predicate<List<? extends Value>> wrong) {
        return run -> {
            var failure = run.getException();
            var arguments = run.getParameters();
            if (!arguments.stream().allMatch(Value::isNumber) || !wrong.test(arguments)) {
                BY_TYPE.accept(run);
            } else if (failure == null) {
                throw new AssertionError("should fail for " + arguments);
            } else if (failure.isInternalError()) {
                throw failure;
            }
        };
    }

    /** Whether a result does not fit into 64 bits. */
    static boolean outOfRange(BigInteger result) {
        return result.bitLength() >= Long.SIZE;
    }

    /** Whether a number is an integer, rather than a number of another kind that happens to have an integral value. */
    static boolean isWhole(Value number) {
        return number.isNumber() && number.toString().matches("-?[0-9]+N?");
    }

    static boolean isLong(Value number) {
        return isWhole(number) && number.fitsInLong();
    }

    /** Whether a number is an integer without bounds, however small it is. */
    static boolean isLarge(Value number) {
        var kind = number.getMetaObject();
        return kind != null && kind.getMetaSimpleName().equals("bigint");
    }

    /** Whether a number is one of floating point. */
    static boolean isFloatingPoint(Value number) {
        return !isWhole(number) && !number.toString().matches("-?[0-9]+/[0-9]+|-?[0-9.E+-]+M");
    }

    /** A function of anything that may fail for some arguments. */
    static ResultVerifier mayFailIf(Predicate<List<? extends Value>> wrong) {
        return run -> {
            var failure = run.getException();
            if (failure == null || failure.isInternalError() || !wrong.test(run.getParameters())) {
                BY_TYPE.accept(run);
            }
        };
    }
}
