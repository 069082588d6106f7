package org.senet.cluster.observation;

import org.jspecify.annotations.Nullable;
import org.senet.api.Position;

/**
 * Games between players who play at random.
 *
 * @param games how many
 * @param seed of all of them
 * @param most after how many moves a game is broken off
 * @param valued how many of them, from the first on, have their positions valued
 * @param samples by how many random games a position is valued
 */
public record RandomGames(long games, long seed, long most, long valued, int samples) {

    /** Plays the game of a number, from 0; it depends on nothing else. */
    public Observed play(Position start, long number) {
        long own = Seeds.of(seed, number);
        var walk = new GameWalk(start);
        var valuer = valuer(number);
        var verdict = walk.verdict(valuer == null ? walk.playUnvalued(own, most) : walk.play(own, most));
        return new Observed(walk.row(number, own, verdict, start.game().players(), null, valuer), walk.counts());
    }

    private @Nullable Valuer valuer(long number) {
        return number < valued && samples > 0 ? new Valuer(samples, most) : null;
    }
}
