package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.List;
import java.util.function.IntConsumer;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Design;

/** {@code (any King)}: goes to each position that holds a piece of that type, whoever owns it, in the board's order. */
public final class AnyPieceStep extends Step implements WritesSlot {
    private final List<String> types;
    private final SavedSlots saved;

    @CompilationFinal
    private Design design;

    @CompilationFinal
    private long wanted;

    @Child
    private Step next;

    /** @param types the names of the types */
    public AnyPieceStep(List<String> types, SavedSlots saved, Step next) {
        this.types = types;
        this.saved = saved;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        if (design != state.design) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            design = state.design;
            wanted = wanted(design);
        }
        saved.save(frame);
        var board = state.board;
        for (int p = 0; p < board.length; p++) {
            if (board[p] != 0 && (wanted >>> design.pieces.type(board[p]) & 1) != 0) {
                Frames.setPosition(frame, p);
                if (next.execute(frame) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
            }
        }
        TruffleSafepoint.poll(this);
        return Outcome.EXHAUSTED;
    }

    @TruffleBoundary
    private long wanted(Design d) {
        if (d == null) {
            throw SenetException.runtime(this, "pieces can be chosen only where a game is played");
        }
        long set = 0;
        for (var type : types) {
            set |= 1L << d.pieces.typeNumber(type);
        }
        return set;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
