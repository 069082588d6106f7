package org.senet.players;

import java.util.List;
import org.senet.data.Numbers;
import org.senet.game.Result;
import org.senet.state.Sides;

/** What results and points mean for a player. */
final class Outcomes {
    private Outcomes() {}

    /**
     * What a result is worth for a player: 1 when its side has won, 0 when another one has. A draw is worth one half to two
     * sides, a third to three.
     */
    static double reward(Sides sides, Result end, int player) {
        if (end.winners() != 0) {
            return (end.winners() >>> player & 1) != 0 ? 1 : 0;
        }
        if (end.losers() != 0 && (end.losers() >>> player & 1) != 0) {
            return 0;
        }
        int rest = count(sides, end.losers());
        return rest == 0 ? 0 : rest == 1 && end.losers() != 0 ? 1 : 1.0 / Math.max(rest, 2);
    }

    /** The number of sides that move, without those of some players. */
    static int count(Sides sides, long without) {
        int count = 0;
        long left = sides.active() & ~without;
        while (left != 0) {
            left &= ~sides.friends()[Long.numberOfTrailingZeros(left)];
            count++;
        }
        return count;
    }

    /** How many points a player has more than the best of the others. */
    static double lead(Sides sides, List<Object> points, int player) {
        double own = 0;
        double best = Double.NEGATIVE_INFINITY;
        for (int p = 1; p <= points.size(); p++) {
            if (points.get(p - 1) != null) {
                double value = Numbers.toDouble(points.get(p - 1));
                if (p == player) {
                    own = value;
                } else if (!sides.areAllied(player, p)) {
                    best = Math.max(best, value);
                }
            }
        }
        return best == Double.NEGATIVE_INFINITY ? own : own - best;
    }
}
