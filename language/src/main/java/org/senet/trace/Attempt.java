package org.senet.trace;

/**
 * The rules of a piece that were followed from one position, or what a player may do without a piece. Positions and pieces
 * are numbers, as in {@link Observation}.
 *
 * @param kind what was tried
 * @param position where, or -1
 * @param piece the piece that stood there, or the one that was to be placed; 0 for none
 * @param rank the rank of the rules; those of a higher one exclude those of a lower one
 * @param root everything that happened
 */
public record Attempt(Kind kind, int position, int piece, int rank, Branch root) {
    /** The rank of a pass that is only for a player without other moves. */
    public static final int FORCED_PASS = Integer.MIN_VALUE;

    /** What was tried. */
    public enum Kind {
        MOVE,
        PLACE,
        ACTION
    }
}
