package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Draws that end lines of play; without them, moves alone are counted. */
class DrawsTest {

    private static Yardstick chess(Design design, String position, boolean whole) {
        return design == Design.MAILBOX ? MailboxChess.position(position, whole) : Chess.position(position, whole);
    }

    @ParameterizedTest
    @EnumSource(names = {"BITBOARD", "MAILBOX"})
    void twoKingsAloneAreADraw(Design design) {
        assertThat(chess(design, "8/8/4k3/8/8/3K4/8/8 w - -", true).perft(1)).isZero();
        assertThat(chess(design, "8/8/4k3/8/8/3K4/8/8 w - -", false).perft(1)).isEqualTo(8);
    }

    @ParameterizedTest
    @EnumSource(names = {"BITBOARD", "MAILBOX"})
    void bishopsOfOneColourAreADraw(Design design) {
        assertThat(chess(design, "8/8/4k3/8/8/b2K4/8/2B5 w - -", true).perft(1)).isZero();
        assertThat(chess(design, "8/8/4k3/8/8/b2K4/8/3B4 w - -", true).perft(1)).isPositive();
        assertThat(chess(design, "8/8/4k3/8/8/3K4/8/1NB5 w - -", true).perft(1)).isPositive();
        assertThat(chess(design, "8/8/4k3/8/8/3K4/8/1N6 w - -", true).perft(1)).isZero();
        assertThat(chess(design, "8/8/4k3/p7/8/3K4/8/8 w - -", true).perft(1)).isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"BITBOARD", "MAILBOX"})
    void fiftyMovesAreADraw(Design design) {
        var position = "7k/8/8/8/8/8/8/R3K3 w Q - ";
        assertThat(chess(design, position + "99 80", true).perft(1)).isPositive();
        assertThat(chess(design, position + "100 80", true).perft(1)).isZero();
    }

    /** From the corner a king has one move, so just one line comes to the start for the third time at its eighth ply. */
    @ParameterizedTest
    @EnumSource(names = {"BITBOARD", "MAILBOX"})
    void theThirdTimeIsADraw(Design design) {
        var position = "k7/p7/P7/8/8/p7/P7/K7 w - -";
        var moves = chess(design, position, false);
        var whole = chess(design, position, true);
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
