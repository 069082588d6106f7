package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.List;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Whether one of those pieces of a player that the state's {@code attackers} name could capture the piece at the state's
 * target, given a log of so many entries as the state says. It looks at the board as it is now, in the middle of a move too.
 */
public final class AttackRootNode extends CodeRootNode {
    private final Design design;
    private final int player;
    private final int mask;

    @CompilationFinal(dimensions = 1)
    private final int[] codes;

    @Children
    private final Step[] programs;

    /** @param programs the programs that move pieces, each ending in an {@link AttackStep} */
    public AttackRootNode(
            TruffleLanguage<?> language, FrameLayout layout, Design design, int player, List<Program> programs) {
        super(language, Frames.descriptor(layout));
        this.design = design;
        this.player = player;
        mask = design.pieces.typeMask() | design.pieces.ownerMask();
        codes = programs.stream()
                .mapToInt(p -> design.pieces.code(player, p.type()))
                .toArray();
        this.programs = programs.stream().map(Program::body).toArray(Step[]::new);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int outerPlayer = state.player;
        int outerStart = state.moveStart;
        int outerInvariants = state.invariantTop;
        var globals = state.globals;
        var globalObjects = state.globalObjects;
        if (globals.length > 0) {
            copyGlobals(state);
        }
        state.player = player;
        state.moveStart = state.logTop;
        try {
            return isAttacked(frame, state);
        } finally {
            state.player = outerPlayer;
            state.target = -1;
            state.moveStart = outerStart;
            state.invariantTop = outerInvariants;
            state.globals = globals;
            state.globalObjects = globalObjects;
        }
    }

    @TruffleBoundary
    private static void copyGlobals(State state) {
        state.globals = state.globals.clone();
        state.globalObjects = state.globalObjects.clone();
    }

    private boolean isAttacked(VirtualFrame frame, State state) {
        for (int w = 0; w < design.words; w++) {
            for (long set = state.attackers[w]; set != 0; set &= set - 1) {
                int position = w << 6 | Long.numberOfTrailingZeros(set);
                if (attacks(frame, state, state.board[position] & mask, position)) {
                    return true;
                }
            }
        }
        return false;
    }

    @ExplodeLoop
    private boolean attacks(VirtualFrame frame, State state, int code, int position) {
        for (int i = 0; i < programs.length; i++) {
            if (codes[i] == code) {
                Registers.begin(frame, state, position, state.moveStart, state.invariantTop);
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
