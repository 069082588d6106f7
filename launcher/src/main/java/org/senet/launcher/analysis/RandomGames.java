package org.senet.launcher.analysis;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.api.Parallel;
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
     * Plays them.
     *
     * @param goesOn is asked before each game; may be asked by several threads
     */
    public void play(Context context, Position start, int threads, Series series, BooleanSupplier goesOn) {
        var next = new AtomicLong();
        var players = start.game().players();
        Parallel.run(context, threads, () -> {
            for (long number = next.getAndIncrement();
                    number < games && goesOn.getAsBoolean();
                    number = next.getAndIncrement()) {
                long own = Seeds.of(seed, number);
                var walk = new GameWalk(start);
                var verdict = walk.verdict(walk.play(own, most));
                series.add(walk.row(number, own, verdict, players, null, valuer(number)), walk.counts());
            }
        });
    }

    private @Nullable Valuer valuer(long number) {
        return number < valued && samples > 0 ? new Valuer(samples, most) : null;
    }
}
