package org.senet.game;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.state.Design;
import org.senet.state.Snapshot;
import org.senet.state.Supply;
import org.senet.translator.RuleAction;
import org.senet.translator.RuleProgram;

/**
 * The rules of a game after analysis and before translation. Players and types of pieces are numbers from 1.
 *
 * @param ways the ways of moving and placing, by types of pieces and in the order of the text
 * @param actions the moves without a piece, in the order in which they are tried
 * @param ends the conditions of the end, in the order of the text
 * @param claims the conditions under which the player to move may end the game, in the order of the text
 * @param scores for each player that has points the statements that end with them
 * @param setUps the statements of each clause {@code set-up}
 * @param statuses the conditions of each clause {@code status}, by its text
 * @param placed the position at the start before any {@code set-up}
 * @param design what the codes in {@code placed} belong to: the same as that of the game, but not the same object
 */
public record GameCode(
        List<Way> ways,
        List<Action> actions,
        List<End> ends,
        List<End> claims,
        Map<Integer, List<Ir>> scores,
        List<List<Ir>> setUps,
        Map<String, List<Ir>> statuses,
        Snapshot placed,
        Design design) {
    /**
     * A way of moving a type of piece, or of placing one.
     *
     * @param placing whether it starts from an empty position with a new piece in the hand
     * @param supply where that piece comes from
     * @param priority moves of a higher priority exclude those of a lower one
     */
    public record Way(
            int type, boolean placing, Supply supply, int priority, List<Ir> pre, List<Ir> move, List<Ir> post) {
        /** The only way of a program. */
        static Way of(RuleProgram program) {
            var way = program.ways().getFirst();
            return new Way(
                    program.type(),
                    program.placing(),
                    program.supply(),
                    program.priority(),
                    program.pre(),
                    way.move(),
                    way.post());
        }
    }

    /**
     * A move without a piece.
     *
     * @param player the player who may make it, or 0 for everybody
     * @param priority moves of a higher priority exclude those of a lower one
     * @param pass whether it does not count where a rule asks if a player has a move
     */
    public record Action(int player, int priority, boolean pass, List<Ir> body) {
        static Action of(RuleAction action) {
            return new Action(action.player(), action.priority(), action.pass(), action.body());
        }
    }

    /**
     * A condition of the end.
     *
     * @param outcome what it means for the player that it speaks of: {@code LOSS}, {@code WIN}, {@code DRAW} or {@code END}
     * @param player the player that it speaks of, or 0 for the player to move
     * @param late whether it asks if there are moves, so that it is asked only when there are none
     */
    public record End(String outcome, int player, boolean late, List<Ir> body) {
        static End of(Condition condition) {
            return new End(condition.outcome().name(), condition.player(), condition.isLate(), condition.body());
        }
    }

    /** The statements of a player's points, or null when it has none. */
    public @Nullable List<Ir> score(int player) {
        return scores.get(player);
    }
}
