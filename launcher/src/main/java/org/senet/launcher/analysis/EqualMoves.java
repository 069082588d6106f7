package org.senet.launcher.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/**
 * How often the rules find a move in more than one way, in a few random games.
 *
 * @param games in how many games
 * @param positions in how many of their positions there is such a move
 * @param of out of how many
 * @param example the first one that was seen
 */
public record EqualMoves(int games, long positions, long of, Example example) {
    private static final int GAMES = 1_000;
    private static final int PLIES = 200;
    private static final int MOVES = 100_000;

    /**
     * Two moves that do the same.
     *
     * @param move the later one's name
     * @param first the other one's name
     * @param after the names of the moves before
     */
    public record Example(String move, String first, List<String> after) {}

    /**
     * Looks for them in a few games, as far as is quickly done.
     *
     * @param most how many games at most
     * @return null where there are none
     */
    public static @Nullable EqualMoves in(Position start, long most, long seed) {
        var random = new Random(seed);
        var search = new Search();
        int games = 0;
        while (games < Math.min(most, GAMES) && search.left > 0) {
            search.game(start, random);
            games++;
        }
        var example = search.example;
        return example == null ? null : new EqualMoves(games, search.found, search.positions, example);
    }

    /** The same in a sentence. */
    public String text() {
        return "in %,d of %,d positions of %d random games, a move does the same as another one: `%s` is `%s`%s"
                .formatted(positions, of, games, example.move, example.first, after());
    }

    private String after() {
        return example.after.isEmpty() ? " at the start" : " after \"" + String.join(", ", example.after) + "\"";
    }

    private static final class Search {
        private long left = MOVES;
        private long positions;
        private long found;
        private @Nullable Example example;

        void game(Position start, Random random) {
            var position = start;
            var after = new ArrayList<String>();
            while (after.size() < PLIES && left > 0 && !position.over()) {
                var moves = position.moves();
                if (moves.isEmpty()) {
                    return;
                }
                if (!position.chance()) {
                    look(position, moves, after);
                }
                var move = Move.drawn(moves, random);
                after.add(move.notation());
                position = position.apply(move);
            }
        }

        private void look(Position position, List<Move> moves, List<String> after) {
            var some = moves.subList(0, (int) Math.min(moves.size(), left));
            left -= some.size();
            positions++;
            var equal = EqualMove.among(position, some);
            if (!equal.isEmpty()) {
                found++;
                if (example == null) {
                    var one = equal.getFirst();
                    example = new Example(one.move().notation(), one.first().notation(), List.copyOf(after));
                }
            }
        }
    }
}
