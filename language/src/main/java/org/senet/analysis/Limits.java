package org.senet.analysis;

/** How far the analysis goes before it takes what is left to be possible everywhere. */
public final class Limits {
    /** Points of an automaton; a larger one is not made. */
    static final int POINTS = 4_000;

    /** Points of an automaton that has some for each value of a counter; where there would be more, counters have any value. */
    static final int POINTS_COUNTING = 400;

    /** Turns of loops on one path of such an automaton; following more would need much of a thread's stack. */
    static final int TURNS_COUNTING = 8;

    /** Evaluations of a point of an automaton; rules that need more are possible everywhere. */
    static final int VISITS = 4_000;

    /** Looks at the board on one path, where the set need not be exact: most attempts fail at the first. */
    static final int LOOKS = 3;

    /** Terms of a set that need not be exact: computing more costs as much as trying the program. */
    static final int TERMS = 120;

    /** Terms of any set when it is written down; a longer one is taken to be possible everywhere. */
    static final int LENGTH = 1_000;

    /** Points of an automaton that is followed forward. */
    static final int POINTS_FORWARD = 500;

    /** Different distances between the numbers of the positions that a relation joins: a set is shifted once for each. */
    static final int DISTANCES = 8;

    /** Words of a set of positions: for larger boards, nothing is computed for all positions together. */
    public static final int WORDS = 4;

    /** Forms on one path of an automaton: beyond, it is opaque, for following more would need much of a thread's stack. */
    static final int DEPTH = 300;

    private Limits() {}
}
