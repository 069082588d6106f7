package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where programs are tried, worked out by hand. */
class PlanTest {
    private static final String GAME = """
            (board (name row) (dim "a-c") (dim "3-1") (dir n 0 -1) (dir e 1 0) (dir ne 1 -1) (zone top "*3"))
            %s
            (piece (name Man) %s)
            (game (name "Row") (board row) (players (White (Man a1 b1)) (Black (Man c3))) (counter quiet) (attribute spot nil))
            """;

    private static List<String> plan(String functions, String rules) {
        var lines = new java.util.ArrayList<String>();
        Scripts.withGame(GAME.formatted(functions, rules), game -> lines.addAll(game.plan(1, 0)));
        return lines;
    }

    private static String line(String rules, String label) {
        return line("", rules, label);
    }

    private static String line(String functions, String rules, String label) {
        return plan(functions, rules).stream()
                .map(String::strip)
                .filter(l -> l.startsWith(label))
                .findFirst()
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (check n) (check is-empty?) (take) (drop)                        | (before n empty)
            (check n) (check not-empty?) (take) (drop)                       | (before n occupied)
            (check (is-enemy? n n)) (take) (drop)                            | (before [n n] (of Black))
            (check (in-zone? top)) (take) (drop)                             | (positions a3 b3 c3)
            (check n) (check n) (take) (drop)                                | (positions a1 b1 c1)
            (check (any n e)) (check is-enemy?) (take) (drop)                | (or (before n (of Black)) (before e (of Black)))
            (let d (any n e)) (check d) (check is-empty?) (take) (drop)      | (or (before n empty) (before e empty))
            (take) (check n) (check is-empty?) (drop)                        | (before n empty)
            (if is-friend? (check (is-empty? n)) (check (is-enemy? e)))      | (or (and (of White) (before n empty)) (and (not (of White)) (before e (of Black))))
            (check (exists? (check n) (check is-enemy?))) (take) (drop)      | (before n (of Black))
            (check b2) (check is-empty?) (take) (drop)                       | (before b2 empty)
            (check (= position spot)) (take) (drop)                          | (when (not (= spot nil)))
            (check (is-empty? n)) (capture n) (check (is-enemy? e)) (drop)   | (before n empty)
            """)
    void aProgramIsTriedWhereItsLooksSucceed(String move, String expected) {
        assertThat(line("(move " + move + ")", "tried at:")).isEqualTo("tried at: " + expected);
    }

    @Test
    void whatHasBeenChangedIsNotLookedAt() {
        assertThat(line("(move (take) (check is-empty?) (drop))", "tried at:")).isEqualTo("tried at: everywhere");
    }

    @Test
    void aLoopOfAPlacingRuleIsSolved() {
        var rule = "(place (check n) (check is-enemy?) (while (and n is-enemy?)) (check is-friend?) (drop))";
        assertThat(line(rule, "tried at:"))
                .isEqualTo("tried at: (before n (back n (and (before n (of White)) (of Black)) (of Black)))");
    }

    @Test
    void whatIsNotUnderstoodIsOpaque() {
        var plan = plan("", "(move (check (is-attacked?)) (take) (drop))");
        assertThat(plan).anyMatch(l -> l.contains("opaque is-attacked? -> end"));
        assertThat(plan).contains("  tried at: everywhere");
    }

    @Test
    void aConditionOfThePositionIsNotAskedAgain() {
        var rules = "(pre (check (< quiet 3))) (move (check n) (take) (drop))";
        assertThat(line(rules, "not asked again:")).startsWith("not asked again: (when (< quiet 3");
    }

    /** A function is analysed like its text: its {@code and}, {@code or} and searches are no calls. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (defn f [] (and n is-empty?))                                          | (f)   | (and n is-empty?)
            (defn f [d] (exists? (check d) (check is-enemy?)))                     | (f n) | (exists? (check n) (check is-enemy?))
            (defn f [d] (or (exists? (check d) (check is-enemy?)) (is-empty? e)))  | (f n) | (or (exists? (check n) (check is-enemy?)) (is-empty? e))
            (defn f [d] (and (is-empty? d) (exists? (check e) (check is-enemy?)))) | (f n) | (and (is-empty? n) (exists? (check e) (check is-enemy?)))
            """)
    void aFunctionIsAnalysedLikeItsText(String function, String call, String text) {
        var inPlace = tried("", text);
        assertThat(tried(function, call)).isEqualTo(inPlace);
        assertThat(inPlace).isNotEqualTo(tried("", "true"));
    }

    private static String tried(String functions, String condition) {
        return line(functions, "(move (check " + condition + ") (take) (drop))", "tried at:");
    }

    /** One rule with a choice is as good as a rule for each option. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (check n) (check is-empty?) (drop)                                                                  | 1
            (let d (any n e)) (check d) (if (= d n) (check is-empty?) (check is-enemy?)) (drop)                 | 2
            (if (any true false) (seq (check n) (check is-empty?)) (seq (check (any e ne)) (check is-enemy?))) (drop) | 3
            """)
    void eachOptionOfAChoiceIsTold(String move, int strides) {
        assertThat(line("(move (check is-friend?) (take) " + move + ")", "moves from sets:"))
                .isEqualTo("moves from sets: " + strides);
    }

    /** Functions whose values are conditions, or directions, tell their moves as well. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (defn f [] (or (and n is-empty?) false))                               | (check (f))                   | 1
            (defn f [] (and (any n e) (not is-friend?)))                           | (check (f))                   | 2
            (defn f [d] (let [free (is-empty? d)] (when (not free) (check d) d)))  | (check (f n))                 | 1
            """)
    void valuesOfFunctionsAreFollowed(String function, String move, int strides) {
        assertThat(line(function, "(move (check is-friend?) (take) " + move + " (drop))", "moves from sets:"))
                .isEqualTo("moves from sets: " + strides);
    }
}
