package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.state.EqualMoves;
import org.senet.state.State;

/**
 * All moves of one player: passes over the pieces in order of priority, until one pass has found moves. The argument is a
 * state that is ready for a generation; the moves are in its buffer afterwards.
 */
public final class GeneratorRootNode extends CodeRootNode {
    private final GeneratorKind kind;
    private final boolean merges;
    private final CallTarget judge;

    @Children
    private final PassNode[] passes;

    /**
     * The moves of a player.
     *
     * @param kind what is found
     * @param merges whether equal moves are merged when all have been found
     * @param invariants the invariants of the rules
     * @param passes the programs of each priority, the highest first
     */
    public GeneratorRootNode(
            TruffleLanguage<?> language,
            String name,
            FrameLayout layout,
            GeneratorKind kind,
            boolean merges,
            Invariants invariants,
            PassNode... passes) {
        super(language, name, Frames.descriptor(layout));
        this.kind = kind;
        this.merges = merges;
        judge = new JudgeRootNode(language, name, layout, invariants).getCallTarget();
        this.passes = passes;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        state.judge = judge;
        find(frame, state);
        state.judge = null;
        return state;
    }

    @ExplodeLoop
    private void find(VirtualFrame frame, State state) {
        for (int i = 0; i < passes.length; i++) {
            if (kind == GeneratorKind.PICK) {
                if (i == state.pass) {
                    passes[i].pick(frame, state);
                    return;
                }
                continue;
            }
            passes[i].execute(frame, state);
            if (kind.counts() ? state.completed > 0 : state.moves.size() > 0) {
                state.pass = i;
                if (merges) {
                    EqualMoves.merge(state);
                }
                return;
            }
        }
    }
}
