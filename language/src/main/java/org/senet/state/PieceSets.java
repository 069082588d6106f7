package org.senet.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keeps {@link State#occupied} and {@link State#typed}, the sets of the positions of pieces by owner and by type, in step with
 * the board. The arrays belong to the state, where rules read them; what is here happens between moves. Not thread-safe.
 */
final class PieceSets {
    private final int[] board;
    private final long[] occupied;
    private final long[] typed;
    /** The set of an owner or type begins at its number times two to this power. */
    private final int setShift;
    /** The bits of a piece's code that tell its owner. */
    private final int ownerMask;

    private final int typeMask;
    private final int ownerBits;
    private final boolean tracksTypes;

    PieceSets(State state, @Nullable Design design) {
        board = state.board;
        occupied = state.occupied;
        typed = state.typed;
        setShift = design == null ? 0 : design.setShift;
        ownerMask = design == null ? 0 : design.pieces.ownerMask();
        typeMask = design == null ? 0 : design.pieces.typeMask();
        ownerBits = Integer.bitCount(ownerMask);
        tracksTypes = design != null && design.tracksTypes();
    }

    /** Adds a position to the set of a piece's owner, or removes it. */
    void flipOwner(int code, int position) {
        int owner = code & ownerMask;
        if (owner != 0) {
            occupied[(owner << setShift) + (position >>> 6)] ^= 1L << position;
        }
    }

    /** Changes the sets by type, which must be kept, as log entries tell, forwards or backwards. */
    void flipTypes(long[] entries, int from, int to) {
        // Most moves have one entry or two, and setting up a loop costs more than they do.
        if (from < to) {
            flipTypes(entries[from]);
        }
        if (from + 1 < to) {
            flipTypes(entries[from + 1]);
        }
        for (int i = from + 2; i < to; i++) {
            flipTypes(entries[i]);
        }
    }

    private void flipTypes(long entry) {
        if (!Log.changesBoard(entry)) {
            return;
        }
        int word = Log.position(entry) >>> 6;
        long bit = 1L << Log.position(entry);
        int before = Log.before(entry) & typeMask;
        int after = Log.after(entry) & typeMask;
        if (before != 0) {
            typed[(before >>> ownerBits << setShift) + word] ^= bit;
        }
        if (after != 0) {
            typed[(after >>> ownerBits << setShift) + word] ^= bit;
        }
    }

    /** Finds the sets by owner anew. */
    void sortByOwner() {
        Arrays.fill(occupied, 0);
        for (int p = 0; p < board.length; p++) {
            flipOwner(board[p], p);
        }
    }

    /** Finds the sets by type anew, if they are kept. */
    void sortByType() {
        if (!tracksTypes) {
            return;
        }
        Arrays.fill(typed, 0);
        for (int p = 0; p < board.length; p++) {
            int type = board[p] & typeMask;
            if (type != 0) {
                typed[(type >>> ownerBits << setShift) + (p >>> 6)] |= 1L << p;
            }
        }
    }
}
