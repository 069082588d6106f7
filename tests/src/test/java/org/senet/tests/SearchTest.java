package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Games;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.api.SearchPlayer;
import org.senet.api.Thought;

/** What searching players must find, and what they must not do. */
class SearchTest {
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

    private SearchPlayer player(String text) {
        return Games.player(context, text, 1);
    }

    private Position start(String game) {
        return Games.load(context, game).start();
    }

    // ---- tactics

    /** Scholar's mate; Morphy's problem (New York Clipper 1856); a mate in three by a deflection on the eighth row. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | Qxf7# | 1",
                "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | Ra6 | 3",
                "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1 | Ra6 | 5"
            })
    void alphaBetaMates(String fen, String key, int plies) {
        var thought = player("alphabeta:depth=" + plies)
                .think(Games.load(context, "chess").position(fen));

        assertThat(thought.move().shortName()).startsWith(key);
        assertThat(thought.end()).isEqualTo((long) plies);
        assertThat(thought.line()).hasSize(plies);
    }

    /**
     * Positions of Pascal Pons's set "end, easy", which many solvers agree on. His scores count the disks that the winner will
     * have left.
     */
    @ParameterizedTest
    @CsvSource({
        "2252576253462244111563365343671351441, -1",
        "7422341735647741166133573473242566, 1",
        "23163416124767223154467471272416755633, 0",
        "65214673556155731566316327373221417, -1"
    })
    void alphaBetaSolvesEndsOfConnectFour(String columns, int score) {
        var position = start("connect-four");
        for (int column : columns.chars().map(c -> c - '1').toArray()) {
            position = position.apply(inColumn(position, (char) ('a' + column)));
        }

        var thought = player("alphabeta:depth=20").think(position);

        int disks = columns.length() / 2;
        Number plies = score == 0
                ? null
                : score > 0
                        ? (Number) (2L * (22 - score - disks) - 1)
                        : (Number) (-2L * (22 + score - (columns.length() + 1) / 2));
        assertThat(thought.end()).isEqualTo(plies);
        assertThat(score != 0 || thought.score() == 0).isTrue();
    }

    private static Move inColumn(Position position, char column) {
        return position.moves().stream()
                .filter(move -> move.notation().charAt(0) == column)
                .findFirst()
                .orElseThrow();
    }

    /** 1. d4-e5 f6:d4 2. c3:e5:c7, or 1. ... d6:f4 2. g3:e5:g7; Black has nothing left. */
    @Test
    void alphaBetaFindsAShotInRussianCheckers() {
        var position = Games.load(context, "russian-checkers").position("W:Wb2,c3,d4,g3,h2:Bd6,f6");

        var thought = player("alphabeta:depth=3").think(position);

        assertThat(thought.move().notation()).isEqualTo("d4-e5");
        assertThat(thought.end()).isEqualTo(3L);
    }

    @Test
    void uctFindsAMateInOne() {
        var position = Games.load(context, "chess")
                .position("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4");

        assertThat(player("uct:nodes=1500,plies=10").think(position).move().shortName())
                .isEqualTo("Qxf7#");
    }

    /** The first position has a mate in one, the second a mate in three plies; neither needs the games that are allowed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4 | Qxf7#",
                "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | Ra6"
            })
    void uctProvesMates(String fen, String key) {
        var thought = player("uct:nodes=200000,plies=4")
                .think(Games.load(context, "chess").position(fen));

        assertThat(thought.move().shortName()).startsWith(key);
        assertThat(thought.score()).isEqualTo(1);
        assertThat(thought.nodes()).isLessThan(200_000);
    }

    /** Two of the positions of {@link #alphaBetaSolvesEndsOfConnectFour}: one is lost and one is won. */
    @ParameterizedTest
    @CsvSource({"2252576253462244111563365343671351441, 0", "7422341735647741166133573473242566, 1"})
    void uctProvesEndsOfConnectFour(String columns, double score) {
        var position = start("connect-four");
        for (int column : columns.chars().map(c -> c - '1').toArray()) {
            position = position.apply(inColumn(position, (char) ('a' + column)));
        }

        var thought = player("uct:nodes=100000").think(position);

        assertThat(thought.score()).isEqualTo(score);
        assertThat(thought.nodes()).isLessThan(100_000);
    }

