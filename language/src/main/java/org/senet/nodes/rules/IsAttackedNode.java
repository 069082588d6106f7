package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/** {@code (is-attacked?)}: whether an enemy of the piece's owner could capture it here with a move of its own rules. */
public final class IsAttackedNode extends TestNode {
    private final Generators generators;

    /** @param generators the generators of all players */
    public IsAttackedNode(Generators generators) {
        this.generators = generators;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return isAttacked(Frames.boardState(frame, this), Frames.position(frame));
    }

    @TruffleBoundary(allowInlining = false)
    private boolean isAttacked(State state, int position) {
        int code = position < 0 ? 0 : state.board[position];
        if (code == 0) {
            return false;
        }
        long enemies = state.design.enemies(state.design.pieces.owner(code));
        for (int attacker = 1; attacker <= generators.playerCount(); attacker++) {
            if ((enemies >>> attacker & 1) != 0 && attacks(state, attacker, position)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacks(State state, int attacker, int position) {
        int player = state.player;
        int target = state.target;
        int moveStart = state.moveStart;
        int invariants = state.invariantTop;
        var globals = state.globals.clone();
        var globalObjects = state.globalObjects.clone();
        int handSize = state.handSize;
        var hand = state.hand;
        state.hand = new int[hand.length];
        state.handSize = 0;
        state.player = attacker;
        state.target = position;
        state.moveStart = state.logTop;
        try {
            return (boolean) generators.attack(attacker).call(state.arguments);
        } finally {
            state.undoTo(state.moveStart);
            state.player = player;
            state.target = target;
            state.moveStart = moveStart;
            state.invariantTop = invariants;
            state.globals = globals;
            state.globalObjects = globalObjects;
            state.hand = hand;
            state.handSize = handSize;
        }
    }
}
