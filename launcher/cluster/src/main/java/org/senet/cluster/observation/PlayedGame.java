package org.senet.cluster.observation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;

/**
 * A game that was played elsewhere, to be observed afterwards.
 *
 * @param number which one of its series it is, from 0
 * @param start where it began
 * @param moves the names of its moves
 * @param outcome see {@link GameRow}
 * @param winner see {@link GameRow}
 * @param losers see {@link GameRow}
 * @param result see {@link GameRow}
 * @param strong see {@link GameRow}
 */
public record PlayedGame(
        long number,
        Position start,
        List<String> moves,
        String outcome,
        @Nullable String winner,
        List<String> losers,
        @Nullable String result,
        @Nullable String strong) {

    /**
     * Plays it again, and tells what is seen.
     *
     * @param seed of the valuation
     * @param samples by how many random games positions are valued; 0 for not at all
     * @param most after how many moves these are broken off
     */
    public Observed observe(long seed, int samples, long most) {
        var walk = new GameWalk(start);
        walk.replay(moves);
        if (outcome.equals("claimed")) {
            walk.claim();
        }
        var verdict = new GameWalk.Verdict(outcome, winner, losers, result);
        var valuer = samples > 0 ? new Valuer(samples, most) : null;
        var own = Seeds.of(seed, number);
        return new Observed(walk.row(number, own, verdict, start.game().players(), strong, valuer), walk.counts());
    }
}
