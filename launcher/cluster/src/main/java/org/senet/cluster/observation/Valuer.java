package org.senet.cluster.observation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;

/**
 * Values positions by random games from there.
 *
 * @param games how many random games a position is worth
 * @param most after how many moves each is broken off
 */
record Valuer(int games, long most) {
    /** So many positions of a game are valued at most, at equal distances. */
    private static final int POINTS = 40;

    /**
     * The course of a game.
     *
     * @param positions all but the last one
     * @param seed of the random games
     * @param players those who may win
     * @param won for each of them whether it has
     * @return null when all of them have won, or nobody has
     */
    @Nullable
    Course course(List<Position> positions, long seed, List<String> players, boolean[] won) {
        int winners = 0;
        for (boolean wins : won) {
            winners += wins ? 1 : 0;
        }
        if (winners == 0 || winners == won.length || positions.isEmpty()) {
            return null;
        }
        var points = new ArrayList<Course.Point>();
        int count = Math.min(POINTS, positions.size());
        for (int i = 0; i < count; i++) {
            int ply = (int) ((long) i * positions.size() / count);
            points.add(new Course.Point(ply, values(positions.get(ply), Seeds.of(seed, ply), players)));
        }
        return Course.of(points, won, positions.size(), games);
    }

    private double[] values(Position position, long seed, List<String> players) {
        var results = position.playouts(games, seed, most);
        var values = new double[players.size()];
        double rest = games;
        for (var entry : results.wins().entrySet()) {
            var winners = players.stream()
                    .filter(player -> Winners.has(entry.getKey(), player))
                    .toList();
            for (var winner : winners) {
                values[players.indexOf(winner)] += (double) entry.getValue() / winners.size();
            }
            rest -= winners.isEmpty() ? 0 : entry.getValue();
        }
        for (int i = 0; i < values.length; i++) {
            values[i] = (values[i] + rest / values.length) / games;
        }
        return values;
    }
}
