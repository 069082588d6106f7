package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.nodes.choice.TallyStep;
import org.senet.runtime.Outcome;
import org.senet.state.State;

/** {@code (any King)}: goes to each position that holds a piece of that type, whoever owns it, in the board's order. */
public final class AnyPieceStep extends Step implements WritesSlot, ChoicePoint, Watchable {
    private final List<String> types;
    /** The types in the game in which the code has run last. */
    @CompilationFinal
    private @Nullable PieceSet known;

    private final SavedSlots saved;

    /** The players whose pieces are looked for, as bits, when the next step checks that first; else 0. */
    private final long owners;
    /** Whether nothing else is asked of the pieces than how many there are. */
    private final boolean counts;

    @Child
    private Step next;

    /** Whether a tool wants to see each piece. */
    @CompilationFinal
    private boolean showsAll;

    /** @param types the names of the types */
    public AnyPieceStep(Site site, List<String> types, SavedSlots saved, Step next) {
        this.types = types;
        known = site.design == null ? null : PieceSet.of(types, site.design, this);
        this.saved = saved;
        this.next = next;
        owners = next instanceof CheckStep check && check.test() instanceof AskTestNode ask ? ask.owners() : 0;
        counts = next instanceof TallyStep || owners != 0 && ((CheckStep) next).next() instanceof TallyStep;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        var set = known;
        if (set == null || !set.isOf(state)) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            set = PieceSet.of(types, state.design, this);
            known = set;
        }
        return execute(frame, state, set);
    }

    private int execute(VirtualFrame frame, State state, PieceSet types) {
        saved.save(frame);
        for (int w = 0; w < types.words(); w++) {
            long set = candidates(types, state, w, Registers.logTop(frame));
            if (counts && types.isExact() && !showsAll) {
                long changed = state.changed(w, Registers.logTop(frame));
                state.tally += Long.bitCount(set & ~changed);
                set &= changed;
            }
            while (set != 0) {
                int p = w << 6 | Long.numberOfTrailingZeros(set);
                set &= set - 1;
                if (types.contains(state.board[p])) {
                    Frames.setPosition(frame, p);
                    if (next.execute(frame) == Outcome.STOP) {
                        return Outcome.STOP;
                    }
                    saved.restore(frame);
                }
            }
        }
        TruffleSafepoint.poll(this);
        return Outcome.EXHAUSTED;
    }

    private long candidates(PieceSet types, State state, int word, int logTop) {
        long set = types.candidates(state, word, logTop);
        return owners == 0 || showsAll ? set : set & types.owned(state, word, logTop, owners);
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }

    @Override
    public void watch() {
        showsAll = true;
        haltBefore(next);
    }
}
