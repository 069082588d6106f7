package org.senet.launcher.analysis;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.senet.cluster.observation.GameRow;

/** What is measured of each game. Formulas and sources are in the document about analysis. */
public enum Measure {
    LENGTH("length", "moves until the end", row -> row.moves()),
    DECISIONS("decisions", "moves that were not made by chance", row -> row.decisions()),
    BRANCHING(
            "branching",
            "legal moves on average",
            row -> row.decisions() == 0 ? Double.NaN : (double) row.choices() / row.decisions()),
    MOST_CHOICES("mostChoices", "legal moves at most", row -> row.most()),
    COMPLEXITY("complexity", "decimal logarithm of the product of the numbers of legal moves", row -> row.complexity()),
    CAPTURES("captures", "pieces that were captured", row -> row.captures()),
    FIRST_CAPTURE(
            "firstCapture",
            "moves before the first capture",
            row -> row.firstCapture() < 0 ? Double.NaN : row.firstCapture()),
    REPETITION(
            "repetition",
            "part of the positions that had been there before",
            row -> (double) row.repeated() / (row.moves() + 1)),
    COVERAGE("coverage", "positions of the board that were used", row -> row.visited()),
    LEAD_CHANGES(
            "leadChanges",
            "how often another player came to lead",
            row -> row.course() == null ? Double.NaN : row.course().leadChanges()),
    DRAMA(
            "drama",
            "how far the winner was behind, while it was",
            row -> row.course() == null ? Double.NaN : row.course().drama()),
    GREATEST_DRAMA(
            "greatestDrama",
            "how far the winner was behind at most",
            row -> row.course() == null ? Double.NaN : row.course().greatestDrama()),
    DECIDED(
            "decided",
            "after which part of the game it was decided",
            row -> row.course() == null ? Double.NaN : row.course().decided()),
    SWING(
            "swing",
            "the greatest change of the winner's value",
            row -> row.course() == null ? Double.NaN : row.course().swing()),
    HALFWAY(
            "halfway",
            "the winner's value in the middle of the game",
            row -> row.course() == null ? Double.NaN : row.course().path().get(5));

    private final String key;
    private final String meaning;
    private final ToDoubleFunction<GameRow> number;

    Measure(String key, String meaning, ToDoubleFunction<GameRow> number) {
        this.key = key;
        this.meaning = meaning;
        this.number = number;
    }

    /** What it is called in tables and data. */
    public String key() {
        return key;
    }

    /** What it is, in words. */
    public String meaning() {
        return meaning;
    }

    /** Its number for a game; nothing where it does not apply. Games that were broken off have no length. */
    public OptionalDouble of(GameRow row) {
        double value = this == LENGTH && !row.isFinished() ? Double.NaN : number.applyAsDouble(row);
        return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
