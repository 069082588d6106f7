package org.senet.cluster.observation;

import java.util.ArrayList;
import java.util.List;

/**
 * What was seen in some games.
 *
 * @param rows one for each game
 * @param counts what happened in all of them
 */
public record Observations(List<GameRow> rows, Counts counts) {
    /** What was seen before the first game. */
    public Observations() {
        this(new ArrayList<>(), new Counts());
    }

    /** Adds a game. */
    public void add(Observed game) {
        rows.add(game.row());
        counts.add(game.counts());
    }
}
