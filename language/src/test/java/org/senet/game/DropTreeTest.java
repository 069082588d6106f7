package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.RootCallTarget;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.state.Bookkeeping;
import org.senet.state.Drops;
import org.senet.state.Log;
import org.senet.state.MoveBuffer;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * Moves that only put down a piece, and perhaps turn over others, are counted as sets; that they are the same moves is shown by playing
 * these one after another.
 */
class DropTreeTest {
    private static final int GAMES = 5;
    private static final int LAST_PLIES = 4;

    /** Sets of one word. */
    private static final String ROWS = """
            (board (name square) (dim "a-d") (dim "1-3") (dir e 1 0) (dir w -1 0) (dir n 0 1))
            (piece (name Disk) (place (check (not (is-empty? n))) (drop)))
            (game (name "Rows") (board square) (players Black White)
              (loss (any last-move) (check is-enemy?) (check e) (check is-enemy?) (check n) (check is-enemy?)))
            """;

    /** Sets of two words. */
    private static final String PAIRS = """
            (board (name wide) (dim "a-j") (dim "1-7") (dir e 1 0) (dir n 0 1))
            (piece (name Disk) (place (check (not (is-friend? e))) (drop)))
            (game (name "Pairs") (board wide) (players Black White)
              (loss (any last-move) (check is-enemy?) (check (is-enemy? n))))
            """;

    /** The sets by type are kept as well. */
    private static final String KINDS = """
            (board (name wide) (dim "a-j") (dim "1-7") (dir e 1 0) (dir n 0 1))
            (piece (name Pebble))
            (piece (name Disk) (place (check (not (is-friend? e))) (drop)))
            (game (name "Kinds") (board wide) (players (Black (Pebble c2 d4)) (White (Pebble c3)))
              (loss (any Disk) (check is-enemy?) (check (is-enemy? n))))
            """;

    /** Pieces are turned over, and who can turn over none passes. */
    private static final String TURNS = turns("", "");

    /** The same with the sets by type, and with a condition of the end. */
    private static final String TURNS_OF_KINDS = turns(
            "(piece (name Pebble))",
            "(loss (any Disk) (check is-enemy?) (check (is-enemy? e)) (check (is-enemy? e e)))");

    private static String turns(String pieces, String more) {
        return """
                (board (name square) (dim "a-e") (dim "1-4") (dir e 1 0) (dir ne 1 1) (dir w -1 0) (dir s 0 -1))
                (defmacro any-enclosed []
                  `(seq
                     (let d (any e ne w s))
                     (check d)
                     (check is-enemy?)
                     (check (exists? (while (and d is-enemy?)) (check is-friend?)))
                     (while (any false true) (check d) (check is-enemy?))
                     true))
                %s
                (piece (name Disk)
                  (place (check (exists? (any-enclosed))) (drop) (each (any-enclosed) (set-owner! current-player))))
                (game (name "Turns") (board square)
                  (players (Black (Disk b2 c3 d2)) (White (Disk b3 c2 d3)))
                  (pass (check no-moves?) (check (not (no-moves? next-player))))
                  %s)
                """.formatted(pieces, more);
    }

    private static String disks(String rule, String more) {
        return """
                (board (name square) (dim "a-c") (dim "1-3"))
                (piece (name Disk) (place %s))
                (game (name "Disks") (board square) (players Black White) %s)
                """.formatted(rule, more);
    }

    static List<String> scripts() {
        return List.of(ROWS, PAIRS, KINDS, TURNS, TURNS_OF_KINDS);
    }

    private static boolean hasTree(String script) {
        var found = new boolean[1];
        Scripts.withGame(script, game -> {
            game.newState();
            found[0] = ((RootCallTarget) game.twigsCode()).getRootNode() instanceof DropTreeRootNode;
            // Random games are played by the same means.
            assertThat(game.randomDropsCode() != null).isEqualTo(found[0]);
        });
        return found[0];
    }

    @Test
    void movesThatOnlyPutDownAPieceAreSets() {
        assertThat(hasTree(ROWS)).isTrue();
        assertThat(hasTree(PAIRS)).isTrue();
        assertThat(hasTree(KINDS)).isTrue();
        assertThat(hasTree(disks("(drop)", ""))).isTrue();
        assertThat(hasTree(disks("(log position) (drop)", ""))).isTrue();
        assertThat(hasTree(TURNS)).isTrue();
        assertThat(hasTree(TURNS_OF_KINDS)).isTrue();
        // An action that is never made
        assertThat(hasTree(disks("(drop)", "(option swap no yes) (action Black (check (option swap)) (log \"swap\"))")))
                .isTrue();
    }

