package org.senet.launcher.display;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWidthTest {
    @ParameterizedTest
    @CsvSource({"'', 0", "abc, 3", "Шашки, 5", "将棋, 4", "しょうぎ, 8", "e\u0301, 1", "♟, 1", "🎲, 2"})
    void countsColumns(String text, int columns) {
        assertThat(TextWidth.of(text)).isEqualTo(columns);
    }

    @Test
    void padsByColumns() {
        assertThat(TextWidth.padded("将棋", 6)).isEqualTo("将棋  ");
        assertThat(TextWidth.padded("long", 2)).isEqualTo("long");
    }
}
