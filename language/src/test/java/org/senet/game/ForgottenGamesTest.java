package org.senet.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.source.Source;
import java.util.HashMap;
import java.util.function.Consumer;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Test;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.runtime.SenetContext;

/** Random games give no lasting numbers to their many values. */
class ForgottenGamesTest {
    /** Each piece remembers the positions of its way, and the whole position those of all ways. */
    private static final String PATHS = """
            (board
              (name field)
              (dim "a-f") (dim "6-1")
              (dir n 0 -1) (dir e 1 0) (dir s 0 1) (dir w -1 0))
            (piece
              (name Walker)
              (attribute path [])
              (move
                (check is-mine?)
                (let been path)
                (set! path (conj been position))
                (mark! path)
                (log (str path))
                (take)
                (check (any n e s w))
                (check is-empty?)
                (check (not (some #(= % position) been)))
                (set! trail (conj trail position))
                (drop)))
            (game
              (name "Paths")
              (board field)
              (players (White (Walker a1 c1)) (Black (Walker f6 d6)))
              (attribute trail [])
              (draw (check (> (count trail) 60)) (check (= (count trail) (count (distinct trail)))))
              (loss (check no-moves?)))
            """;

    private static final long GAMES = 200;
    /** More than a game numbers for everybody, and much less than come up in so many games. */
    private static final int SOME = 5000;

    private static void withPaths(Consumer<Game> use) {
        try (var context = Context.newBuilder("senet").allowAllAccess(true).build()) {
            context.initialize("senet");
            context.enter();
            var source = Source.newBuilder("senet", PATHS, "paths.senet").build();
            use.accept((Game) SenetContext.get(null).env().parsePublic(source).call());
            context.leave();
        }
    }

    @Test
    void valuesAndPiecesOfRandomGamesAreForgotten() {
        withPaths(game -> {
            RandomGames.many(game.start(), new Object[] {GAMES, 1L});

            var design = game.design();
            var pieces = design.pieces;
            int probe =
                    pieces.withAttributes(pieces.code(1, 1), PersistentMap.EMPTY.assoc(Keyword.of("path"), "probe"));
            assertThat(pieces.kind(probe) >>> Integer.bitCount(pieces.typeMask()))
                    .isLessThan(SOME);
            assertThat(design.values.number("probe")).isLessThan(SOME);
        });
    }

    @Test
    void theyGoAsThoseThatAreKept() {
        withPaths(game -> {
            var wins = new HashMap<String, Long>();
            for (long seed = 1; seed <= GAMES; seed++) {
                var end = RandomGames.one(game.start(), new Object[] {seed});
                if (end.result() instanceof Result result && result.winner() != null) {
                    wins.merge(result.winner(), 1L, Long::sum);
                }
            }
            var many = RandomGames.many(game.start(), new Object[] {GAMES, 1L});

            assertThat(wins).hasSize(2);
            wins.forEach((winner, count) -> assertThat(many.wins().get(winner)).isEqualTo(count));
        });
    }
}
