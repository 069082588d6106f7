package org.senet.launcher.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.statistics.Interval;

/**
 * An analysis, as far as it has come.
 *
 * @param subject what is analyzed
 * @param seed of all its games
 * @param series what the series tell that have any games, games at random first
 * @param skill how a stronger player did against a weaker one; null when there are no such games
 * @param partial whether it was ended before all games were played
 * @param equal moves that the rules find in several ways; null where none was seen
 */
public record Analysis(
        Subject subject,
        long seed,
        List<Findings> series,
        @Nullable Skill skill,
        boolean partial,
        @Nullable EqualMoves equal) {

    /**
     * How a stronger player did against a weaker one, from all sides in turn.
     *
     * @param strong who it is
     * @param weak who the others are
     * @param score its part of the points of the games that came to an end
     */
    public record Skill(String strong, String weak, Findings.Part score) {
        /** The difference of strength in Elo's scale; infinite when one of them has won all games. */
        public double elo() {
            return Interval.elo(score.part());
        }
    }

    /** Of closed series. */
    public static Analysis of(
            Subject subject,
            long seed,
            List<Series> all,
            Series skill,
            String strong,
            String weak,
            boolean partial,
            @Nullable EqualMoves equal) {
        var findings = new ArrayList<Findings>();
        for (var series : all) {
            if (series.size() > 0) {
                findings.add(Findings.of(subject, series));
            }
        }
        return new Analysis(subject, seed, List.copyOf(findings), skill(subject, skill, strong, weak), partial, equal);
    }

    private static @Nullable Skill skill(Subject subject, Series series, String strong, String weak) {
        double points = 0;
        long games = 0;
        for (var row : series.rows()) {
            var side = row.strong();
            if (side != null && row.isFinished()) {
                points += row.points(side, subject.players());
                games++;
            }
        }
        return games == 0 ? null : new Skill(strong, weak, new Findings.Part(strong, points, games));
    }
}
