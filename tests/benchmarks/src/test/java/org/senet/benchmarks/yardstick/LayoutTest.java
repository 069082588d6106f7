package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {

    @ParameterizedTest
    @CsvSource({"5, 10", "4, 8"})
    void everySquareHasItsOwnCell(int rowLength, int rows) {
        var layout = new Layout(rowLength, rows);
        assertThat(IntStream.rangeClosed(1, layout.squares()))
                .allSatisfy(
                        square -> assertThat(layout.square(layout.cell(square))).isEqualTo(square));
    }

    @ParameterizedTest
    @CsvSource({"5, 10", "4, 8"})
    void stepsOverTheEdgeLeaveTheBoard(int rowLength, int rows) {
        var layout = new Layout(rowLength, rows);
        var cells = IntStream.rangeClosed(1, layout.squares())
                .map(layout::cell)
                .boxed()
                .toList();
        var longStep = rowLength + 1;
        for (var square = 1; square <= layout.squares(); square++) {
            var row = (square - 1) / rowLength;
            var column = 2 * ((square - 1) % rowLength) + 1 - row % 2;
            var cell = layout.cell(square);
            assertThat(cells.contains(cell - longStep)).isEqualTo(row > 0 && column > 0);
            assertThat(cells.contains(cell - rowLength)).isEqualTo(row > 0 && column < 2 * rowLength - 1);
            assertThat(cells.contains(cell + rowLength)).isEqualTo(row < rows - 1 && column > 0);
            assertThat(cells.contains(cell + longStep)).isEqualTo(row < rows - 1 && column < 2 * rowLength - 1);
        }
        assertThat(layout.cell(1) - longStep).isNotNegative();
        assertThat(layout.size()).isEqualTo(layout.cell(layout.squares()) + longStep + 1);
    }
}
