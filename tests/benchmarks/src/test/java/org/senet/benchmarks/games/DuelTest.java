package org.senet.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DuelTest {

    private static Slice slice(double speed, double process) {
        return new Slice(speed, 60 * speed, 1, process, 0, 0);
    }

    @Test
    void comparesNeighbours() {
        // The machine is at half speed in the second pair, and disturbs one side in the third.
        var senet = List.of(slice(100, 1), slice(50, 1), slice(10, 1));
        var java = List.of(slice(200, 1), slice(100, 1), slice(200, 1));
        assertThat(new Duel(true, Task.MOVES, senet, java).ratio()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void isSteadyWhenNothingGetsFasterAndNothingIsCompiled() {
        var slices = new ArrayList<Slice>();
        for (int i = 0; i < 6; i++) {
            assertThat(Duel.isSteady(slices)).isFalse();
            slices.add(slice(100, 1.01));
        }
        assertThat(Duel.isSteady(slices)).isTrue();
        slices.set(5, slice(100, 1.9));
        assertThat(Duel.isSteady(slices)).isFalse();
        slices.subList(3, 6).replaceAll(slice -> slice(150, 1));
        assertThat(Duel.isSteady(slices)).isFalse();
    }

    @Test
    void otherLengthsAreAnotherGame() {
        var games = List.of(slice(100, 1));
        assertThat(Tables.isSameGame(new Duel(true, Task.PLAYOUTS, games, games)))
                .isTrue();
        var longer = List.of(new Slice(100, 7000, 1, 1, 0, 0));
        assertThat(Tables.isSameGame(new Duel(true, Task.PLAYOUTS, longer, games)))
                .isFalse();
    }
}
