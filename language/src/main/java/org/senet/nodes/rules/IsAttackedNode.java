package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/**
 * {@code (is-attacked?)}: whether an enemy of the piece's owner could capture it here with a move of its own rules. The
 * attacker need not mind its own safety: while an attack is examined, nothing is attacked in turn.
 */
public final class IsAttackedNode extends TestNode {
    private final Generators generators;

    /** @param generators the generators of all players */
    public IsAttackedNode(Generators generators) {
        this.generators = generators;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        return isAttacked(state, Frames.position(frame), Registers.logTop(frame));
    }

    @TruffleBoundary(allowInlining = false)
    private boolean isAttacked(State state, int position, int logTop) {
        int code = position < 0 ? 0 : state.board[position];
        if (code == 0 || state.target >= 0) {
            return false;
        }
        long enemies = state.design.enemies(state.design.pieces.owner(code));
        for (int attacker = 1; attacker <= generators.playerCount(); attacker++) {
            if ((enemies >>> attacker & 1) != 0 && attacks(state, attacker, position, logTop)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacks(State state, int attacker, int position, int logTop) {
        int player = state.player;
        int target = state.target;
        int moveStart = state.moveStart;
        int invariants = state.invariantTop;
        var globals = state.globals.clone();
        var globalObjects = state.globalObjects.clone();
        state.player = attacker;
        state.target = position;
        state.moveStart = logTop;
        try {
            return (boolean) generators.attack(attacker).call(state.arguments);
        } finally {
            state.player = player;
            state.target = target;
            state.moveStart = moveStart;
            state.invariantTop = invariants;
            state.globals = globals;
            state.globalObjects = globalObjects;
        }
    }
}
