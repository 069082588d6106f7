package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RussianCheckersTest {

    private static List<Move> moves(String position) {
        return RussianCheckers.position(position, false).moves();
    }

    @Test
    void anyCaptureMayBeChosenButAChainMustBeFinished() {
        assertThat(moves("W:W22,32:B17,9,27"))
                .containsExactlyInAnyOrder(
                        new Move(22, 6, List.of(9, 17), false), new Move(32, 23, List.of(27), false));
    }

    @Test
    void aKingLandsWhereItCanGoOn() {
        assertThat(moves("W:WK29:B22,16")).containsExactly(new Move(29, 20, List.of(16, 22), false));
        assertThat(moves("W:WK29:B22")).extracting(Move::to).containsExactlyInAnyOrder(18, 15, 11, 8, 4);
    }

    @Test
    void aManThatReachesTheLastRowGoesOnAsAKing() {
        assertThat(moves("W:W9:B6,11"))
                .containsExactlyInAnyOrder(
                        new Move(9, 16, List.of(6, 11), true), new Move(9, 20, List.of(6, 11), true));
    }

    @Test
    void aCapturedPieceStaysInTheWayUntilTheMoveEnds() {
        // From 13 the king looks along 17 and the captured 22 at 26, which it may not reach.
        assertThat(moves("W:WK29:B9,10,22,26"))
                .contains(new Move(29, 13, List.of(9, 10, 22), false))
                .noneMatch(move -> move.captured().contains(26));
    }

    @Test
    void waysAroundThatCaptureTheSameAreOneMove() {
        assertThat(moves("W:W23:B10,11,18,19")).containsExactly(new Move(23, 23, List.of(10, 11, 18, 19), false));
    }
}
