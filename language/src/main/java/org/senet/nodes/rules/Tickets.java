package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import org.jspecify.annotations.Nullable;
import org.senet.state.Direction;

/**
 * Numbers for the ways that begin at a position of a board without pieces, as many for each position. Where there are fewer
 * ways, the last numbers have none. Immutable.
 */
final class Tickets {
    private static final int DISTANCE_BITS = 16;
    private static final int NONE = -1;

    private final int most;

    @CompilationFinal(dimensions = 1)
    private final Direction[] directions;

    /** For each position and number the index of the direction, and how far it goes. */
    @CompilationFinal(dimensions = 1)
    private final int[] ways;

    /**
     * The ways in some directions.
     *
     * @param steps for each direction of the board the next positions
     * @param alsoHere whether each way may also end where it begins
     * @param most how many numbers there are; no position has more ways
     */
    Tickets(Direction[] directions, int[][] steps, boolean alsoHere, int most) {
        this.directions = directions;
        this.most = most;
        ways = new int[steps[0].length * most];
        for (int from = 0; from < steps[0].length; from++) {
            int number = from * most;
            for (int d = 0; d < directions.length; d++) {
                var next = steps[directions[d].number()];
                int distance = alsoHere ? 0 : 1;
                for (int p = alsoHere ? from : next[from]; p >= 0; p = next[p]) {
                    ways[number++] = d << DISTANCE_BITS | distance++;
                }
            }
            while (number < (from + 1) * most) {
                ways[number++] = NONE;
            }
        }
    }

    /** The direction of the way from a position that has a number; null for none. */
    @Nullable
    Direction direction(int from, int number) {
        int way = ways[from * most + number];
        return way == NONE ? null : directions[way >> DISTANCE_BITS];
    }

    /** How far that way goes. */
    int distance(int from, int number) {
        return ways[from * most + number] & (1 << DISTANCE_BITS) - 1;
    }
}
