package org.senet.cluster;

import java.util.ArrayList;
import java.util.List;

/**
 * Games that programs play against themselves, as data: a unit is a batch of them.
 *
 * @param plan who plays how many games
 */
public record SelfPlayWork(GamePlan plan) implements Work {
    /** How much a unit has brought. */
    public record Count(long games, long rows) {
        /** Reads what a unit has brought. */
        public static Count read(String unit) {
            return Wire.read(unit, Count.class);
        }
    }

    @Override
    public String kind() {
        return "selfplay";
    }

    @Override
    public int units() {
        return plan.units();
    }

    @Override
    public Units open(OpenGame game, Outlet outlet) {
        var play = new SelfPlay(game, plan);
        return (unit, input) -> {
            var samples = new ArrayList<Sample>();
            for (long number = plan.first(unit); number < plan.end(unit); number++) {
                samples.addAll(game(play, number, outlet));
            }
            outlet.put(unit, samples);
            return Wire.write(new Count(plan.end(unit) - plan.first(unit), samples.size()));
        };
    }

    private static List<Sample> game(SelfPlay play, long number, Outlet outlet) {
        try {
            return play.game(number);
        } catch (RuntimeException e) {
            outlet.failed(number);
            throw e;
        }
    }
}
