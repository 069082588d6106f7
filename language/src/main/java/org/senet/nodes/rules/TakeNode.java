package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * {@code (take)}: lifts the piece at the current position into the hand; of a column, its top piece, or as many of the
 * topmost ones as are wanted, which stay a column.
 */
public final class TakeNode extends EffectNode {
    private static final int SHOWN = 60;

    private final Site site;
    private final boolean all;

    @Child
    private @Nullable ExpressionNode count;

    private TakeNode(Site site, boolean all, @Nullable ExpressionNode count) {
        this.site = site;
        this.all = all;
        this.count = count;
    }

    /** Takes one piece. */
    public static TakeNode one(Site site) {
        return new TakeNode(site, false, null);
    }

    /** Takes the whole column. */
    public static TakeNode all(Site site) {
        return new TakeNode(site, true, null);
    }

    /** Takes as many pieces as a node says, or all if there are fewer; none for a number below one. */
    public static TakeNode some(Site site, ExpressionNode count) {
        return new TakeNode(site, false, count);
    }

    /** Whether it takes nothing only where nothing stands. */
    public boolean isUnconditional() {
        return count == null;
    }

    /** Whether it takes one piece. */
    boolean isOfOne() {
        return !all && count == null;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        long wanted = count == null ? 1 : number(count.execute(frame));
        int at = Frames.position(frame);
        int code = !isSure() && (at < 0 || wanted < 1) ? 0 : site.board(frame, state)[at];
        var pieces = site.design(state).pieces;
        if (!isSure() && !pieces.isPiece(code)) {
            return NOTHING;
        }
        int rest = all ? 0 : pieces.rest(code, wanted, state.columns);
        site.board(frame, state)[at] = rest;
        Registers.take(frame, rest == 0 ? code : pieces.top(code, wanted, state.columns));
        return Registers.push(frame, state, Log.entry(Log.TAKE, at, code, rest));
    }

    private long number(Object value) {
        if (value instanceof Long n) {
            return n;
        }
        throw SenetException.runtime(
                this, "`take` expects a number of pieces, but got " + Printer.display(value, SHOWN));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        site.board(frame, state)[Log.position(entry)] = Log.before(entry);
    }
}
