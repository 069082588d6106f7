package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formats that only some games use come back from their texts: random games are written, read again and replayed. */
class RecordRoundTripsTest {
    private static final int GAMES = 5;
    private static final int LONGEST = 150;

    @ParameterizedTest
    @CsvSource({
        "shogi, kif, kif",
        "shogi, csa, csa",
        "shogi, usi, usi",
        "minishogi, kif, kif",
        "minishogi, csa, csa",
        "minishogi, usi, usi",
        "xiangqi, chinese, pgn",
        "othello, ggf, ggf",
        "international-draughts, pdn, pdn",
        "english-checkers, pdn, pdn",
        "russian-checkers, pdn, pdn",
        "italian-draughts, pdn, pdn",
        "chess, pgn, pgn",
        "go-9, sgf, sgf",
        "othello, sgf, sgf",
        "gomoku, sgf, sgf"
    })
    void gamesComeBack(String name, String format, String ending) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            var told = context.eval(Senet.LANGUAGE, """
                    (fn [game format file & moves]
                      (let [first-record (senet.records/record-of (senet.games/start-position game) (vec moves))
                            text (senet.records/write-records format [(senet.records/converted game first-record format)])
                            record (:record (first (senet.records/read-games text file)))
                            {:keys [positions errors] again :record} (senet.records/replay game record)
                            brief (senet.records/replay-briefly game record)]
                        (if (seq errors)
                          (str (pr-str errors) text)
                          (str (senet.games/position-text (peek positions))
                            (if (not= (mapv :notation (filter :notation (:moves again))) (vec moves)) text)
                            ;; What has nothing but moves is played without looking for their names, with the same end.
                            (if (not= (map senet.games/position-text (:positions brief)) [(senet.games/position-text (peek positions))])
                              (str "briefly: " brief))))))""");
            var game = Senet.game(context, name);
            var random = new SplittableRandom(name.hashCode());
            for (int i = 0; i < GAMES; i++) {
                var position = game.start();
                var arguments = new ArrayList<Object>(List.of(game.value(), format, "game." + ending));
                for (int ply = 0; ply < LONGEST && !position.over(); ply++) {
                    var legal = position.notations();
                    var move = legal.get(random.nextInt(legal.size()));
                    arguments.add(move);
                    position = position.after(move);
                }

                assertThat(told.execute(arguments.toArray()).asString()).isEqualTo(position.fen());
            }
        }
    }

    /** Names that look like parts of others, like results and like remarks are still names. */
    @Test
    void namesInPortableGameNotationStayApart() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            var back = context.eval(Senet.LANGUAGE, """
                    (fn [& names]
                      (let [text (senet.records/write-records "pgn" [{:moves (mapv (fn [m] {:move m}) names)}])]
                        (apply str (interpose " " (map :move (:moves (first (senet.records/read-records text "a.pgn"))))))))""");
            var names = new Object[] {
                "c1-", "e2+", "a1", "xb1", "3:", "4", "-a2", "--", "ep", "1-0", "*", "b2", "=", "+/-", "...", "O-O",
                "½", "1–0", "b3"
            };

            assertThat(back.execute(names).asString())
                    .isEqualTo("c1- e2+ a1 xb1 3: 4 -a2 -- ep 1-0 * b2 = +/- ... O-O ½ 1–0 b3");
        }
    }

    /** The point `ab` is the lower left corner, and who resigns behind all moves makes none; other words are names. */
    @Test
    void namesInTheSmartGameFormatAreNoPointsAndNoRemarks() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            var back = context.eval(Senet.LANGUAGE, """
                    (fn [game & moves]
                      (let [record (senet.records/record-of (senet.games/start-position game) (vec moves))
                            text (senet.records/write-records "sgf" [(senet.records/converted game record "sgf")])
                            {:keys [positions errors]} (senet.records/replay game (first (senet.records/read-records text "a.sgf")))]
                        (str (mapv :why errors) (senet.games/position-text (peek positions)))))""");
            var game = context.eval(Senet.LANGUAGE, """
                    (board (name square) (dim "a-b") (dim "2-1"))
                    (piece (name Stone)
                      (place (log (cond (= position a1) "resign" (= position b1) "tt" (= position a2) "ab" (= position b2) "ba")) (drop)))
                    (game (name "Words") (board square) (players Black White) (draw (check no-moves?)))""");

            assertThat(back.execute(game, "resign", "tt").asString()).isEqualTo("[]B:Ba1:Wb1");
            assertThatThrownBy(() -> back.execute(game, "tt", "ab")).hasMessageContaining("cannot be written as `sgf`");
        }
    }

    /** The format would cut off a name behind its slash. */
    @Test
    void namesThatWouldNotBeUnderstoodAreRefused() {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            var write = context.eval(Senet.LANGUAGE, """
                    (fn [game & moves]
                      (senet.records/converted game (senet.records/record-of (senet.games/start-position game) (vec moves)) "ggf"))""");
            var game = context.eval(Senet.LANGUAGE, """
                    (board (name square) (dim "a-b") (dim "2-1") (dir n 0 -1))
                    (piece (name Stone) (place (log position) (drop)) (place (log position "/n") (check n) (drop)))
                    (game (name "Stones") (board square) (players Black White) (draw (check no-moves?)))""");

            assertThat(write.execute(game, "a1", "b1").hasHashEntries()).isTrue();
            assertThatThrownBy(() -> write.execute(game, "a1", "b1/n"))
                    .hasMessageContaining("cannot be written as `ggf`");
        }
    }

    /** The first moves of a game as Chinese books have them: Red writes numbers as signs, Black as digits. */
    @ParameterizedTest
    @CsvSource({
        "xiangqi, chinese, 'h3e3 h10g8 h1g3 i10h10', '1. 炮二平五 馬8进7 2. 馬二进三 車9平8 *'",
        "othello, ggf, 'f5 d6', '(;GM[Othello]RE[?]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)'"
    })
    void formatsAreWritten(String name, String format, String moves, String expected) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            context.eval(Senet.LANGUAGE, "(require 'senet.records)");
            var text = context.eval(Senet.LANGUAGE, """
                            (fn [game format moves]
                              (let [start (senet.games/start-position game)
                                    play (fn [[position names] text]
                                           (let [move (first (senet.native/invoke-member position "written" text))]
                                             [(senet.games/apply-move position move) (conj names (senet.games/notation move))]))
                                    [_ names] (reduce play [start []] (re-seq #"\\S+" moves))]
                                (senet.records/write-records format
                                  [(senet.records/converted game (senet.records/record-of start names) format)])))""")
                    .execute(Senet.game(context, name).value(), format, moves)
                    .asString();

            assertThat(text.lines().filter(line -> !line.isBlank()).toList())
                    .last()
                    .isEqualTo(expected);
        }
    }
}
