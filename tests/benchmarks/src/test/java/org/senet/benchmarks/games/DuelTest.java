package org.senet.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.senet.benchmarks.yardstick.Design;

class DuelTest {

    private static Slice slice(double speed, double process) {
        return new Slice(speed, 60 * speed, 1, process, 0, 0);
    }

    @Test
    void comparesNeighbours() {
        // The machine is at half speed in the second pair, and disturbs one side in the third.
        var senet = List.of(slice(100, 1), slice(50, 1), slice(10, 1));
        var java = List.of(slice(200, 1), slice(100, 1), slice(200, 1));
        var faster = java.stream().map(slice -> slice(2 * slice.speed(), 1)).toList();
        var rivals = List.of(new Duel.Rival(Design.BITBOARD, faster), new Duel.Rival(Design.MAILBOX, java));
        var duel = new Duel(true, Task.MOVES, senet, rivals);
        assertThat(duel.ratio(rivals.get(0))).isCloseTo(0.25, within(1e-9));
        assertThat(duel.ratio(rivals.get(1))).isCloseTo(0.5, within(1e-9));
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
        var rival = new Duel.Rival(Design.MAILBOX, games);
        assertThat(new Duel(true, Task.PLAYOUTS, games, List.of(rival)).isSameGame(rival))
                .isTrue();
        var longer = List.of(new Slice(100, 7000, 1, 1, 0, 0));
        assertThat(new Duel(true, Task.PLAYOUTS, longer, List.of(rival)).isSameGame(rival))
                .isFalse();
    }
}
