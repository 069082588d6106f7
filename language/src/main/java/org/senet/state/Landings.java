package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the moves that were played on a state have left pieces, so far as a game asks for it: the positions of each in their order. Not thread-safe. */
public final class Landings {
    /** For each move its positions, and then their number. */
    private int[] positions = new int[32];

    private int top;

    /** Whether it is known where the last move has left pieces; it is not in a position from which a game begins. */
    public boolean isLastMoveKnown() {
        return top > 0;
    }

    /** Where the positions begin on which the last move, which is known, has put pieces. */
    public int start() {
        return top - 1 - positions[top - 1];
    }

    /** Where these positions end. */
    public int end() {
        return top - 1;
    }

    /** The position with a number from {@link #start()} on; there may be no piece by now. */
    public int position(int i) {
        return positions[i];
    }

    /** Forgets all moves but the last one of another position, which may be unknown. */
    void load(int @Nullable [] last) {
        top = 0;
        if (last != null) {
            for (int p : last) {
                push(p);
            }
            push(last.length);
        }
    }

    /** The positions of the last move, or null. */
    int @Nullable [] last() {
        return isLastMoveKnown() ? Arrays.copyOfRange(positions, start(), end()) : null;
    }

    /** Notes where a move that has some entries leaves pieces. */
    void note(long[] entries, int from, int to) {
        int first = top;
        int at = first;
        var noted = roomFor(to - from + 1);
        for (int i = from; i < to; i++) {
            long e = entries[i];
            noted[at] = Log.position(e);
            boolean changes = Log.changesBoard(e);
            // The next one takes the place of a position that does not count.
            at += changes && Log.after(e) != 0 ? 1 : 0;
            if (changes && at > first && Log.after(e) == 0) {
                at = without(noted, first, at, Log.position(e));
            }
        }
        if (at > first + 1) {
            at = distinct(noted, first, at);
        }
        noted[at] = at - first;
        top = at + 1;
    }

    /** Leaves out a position from which the move has removed again what it had put there. Returns where the others end. */
    private static int without(int[] positions, int from, int to, int removed) {
        int end = from;
        for (int i = from; i < to; i++) {
            positions[end] = positions[i];
            end += positions[i] == removed ? 0 : 1;
        }
        return end;
    }

    /** Puts positions in their order, each once: a move may change what it has put down. Returns where they end. */
    @TruffleBoundary
    static int distinct(int[] positions, int from, int to) {
        Arrays.sort(positions, from, to);
        int end = from;
        for (int i = from; i < to; i++) {
            if (end == from || positions[end - 1] != positions[i]) {
                positions[end++] = positions[i];
            }
        }
        return end;
    }

    /** The same for a move that has only one entry, which changes the board. */
    void note(long entry) {
        note(roomFor(2), top, entry);
    }

    /** The same after {@linkplain #backTo going back} to a mark, in the positions as they are with {@linkplain #roomFor room}. */
    void note(int[] noted, int mark, long entry) {
        int count = Log.after(entry) != 0 ? 1 : 0;
        noted[mark] = Log.position(entry);
        noted[mark + count] = count;
        top = mark + count + 1;
    }

    /**
     * The same for a move that leaves a piece at one position and nowhere else, for which there is {@linkplain #roomFor room}; the position
     * is to be written to the returned array, where the {@link #mark} was before.
     */
    int[] beginOne() {
        positions[top + 1] = 1;
        top += 2;
        return positions;
    }

    /** The positions, with room for so many more. */
    int[] roomFor(int more) {
        if (CompilerDirectives.injectBranchProbability(
                CompilerDirectives.SLOWPATH_PROBABILITY, top + more > positions.length)) {
            grow(more);
        }
        return positions;
    }

    /** What is noted so far, to which {@link #backTo} goes back. */
    int mark() {
        return top;
    }

    /** Takes back what was noted since then. */
    void backTo(int mark) {
        top = mark;
    }

    /** Takes back what was noted for the last move. */
    void forget() {
        top -= positions[top - 1] + 1;
    }

    private void push(int value) {
        roomFor(1)[top++] = value;
    }

    @TruffleBoundary
    private void grow(int more) {
        positions = Arrays.copyOf(positions, Math.max(positions.length * 2, top + more));
    }
}
