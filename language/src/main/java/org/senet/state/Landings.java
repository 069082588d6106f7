package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where the moves that were played on a state have left pieces, so far as a game asks for it. Not thread-safe. */
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

    void note(long[] entries, int from, int to) {
        int first = top;
        for (int i = from; i < to; i++) {
            long e = entries[i];
            if (Log.changesBoard(e) && Log.after(e) != 0) {
                push(Log.position(e));
            }
        }
        push(top - first);
    }

    /** Takes back what was noted for the last move. */
    void forget() {
        top -= positions[top - 1] + 1;
    }

    private void push(int value) {
        if (top == positions.length) {
            grow();
        }
        positions[top++] = value;
    }

    @TruffleBoundary
    private void grow() {
        positions = Arrays.copyOf(positions, positions.length * 2);
    }
}
