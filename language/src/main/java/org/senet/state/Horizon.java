package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;

/**
 * From where on a game's rules tell positions apart that differ only in what was before: in how often they were there, or in
 * counters. Immutable.
 */
public final class Horizon {
    private final boolean remembers;

    /** The least number of times that a position must have been there for the rules to say anything else. */
    private final long repetitions;

    @CompilationFinal(dimensions = 1)
    private final long[] counters;

    /**
     * @param remembers whether the rules ask for positions that were there before
     * @param repetitions the least number with which the rules compare how often a position was there
     * @param counters for each counter the least number with which the rules compare it
     */
    public Horizon(boolean remembers, long repetitions, long[] counters) {
        this.remembers = remembers;
        this.repetitions = repetitions;
        this.counters = counters.clone();
    }

    /** Whether the rules ask for positions that were there before. */
    public boolean remembers() {
        return remembers;
    }

    /** Whether it matters to the rules which positions were there before, even if none of them was there twice. */
    public boolean tellsAllPositions() {
        return remembers && repetitions <= 2;
    }

    /**
     * Whether so many plies can go on from a position that was not there before, after others that were not there before either,
     * without the rules asking which ones these were.
     *
     * @param cycle the least number of plies after which a position can be there again
     */
    public boolean forgets(int plies, int cycle) {
        // What is there at ply 1 below the position can have been there once before, and be there again every so many
        // plies.
        return !remembers || repetitions > 2 && (plies - 2) / cycle < repetitions - 2;
    }

    /** Whether the rules can tell a counter's value from smaller ones within so many plies. */
    boolean tells(int counter, int value, int plies) {
        return (long) value + plies >= counters[counter];
    }
}
