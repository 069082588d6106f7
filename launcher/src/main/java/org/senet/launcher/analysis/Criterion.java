package org.senet.launcher.analysis;

import java.util.List;
import java.util.function.Predicate;
import org.senet.cluster.observation.GameRow;
import org.senet.cluster.observation.Subject;

/** What is said of a series of games as a whole, after Browne (2008); the document about analysis has the formulas. */
public enum Criterion {
    COMPLETION("completion", "part of the games that came to an end"),
    DRAWISHNESS("drawishness", "part of these that nobody has won"),
    ADVANTAGE("advantage", "how far the first side's part of the wins is from an equal one, from 0 to 1");

    private final String key;
    private final String meaning;

    Criterion(String key, String meaning) {
        this.key = key;
        this.meaning = meaning;
    }

    /** What it is called in tables and data. */
    public String key() {
        return key;
    }

    /** What it is, in words. */
    public String meaning() {
        return meaning;
    }

    /** Its value for some games; NaN where there are none that it speaks of. */
    double of(Subject subject, List<GameRow> rows) {
        double finished = count(rows, GameRow::isFinished);
        return switch (this) {
            case COMPLETION -> finished / rows.size();
            case DRAWISHNESS -> count(rows, GameRow::isWonByNobody) / finished;
            case ADVANTAGE -> advantage(subject, rows);
        };
    }

    private static double advantage(Subject subject, List<GameRow> rows) {
        int players = subject.players().size();
        double first = count(rows, row -> row.isWonBy(subject.first()));
        double all = 0;
        for (var player : subject.players()) {
            all += count(rows, row -> row.isWonBy(player));
        }
        return players < 2 ? Double.NaN : Math.abs(players * first / all - 1) / (players - 1);
    }

    private static double count(List<GameRow> rows, Predicate<GameRow> wanted) {
        return rows.stream().filter(wanted).count();
    }
}
