package org.senet.nodes.rules;

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
import org.senet.state.State;

/**
 * Whether the piece of a player at the state's {@code attacker} could capture the piece at the state's target, given a log of so many
 * entries as the state says. It looks at the board as it is now, in the middle of a move too. Each type of pieces has its own:
 * together they would be far too much code at once.
 */
public final class AttackRootNode extends CodeRootNode {
    private final int player;

    @Children
    private final Step[] programs;

    /** @param programs the programs that move pieces of the type, each ending in an {@link AttackStep} */
    public AttackRootNode(
            TruffleLanguage<?> language, FrameLayout layout, String name, int player, List<Program> programs) {
        super(language, name, Frames.descriptor(layout));
        this.player = player;
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
        var marks = state.marks;
        var moves = state.moves;
        if (globals.length > 0) {
            renewGlobals(state);
        }
        state.player = player;
        state.moveStart = state.logTop;
        // They belong to the moves that are being found, and this one is none of them.
        state.marks = null;
        state.moves = null;
        try {
            return attacks(frame, state);
        } finally {
            state.player = outerPlayer;
            state.target = -1;
            state.moveStart = outerStart;
            state.invariantTop = outerInvariants;
            state.globals = globals;
            state.globalObjects = globalObjects;
            state.marks = marks;
            state.moves = moves;
        }
    }

    /** Globals are shared by the moves of one list, and an attack is in none: they begin as 0. */
    @TruffleBoundary
    private static void renewGlobals(State state) {
        state.globals = new long[state.globals.length];
        state.globalObjects = new Object[state.globalObjects.length];
    }

    @ExplodeLoop
    private boolean attacks(VirtualFrame frame, State state) {
        for (var program : programs) {
            Registers.begin(frame, state, state.attacker, state.moveStart, state.invariantTop);
            if (program.execute(frame) == Outcome.STOP) {
                return true;
            }
        }
        return false;
    }
}
