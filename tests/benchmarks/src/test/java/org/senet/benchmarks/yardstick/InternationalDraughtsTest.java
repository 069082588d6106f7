package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InternationalDraughtsTest {

    private static List<Move> moves(String position) {
        return InternationalDraughts.position(position, false).moves();
    }

    @Test
    void theMostCapturesAreObligatory() {
        assertThat(moves("W:W28,46:B12,22,41")).containsExactly(new Move(28, 8, List.of(12, 22), false));
        assertThat(moves("W:W28,46:B22,41"))
                .containsExactlyInAnyOrder(new Move(28, 17, List.of(22), false), new Move(46, 37, List.of(41), false));
    }

    @Test
    void aManBecomesAKingOnlyWhereItsMoveEnds() {
        assertThat(moves("W:W12:B8")).containsExactly(new Move(12, 3, List.of(8), true));
        assertThat(moves("W:W12:B8,9")).containsExactly(new Move(12, 14, List.of(8, 9), false));
        assertThat(moves("B:W20:B41,40"))
                .containsExactlyInAnyOrder(
                        new Move(41, 46, List.of(), true),
                        new Move(41, 47, List.of(), true),
                        new Move(40, 44, List.of(), false),
                        new Move(40, 45, List.of(), false));
    }

    @Test
    void aCapturedPieceStaysInTheWayUntilTheMoveEnds() {
        // From 21 the king looks along 27 and the captured 32 at 38, which it may not reach.
        assertThat(moves("W:WK46:BK32,18,17,38"))
                .containsExactlyInAnyOrder(
                        new Move(46, 21, List.of(17, 18, 32), false), new Move(46, 26, List.of(17, 18, 32), false));
    }

    @Test
    void waysAroundThatCaptureTheSameAreOneMove() {
        assertThat(moves("W:W28:B12,13,22,23")).containsExactly(new Move(28, 28, List.of(12, 13, 22, 23), false));
    }

    @Test
    void kingsFly() {
        assertThat(moves("W:WK46:B41")).extracting(Move::to).containsExactlyInAnyOrder(37, 32, 28, 23, 19, 14, 10, 5);
        assertThat(moves("B:W50:BK1")).extracting(Move::to).containsExactlyInAnyOrder(6, 7, 12, 18, 23, 29, 34, 40, 45);
    }

    @Test
    void aSideWithoutPiecesHasNoMoves() {
        assertThat(moves("W:W:B3")).isEmpty();
    }
}
