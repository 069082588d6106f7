package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/** Each move of a random game is a legal one, as likely as every other, however it is found. */
class RandomMovesTest {
    private static final int PLIES = 80;
    /** How often each move of a position is expected to be played. */
    private static final int EXPECTED = 200;

    static List<RandomGamesTest.Entry> games() {
        return RandomGamesTest.games();
    }

    private static RandomGamesTest.Entry entry(String script, String variant) {
        return new RandomGamesTest.Entry(script, variant);
    }

    // ---- legal moves

    @ParameterizedTest
    @MethodSource("games")
    void movesAreLegal(RandomGamesTest.Entry entry) {
        RandomGamesTest.withGame(entry, game -> {
            // Where there are two ways of finding a move, the first two games are played in one each.
            var beside = new Beside(game);
            var playout = new Playout(game, beside);
            for (long seed = 1; seed <= 2; seed++) {
                var state = game.newState();
                beside.begin(seed);
                playout.play(state, new SplittableRandom(seed), PLIES);
                assertThat(beside.state.save()).isEqualTo(state.save());
                var end = game.generateOrClaim(beside.state, beside.legal);
                assertThat(playout.result()).isEqualTo(end);
            }
        });
    }

    /** Where nobody looks on, some games are played by other means. */
    @ParameterizedTest
    @MethodSource("games")
    void unseenGamesAreTheSame(RandomGamesTest.Entry entry) {
        RandomGamesTest.withGame(entry, game -> {
            if (!game.oneMove().canDraw()) {
                return;
            }
            var seen = new Playout(game, (player, moves, move) -> {});
            var unseen = new Playout(game);
            for (long seed = 1; seed <= 4; seed++) {
                var expected = game.newState();
                var found = game.newState();
                long limit = seed % 2 == 0 ? PLIES : PLIES / 10;
                long plies = seen.play(expected, new SplittableRandom(seed), limit);
                assertThat(unseen.play(found, new SplittableRandom(seed), limit))
                        .isEqualTo(plies);
                assertThat(found.save()).isEqualTo(expected.save());
                assertThat(unseen.result()).isEqualTo(seen.result());
            }
        });
    }

    /** Plays a game a second time, with lists of all moves. */
    private static final class Beside implements Playout.Witness {
        private final Game game;
        private final MoveBuffer legal = new MoveBuffer();
        private State state;
        private SplittableRandom random;

        Beside(Game game) {
            this.game = game;
            begin(0);
        }

        void begin(long seed) {
            state = game.newState();
            random = new SplittableRandom(seed);
        }

        @Override
        public void played(int player, MoveBuffer moves, int move) {
            assertThat(player).isEqualTo(state.player);
            game.generate(state, legal);
            int number = 0;
            while (number < legal.size() && !same(moves, move, number)) {
                number++;
            }
            assertThat(number).isLessThan(legal.size());
            if (!game.oneMove().canDraw() && !game.oneMove().hasTickets()) {
                int chosen = game.design().sides.isChance(player) ? byWeight() : random.nextInt(legal.size());
                assertThat(same(moves, move, chosen)).isTrue();
            }
            state.apply(legal, number);
        }

        private boolean same(MoveBuffer moves, int move, int number) {
            return Arrays.equals(moves.entries(move), legal.entries(number));
        }

        private int byWeight() {
            long left = random.nextLong(Weights.total(legal));
            int move = 0;
            while (left >= Weights.weight(legal, move)) {
                left -= Weights.weight(legal, move++);
            }
            return move;
        }
    }

    // ---- which games draw

    @ParameterizedTest
    @ValueSource(strings = {"connect-four", "go", "gomoku", "hex-11", "margo", "othello", "tic-tac-toe", "yavalath"})
    void gamesOfPlacingDraw(String script) {
        assertThat(draws(script)).isTrue();
    }

    /** What a move ends with, whether the king is safe, is asked of those only that are drawn. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "shogi", "xiangqi", "shatranj", "los-alamos-chess", "chess960"})
    void gamesWithSafeKingsDraw(String script) {
        assertThat(draws(script)).isTrue();
    }

    /** Pieces move, and a placed man may take one of several. */
    @ParameterizedTest
    @ValueSource(strings = {"international-draughts", "nine-mens-morris", "ataxx"})
    void otherGamesFindOrPick(String script) {
        assertThat(draws(script)).isFalse();
    }

