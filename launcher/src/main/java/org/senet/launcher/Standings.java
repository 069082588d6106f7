package org.senet.launcher;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.senet.launcher.display.TextWidth;
import org.senet.launcher.statistics.Elo;
import org.senet.launcher.statistics.Interval;
import org.senet.launcher.statistics.Sprt;

/** The table of a tournament. */
final class Standings {
    private final Tournament tournament;
    private final String game;
    private final int played;
    private final double[][] points;
    private final double[][] games;
    private final long[][] results;
    private final List<Elo.Rating> ratings;
    private final List<Double> pairs;

    /** @param done the games that were played, in the order of their numbers */
    Standings(Tournament tournament, String game, Collection<TournamentGame> done) {
        this.tournament = tournament;
        this.game = game;
        played = done.size();
        int n = tournament.entrants().size();
        points = new double[n][n];
        games = new double[n][n];
        results = new long[n][3];
        for (var each : done) {
            var pairing = tournament.pairing(each.number());
            add(pairing.first(), pairing.second(), each.points());
            add(pairing.second(), pairing.first(), 1 - each.points());
        }
        ratings = Elo.of(points, games);
        pairs = pairs(done);
    }

    private void add(int player, int other, double score) {
        points[player][other] += score;
        games[player][other]++;
        results[player][score == 1 ? 0 : score == 0 ? 2 : 1]++;
    }

    /** The first entrant's part of the points of each pair of games from the first one on, as long as both were played. */
    static List<Double> pairs(Collection<TournamentGame> done) {
        var pairs = new ArrayList<Double>();
        var before = -1.0;
        long next = 0;
        for (var each : done) {
            if (each.number() != next) {
                break;
            }
            double score = each.number() % 2 == 0 ? each.points() : 1 - each.points();
            if (each.number() % 2 == 0) {
                before = score;
            } else {
                pairs.add((before + score) / 2);
            }
            next++;
        }
        return pairs;
    }

    private static double sum(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += number;
        }
        return sum;
    }

    /** The players, the best one first. */
    private List<Integer> order() {
        return IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingDouble(
                                (Integer i) -> Double.isNaN(ratings.get(i).elo())
                                        ? Double.POSITIVE_INFINITY
                                        : -ratings.get(i).elo())
                        .thenComparing(i -> i))
                .toList();
    }

    private Interval interval(int player) {
        return Interval.of(sum(points[player]), Math.round(sum(games[player])));
    }

    /** The table for people. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(game + ": " + played + " of " + tournament.games() + " games, seed " + tournament.seed());
        int width = tournament.entrants().stream()
                .mapToInt(entrant -> TextWidth.of(entrant.name()))
                .max()
                .orElse(0);
        lines.add(String.format(
                Locale.ROOT,
                "  %s %8s %16s %6s %6s %6s %7s",
                TextWidth.padded("", width),
                "points",
                "score",
                "won",
                "drawn",
                "lost",
                "Elo"));
        for (int player : order()) {
            double all = sum(games[player]);
            var rating = ratings.get(player);
            lines.add(String.format(
                            Locale.ROOT,
                            "  %s %8.1f %s %6d %6d %6d %s",
                            TextWidth.padded(tournament.entrants().get(player).name(), width),
                            sum(points[player]),
                            interval(player).percent(),
                            results[player][0],
                            results[player][1],
                            results[player][2],
                            all == 0 ? "" : String.format(Locale.ROOT, "%+7.0f +-%.0f", rating.elo(), rating.margin()))
                    .stripTrailing());
        }
        var sprt = tournament.sprt();
        if (sprt != null) {
            lines.add(String.format(
                    Locale.ROOT,
                    "SPRT of %.1f against %.1f Elo: log-likelihood ratio %.2f of [%.2f, %.2f] after %d pairs: %s",
                    sprt.elo0(),
                    sprt.elo1(),
                    sprt.ratio(pairs),
                    sprt.lower(),
                    sprt.upper(),
                    pairs.size(),
                    told(sprt)));
        }
        return lines;
    }

    private String told(Sprt sprt) {
        return switch (sprt.decision(pairs)) {
            case FIRST -> String.format(Locale.ROOT, "%.1f accepted", sprt.elo0());
            case SECOND -> String.format(Locale.ROOT, "%.1f accepted", sprt.elo1());
            case OPEN -> "not decided";
        };
    }

    /** Writes it as a JSON object. */
    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("game").value(game);
        json.name("seed").value(tournament.seed());
        json.name("games").value(played);
        json.name("planned").value(tournament.games());
        json.name("players").beginArray();
        for (int player : order()) {
            json.beginObject();
            json.name("name").value(tournament.entrants().get(player).name());
            json.name("plays").value(tournament.entrants().get(player).who());
            json.name("points").value(sum(points[player]));
            json.name("games").value(Math.round(sum(games[player])));
            json.name("won").value(results[player][0]);
            json.name("drawn").value(results[player][1]);
            json.name("lost").value(results[player][2]);
            json.name("scoreInterval");
            interval(player).write(json);
            if (sum(games[player]) > 0) {
                json.name("elo").value(ratings.get(player).elo());
                json.name("eloMargin").value(ratings.get(player).margin());
            }
            json.name("against").beginObject();
            for (int other = 0; other < points.length; other++) {
                if (games[player][other] > 0) {
                    json.name(tournament.entrants().get(other).name()).value(points[player][other]);
                }
            }
            json.endObject();
            json.endObject();
        }
        json.endArray();
        var sprt = tournament.sprt();
        if (sprt != null) {
            json.name("sprt").beginObject();
            json.name("ratio").value(sprt.ratio(pairs));
            json.name("lower").value(sprt.lower());
            json.name("upper").value(sprt.upper());
            json.name("pairs").value(pairs.size());
            json.name("accepted");
            switch (sprt.decision(pairs)) {
                case FIRST -> json.value(sprt.elo0());
                case SECOND -> json.value(sprt.elo1());
                case OPEN -> json.nullValue();
            }
            json.endObject();
        }
        json.endObject();
    }
}
