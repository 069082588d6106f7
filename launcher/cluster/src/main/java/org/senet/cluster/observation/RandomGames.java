package org.senet.cluster.observation;

import org.graalvm.polyglot.PolyglotException;
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

    /**
     * Plays the game of a number, from 0; it depends on nothing else.
     *
     * @throws GameFailure when the script fails
     */
    public Observed play(Position start, long number) {
        long own = Seeds.of(seed, number);
        try {
            var walk = new GameWalk(start);
            var valuer = valuer(number);
            var verdict = walk.verdict(valuer == null ? walk.playUnvalued(own, most) : walk.play(own, most));
            return new Observed(walk.row(number, own, verdict, start.game().players(), null, valuer), walk.counts());
        } catch (PolyglotException e) {
            throw GameFailure.isOfScript(e) ? failed(start, own, e) : e;
        }
    }

    /** Plays a game that has failed once more, to tell after which moves. */
    private RuntimeException failed(Position start, long own, PolyglotException failure) {
        var walk = new GameWalk(start);
        try {
            walk.play(own, most);
            walk.verdict(GameRow.UNFINISHED);
            return failure;
        } catch (PolyglotException e) {
            return GameFailure.after(e, walk.line(), start);
        }
    }

    private @Nullable Valuer valuer(long number) {
        return number < valued && samples > 0 ? new Valuer(samples, most) : null;
    }
}
