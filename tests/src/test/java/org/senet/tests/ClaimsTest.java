package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.util.Objects;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Games;
import org.senet.api.Position;

/** What hosts and players do with ends that must be claimed. */
class ClaimsTest {
    private static final String THRICE = "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8";
    private static final String MATCH = """
            (require '[senet.players :as players] '[senet.games :as games])
            (let [start (games/position-from-text (load-game "chess") "%s")
                  table (players/referee start {"White" (players/player-named "%s" 1) "Black" (players/player-named "random" 2)}
                          {:moves ["e1e2" "e8e7" "e2e1" "e7e8" "e1e2" "e8e7" "e2e1" "e7e8"] :max-moves 9})]
              [(name (:outcome table)) (:winner table) (:result table)])
            """;

    @SuppressWarnings("NullAway.Init")
    private Context context;

    @BeforeEach
    void open() {
        context = Senet.newContext(OutputStream.nullOutputStream());
    }

    @AfterEach
    void close() {
        context.close(true);
    }

    private Position thrice(String fen) {
        var position = Games.load(context, "chess").position(fen);
        for (var move : THRICE.split(" ")) {
            position = position.apply(position.written(move).getFirst());
        }
        return position;
    }

    @Test
    void hostsAreOfferedAClaim() {
        var position = thrice("3qk3/8/8/8/8/8/8/4K2R w - - 0 1");

        assertThat(position.over()).isFalse();
        assertThat(position.claim()).isEqualTo("draw");
        assertThat(position.claimed().over()).isTrue();
        assertThat(position.claimed().result()).isEqualTo("draw");
        assertThat(position.claimed().moves()).isEmpty();
        assertThat(position.moves()).isNotEmpty();
    }

    /** The script of chess says first that a player who is in check without a move has lost, and last what can be claimed. */
    @Test
    void hostsAreToldByWhichConditionAGameHasEnded() {
        var position = thrice("3qk3/8/8/8/8/8/8/4K2R w - - 0 1");
        var endings = position.game().endings();
        var claimed =
                endings.get(Objects.requireNonNull(position.claimed().ending()).intValue());

        assertThat(position.ending()).isNull();
        assertThat(claimed.claim()).isTrue();
        assertThat(claimed.text()).isEqualTo("(draw (check (>= repetitions 3)))");
        var mate = Games.load(context, "chess").position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        var ended = endings.get(Objects.requireNonNull(mate.ending()).intValue());
        assertThat(ended.kind()).isEqualTo("loss");
        assertThat(ended.claim()).isFalse();
        assertThat(ended.text()).startsWith("(loss (check no-moves?)");
        var stalemate = Games.load(context, "chess").position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        assertThat(endings.get(Objects.requireNonNull(stalemate.ending()).intValue())
                        .kind())
                .isEqualTo("draw");
    }

    @Test
    void nothingIsClaimedWithoutAReason() {
        var start = Games.load(context, "chess").start();

        assertThat(start.claim()).isNull();
        assertThatThrownBy(start::claimed)
                .isInstanceOf(PolyglotException.class)
                .hasMessageContaining("nothing to claim");
    }

    /** White has a rook against a queen, or a queen against a rook. */
    @ParameterizedTest
    @CsvSource({
        "alphabeta:depth=2, 3qk3/8/8/8/8/8/8/4K2R w - - 0 1, claimed",
        "alphabeta:depth=2, 4k2r/8/8/8/8/8/8/3QK3 w - - 0 1, unfinished",
        "uct:nodes=200, 3qkq2/8/8/8/8/8/8/4K3 w - - 0 1, claimed",
        "two-ply, 3qk3/8/8/8/8/8/8/4K2R w - - 0 1, claimed",
        "greedy, 4k2r/8/8/8/8/8/8/3QKQ2 w - - 0 1, unfinished",
        "random, 4k2r/8/8/8/8/8/8/3QK3 w - - 0 1, claimed"
    })
    void programsClaimADrawUnlessTheyAreBetterOff(String player, String fen, String outcome) {
        var played = context.eval(Senet.LANGUAGE, MATCH.formatted(fen, player));

        assertThat(played.getArrayElement(0).asString()).isEqualTo(outcome);
        assertThat(played.getArrayElement(1).isNull()).isTrue();
        if (outcome.equals("claimed")) {
            assertThat(played.getArrayElement(2).asString()).isEqualTo("draw, claimed by White");
        }
    }

    /** Black is a queen up, so it does not go back to where White may claim a draw. */
    @Test
    void aSearchTakesAClaimAsTheEnd() {
        var before = Games.load(context, "chess").position("3qk3/8/8/8/8/8/8/4K1R1 w - - 0 1");
        var moves = THRICE.split(" ");
        for (int i = 0; i < moves.length - 1; i++) {
            before = before.apply(before.written(moves[i]).getFirst());
        }

        var back = before.apply(before.written(moves[moves.length - 1]).getFirst());
        var thought = Games.player(context, "alphabeta:depth=3", 1).think(before);

        assertThat(back.claim()).isEqualTo("draw");
        assertThat(before.apply(thought.move())).isNotEqualTo(back);
        assertThat(thought.score()).isGreaterThan(1);
    }

    /** White has only its king, which may go on; but the draw can be claimed at once. */
    @Test
    void randomGamesEndWithAClaim() {
        var start = Games.load(context, "chess").position("8/8/8/3k4/8/3K4/8/7r w - - 100 90");

        assertThat(start.over()).isFalse();
        assertThat(start.playout(3, 1_000).over()).isTrue();
        assertThat(start.playout(3, 1_000)).isEqualTo(start);
    }
}