    /** In Hex nothing on the board can be counted. A side that wins nearly all random games is ahead. */
    @Test
    void alphaBetaKnowsWhoIsAheadWhereNothingCanBeCounted() {
        var start = start("hex-11");
        int known = 0;
        for (int seed = 0; seed < 12; seed++) {
            var position = start.playout(seed, 84);
            if (!position.over()) {
                double won = position.playouts(100, 1, 1000).wins().getOrDefault(position.player(), 0L) / 100.0;
                if (Math.abs(won - 0.5) > 0.45) {
                    assertThat(player("alphabeta:depth=1").think(position).score())
                            .matches(score -> score > 0 == won > 0.5, "the sign of " + won + " - 0.5");
                    known++;
                }
            }
        }

        assertThat(known).isPositive();
    }

    // ---- what is kept from move to move

    /** A mate that was proved is remembered after each of the replies, so no more games are needed. */
    @Test
    void uctKeepsWhatGrowsFromTheNextPosition() {
        var position = Games.load(context, "chess").position("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
        int replies = position.apply("Ra6").moves().size();
        for (int i = 0; i < replies; i++) {
            var player = player("uct:plies=4,nodes=200000");
            var replied = position.apply(player.choose(position));
            replied = replied.apply(replied.moves().get(i));

            var thought = player.think(replied);

            assertThat(thought.nodes()).isZero();
            assertThat(thought.score()).isEqualTo(1);
            assertThat(replied.apply(thought.move()).over()).isTrue();
        }
    }

    /** The pieces stand as after two moves of the same game, but the game went another way, or is another one. */
    @Test
    void uctKeepsNothingThatIsOfAnotherGame() {
        var chess = Games.load(context, "chess");
        var start = chess.start();
        var player = player("uct:nodes=60,plies=5");
        player.think(start);
        var counted = chess.position("rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 7 9");

        assertThat(described(player.think(counted)))
                .isEqualTo(described(player("uct:nodes=60,plies=5").think(counted)));
        assertThat(described(player.think(start)))
                .isEqualTo(described(player("uct:nodes=60,plies=5").think(start)));
    }

    @Test
    void aForcedMoveTakesNoTime() {
        var position = Games.load(context, "russian-checkers").position("W:Wc1,c3:Bd4,h8");
        assertThat(position.moves()).hasSize(1);

        for (var text : List.of("alphabeta:time=10m", "uct:time=10m")) {
            assertThat(player(text).think(position).nodes()).isLessThan(100);
        }
    }

    // ---- tic-tac-toe, wholly

    /** Whatever the other one plays. */
    @ParameterizedTest
    @ValueSource(
            strings = {"alphabeta:depth=9", "uct:nodes=3000", "uct:nodes=3000,rave=100", "uct:nodes=3000,puct=1.5"})
    void neverLosesTicTacToe(String text) {
        var searcher = player(text);
        var start = start("tic-tac-toe");

        for (var side : start.game().players()) {
            assertThat(losses(start, side, searcher, new HashMap<>())).isZero();
        }
    }

    private static int losses(Position position, String side, SearchPlayer player, HashMap<String, Integer> known) {
        if (position.over()) {
            return position.winner() != null && !side.equals(position.winner()) ? 1 : 0;
        }
        var before = known.get(position.fen());
        if (before != null) {
            return before;
        }
        int losses = 0;
        if (position.player().equals(side)) {
            losses = losses(position.apply(player.choose(position)), side, player, known);
        } else {
            for (var move : position.moves()) {
                losses += losses(position.apply(move), side, player, known);
            }
        }
        known.put(position.fen(), losses);
        return losses;
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta", "uct:nodes=3000"})
    void perfectPlayIsADraw(String text) {
        var player = player(text.equals("alphabeta") ? "alphabeta:depth=9" : text);
        var position = start("tic-tac-toe");
        while (!position.over()) {
            position = position.apply(player.choose(position));
        }

        assertThat(position.winner()).isNull();
    }

    // ---- the value is that of the whole tree

    /** The library's plain look-ahead knows nothing of bounds, tables and orders; it looks at everything. */
    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, 1, 4",
        "breakthrough, 8, 2",
        "royal-game-of-ur, 8, 3",
        "senet, 8, 2",
        "kalah, 8, 3",
        "gardner-minichess, 8, 2",
        "chinese-checkers/Chinese checkers for three, 8, 2"
    })
    void alphaBetaComputesWhatALookAtEverythingDoes(String game, int plies, int depth) {
        var difference = context.eval(Senet.LANGUAGE, """
                (require '[senet.players :as players] '[senet.games :as games] '[senet.string :as str])
                (fn [name plies depth]
                  (let [[file variant] (str/split name #"/")
                        game (load-game file)
                        game (if variant (senet.native/invoke-member game "variant" variant) game)
                        material (fn [position side] (games/material position side {}))
                        search (senet.native/search-player "alphabeta" {:depth depth :noisy "none" :evaluate material} 1)]
                    (for [seed [1 2]
                          :let [position (games/playout (games/start-position game) seed (* plies seed))
                                position (if (games/by-chance? position) (games/playout position seed 1) position)]
                          :when (not (or (games/game-over? position) (games/by-chance? position)))
                          :let [side (games/player-to-move position)
                                thought (players/think search position)
                                whole (players/look-ahead position side depth {})]
                          :when (not (:end thought))]
                      [(double whole) (:score thought)])))
                """).execute(game, plies, depth);

        var compared = new ArrayList<List<Double>>();
        for (var it = difference.getIterator(); it.hasIteratorNextElement(); ) {
            var pair = it.getIteratorNextElement();
            compared.add(List.of(
                    pair.getArrayElement(0).asDouble(), pair.getArrayElement(1).asDouble()));
        }
        assertThat(compared).isNotEmpty();
        // Means are rounded to hundredths at each of their levels.
        assertThat(compared).allSatisfy(pair -> assertThat(pair.get(1))
                .isCloseTo(pair.get(0), org.assertj.core.data.Offset.offset(0.02)));
    }

