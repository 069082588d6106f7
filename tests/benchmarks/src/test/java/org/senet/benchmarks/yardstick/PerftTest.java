package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Numbers of lines of play that other programs found, with captures of equal start, end and victims merged. */
class PerftTest {

    @ParameterizedTest(name = "{0} {1} depth {2}: {3}")
    @CsvFileSource(resources = "/perft.tsv", delimiter = '\t', numLinesToSkip = 1)
    void countsAsOtherProgramsDo(String game, String position, int depth, long leaves, String source) {
        assertThat(yardstick(game, position).perft(depth)).as(source).isEqualTo(leaves);
    }

    private static Yardstick yardstick(String game, String position) {
        var start = position.equals("startpos");
        return switch (game) {
            case "international-draughts" ->
                start ? InternationalDraughts.start() : InternationalDraughts.position(position);
            case "russian-checkers" -> start ? RussianCheckers.start() : RussianCheckers.position(position);
            default -> throw new IllegalArgumentException("no generator for `" + game + "`");
        };
    }

    @Test
    void takesBackAllThatItMade() {
        var draughts = InternationalDraughts.start();
        assertThat(draughts.perft(5)).isEqualTo(draughts.perft(5)).isEqualTo(27_117);
    }

    @Test
    void depthZeroIsThePositionItself() {
        assertThat(RussianCheckers.start().perft(0)).isEqualTo(1);
    }

    @Test
    void refusesNegativeDepths() {
        var draughts = RussianCheckers.start();
        assertThatThrownBy(() -> draughts.perft(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
