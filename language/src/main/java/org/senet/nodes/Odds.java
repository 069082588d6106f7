package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;

/**
 * How often a condition in a rule has held, so that the compiler lays out the usual way first. Truffle's own profiles also leave
 * out what has never happened; a rule is too large to be compiled anew for each capture or promotion that comes for the first
 * time. Threads may lose counts.
 */
public final class Odds {
    private static final int ENOUGH = 1 << 20;

    /** For a loop whose condition holds nearly always. */
    private static final double OFTEN = 0.95;

    @CompilationFinal
    private int held;

    @CompilationFinal
    private int failed;

    /** The condition itself; counted while the rule is interpreted. */
    public boolean of(boolean condition) {
        if (CompilerDirectives.inInterpreter()) {
            count(condition);
            return condition;
        }
        return CompilerDirectives.injectBranchProbability((held + 1.0) / (held + failed + 2.0), condition);
    }

    private void count(boolean condition) {
        if (condition) {
            held += held < ENOUGH ? 1 : 0;
        } else {
            failed += failed < ENOUGH ? 1 : 0;
        }
    }

    /** A condition on which a loop goes on. */
    public static boolean often(boolean condition) {
        return CompilerDirectives.injectBranchProbability(OFTEN, condition);
    }

    /** A condition that hardly ever holds. */
    public static boolean seldom(boolean condition) {
        return CompilerDirectives.injectBranchProbability(1 - OFTEN, condition);
    }
}
