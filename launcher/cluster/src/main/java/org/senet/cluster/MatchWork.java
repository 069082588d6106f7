package org.senet.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * A match: a unit is a batch of its games.
 *
 * @param plan who plays how many games
 */
public record MatchWork(GamePlan plan) implements Work {
    /**
     * How a game went.
     *
     * @param shift how many sides further on everybody has played
     * @param outcome the word of the library's {@code game-between}
     * @param winner the winner's name, or null when nobody has won
     * @param losers those who have lost while nobody has won
     * @param moves how many moves were made
     * @param decisions how many of them were not made by chance
     * @param choices how many moves were legal where they were made, all together
     * @param result how it ended in words, or null when there is nothing to tell
     */
    public record Played(
            int shift,
            String outcome,
            @Nullable String winner,
            List<String> losers,
            long moves,
            long decisions,
            long choices,
            @Nullable String result) {
        /** Reads what a unit has brought. */
        public static List<Played> read(String unit) {
            return List.of(Wire.read(unit, Played[].class));
        }
    }

    /** How a game has ended, as the library's {@code game-between} tells it. */
    record End(
            Value value,
            String outcome,
            @Nullable String winner,
            List<String> losers,
            @Nullable String result) {
        static End of(Value value) {
            var winner = value.getArrayElement(1);
            var losers = value.getArrayElement(2);
            var result = value.getArrayElement(6);
            return new End(
                    value,
                    value.getArrayElement(0).asString(),
                    winner.isNull() ? null : winner.asString(),
                    LongStream.range(0, losers.getArraySize())
                            .mapToObj(i -> losers.getArrayElement(i).asString())
                            .toList(),
                    result.isNull() ? null : result.asString());
        }

        /** The names of the moves. */
        List<String> names() {
            return MovesMade.names(value.getArrayElement(7));
        }
    }

    @Override
    public String kind() {
        return "match";
    }

    @Override
    public int units() {
        return plan.units();
    }

    @Override
    public Units open(OpenGame game, Outlet outlet) {
        var bouts = new Bouts(game, plan);
        var between = bouts.library("game-between");
        return (unit, input) -> {
            var played = new ArrayList<Played>();
            for (long number = plan.first(unit); number < plan.end(unit); number++) {
                var chances = bouts.chances(number);
                var end = End.of(bouts.play(between, chances, false));
                played.add(new Played(
                        chances.shift(),
                        end.outcome(),
                        end.winner(),
                        end.losers(),
                        end.value().getArrayElement(3).asLong(),
                        end.value().getArrayElement(4).asLong(),
                        end.value().getArrayElement(5).asLong(),
                        end.result()));
            }
            return Wire.write(played);
        };
    }
}
