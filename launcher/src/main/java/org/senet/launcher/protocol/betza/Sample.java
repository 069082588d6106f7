package org.senet.launcher.protocol.betza;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.protocol.Grid;
import org.senet.launcher.protocol.MoveShape;
import org.senet.launcher.protocol.betza.Board.Man;
import org.senet.launcher.protocol.betza.Board.Square;

/**
 * A position with its legal moves.
 *
 * @param side whose turn it is
 * @param moves where each piece can go
 * @param isPlain whether each move takes one piece from one square to another, where at most an opponent's piece is captured
 */
record Sample(Board board, int side, Map<Square, Set<Square>> moves, boolean isPlain) {
    /** Looks at a position. */
    static Sample of(Position position, Grid grid) {
        var board = Board.of(position, grid);
        var moves = new HashMap<Square, Set<Square>>();
        boolean plain = true;
        for (var move : position.moves()) {
            var shape = MoveShape.of(move);
            plain &= isPlain(shape);
            if (plain) {
                moves.computeIfAbsent(Board.square(grid, shape.path().getFirst()), key -> new HashSet<>())
                        .add(Board.square(grid, shape.path().getLast()));
            }
        }
        return new Sample(board, position.game().players().indexOf(position.player()), moves, plain);
    }

    private static boolean isPlain(MoveShape shape) {
        return shape.path().size() == 2
                && !shape.isDrop()
                && shape.second().isEmpty()
                && shape.added() == null
                && (shape.captured().isEmpty()
                        || shape.captured().equals(shape.path().subList(1, 2)));
    }

    /** Whether a piece of some type could be captured. */
    boolean captures(@Nullable String type) {
        return moves.values().stream().flatMap(Set::stream).anyMatch(to -> {
            var man = board.at(to);
            return man != null && man.type().equals(type);
        });
    }

    /**
     * Adds what the pieces of the side see.
     *
     * @param start the first position of the game
     * @param hasKing whether moves that leave a king in check are not legal
     */
    void observe(Board start, boolean hasKing, Map<Man, Observations> seen) {
        for (int column = 0; column < board.columns(); column++) {
            for (int rank = 0; rank < board.ranks(); rank++) {
                var from = new Square(column, rank);
                var man = board.at(from);
                if (man != null && man.side() == side) {
                    seen.computeIfAbsent(man, key -> new Observations(hasKing))
                            .add(board, from, man.equals(start.at(from)), moves.getOrDefault(from, Set.of()));
                }
            }
        }
    }

    /** Whether the moves are those by XBoard's rules. */
    boolean agrees(XboardRules rules) {
        boolean illegal = rules.king() != null && rules.isExposed(board, 1 - side);
        return illegal || isPlain && rules.moves(board, side).equals(moves);
    }
}