    @Test
    void othersAreNot() {
        assertThat(hasTree(disks("(drop) (set! last position)", "(attribute last nil)")))
                .isFalse();
        assertThat(hasTree(disks("(drop) a1 (set-owner! current-player)", ""))).isFalse();
        assertThat(hasTree(disks("(drop)", "(action Black (log \"pass\"))"))).isFalse();
        assertThat(hasTree(disks("(drop)", "(option swap yes no) (action Black (check (option swap)) (log \"swap\"))")))
                .isFalse();
        assertThat(hasTree(disks("(drop)", "(counter quiet)"))).isFalse();
        assertThat(hasTree(disks("(drop)", "(draw (check (>= repetitions 3)))")))
                .isFalse();
        assertThat(hasTree(disks("(any (seq) (seq (log position))) (drop)", "")))
                .isFalse();
        // The last move leaves more pieces than one
        assertThat(hasTree(turns("", "(loss (any last-move) (check is-enemy?) (check (is-enemy? e)))")))
                .isFalse();
        // Not all of them were the other player's
        assertThat(hasTree(TURNS.replace("(check d) (check is-enemy?))", "(check d) (check not-empty?))")))
                .isFalse();
        // They become the other player's
        assertThat(hasTree(TURNS.replace("is-enemy?", "is-mine?").replace("current-player", "next-player")))
                .isFalse();
    }

    private static long leaves(Game game, State state, int plies) {
        var moves = new MoveBuffer();
        game.generate(state, moves);
        if (plies == 1) {
            return moves.size();
        }
        long leaves = 0;
        for (int i = 0; i < moves.size(); i++) {
            state.apply(moves, i);
            leaves += leaves(game, state, plies - 1);
            state.undo(moves, i);
        }
        return leaves;
    }

    /** Plays random moves, until so many plies have been played or there is no move. */
    private static void play(Game game, State state, SplittableRandom random, int plies) {
        for (int ply = 0; ply < plies; ply++) {
            var moves = new MoveBuffer();
            game.generate(state, moves);
            if (moves.size() == 0) {
                return;
            }
            state.apply(moves, random.nextInt(moves.size()));
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void leavesAreThoseOfTheMoves(String script) {
        Scripts.withGame(script, game -> {
            var random = new SplittableRandom(19740201);
            int size = game.design().topology.size();
            int tree = PerftCode.plies(game.twigsCode());
            for (int i = 0; i < GAMES; i++) {
                var state = game.newState();
                play(game, state, random, Math.max(0, size - random.nextInt(LAST_PLIES * 2)));
                for (int plies = 1; plies <= tree + 1 && plies <= LAST_PLIES; plies++) {
                    var before = state.save();
                    long expected = leaves(game, state, plies);
                    assertThat(new Perft(game, false).leaves(state, plies)).isEqualTo(expected);
                    assertThat(new Perft(game, true).leaves(state, plies)).isEqualTo(expected);
                    same(state, before);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void dropsLeadWhereTheMovesLead(String script) {
        Scripts.withGame(script, game -> {
            var random = new SplittableRandom(19740202);
            for (int i = 0; i < GAMES; i++) {
                var state = game.newState();
                play(game, state, random, random.nextInt(LAST_PLIES));
                dropEach(game, state);
            }
        });
    }

    private static void dropEach(Game game, State state) {
        var keeping = new Bookkeeping(game.design());
        var moves = new MoveBuffer();
        game.generate(state, moves);
        var before = state.save();
        Drops.reserve(state, 1);
        for (int i = 0; i < moves.size(); i++) {
            state.apply(moves, i);
            var after = state.save();
            state.undo(moves, i);
            var entries = moves.entries(i);
            if (entries.length == 0) {
                // A pass
                continue;
            }
            int position = Log.position(entries[0]);
            int code = Log.after(entries[0]);
            long turned = 0;
            for (int k = 1; k < entries.length; k++) {
                turned |= 1L << Log.position(entries[k]);
            }

            var drops = new Drops(state, keeping, state.player, code, position >>> 6);
            drops.put(1L << position, turned);
            same(state, after);
            drops.remove(1L << position, turned);
            drops.end();
            same(state, before);

            new Drops(state, keeping, state.player, code, position >>> 6).put(1L << position, turned);
            same(state, after);
            Drops.takeBack(state, keeping, position, turned);
            same(state, before);
        }
    }

    private static void same(State state, Snapshot expected) {
        var found = state.save();
        assertThat(found).isEqualTo(expected);
        assertThat(found.occupied()).isEqualTo(expected.occupied());
        assertThat(found.landings()).isEqualTo(expected.landings());
        assertThat(found.ply()).isEqualTo(expected.ply());
        assertThat(state.player).isEqualTo(state.design.player(expected.turn()));
        var loaded = new State(state.design);
        loaded.load(expected);
        assertThat(state.typed).isEqualTo(loaded.typed);
    }
}
