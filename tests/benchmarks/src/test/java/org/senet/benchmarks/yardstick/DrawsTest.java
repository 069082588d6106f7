package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Draws that end lines of play; without them, moves alone are counted. */
class DrawsTest {

    @Test
    void twoKingsAloneAreADraw() {
        assertThat(Chess.position("8/8/4k3/8/8/3K4/8/8 w - -", true).perft(1)).isZero();
        assertThat(Chess.position("8/8/4k3/8/8/3K4/8/8 w - -", false).perft(1)).isEqualTo(8);
    }

    @Test
    void bishopsOfOneColourAreADraw() {
        assertThat(Chess.position("8/8/4k3/8/8/b2K4/8/2B5 w - -", true).perft(1))
                .isZero();
        assertThat(Chess.position("8/8/4k3/8/8/b2K4/8/3B4 w - -", true).perft(1))
                .isPositive();
    }

    @Test
    void fiftyMovesAreADraw() {
        var position = "7k/8/8/8/8/8/8/R3K3 w Q - ";
        assertThat(Chess.position(position + "99 80", true).perft(1)).isPositive();
        assertThat(Chess.position(position + "100 80", true).perft(1)).isZero();
    }

    /** From the corner a king has one move, so just one line comes to the start for the third time at its eighth ply. */
    @Test
    void theThirdTimeIsADraw() {
        var position = "k7/p7/P7/8/8/p7/P7/K7 w - -";
        var moves = Chess.position(position, false);
        var whole = Chess.position(position, true);
        assertThat(whole.perft(8)).isEqualTo(moves.perft(8));
        assertThat(whole.perft(9)).isEqualTo(moves.perft(9) - 1);
    }

    @Test
    void aKingAloneHoldsOut() {
        var whole = InternationalDraughts.position("W:WK46:BK15", true).playouts(50, 1, 500);
        assertThat(whole.plies()).isLessThanOrEqualTo(50 * 10);
        var moves = InternationalDraughts.position("W:WK46:BK15", false).playouts(50, 1, 500);
        assertThat(moves.draws()).isZero();
        assertThat(moves.plies()).isGreaterThan(whole.plies());
    }

    @Test
    void fiveMovesOfEachForThreePieces() {
        var whole = RussianCheckers.position("W:WK29,K30:BK4", true).playouts(50, 1, 500);
        assertThat(whole.plies()).isLessThanOrEqualTo(50 * 10);
    }
}
