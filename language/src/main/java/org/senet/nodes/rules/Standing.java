package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.stream.IntStream;
import org.senet.nodes.Registers;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * The set of the positions on which pieces of some players stand, as it is in the middle of a move: the sets of a state are right
 * between moves, and the log tells what has changed since then. Immutable.
 */
final class Standing {
    private static final long ALL = -1;

    private final long players;
    private final int ownerMask;

    /** Where the sets of these players begin among those of all. */
    @CompilationFinal(dimensions = 1)
    private final int[] sets;

    /** Of the pieces of some players; these are bits by their numbers, where bit 0 means pieces that are nobody's. */
    Standing(Design design, long players) {
        this.players = players;
        ownerMask = design.pieces.ownerMask();
        sets = IntStream.rangeClosed(1, design.pieces.ownerCount())
                .filter(owner -> (players >>> owner & 1) != 0)
                .map(owner -> owner << design.setShift)
                .toArray();
    }

    /** Of all pieces. */
    static Standing ofAll(Design design) {
        return new Standing(design, ALL);
    }

    /**
     * A word of the set.
     *
     * @param logEnd the number of entries in the log
     */
    long word(VirtualFrame frame, State state, int word, int logEnd) {
        return changed(Registers.board(frame), state.log, word(state, word), word, logEnd);
    }

    /** A word of the set between moves. */
    @ExplodeLoop
    long word(State state, int word) {
        long set = 0;
        for (int begin : sets) {
            set |= state.occupied[begin + word];
        }
        return set;
    }

    private long changed(int[] board, long[] log, long before, int word, int logEnd) {
        long set = before;
        for (int i = 0; i < logEnd; i++) {
            int position = Log.position(log[i]);
            if (Log.changesBoard(log[i]) && position >>> 6 == word) {
                set = isCounted(board[position]) ? set | 1L << position : set & ~(1L << position);
            }
        }
        return set;
    }

    private boolean isCounted(int code) {
        return code != 0 && (players == ALL || (players >>> (code & ownerMask) & 1) != 0);
    }
}
