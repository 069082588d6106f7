package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Game;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.betza.PieceDescriptions;

/** Pieces in Betza's notation. The texts are those of the literature: Betza's own, and those of XBoard's default pieces. */
class PieceDescriptionsTest {
    private static Map<String, String> describe(String program) {
        try (var context = Senet.newContext(new ByteArrayOutputStream())) {
            var game = context.eval(Senet.LANGUAGE, program).as(Game.class);
            return PieceDescriptions.of(new Loaded(context, game, game.start()));
        }
    }

    private static Map<String, String> pieces(String text) {
        var pieces = new LinkedHashMap<String, String>();
        for (var word : text.split(" ")) {
            pieces.put(word.substring(0, word.indexOf('=')), word.substring(word.indexOf('=') + 1));
        }
        return pieces;
    }

    @ParameterizedTest
    @CsvSource({
        "breakthrough, P&=fmWfF",
        "los-alamos-chess, P&=fmWfcF N&=N R&=R Q&=Q K&=K",
        "gardner-minichess, P&=fmWfcF N&=N B&=B R&=R Q&=Q K&=K",
        "makruk, P&=fmWfcF M&=F S&=fWF N&=N R&=R K&=K",
        "shatranj, P&=fmWfcF Q&=F B&=A N&=N R&=R K&=K"
    })
    void piecesOfBundledGames(String game, String expected) {
        assertThat(describe("(load-game \"" + game + "\")")).isEqualTo(pieces(expected));
    }

    /** Castling, a distance that depends on other pieces, loops, several pieces at once, and a palace: XBoard would allow other moves. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "lines-of-action", "surakarta", "ordo", "xiangqi"})
    void whatCannotBeSaidIsLeftOut(String game) {
        assertThat(describe("(load-game \"" + game + "\")")).isEmpty();
    }

    /** Hoppers, pieces that can be blocked, a slide of two squares, and men that go two squares only from where they begin. */
    @Test
    void piecesOfOtherKinds() {
        assertThat(describe("""
                (require '[senet.chess :refer [compass]])
                (board
                  (name b) (dim "a-h") (dim "8-1") (compass Black)
                  (zone second White "*2") (zone second Black "*7"))
                (piece (name Cannon)
                  (pre (check is-friend?) (take))
                  (move (let d (any n e s w)) (check d) (check is-empty?) (while (any false true) (check d) (check is-empty?)))
                  (move
                    (let d (any n e s w))
                    (check d) (while is-empty? (check d))
                    (check d) (while is-empty? (check d))
                    (check is-enemy?))
                  (post (drop)))
                (piece (name Horse)
                  (pre (check is-friend?) (take))
                  (move (check n) (check is-empty?) (check (any nw ne)) (check not-friend?))
                  (move (check e) (check is-empty?) (check (any ne se)) (check not-friend?))
                  (move (check s) (check is-empty?) (check (any se sw)) (check not-friend?))
                  (move (check w) (check is-empty?) (check (any sw nw)) (check not-friend?))
                  (post (drop)))
                (piece (name Elephant)
                  (pre (check is-friend?) (take))
                  (move (let d (any ne se sw nw)) (check d) (check is-empty?) (check d) (check not-friend?))
                  (post (drop)))
                (piece (name Guard)
                  (pre (check is-friend?) (take))
                  (move (let d (any n w e)) (check d) (if (and is-empty? (any false true)) (check d)) (check not-friend?))
                  (post (drop)))
                (piece (name Man)
                  (pre (check is-friend?) (take))
                  (move (check n) (check is-empty?))
                  (move (check (in-zone? second)) (check n) (check is-empty?) (check n) (check is-empty?))
                  (move (check (any nw ne)) (check is-enemy?))
                  (post (drop)))
                (game
                  (name "Fairies") (board b)
                  (players
                    (White (Cannon a1 h1) (Horse b1 g1) (Elephant c1 f1) (Guard d1 e1) (Man a2 b2 c2 d2 e2 f2 g2 h2))
                    (Black (Cannon a8 h8) (Horse b8 g8) (Elephant c8 f8) (Guard d8 e8) (Man a7 b7 c7 d7 e7 f7 g7 h7)))
                  (draw (check no-moves?)))
                """)).isEqualTo(pieces("C&=cpRmR H&=nN E&=nA G&=fsW2 M&=fmWfcFifmW2"));
    }
}
