package org.senet.nodes.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.nodes.Step;
import org.senet.state.Supply;

/**
 * One way of moving, ready to run from a position: all of {@code pre}, the move and {@code post}.
 *
 * @param type the number of the type of piece
 * @param priority moves of a higher priority exclude those of a lower one
 * @param own whether it can only succeed for pieces of the player to move
 * @param placing whether it starts from an empty position with a new piece in the hand
 * @param supply where that piece comes from
 * @param start the positions at which it may be tried; elsewhere it gets nowhere, or relies on what does not hold there. Null for all of
 *     them
 * @param given those of them that hold what it does not ask again; null for all positions
 * @param tried for which pieces it is tried
 * @param strides moves that it has besides, from where it need not be tried
 */
public record Program(
        int type,
        int priority,
        boolean own,
        boolean placing,
        Supply supply,
        @Nullable Cells start,
        @Nullable Cells given,
        Tried tried,
        Step body,
        List<Stride> strides) {
    /** For which pieces a program is tried, where the same moves have a program that need not ask whether a royal piece is safe. */
    public enum Tried {
        /** For all. */
        ALWAYS,
        /** For those that can leave their positions without danger. */
        UNPINNED,
        /** For the others. */
        PINNED
    }

    /** The same program with other steps. */
    public Program with(Step steps) {
        return new Program(type, priority, own, placing, supply, start, given, tried, steps, strides);
    }

    /**
     * The same program, tried only at certain positions.
     *
     * @param relied those at which holds what it does not ask again; null for all
     */
    public Program startingAt(@Nullable Cells positions, @Nullable Cells relied) {
        return new Program(type, priority, own, placing, supply, positions, relied, tried, body, strides);
    }

    /** The same program, known to succeed only for pieces of the player to move. */
    public Program forOwn() {
        return new Program(type, priority, true, placing, supply, start, given, tried, body, strides);
    }

    /** The same program, tried only for certain pieces. */
    public Program triedIf(Tried pieces) {
        return new Program(type, priority, own, placing, supply, start, given, pieces, body, strides);
    }

    /** The same program, tried only at certain positions, with moves from the others. */
    Program withStrides(Cells rest, List<Stride> moves) {
        return new Program(type, priority, own, placing, supply, rest, given, tried, body, moves);
    }
}
