package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * {@code (is-attacked?)}: whether an enemy of the piece's owner could capture it here with a move of its own rules. On an
 * empty square it is asked of the piece in the hand, or else of the piece at the current position, as if it stood there.
 * The attacker need not mind its own safety: while an attack is examined, nothing is attacked in turn.
 */
public final class IsAttackedNode extends TestNode {
    private final Generators generators;
    private final boolean defended;
    private final List<String> types;

    @Child
    private PathNode path;

    /**
     * For each player the test of its attacks, made at first use; the rules that it is made from may contain this node. These are no
     * constants, or the first question would have the rules compiled anew.
     */
    private final @Nullable Attack[] attacks;

    /** Not one for each type of pieces: most attacks are told without rules. */
    @Child
    private IndirectCallNode call = IndirectCallNode.create();

    /**
     * @param generators the generators of all players
     * @param defended whether it is asked of the piece's own side instead, as if the piece were an enemy's
     * @param types the types of the pieces that attack; empty for all
     */
    public IsAttackedNode(Generators generators, boolean defended, List<String> types, PathNode path) {
        this.generators = generators;
        this.defended = defended;
        this.types = types;
        this.path = path;
        attacks = new Attack[generators.playerCount() + 1];
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int at = path.end(frame, state);
        if (at < 0 || state.target >= 0) {
            return false;
        }
        int before = state.board[at];
        int target = before == 0 ? guest(frame, state) : before;
        if (target == 0) {
            return false;
        }
        long attackers = state.design.enemies(owner(state, target));
        if (defended) {
            long defenders = state.design.friends(owner(state, target));
            if (attackers == 0) {
                return false;
            }
            target = state.design.pieces.withOwner(target, Long.numberOfTrailingZeros(attackers));
            attackers = defenders;
        }
        state.board[at] = target;
        try {
            return isAttacked(frame, state, at, attackers, before);
        } finally {
            state.board[at] = before;
        }
    }

    private static int owner(State state, int piece) {
        return state.design.pieces.owner(piece);
    }

    private static int guest(VirtualFrame frame, State state) {
        int here = Frames.position(frame);
        return Registers.hand(frame) != 0 ? Registers.hand(frame) : here < 0 ? 0 : state.board[here];
    }

    private boolean isAttacked(VirtualFrame frame, State state, int position, long attackers, int before) {
        int logTop = Registers.logTop(frame);
        state.invariantTop = Registers.invariantTop(frame);
        // Not unfolded: rules ask this in many places, and nearly all of the time is that of the search.
        for (int attacker = 1; attacker < attacks.length; attacker++) {
            if ((attackers >>> attacker & 1) != 0 && attacks(state, attacker, position, logTop, before)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacks(State state, int attacker, int position, int logTop, int before) {
        var attack = attacks[attacker];
        if (attack == null) {
            attack = attack(attacker);
            attacks[attacker] = attack;
        }
        // The piece counts as an enemy's now, so it must not be found among those that could take it.
        int known = defended ? logged(state, position, logTop, before) : logTop;
        var answer = attack.filter().find(state, position, known);
        return answer == AttackFilter.Answer.YES
                || answer == AttackFilter.Answer.MAYBE
                        && attacks(state, attack, position, logged(state, position, logTop, before));
    }

    /** Notes a piece that does not really stand there, for those who read sets of positions and what has changed since. */
    private static int logged(State state, int position, int logTop, int before) {
        if (state.board[position] == before) {
            return logTop;
        }
        state.write(logTop, Log.entry(Log.CHANGE, position, before, state.board[position]));
        return logTop + 1;
    }

    private boolean attacks(State state, Attack attack, int target, int logTop) {
        for (int w = 0; w < state.attackers.length; w++) {
            for (long set = state.attackers[w]; set != 0; set &= set - 1) {
                state.attacker = w << 6 | Long.numberOfTrailingZeros(set);
                state.target = target;
                state.logTop = logTop;
                int type = state.design.pieces.type(state.board[state.attacker]);
                if ((boolean) call.call(rules(attack, type), state.arguments)) {
                    return true;
                }
            }
        }
        return false;
    }

    @TruffleBoundary
    private Attack attack(int attacker) {
        return types.isEmpty() ? generators.attack(attacker) : generators.attack(attacker, types);
    }

    @TruffleBoundary
    private static CallTarget rules(Attack attack, int type) {
        return attack.rules().apply(type);
    }
}
