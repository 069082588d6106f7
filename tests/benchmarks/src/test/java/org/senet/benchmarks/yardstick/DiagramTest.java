package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.benchmarks.yardstick.Diagram.Piece;

class DiagramTest {

    @Test
    void readsMenKingsAndRanges() {
        var diagram = Diagram.parse("B:W31-33,K3:B1,K2", 50);
        assertThat(diagram.whiteToMove()).isFalse();
        assertThat(diagram.pieces())
                .containsExactly(
                        new Piece(31, true, false),
                        new Piece(32, true, false),
                        new Piece(33, true, false),
                        new Piece(3, true, true),
                        new Piece(1, false, false),
                        new Piece(2, false, true));
    }

    @Test
    void readsSidesInAnyOrderAndSidesWithoutPieces() {
        assertThat(Diagram.parse("W:B:W7", 32).pieces()).containsExactly(new Piece(7, true, false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            W:W1           | is no position
            X:W1:B2        | `X` is no side
            W:W1:Q2        | `Q` is no side
            W:W1:          | `` is no side
            W:W1:B33       | `33` is no square: squares are 1 to 32
            W:W0:B3        | `0` is no square
            W:WK:B3        | `` is no square
            W:W1,,2:B3     | `` is no square
            W:W1-3:B3      | two pieces on square 3
            """)
    void saysWhatIsWrong(String text, String message) {
        assertThatThrownBy(() -> Diagram.parse(text, 32))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
