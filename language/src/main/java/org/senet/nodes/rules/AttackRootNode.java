package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.state.Design;

/**
 * Whether a player could capture the piece at the state's target. It looks at the board as it is now, in the middle of a
 * move too, so it goes through the squares and not through the sets of positions, which belong to whole moves.
 */
public final class AttackRootNode extends RootNode {
    private final Design design;
    private final int player;

    @com.oracle.truffle.api.CompilerDirectives.CompilationFinal(dimensions = 1)
    private final int[] codes;

    @Children
    private final Step[] programs;

    /** @param programs the programs that move pieces, each ending in an {@link AttackStep} */
    public AttackRootNode(
            TruffleLanguage<?> language,
            FrameLayout layout,
            Design design,
            int player,
            java.util.List<Program> programs) {
        super(language, Frames.descriptor(layout));
        this.design = design;
        this.player = player;
        codes = programs.stream()
                .mapToInt(p -> design.pieces.code(player, p.type()))
                .toArray();
        this.programs = programs.stream().map(Program::body).toArray(Step[]::new);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int mask = design.pieces.typeMask() | design.pieces.ownerMask();
        var board = state.board;
        for (int p = 0; p < board.length; p++) {
            int code = board[p] & mask;
            if (code != 0 && attacks(frame, code, p)) {
                return true;
            }
        }
        return false;
    }

    @ExplodeLoop
    private boolean attacks(VirtualFrame frame, int code, int position) {
        for (int i = 0; i < programs.length; i++) {
            if (codes[i] == code) {
                Registers.begin(frame, position, Frames.state(frame).moveStart);
                if (programs[i].execute(frame) == Outcome.STOP) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public String getName() {
        return "attacks of " + design.pieces.ownerName(player);
    }
}
