package org.senet.nodes.rules;

import org.jspecify.annotations.Nullable;

/**
 * One of the moves of a program where sets of positions tell all of it: the piece goes a known distance, and nothing else happens but
 * what a {@link Landing} does. Immutable.
 *
 * @param from what must be seen, and from which positions, for the move to be there
 * @param times how often such a move is counted; once where it is listed
 * @param distance from the number of a position to that of the one where the piece is put down; of no account where moves are counted
 * @param resets the counters that are set to zero before the end, as bits
 * @param landing the end; null where moves are counted
 */
record Stride(
        StartSet.Way from,
        int times,
        int distance,
        int resets,
        @Nullable Landing landing) {}
