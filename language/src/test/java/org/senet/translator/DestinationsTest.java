package org.senet.translator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.game.Game;
import org.senet.game.Scripts;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/** Positions that are computed together are those that are found one after another. */
class DestinationsTest {
    private static final int PLIES = 3;
    private static final String ONCE = "(set-owner! current-player)";
    /** More than one statement: then the positions are found one after another. */
    private static final String TWICE = ONCE + ONCE;

    private static String game(String rule, String statements) {
        return """
                (board (name square) (dim "a-d") (dim "1-4")
                  (dir n 0 -1) (dir ne 1 -1) (dir e 1 0) (dir se 1 1) (dir s 0 1) (dir sw -1 1) (dir w -1 0) (dir nw -1 -1))
                (piece (name Disk) (place %s))
                (game (name "Disks") (board square) (players (Black (Disk c2 b3 a1)) (White (Disk b2 c3 c1))))
                """.formatted(rule.replace("FLIP", statements));
    }

    private static List<String> boards(String script) {
        var boards = new ArrayList<String>();
        Scripts.withGame(script, game -> play(game, game.newState(), PLIES, boards));
        return boards;
    }

    private static void play(Game game, State state, int plies, List<String> boards) {
        if (plies == 0) {
            return;
        }
        var moves = new MoveBuffer();
        game.generate(state, moves);
        for (int i = 0; i < moves.size(); i++) {
            state.apply(moves, i);
            boards.add(Arrays.toString(state.board));
            play(game, state, plies - 1, boards);
            state.undo(moves, i);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // those that stand beside
                "(drop) (each (and (any n ne e se s sw w nw) is-enemy?) FLIP)",
                // lines up to a friend
                """
                (drop)
                (each (seq (let d (any n ne e se s sw w nw))
                           (check d)
                           (check is-enemy?)
                           (check (exists? (while (and d is-enemy?)) (check is-friend?)))
                           (while (any false true) (check d) (check is-enemy?))
                           true)
                  FLIP)""",
                // the first beyond friends, some of whom were enemies before
                """
                (drop)
                (each (and (any n e) is-enemy?) FLIP)
                (each (seq (let d (any n ne e w)) (check d) (check is-friend?) (while (and d is-friend?)) (check is-enemy?))
                  FLIP)""",
                // enemies that have a friend beside them, the new one for instance
                "(drop) (each (and (any n e s w) is-enemy? (exists? (any n w) (check is-friend?))) FLIP)",
                // the end of a line, whatever stands there
                "(drop) (each (seq (let d (any s w)) (check d) (while (and d (not is-enemy?))) true) FLIP)",
                // after a change elsewhere
                "(drop) (check s) (set-owner! current-player) (check w) (each (and (any n e [n e]) is-enemy?) FLIP)",
                // where there is nobody beside, nothing is done
                "(drop) (each (and (any n s) is-enemy? (any e w) not-empty?) FLIP)"
            })
    void theyAreTheSame(String rule) {
        var boards = boards(game(rule, ONCE));
        assertThat(boards).hasSizeGreaterThan(30).isEqualTo(boards(game(rule, TWICE)));
    }

    private static int mostEntries(String statements) {
        var most = new int[1];
        Scripts.withGame(game("(drop) (each (and (any n n) is-enemy?) FLIP)", statements), game -> {
            var moves = new MoveBuffer();
            game.generate(game.newState(), moves);
            for (int i = 0; i < moves.size(); i++) {
                most[0] = Math.max(most[0], moves.entries(i).length);
            }
        });
        return most[0];
    }

    @Test
    void aPositionThatSeveralWaysLeadToIsVisitedOnce() {
        assertThat(mostEntries(ONCE)).isEqualTo(2);
        assertThat(mostEntries(TWICE)).isEqualTo(3);
    }
}
