package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.state.MoveBuffer;

/** With everything derived, and with nothing of it, programs find the same moves in the same order in random positions. */
class DerivationsTest {
    private static final String PROPERTY = "senet.without";
    private static final String NONE = "starts,checks,each,pieces,steps";
    private static final int GAMES = 6;
    private static final int PLIES = 25;
    private static final String GAME = """
            (board (name square) (dim "a-%s") (dim "1-%d")
              (dir n 0 -1) (dir ne 1 -1) (dir e 1 0) (dir se 1 1) (dir s 0 1) (dir sw -1 1) (dir w -1 0) (dir nw -1 -1)
              (zone home "*1" "*2") (symmetry White (n s) (s n) (ne se) (se ne) (nw sw) (sw nw)))
            (piece (name Disk) (attribute fresh true) %s)
            (piece (name Rock) (place (check (exists? (check (any n e s w)) (check is-friend?))) (drop)))
            (game (name "Disks") (board square) (attribute spot nil) (attribute calm false) (counter quiet)
              (players (Black (Disk c2 b3 a1 d4) (Rock d1)) (White (Disk b2 c3 c1 a4) (Rock d2)))
              (loss (any Rock) (check is-friend?) (check (exists? (check (any n e)) (check is-enemy?)))))
            """;

    @AfterEach
    void restore() {
        System.clearProperty(PROPERTY);
    }

    private static List<String> moves(String script, String without) {
        System.setProperty(PROPERTY, without);
        var lists = new ArrayList<String>();
        Scripts.withGame(script, game -> {
            for (int seed = 0; seed < GAMES; seed++) {
                play(game, new Random(seed), lists);
            }
        });
        return lists;
    }

    private static void play(Game game, Random random, List<String> lists) {
        var state = game.newState();
        for (int ply = 0; ply < PLIES; ply++) {
            var moves = new MoveBuffer();
            game.generate(state, moves);
            for (int i = 0; i < moves.size(); i++) {
                state.apply(moves, i);
                lists.add(Arrays.toString(state.board) + Arrays.toString(state.attributes));
                state.undo(moves, i);
            }
            lists.add("");
            if (moves.size() == 0) {
                return;
            }
            state.apply(moves, random.nextInt(moves.size()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // steps, slides and captures
                "(pre (check is-friend?) (take)) (move (check (any n e s w)) (check not-friend?) (drop))",
                """
                (pre (check is-friend?)) (move (let d (any ne se sw nw)) (take) (while (and d is-empty?) (if (any true false)
                  (do (drop) (check false)) true)) (check is-enemy?) (capture) (drop))""",
                // looks at squares that were changed, or may have been
                "(move (check is-friend?) (take) (check e) (check (is-empty? w)) (check not-friend?) (drop))",
                "(move (check is-friend?) (check (is-enemy? e)) (capture e) (check (is-empty? e)) (take) (check e) (drop))",
                "(move (check is-friend?) (take) (let p position) (check (any n e)) (check p) (check is-empty?) (check s) (drop))",
                // attributes of the position and of pieces
                """
                (pre (check is-friend?) (if calm (check (in-zone? home)))) (move (take) (check (any e s)) (check is-empty?)
                  (set! calm (not (= quiet 1))) (drop)) (move (check calm) (take) (check (any n w)) (check not-friend?) (set! calm false) (drop))""",
                """
                (pre (check is-friend?) (take) (if fresh (set! fresh false))) (move (check n) (check is-empty?) (set! spot position) (drop))
                (move (check (any ne nw)) (check (or is-enemy? (= position spot))) (drop)) (move (check s) (check is-empty?) (drop))""",
                // conditions that step, choices in conditions, loops that assign
                "(move (check is-friend?) (take) (check (or (and n is-enemy?) (and e is-empty?) (and w not-friend?))) (drop))",
                """
                (move (check is-friend?) (take) (let k 0) (while (and (< k 2) e is-empty?) (inc! k)) (check (= k 2)) (drop))
                (move (check is-friend?) (take) (let d n) (while (and d is-empty?) (set! d w)) (check is-enemy?) (drop))""",
                // pieces that are placed
                """
                (place (let d (any n ne e se s sw w nw)) (check d) (check is-enemy?) (while (and d is-enemy?)) (check is-friend?) (drop))
                (place (check (in-zone? home)) (check (not (exists? (check (any n s)) (check is-friend?)))) (drop))""",
                """
                (place (check (exists? (let d (any n e)) (check d) (check is-enemy?) (while (any false true) (check d)) (check is-friend?)))
                  (drop) (each (and (any n e s w) is-enemy?) (set-owner! current-player)))"""
            })
    void theMovesAreTheSame(String rules) {
        for (int side : new int[] {4, 5, 9}) {
            var script = GAME.formatted((char) ('a' + side - 1), side, rules);
            var all = moves(script, "");
            assertThat(all.stream().distinct().count()).as(rules).isGreaterThan(5);
            assertThat(all).as("%s on %d x %d", rules, side, side).isEqualTo(moves(script, NONE));
        }
    }
}
