package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.math.MathContext;
import java.util.function.Supplier;

/** To how many digits the results of decimal arithmetic are rounded in the current thread: to none, unless asked for. */
public final class Precision {
    private static final ThreadLocal<MathContext> CURRENT = ThreadLocal.withInitial(() -> MathContext.UNLIMITED);

    private Precision() {}

    /** The digits and the rounding that are in force. */
    static MathContext current() {
        return CURRENT.get();
    }

    /**
     * Computes something with another precision.
     *
     * @param precision the digits and the rounding; of computations inside that ask for another one, that counts
     * @param computation what is computed
     * @return its value
     * @throws ArithmeticException when a decimal cannot have so many digits
     */
    @TruffleBoundary
    public static <T> T with(MathContext precision, Supplier<T> computation) {
        if (precision.getPrecision() > Decimals.MAX_DIGITS) {
            throw new ArithmeticException("a decimal has at most " + Decimals.MAX_DIGITS + " digits");
        }
        var outer = CURRENT.get();
        CURRENT.set(precision);
        try {
            return computation.get();
        } finally {
            CURRENT.set(outer);
        }
    }
}