    @Test
    void aGameMaySayHowGoodAPositionIs() {
        var game = Games.of(context.eval(Senet.LANGUAGE, """
                (board (name four) (dim "a-b") (dim "2-1") (dir n 0 -1) (dir e 1 0) (dir s 0 1) (dir w -1 0))
                (piece (name Man) (move (check is-friend?) (take) (check (any n e s w)) (check is-empty?) (drop)))
                (game (name "Valued") (board four)
                  (players (White (Man a1)) (Black (Man b2)))
                  (evaluate White 5)
                  (evaluate Black 2))
                """));

        assertThat(player("alphabeta:depth=2").think(game.start()).score()).isEqualTo(3);
    }

    // ---- repeatable, in threads, and not for ever

    @ParameterizedTest
    @CsvSource({
        "alphabeta:nodes=3000, gardner-minichess",
        "alphabeta:depth=3, royal-game-of-ur",
        "'uct:nodes=300,rave=50', othello",
        "uct:nodes=300, royal-game-of-ur"
    })
    void theSameSeedThinksTheSame(String text, String game) {
        var position = start(game).playout(1, 6);
        while (position.chance()) {
            position = position.playout(2, 1);
        }

        var thoughts = List.of(player(text).think(position), player(text).think(position));

        assertThat(described(thoughts.getFirst())).isEqualTo(described(thoughts.getLast()));
    }

