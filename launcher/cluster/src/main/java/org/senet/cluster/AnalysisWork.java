package org.senet.cluster;

import java.util.List;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.Observations;
import org.senet.cluster.observation.Observed;
import org.senet.cluster.observation.PlayedGame;
import org.senet.cluster.observation.RandomGames;
import org.senet.cluster.observation.Subject;

/**
 * The games of an analysis. Units are batches of games: first the random games, then those of a searching player against itself, then
 * those against a weaker player.
 *
 * @param subject what is analyzed
 * @param who the searching player
 * @param weaker the weaker one
 * @param random the games at random
 * @param batch how many of them a unit has
 * @param search the games of the searching player against itself
 * @param skill those against the weaker one; null where there is only one player
 */
public record AnalysisWork(
        Subject subject,
        String who,
        String weaker,
        RandomGames random,
        long batch,
        GamePlan search,
        @Nullable GamePlan skill)
        implements Work {
    /** A kind of games. */
    public enum Kind {
        RANDOM,
        SEARCH,
        SKILL
    }

    @Override
    public String kind() {
        return "analyze";
    }

    private int randomUnits() {
        return Work.batches(random.games(), batch);
    }

    @Override
    public int units() {
        return randomUnits() + search.units() + (skill == null ? 0 : skill.units());
    }

    /** Which games a unit has. */
    public Kind kind(int unit) {
        return unit < randomUnits() ? Kind.RANDOM : unit < randomUnits() + search.units() ? Kind.SEARCH : Kind.SKILL;
    }

    /** What a unit has brought. */
    public static Observations read(String unit) {
        return Wire.read(unit, Observations.class);
    }

    @Override
    public Units open(OpenGame game, Outlet outlet) {
        var searching = new Table(game, search, false);
        var unequal = skill == null ? searching : new Table(game, skill, true);
        return (unit, input) -> {
            var seen = new Observations();
            switch (kind(unit)) {
                case RANDOM -> {
                    long first = unit * batch;
                    LongStream.range(first, Math.min(random.games(), first + batch))
                            .forEach(number -> seen.add(random.play(game.start(), number)));
                }
                case SEARCH -> play(searching, unit - randomUnits(), seen);
                case SKILL -> play(unequal, unit - randomUnits() - search.units(), seen);
            }
            return Wire.write(seen);
        };
    }

    private void play(Table table, int unit, Observations seen) {
        for (long number = table.plan.first(unit); number < table.plan.end(unit); number++) {
            seen.add(table.play(number, number < random.valued() ? random.samples() : 0));
        }
    }

    /** Where programs play. */
    private static final class Table {
        private final OpenGame game;
        private final GamePlan plan;
        private final boolean unequal;
        private final Bouts bouts;
        private final Value between;

        /** @param unequal whether one player is stronger than the others */
        Table(OpenGame game, GamePlan plan, boolean unequal) {
            this.game = game;
            this.plan = plan;
            this.unequal = unequal;
            bouts = new Bouts(game, plan);
            between = bouts.library("game-between");
        }

        Observed play(long number, int samples) {
            var chances = bouts.chances(number);
            var end = MatchWork.End.of(bouts.play(between, chances, false));
            List<String> sides = game.game().players();
            return new PlayedGame(
                            number,
                            game.start(),
                            end.names(),
                            end.outcome(),
                            end.winner(),
                            end.losers(),
                            end.result(),
                            unequal ? sides.get(chances.shift()) : null)
                    .observe(plan.seed(), samples, plan.mostMoves());
        }
    }
}
