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
 * Whether a player could capture the piece at the state's target, given a log of so many entries as the state says. It looks at the board as it is now, in the middle of a
 * move too. Only pieces are tried that could reach the target if nothing were in the way: those of the sets of positions,
 * which are right between moves, and whatever the move under construction has changed.
 */
public final class AttackRootNode extends CodeRootNode {
    private final Design design;
    private final int player;
    private final int mask;

    @CompilationFinal(dimensions = 1)
    private final int[] codes;

    @CompilationFinal(dimensions = 1)
    private final ReachTable[] reach;

    private final ReachTable anyReach;

    @Children
    private final Step[] programs;

    /**
     * @param programs the programs that move pieces, each ending in an {@link AttackStep}
     * @param reach what each program can reach at most
     */
    public AttackRootNode(
            TruffleLanguage<?> language,
            FrameLayout layout,
            Design design,
            int player,
            List<Program> programs,
            List<ReachTable> reach) {
        super(language, Frames.descriptor(layout));
        this.design = design;
        this.player = player;
        mask = design.pieces.typeMask() | design.pieces.ownerMask();
        codes = programs.stream()
                .mapToInt(p -> design.pieces.code(player, p.type()))
                .toArray();
        this.reach = reach.toArray(ReachTable[]::new);
        anyReach = ReachTable.union(design, reach);
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
            return isAttacked(frame, state, state.target);
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

    private boolean isAttacked(VirtualFrame frame, State state, int target) {
        for (int w = 0; w < design.words; w++) {
            long set = anyReach.word(target, w);
            if (set != 0) {
                set &= state.occupied[(player << design.setShift) + w] | state.changed(w, state.moveStart);
            }
            while (set != 0) {
                int position = w << 6 | Long.numberOfTrailingZeros(set);
                set &= set - 1;
                int code = state.board[position] & mask;
                if ((code & design.pieces.ownerMask()) == player && attacks(frame, state, code, position, target)) {
                    return true;
                }
            }
        }
        return false;
    }

    @ExplodeLoop
    private boolean attacks(VirtualFrame frame, State state, int code, int position, int target) {
        for (int i = 0; i < programs.length; i++) {
            if (codes[i] == code && reach[i].contains(target, position)) {
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
