package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import java.util.SplittableRandom;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/** Plays random moves that only put down a piece and perhaps turn over others, as long as there are such moves. Not thread-safe. */
final class RandomDrops {
    private final CallTarget code;
    private final Object[] arguments = {this};

    final State state;
    final MoveBuffer buffer;
    final SplittableRandom random;
    /** The most plies to play; afterwards how many of them are left. */
    long limit;

    /**
     * @param code a {@link RandomDropsRootNode}'s
     * @param buffer its content is of no account
     * @param random decides; one of its next numbers is used up for each move
     */
    RandomDrops(CallTarget code, State state, MoveBuffer buffer, SplittableRandom random) {
        this.code = code;
        this.state = state;
        this.buffer = buffer;
        this.random = random;
    }

    /** Plays at most so many plies, each legal move being as likely as every other; returns how many were played. */
    long play(long most) {
        limit = most;
        code.call(arguments);
        return most - limit;
    }
}