    private static List<Object> described(Thought thought) {
        return List.of(thought.move(), thought.score(), thought.depth(), thought.nodes(), thought.line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"alphabeta:depth=4,threads=3", "uct:nodes=400,threads=3", "uct:nodes=400,threads=3,rave=50"})
    void severalThreadsFindALegalMove(String text) {
        var position = start("gardner-minichess");

        var thought = player(text).think(position);

        assertThat(position.moves()).contains(thought.move());
        assertThat(thought.nodes()).isGreaterThanOrEqualTo(400);
    }

    @Test
    void severalThreadsFindTheSameMate() {
        var position = Games.load(context, "chess").position("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1");

        assertThat(player("alphabeta:depth=5,threads=2").think(position).end()).isEqualTo(5L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta:time=1m", "uct:time=1m", "alphabeta:time=1m,threads=2", "uct:time=1m,threads=2"})
    void aSearchCanBeInterrupted(String text) throws Exception {
        var position = start("gardner-minichess");
        var player = player(text);
        player.name();
        var begun = new CountDownLatch(1);
        var over = new AtomicBoolean();
        var failed = new AtomicReference<Throwable>();
        var interrupter = new Thread(() -> {
            try {
                begun.await();
                // An interrupt that comes between two searches has nothing to end, or is not noticed.
                while (!over.get()) {
                    interrupt(Duration.ofSeconds(5));
                }
            } catch (Throwable e) {
                failed.set(e);
            }
        });
        interrupter.start();
        long from = System.nanoTime();

        assertThatThrownBy(() -> {
                    begun.countDown();
                    while (failed.get() == null) {
                        player.choose(position);
                    }
                    throw failed.get();
                })
                .isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.isInterrupted())
                        .isTrue());
        over.set(true);
        interrupter.join(TimeUnit.SECONDS.toMillis(60));

        assertThat(System.nanoTime() - from).isLessThan(TimeUnit.SECONDS.toNanos(40));
        assertThat(player("alphabeta:depth=1").choose(position)).isNotNull();
    }

    private void interrupt(Duration limit) throws InterruptedException {
        try {
            context.interrupt(limit);
        } catch (TimeoutException e) {
            // the next one may be in time
        }
    }

    // ---- what is refused

    @Test
    void threadsMustBeAllowed() {
        try (var strict = Context.newBuilder(Senet.LANGUAGE)
                .option("engine.WarnInterpreterOnly", "false")
                .build()) {
            var player = Games.player(strict, "uct:nodes=10,threads=2", 1);
            var position = Games.load(strict, "tic-tac-toe").start();

            assertThatThrownBy(() -> player.choose(position))
                    .hasMessageContaining("threads are not allowed here, so a player cannot have 2")
                    .hasMessageContaining("`threads=1`");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "alphabta | there is no searching player `alphabta` | did you mean `alphabeta`?",
                "uct:depth=3 | the player `uct` has no option `depth` | its options are:",
                "alphabeta:dpeth=3 | the player `alphabeta` has no option `dpeth` | did you mean `depth`?",
                "alphabeta:depth=0 | `depth` of the player `alphabeta` must be a whole number from 1 to 100 | not \"0\"",
                "uct:time=soon | must be a time such as 500ms, 2s or 1m | not \"soon\"",
                "alphabeta:worth=Queen | what types of pieces are worth, such as `Queen/9+Rook/5` | not \"Queen\""
            })
    void mistakesAreExplained(String text, String message, String more) {
        assertThatThrownBy(() -> player(text)).hasMessageContaining(message).hasMessageContaining(more);
    }

    @Test
    void whatCannotBeThoughtOfIsExplained() {
        var over = Games.load(context, "tic-tac-toe").start().playout(1, 100);

        assertThatThrownBy(() -> player("alphabeta:depth=1").choose(over)).hasMessageContaining("the game is over");
        assertThatThrownBy(() -> player("alphabeta:depth=1,worth=Qeen/9").choose(start("chess")))
                .hasMessageContaining("the game has no piece `Qeen`")
                .hasMessageContaining("did you mean `Queen`?");
    }
}
