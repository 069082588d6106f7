package org.senet.launcher.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.senet.cluster.observation.Counts;
import org.senet.cluster.observation.GameRow;
import org.senet.cluster.observation.Subject;
import org.senet.launcher.statistics.Interval;
import org.senet.launcher.statistics.Sample;

/**
 * What a series of games tells.
 *
 * @param title what players play
 * @param games how many games there are
 * @param results how often each player has won, how often each has lost whom nobody has beaten, as one of three may, then how
 *     many games were drawn, then how many were broken off
 * @param firstSide the part of the points that the first side has of the games that came to an end
 * @param criteria what is said of all games together
 * @param measures what is measured of each game
 * @param endings how often each of the game's endings has come
 * @param unused the types of pieces of which none did anything
 * @param unmoved those of which none has moved or come to the board, but something else was done to some
 * @param uncaptured those of which none was captured, if any piece was
 * @param unvisited the positions of the board on which no piece ever stood
 * @param openings the first moves, the most frequent first
 * @param plies what there was after so many moves
 * @param path the mean of the winner's values after each tenth of the game; empty when no game was valued
 */
public record Findings(
        String title,
        long games,
        List<Part> results,
        Part firstSide,
        Map<Criterion, Double> criteria,
        Map<Measure, Sample> measures,
        List<Long> endings,
        List<String> unused,
        List<String> unmoved,
        List<String> uncaptured,
        List<String> unvisited,
        List<Opening> openings,
        List<Ply> plies,
        List<Double> path) {

    /**
     * How often something has come.
     *
     * @param times draws may count as halves
     * @param of out of how many
     */
    public record Part(String name, double times, long of) {
        /** From 0 to 1; 0 of nothing. */
        public double part() {
            return of == 0 ? 0 : times / of;
        }

        /** Between which bounds the probability lies with a confidence of 95 %. */
        public Interval interval() {
            return Interval.of(times, of);
        }
    }

    /**
     * A first move.
     *
     * @param games how many games began with it
     * @param score the points that the side has which made it; a draw is half a point
     */
    public record Opening(String move, long games, Part score) {}

    /**
     * What there was after so many moves.
     *
     * @param games how many games came so far, and went on
     * @param positions how many different positions; -1 where they are not told apart
     * @param choices the mean number of legal moves, without moves of chance
     * @param captures the mean number of captured pieces
     */
    public record Ply(long games, long positions, double choices, double captures) {}

    /** Of a closed series. */
    public static Findings of(Subject subject, Series series) {
        var rows = series.rows();
        var counts = series.counts();
        var measures = new EnumMap<Measure, Sample>(Measure.class);
        for (var measure : Measure.values()) {
            measures.put(measure, series.sample(measure));
        }
        var criteria = new EnumMap<Criterion, Double>(Criterion.class);
        for (var criterion : Criterion.values()) {
            criteria.put(criterion, criterion.of(subject, rows));
        }
        var pieces = counts.pieces();
        var types = subject.types();
        boolean anyCaptured = pieces.values().stream().anyMatch(piece -> piece.captured() > 0);
        return new Findings(
                series.title(),
                rows.size(),
                results(subject, rows),
                score(subject.first(), subject, rows),
                criteria,
                measures,
                endings(subject, rows),
                types.stream().filter(type -> !pieces.containsKey(type)).toList(),
                types(subject, counts, piece -> piece.moved() + piece.dropped() == 0),
                types(subject, counts, piece -> anyCaptured && piece.captured() == 0),
                subject.squares().stream()
                        .filter(square -> !counts.squares().containsKey(square))
                        .toList(),
                openings(subject, rows),
                plies(counts),
                path(rows));
    }

    /** The types of pieces that did anything, of which something is true. */
    private static List<String> types(Subject subject, Counts counts, Predicate<Counts.Piece> wanted) {
        return subject.types().stream()
                .filter(type -> Optional.ofNullable(counts.pieces().get(type))
                        .filter(wanted)
                        .isPresent())
                .toList();
    }

    private static List<Part> results(Subject subject, List<GameRow> rows) {
        var results = new ArrayList<Part>();
        for (var player : subject.players()) {
            results.add(new Part(player, count(rows, row -> row.isWonBy(player)), rows.size()));
        }
        if (subject.isSolitaire()) {
            results.add(new Part("not won", count(rows, GameRow::isWonByNobody), rows.size()));
        } else {
            for (var player : subject.players()) {
                long lost = count(rows, row -> row.isLostBy(player));
                if (lost > 0) {
                    results.add(new Part("lost by " + player, lost, rows.size()));
                }
            }
            results.add(new Part("draws", count(rows, GameRow::isDraw), rows.size()));
        }
        results.add(new Part("unfinished", count(rows, row -> !row.isFinished()), rows.size()));
        return List.copyOf(results);
    }

    private static long count(List<GameRow> rows, Predicate<GameRow> wanted) {
        return rows.stream().filter(wanted).count();
    }

    private static Part score(String player, Subject subject, List<GameRow> rows) {
        var finished = rows.stream().filter(GameRow::isFinished).toList();
        double points = finished.stream()
                .mapToDouble(row -> row.points(player, subject.players()))
                .sum();
        return new Part(player, points, finished.size());
    }

    private static List<Long> endings(Subject subject, List<GameRow> rows) {
        var endings = new ArrayList<Long>();
        for (int i = 0; i < subject.endings().size(); i++) {
            int number = i;
            endings.add(count(rows, row -> row.ending() == number));
        }
        return List.copyOf(endings);
    }

    private static List<Opening> openings(Subject subject, List<GameRow> rows) {
        var byMove = new TreeMap<String, List<GameRow>>();
        for (var row : rows) {
            if (row.first() != null) {
                byMove.computeIfAbsent(row.first(), move -> new ArrayList<>()).add(row);
            }
        }
        return byMove.entrySet().stream()
                .map(entry -> new Opening(
                        entry.getKey(), entry.getValue().size(), score(subject.first(), subject, entry.getValue())))
                .sorted(Comparator.comparingLong(Opening::games).reversed())
                .toList();
    }

    private static List<Ply> plies(Counts counts) {
        var plies = new ArrayList<Ply>();
        for (int i = 0; i < counts.plies().size(); i++) {
            var ply = counts.plies().get(i);
            plies.add(new Ply(
                    ply.games(),
                    i < Counts.DEEPEST ? ply.positions().size() : -1,
                    ply.decisions() == 0 ? Double.NaN : (double) ply.choices() / ply.decisions(),
                    (double) ply.captures() / ply.games()));
        }
        return List.copyOf(plies);
    }

    private static List<Double> path(List<GameRow> rows) {
        var courses =
                rows.stream().map(GameRow::course).filter(Objects::nonNull).toList();
        var path = new ArrayList<Double>();
        for (int tenth = 0; !courses.isEmpty() && tenth <= 10; tenth++) {
            int at = tenth;
            path.add(courses.stream()
                    .mapToDouble(course -> course.path().get(at))
                    .average()
                    .orElseThrow());
        }
        return List.copyOf(path);
    }
}
