package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.nodes.Node;
import org.senet.errors.SenetException;

/**
 * The limit on the iterations of a loop in rules: a loop that follows a direction without stepping would never end. The limit is far
 * above the number of positions of the largest board.
 */
public final class EndlessLoop {
    /** The most iterations of one loop in rules. */
    public static final long MOST = 1 << 20;

    private EndlessLoop() {}

    /**
     * Checks the number of iterations of a loop in rules.
     *
     * @throws SenetException when there were too many
     */
    public static void check(long iterations, Node loop) {
        if (iterations > MOST) {
            CompilerDirectives.transferToInterpreter();
            throw SenetException.runtime(
                    loop,
                    "this loop does not end: it has gone " + MOST + " times",
                    "check that each time goes to another position or changes what the condition asks");
        }
    }
}
