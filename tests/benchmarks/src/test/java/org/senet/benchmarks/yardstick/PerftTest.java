package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of lines of play that other programs found, with captures of equal start, end and victims merged. */
class PerftTest {

    @ParameterizedTest(name = "{0} {1} depth {2}: {3}")
    @CsvFileSource(resources = "/perft.tsv", delimiter = '\t', numLinesToSkip = 1)
    void countsAsOtherProgramsDo(String game, String position, int depth, long leaves, String source) {
        var movesAlone = yardstick(game, position, false);
        assertThat(movesAlone.perft(depth)).as(source).isEqualTo(leaves);
        assertThat(movesAlone.bulk(depth)).as(source).isEqualTo(leaves);
        // Repetitions and counters end no line of play so early, but everything that they need is kept.
        if (depth <= 4) {
            assertThat(yardstick(game, position, true).perft(depth)).as(source).isEqualTo(leaves);
        }
    }

    private static Yardstick yardstick(String game, String position, boolean whole) {
        var start = position.equals("startpos");
        return switch (game) {
            case "international-draughts" ->
                start ? InternationalDraughts.start(whole) : InternationalDraughts.position(position, whole);
            case "russian-checkers" -> start ? RussianCheckers.start(whole) : RussianCheckers.position(position, whole);
            case "chess" -> start ? Chess.start(whole) : Chess.position(position, whole);
            case "othello" -> Othello.start();
            case "connect-four" -> ConnectFour.start();
            case "go-9" -> Go.start();
            default -> throw new IllegalArgumentException("no generator for `" + game + "`");
        };
    }

    @Test
    void takesBackAllThatItMade() {
        var draughts = InternationalDraughts.start(true);
        assertThat(draughts.perft(5)).isEqualTo(draughts.perft(5)).isEqualTo(27_117);
    }

    @ParameterizedTest
    @ValueSource(strings = {"international-draughts", "russian-checkers", "chess", "othello", "connect-four", "go-9"})
    void takesRandomGamesBack(String game) {
        var yardstick = yardstick(game, "startpos", true);
        long before = yardstick.perft(2);
        var results = yardstick.playouts(200, 3, 5000);
        assertThat(results.unfinished()).isZero();
        assertThat(yardstick.perft(2)).isEqualTo(before);
        assertThat(yardstick.playouts(200, 3, 5000)).isEqualTo(results);
    }

    @Test
    void depthZeroIsThePositionItself() {
        assertThat(RussianCheckers.start(false).perft(0)).isEqualTo(1);
    }

    @Test
    void refusesNegativeDepths() {
        var draughts = RussianCheckers.start(false);
        assertThatThrownBy(() -> draughts.perft(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
