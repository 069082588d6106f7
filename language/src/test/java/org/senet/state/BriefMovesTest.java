package org.senet.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.senet.game.Scripts;

/** Which moves are played briefly; that they lead to the right positions is shown in random games. */
class BriefMovesTest {
    private static int visited(String rule) {
        var script = """
                (board (name square) (dim "a-c") (dim "1-3"))
                (piece (name Disk) (place %s))
                (game (name "Disks") (board square) (players Black White) (attribute last nil))
                """.formatted(rule);
        var count = new int[1];
        Scripts.withGame(script, game -> {
            var state = game.newState();
            var moves = new MoveBuffer();
            game.generate(state, moves);
            assertThat(moves.size()).isEqualTo(9);
            count[0] = VisitedMoves.each(state, moves, move -> {});
        });
        return count[0];
    }

    @Test
    void movesThatOnlyChangeTheBoardAre() {
        assertThat(visited("(drop)")).isEqualTo(9);
    }

    @Test
    void othersAreNot() {
        assertThat(visited("(drop) (if (= position a1) (set! last position))")).isEqualTo(8);
        assertThat(visited("(drop) (set! last position)")).isZero();
    }
}
