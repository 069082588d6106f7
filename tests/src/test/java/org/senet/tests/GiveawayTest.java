package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Giveaway draughts are draughts in which whoever would have lost has won: nothing else is different. */
class GiveawayTest {
    private static final Map<String, String> REVERSED = Map.of("White wins", "Black wins", "Black wins", "White wins");

    @ParameterizedTest
    @CsvSource({"poddavki, russian-checkers", "giveaway-checkers, english-checkers"})
    void onlyTheWinnerIsAnother(String giveaway, String draughts) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var reversed = Senet.game(context, giveaway);
            var usual = Senet.game(context, draughts);
            var decided = 0;
            for (var position : RandomPositions.of(reversed, 30, 200)) {
                var same = usual.position(position.fen());
                assertThat(position.notations()).as(position.fen()).isEqualTo(same.notations());
                var result = same.result();
                if (result != null && REVERSED.containsKey(result)) {
                    assertThat(position.result()).as(position.fen()).isEqualTo(REVERSED.get(result));
                    decided++;
                }
            }
            assertThat(decided).isGreaterThan(10);
        }
    }
}
