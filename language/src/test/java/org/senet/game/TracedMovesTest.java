package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.state.MoveBuffer;
import org.senet.trace.Recorder;

/**
 * Rules that are followed step by step, for explanations, find the moves that the usual code finds. That one decides much in
 * advance: which pieces need not be tried, where ways over empty squares end, and which attacks are certain.
 */
class TracedMovesTest {
    private static final int GAMES = 2;
    private static final int PLIES = 100;
    private static final int MOST_EVENTS = 1;

    static List<RandomGamesTest.Entry> games() {
        return RandomGamesTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMovesAreTheSame(RandomGamesTest.Entry entry) {
        RandomGamesTest.withGame(entry, game -> {
            var random = new SplittableRandom(20170616);
            for (int i = 0; i < GAMES; i++) {
                var position = game.start();
                for (int ply = 0; ply < PLIES && !position.generate().isEmpty(); ply++) {
                    var moves = position.generate();
                    assertThat(moves.stream().map(Move::notation))
                            .as(PositionText.write(position))
                            .containsExactlyInAnyOrderElementsOf(traced(position));
                    position = position.apply(moves.get(random.nextInt(moves.size())));
                }
            }
        });
    }

    private static List<String> traced(Position position) {
        var state = position.state();
        state.trace = new Recorder(p -> false, MOST_EVENTS);
        var moves = new MoveBuffer();
        position.game().generateTraced(state, moves);
        var entries = IntStream.range(0, moves.size()).mapToObj(moves::entries).toList();
        return Notation.names(position.game().design(), entries);
    }
}
