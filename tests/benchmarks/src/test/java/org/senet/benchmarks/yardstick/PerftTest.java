package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of lines of play that other programs found, with captures of equal start, end and victims merged. */
class PerftTest {

    @ParameterizedTest(name = "{0} {1} depth {2}: {3}")
    @CsvFileSource(resources = "/perft.tsv", delimiter = '\t', numLinesToSkip = 1)
    void countsAsOtherProgramsDo(String game, String position, int depth, long leaves, String source) {
        var programs = yardsticks(game, position, false);
        assertThat(programs).isNotEmpty();
        for (var movesAlone : programs) {
            var by = movesAlone.getClass().getSimpleName() + ", " + source;
            assertThat(movesAlone.perft(depth)).as(by).isEqualTo(leaves);
            assertThat(movesAlone.bulk(depth)).as(by).isEqualTo(leaves);
        }
        // Repetitions and counters end no line of play so early, but everything that they need is kept.
        if (depth <= 4) {
            for (var whole : yardsticks(game, position, true)) {
                assertThat(whole.perft(depth)).as(source).isEqualTo(leaves);
            }
        }
    }

    private static List<Yardstick> yardsticks(String game, String position, boolean whole) {
        var start = position.equals("startpos");
        return switch (game) {
            case "international-draughts" ->
                List.of(start ? InternationalDraughts.start(whole) : InternationalDraughts.position(position, whole));
            case "russian-checkers" ->
                List.of(start ? RussianCheckers.start(whole) : RussianCheckers.position(position, whole));
            case "chess" ->
                start
                        ? List.of(Chess.start(whole), MailboxChess.start(whole))
                        : List.of(Chess.position(position, whole), MailboxChess.position(position, whole));
            case "othello" -> List.of(Othello.start(), MailboxOthello.start());
            case "connect-four" -> List.of(ConnectFour.start(), MailboxConnectFour.start());
            case "go-9" -> List.of(Go.start());
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
        for (var yardstick : yardsticks(game, "startpos", true)) {
            long before = yardstick.perft(2);
            var results = yardstick.playouts(200, 3, 5000);
            assertThat(results.unfinished()).isZero();
            assertThat(yardstick.perft(2)).isEqualTo(before);
            assertThat(yardstick.playouts(200, 3, 5000)).isEqualTo(results);
        }
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
