package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.choice.UndoableStep;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * {@code (each condition (set-owner! player))} in code that may choose, where the positions are computed together: the pieces get
 * their new owner, the next step runs, and they are given back. What all of the pieces share is read once, as compiled code reads
 * from memory anew at each turn of a loop.
 */
public final class ChangeOwnersStep extends Step implements Watchable {
    private final int owner;
    /** The bits of a piece's code that stay. */
    private final int kept;
    /** Whether the next step may look at the board: the end of a move only asks what the log says. */
    private final boolean shows;

    @CompilationFinal
    private boolean isWatched;

    @Child
    private EachOfSetNode places;

    @Child
    private Step next;

    /**
     * @param places the positions, and the same change for one of them after another
     * @param owner the number of the new owner
     */
    public ChangeOwnersStep(Design design, EachOfSetNode places, int owner, Step next) {
        this.places = places;
        this.owner = owner;
        this.next = next;
        kept = ~design.pieces.ownerMask();
        if (next instanceof AddMoveStep end) {
            end.expectMany();
            shows = false;
        } else {
            shows = true;
        }
    }

    /** Where the pieces stand that a player gets, if the move ends then and they are all of some other players, given as bits; else null. */
    @Nullable
    CellsCode gained(int player, long from) {
        return !shows && owner == player && places.isOf(from) ? places.set() : null;
    }

    @Override
    public int execute(VirtualFrame frame) {
        // A piece in the hand would be changed instead.
        if (isWatched || Registers.hand(frame) != 0) {
            return UndoableStep.execute(frame, places, next);
        }
        var state = Frames.state(frame);
        int from = Registers.logTop(frame);
        int to = change(frame, state, from);
        Registers.setLogTop(frame, to);
        int outcome = next.execute(frame);
        Registers.setLogTop(frame, from);
        if (shows) {
            giveBack(state.log, Registers.board(frame), from, to);
        }
        return outcome;
    }

    private int change(VirtualFrame frame, State state, int from) {
        var board = Registers.board(frame);
        long set = places.places(frame);
        var log = state.logFor(from + Long.bitCount(set));
        int top = from;
        for (; set != 0; set &= set - 1) {
            int at = Long.numberOfTrailingZeros(set);
            int before = board[at];
            int after = before & kept | owner;
            log[top] = Log.entry(Log.CHANGE, at, before, after);
            if (shows && before != 0) {
                board[at] = after;
            }
            // Where there is no piece, the next entry takes the place of this one.
            top += -before >>> Integer.SIZE - 1;
        }
        return top;
    }

    private static void giveBack(long[] log, int[] board, int from, int to) {
        for (int i = from; i < to; i++) {
            board[Log.position(log[i])] = Log.before(log[i]);
        }
    }

    @Override
    public void watch() {
        isWatched = true;
    }
}
