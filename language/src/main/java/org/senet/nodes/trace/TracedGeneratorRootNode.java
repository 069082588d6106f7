package org.senet.nodes.trace;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.rules.Generators;
import org.senet.nodes.rules.Invariants;
import org.senet.nodes.rules.JudgeRootNode;
import org.senet.nodes.rules.PassNode;
import org.senet.state.EqualMoves;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * All moves of one player, written down in the state's record. Other than {@link org.senet.nodes.rules.GeneratorRootNode}
 * it follows the rules of lower ranks too when moves of a higher one have been found; what they find does not count.
 */
public final class TracedGeneratorRootNode extends CodeRootNode {
    private final CallTarget judge;

    private final Generators generators;

    @Children
    private final PassNode[] passes;

    /**
     * @param invariants the invariants of the rules
     * @param generators what functions ask about attacks and moves
     * @param passes the programs of each rank, the highest first
     */
    public TracedGeneratorRootNode(
            TruffleLanguage<?> language,
            String name,
            FrameLayout layout,
            Invariants invariants,
            Generators generators,
            PassNode... passes) {
        super(language, name, Frames.descriptor(layout));
        judge = new TracedJudgeRootNode(language, new JudgeRootNode(language, name, layout, invariants).getCallTarget())
                .getCallTarget();
        this.generators = generators;
        this.passes = passes;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        state.judge = judge;
        var untraced = state.generators;
        state.generators = generators;
        for (var pass : passes) {
            if (state.moves.size() == 0) {
                pass.execute(frame, state);
                EqualMoves.merge(state, Traces.recorder(state)::merged);
            } else {
                outranked(frame, state, pass);
            }
        }
        state.judge = null;
        state.generators = untraced;
        return state;
    }

    private static void outranked(VirtualFrame frame, State state, PassNode pass) {
        var recorder = Traces.recorder(state);
        var moves = state.moves;
        state.moves = new MoveBuffer();
        Arrays.fill(state.globals, 0);
        Arrays.fill(state.globalObjects, null);
        var found = recorder.beginOutranked();
        var before = state.save();
        try {
            pass.execute(frame, state);
        } catch (SenetException e) {
            // Nobody has come to this when moves are listed.
            recorder.leave(e);
            state.load(before);
        }
        recorder.endOutranked(found);
        state.moves = moves;
    }

    /** Tools watch the rules themselves. */
    @Override
    protected boolean isInstrumentable() {
        return false;
    }
}
