package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleStackTrace;
import com.oracle.truffle.api.TruffleStackTraceElement;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;

/** Recursion that is deeper than the host's stack, as an error of the program. */
public final class DeepRecursion {
    private DeepRecursion() {}

    /**
     * The error for an exhausted stack, at the innermost call that is known.
     *
     * @param overflow what the host has thrown
     * @param otherwise where to point when no call is known, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException error(StackOverflowError overflow, @Nullable Node otherwise) {
        return SenetException.runtime(
                call(overflow, otherwise),
                "the recursion is too deep",
                "does something call itself without end? A loop is written with `loop` and `recur`");
    }

    private static @Nullable Node call(StackOverflowError overflow, @Nullable Node otherwise) {
        TruffleStackTrace.fillIn(overflow);
        var frames = TruffleStackTrace.getStackTrace(overflow);
        if (frames != null) {
            for (TruffleStackTraceElement frame : frames) {
                var location = frame.getLocation();
                if (location != null && location.getEncapsulatingSourceSection() != null) {
                    return location;
                }
            }
        }
        return otherwise;
    }
}
