package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;

/**
 * All moves of one player: passes over the pieces in order of priority, until one pass has found moves. The argument is a
 * state that is ready for a generation; the moves are in its buffer afterwards.
 */
public final class GeneratorRootNode extends CodeRootNode {
    private final GeneratorKind kind;

    @Children
    private final PassNode[] passes;

    /**
     * The moves of a player.
     *
     * @param kind what is found
     * @param passes the programs of each priority, the highest first
     */
    public GeneratorRootNode(
            TruffleLanguage<?> language, String name, FrameLayout layout, GeneratorKind kind, PassNode... passes) {
        super(language, name, Frames.descriptor(layout));
        this.kind = kind;
        this.passes = passes;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        for (int i = 0; i < passes.length; i++) {
            if (kind == GeneratorKind.PICK) {
                if (i == state.pass) {
                    passes[i].pick(frame, state);
                    return state;
                }
                continue;
            }
            passes[i].execute(frame, state);
            if (kind.counts() ? state.completed > 0 : state.moves.size() > 0) {
                state.pass = i;
                return state;
            }
        }
        return state;
    }
}
