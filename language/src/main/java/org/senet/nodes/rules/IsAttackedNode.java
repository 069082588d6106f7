package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.DirectCallNode;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/**
 * {@code (is-attacked?)}: whether an enemy of the piece's owner could capture it here with a move of its own rules. On an
 * empty square it is asked of the piece in the hand, or else of the piece at the current position, as if it stood there.
 * The attacker need not mind its own safety: while an attack is examined, nothing is attacked in turn.
 */
public final class IsAttackedNode extends TestNode {
    private final Generators generators;

    @Child
    private PathNode path;

    /** For each player the test of its attacks, made at first use; the rules that it is made from may contain this node. */
    @Children
    private final DirectCallNode[] attacks;

    @CompilationFinal(dimensions = 1)
    private final AttackFilter[] filters;

    /** @param generators the generators of all players */
    public IsAttackedNode(Generators generators, PathNode path) {
        this.generators = generators;
        this.path = path;
        attacks = new DirectCallNode[generators.playerCount() + 1];
        filters = new AttackFilter[attacks.length];
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int at = path.end(frame, state);
        if (at < 0 || state.target >= 0) {
            return false;
        }
        int code = state.board[at];
        if (code != 0) {
            return isAttacked(frame, state, code, at);
        }
        int here = Frames.position(frame);
        int guest = Registers.hand(frame) != 0 ? Registers.hand(frame) : here < 0 ? 0 : state.board[here];
        if (guest == 0) {
            return false;
        }
        state.board[at] = guest;
        try {
            return isAttacked(frame, state, guest, at);
        } finally {
            state.board[at] = 0;
        }
    }

    @ExplodeLoop
    private boolean isAttacked(VirtualFrame frame, State state, int code, int position) {
        int logTop = Registers.logTop(frame);
        state.invariantTop = Registers.invariantTop(frame);
        long enemies = state.design.enemies(state.design.pieces.owner(code));
        for (int attacker = 1; attacker < attacks.length; attacker++) {
            if ((enemies >>> attacker & 1) != 0 && attacks(state, attacker, position, logTop)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacks(State state, int attacker, int position, int logTop) {
        if (attacks[attacker] == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            var attack = generators.attack(attacker);
            filters[attacker] = attack.filter();
            attacks[attacker] = insert(DirectCallNode.create(attack.rules()));
        }
        if (!filters[attacker].find(state, position, logTop)) {
            return false;
        }
        state.target = position;
        state.logTop = logTop;
        return (boolean) attacks[attacker].call(state.arguments);
    }
}
