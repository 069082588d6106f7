package org.senet.benchmarks.yardstick;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Two programs for one game play it alike, though they draw other moves. */
class RandomGamesTest {
    private static final int GAMES = 4000;
    private static final int LIMIT = 5000;

    private static void compare(Yardstick one, Yardstick other, double lengthWithin) {
        var ones = one.playouts(GAMES, 5, LIMIT);
        var others = other.playouts(GAMES, 6, LIMIT);
        assertThat((double) ones.plies() / GAMES).isCloseTo((double) others.plies() / GAMES, within(lengthWithin));
        // Five times the error that chance makes, at most.
        var share = within(0.055);
        assertThat((double) ones.firstWins() / GAMES).isCloseTo((double) others.firstWins() / GAMES, share);
        assertThat((double) ones.secondWins() / GAMES).isCloseTo((double) others.secondWins() / GAMES, share);
        assertThat((double) ones.draws() / GAMES).isCloseTo((double) others.draws() / GAMES, share);
        assertThat(ones.unfinished()).isZero();
        assertThat(others.unfinished()).isZero();
    }

    @Test
    void chess() {
        compare(Chess.start(true), MailboxChess.start(true), 12);
    }

    @Test
    void othello() {
        compare(Othello.start(), MailboxOthello.start(), 0.1);
    }

    @Test
    void connectFour() {
        compare(ConnectFour.start(), MailboxConnectFour.start(), 0.8);
    }
}