    private static boolean draws(String script) {
        var drew = new boolean[1];
        RandomGamesTest.withGame(entry(script, ""), game -> {
            var state = game.newState();
            new Playout(game).play(state, new SplittableRandom(1), 4);
            drew[0] = state.lots != null;
            assertThat(drew[0]).isEqualTo(game.oneMove().canDraw());
        });
        return drew[0];
    }

    @Test
    void gamesWhereWaysGoOnFromWaysHaveTickets() {
        assertThat(hasTickets("amazons")).isTrue();
        assertThat(hasTickets("chess")).isFalse();
        assertThat(hasTickets("go")).isFalse();
    }

    private static boolean hasTickets(String script) {
        var has = new boolean[1];
        RandomGamesTest.withGame(
                entry(script, ""), game -> has[0] = game.oneMove().hasTickets());
        return has[0];
    }

    // ---- equal chances

    @Test
    void movesOfGoAreEquallyLikely() {
        RandomGamesTest.withGame(entry("go", "Go 9"), game -> {
            // Black has taken in a ko on e5, and an eye on a9: White may play on neither.
            var position = after(game, "C5 E6 D6 F5 D4 E4 B9 J1 A8 D5 E5".split(" "));
            assertThat(position.generate()).hasSize(81 - 11 + 1 - 2 + 1);
            assertThat(position.move("D5")).isNull();
            assertThat(position.move("A9")).isNull();
            requireEqualChances(position);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, 30, 45})
    void movesOfOthelloAreEquallyLikely(int plies) {
        RandomGamesTest.withGame(entry("othello", ""), game -> {
            var state = game.newState();
            new Playout(game).play(state, new SplittableRandom(5), plies);
            requireEqualChances(game.positionOf(state));
        });
    }

    /** In check, with pinned pieces, castling, promotion, and en passant that would open a line to the king. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "8/2p5/8/KP1p3r/1R2Pp1k/8/6P1/8 w - - 0 1",
                "8/8/8/KPp4r/5p1k/8/6P1/8 w - c6 0 1",
                "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
                "4k3/8/8/8/8/5n2/4PPPP/3QKB1R w K - 0 1"
            })
    void movesOfChessAreEquallyLikely(String position) {
        RandomGamesTest.withGame(entry("chess", ""), game -> requireEqualChances(PositionText.read(game, position)));
    }

    /** Two kinds of pieces that must not stand beside their like, of one only two; a pass, and an action that chooses. */
    private static final String MIXED = """
            (board (name row) (dim "a-j") (dim "1") (dir west -1 0) (dir east 1 0))
            (piece
              (name Cat)
              (place
                (check (not (or (and (not-empty? west) (= 0 (kind west))) (and (not-empty? east) (= 0 (kind east))))))
                (log "cat" position)
                (drop))
              (attribute kind 0))
            (piece
              (name Dog)
              (place
                (check (> dogs 0))
                (check (not (or (and (not-empty? west) (= 1 (kind west))) (and (not-empty? east) (= 1 (kind east))))))
                (dec! dogs)
                (log "dog" position)
                (drop))
              (attribute kind 1))
            (game
              (name "Cats and dogs")
              (board row)
              (players Ann (Bob (Cat c1 e1) (Dog g1)))
              (attribute dogs 2)
              (pass (log "pass"))
              (action (check (= dogs 7)) (log "never"))
              (action (any Cat) (log "off" position) (capture)))
            """;

    @Test
    void passesAndActionsTakePart() {
        Scripts.withGame(MIXED, game -> {
            assertThat(game.oneMove().canDraw()).isTrue();
            // A cat on a, g only if empty ...: not beside c or e, so a, g (taken), h, i, j; a dog on all but f, h and
            // what is taken.
            var notations = game.start().generate().stream().map(Move::notation).collect(Collectors.toSet());
            assertThat(notations)
                    .containsExactlyInAnyOrder(
                            "cata1", "cath1", "cati1", "catj1", "doga1", "dogb1", "dogd1", "dogi1", "dogj1", "pass",
                            "offc1", "offe1");
            requireEqualChances(game.start());
        });
    }

    /** Late in the game there are few moves for many numbers. */
    @ParameterizedTest
    @ValueSource(ints = {58, 62, 66})
    void movesOfAmazonsAreEquallyLikely(int plies) {
        RandomGamesTest.withGame(entry("amazons", ""), game -> {
            var state = game.newState();
            new Playout(game).play(state, new SplittableRandom(5), plies);
            var position = game.positionOf(state);
            assertThat(position.generate()).hasSizeBetween(2, 150);
            requireEqualChances(position);
        });
    }

    /** Pieces whose ways go on, as often as the board lets them, beside one whose ways do not; and a pass. */
    private static final String ARCHERS = """
            (require '[senet.rules :refer [fly]])
            (board (name field) (dim "a-e") (dim "1-4") (dir n 0 1) (dir e 1 0) (dir s 0 -1) (dir w -1 0))
            (piece
              (name Archer)
              (move
                (check is-friend?)
                (log position)
                (take)
                (let d (any n e s w))
                (fly d)
                (log position)
                (drop)
                (let a (any e w))
                (fly a)
                (log position)
                (create Wall)))
            (piece
              (name Rook)
              (move
                (check is-friend?)
                (log position)
                (take)
                (let d (any n e s w))
                (fly d)
                (log position)
                (drop)))
            (piece (name Wall))
            (game
              (name "Archers")
              (board field)
              (players (Ann (Archer a1 e3) (Rook b2)) (Bob (Archer e4) (Wall %s)))
              (pass (log "pass")))
            """;

    @Test
    void movesWithAndWithoutSecondWaysAreEquallyLikely() {
        Scripts.withGame(ARCHERS.formatted("c3"), game -> {
            assertThat(game.oneMove().hasTickets()).isTrue();
            requireEqualChances(game.start());
        });
    }

    /** Up and down there is room, but from no end to the left or to the right: all numbers are blank. */
    @Test
    void thereMayBeNoMoveForAnyNumber() {
        Scripts.withGame("""
                (require '[senet.rules :refer [fly]])
                (board (name shaft) (dim "a-b") (dim "1-5") (dir n 0 1) (dir e 1 0) (dir s 0 -1) (dir w -1 0))
                (piece
                  (name Archer)
                  (move (check is-friend?) (take) (let d (any n s)) (fly d) (drop) (let a (any e w)) (fly a) (create Wall)))
                (piece (name Wall))
                (game (name "Shaft") (board shaft) (players (Ann (Archer a3)) (Bob (Wall b1 b2 b3 b4 b5))))
                """, game -> {
            assertThat(game.oneMove().hasTickets()).isTrue();
            var playout = new Playout(game);
            assertThat(playout.play(game.newState(), new SplittableRandom(1), 9))
                    .isZero();
            assertThat(playout.result()).isEqualTo(game.start().result());
            assertThat(Objects.requireNonNull(playout.result()).winner()).isEqualTo("Bob");
        });
    }

    private static Position after(Game game, String... notations) {
        var position = game.start();
        for (var notation : notations) {
            position = position.apply(Objects.requireNonNull(position.move(notation), notation));
        }
        return position;
    }

    /**
     * Plays one ply very often. The sum of the squared deviations from what is expected, divided by that (Pearson), is about as
     * large as the number of the other moves; it is far from that if a candidate inherits the share of its neighbour.
     */
    private static void requireEqualChances(Position position) {
        var game = position.game();
        var legal = position.generate();
        var counts = new HashMap<Long, Integer>();
        legal.forEach(move -> counts.put(position.apply(move).hash(), 0));
        assertThat(counts).as("moves lead to different positions").hasSameSizeAs(legal);
        var random = new SplittableRandom(20261121);
        var playout = new Playout(game);
        var state = game.newState();
        for (int i = 0; i < EXPECTED * legal.size(); i++) {
            state.load(position.snapshot());
            playout.play(state, random, 1);
            counts.merge(game.positionOf(state).hash(), 1, Integer::sum);
        }
        assertThat(counts).as("only legal moves are played").hasSameSizeAs(legal);
        int freedom = legal.size() - 1;
        assertThat(deviation(counts)).isLessThan(freedom + 4 * Math.sqrt(2.0 * freedom) + 4);
    }

    private static double deviation(Map<Long, Integer> counts) {
        return counts.values().stream()
                .mapToDouble(n -> (double) (n - EXPECTED) * (n - EXPECTED) / EXPECTED)
                .sum();
    }
}
