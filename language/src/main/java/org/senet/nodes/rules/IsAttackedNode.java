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
    private final boolean defended;
    private final List<String> types;

    @Child
    private PathNode path;

    /** The attacks in the game in which the code has run last. It is no constant, or the first question would have the rules compiled anew. */
    private @Nullable Attacks last;

    /**
     * The tests of a game's attacks, each made at first use: the rules that it is made from may contain this node.
     *
     * @param byPlayer for each player (from 1)
     */
    private record Attacks(Generators generators, @Nullable Attack[] byPlayer) {}

    /** Not one for each type of pieces: most attacks are told without rules. */
    @Child
    private IndirectCallNode call = IndirectCallNode.create();

    /**
     * @param defended whether it is asked of the piece's own side instead, as if the piece were an enemy's
     * @param types the types of the pieces that attack; empty for all
     */
    public IsAttackedNode(boolean defended, List<String> types, PathNode path) {
        this.defended = defended;
        this.types = types;
        this.path = path;
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
        var attacks = attacks(state);
        // Not unfolded: rules ask this in many places, and nearly all of the time is that of the search.
        for (int attacker = 1; attacker < attacks.byPlayer.length; attacker++) {
            if ((attackers >>> attacker & 1) != 0
                    && attacks(state, attack(attacks, attacker), position, logTop, before)) {
                return true;
            }
        }
        return false;
    }

    private Attacks attacks(State state) {
        var known = last;
        if (known == null || known.generators != state.generators) {
            known = attacksOf(Generators.of(state, this));
            last = known;
        }
        return known;
    }

    @TruffleBoundary
    private static Attacks attacksOf(Generators generators) {
        return new Attacks(generators, new Attack[generators.playerCount() + 1]);
    }

    private Attack attack(Attacks attacks, int attacker) {
        var attack = attacks.byPlayer[attacker];
        if (attack == null) {
            attack = attack(attacks.generators, attacker);
            attacks.byPlayer[attacker] = attack;
        }
        return attack;
    }

    private boolean attacks(State state, Attack attack, int position, int logTop, int before) {
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
    private Attack attack(Generators generators, int attacker) {
        return types.isEmpty() ? generators.attack(attacker) : generators.attack(attacker, types);
    }

    @TruffleBoundary
    private static CallTarget rules(Attack attack, int type) {
        return attack.rules().apply(type);
    }
}
