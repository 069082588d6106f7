package org.senet.launcher.protocol.betza;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.betza.Board.Man;
import org.senet.launcher.protocol.betza.Board.Square;
import org.senet.launcher.protocol.betza.Stride.Way;

/**
 * The moves that XBoard takes to be legal in a game whose pieces were described to it: those of the descriptions that do not leave the king
 * of the side in check, if the game has kings at all; without its king a side has no move.
 *
 * @param pieces the strides of the types of each side
 * @param start the first position of the game, which says where pieces have begun
 * @param king the type that is the king; null when there is none
 */
record XboardRules(
        Map<Man, Set<Stride>> pieces, Board start, @Nullable String king) {
    /** The legal moves of a side, by their start. */
    Map<Square, Set<Square>> moves(Board board, int side) {
        var moves = new HashMap<Square, Set<Square>>();
        for (int column = 0; column < board.columns(); column++) {
            for (int rank = 0; rank < board.ranks(); rank++) {
                var from = new Square(column, rank);
                var man = board.at(from);
                if (man != null && man.side() == side) {
                    var targets = targets(board, from, man);
                    targets.removeIf(to -> king != null && isExposed(board.after(from, to), side));
                    if (!targets.isEmpty()) {
                        moves.put(from, targets);
                    }
                }
            }
        }
        return moves;
    }

    /** Whether the king of a side is missing or can be captured. */
    boolean isExposed(Board board, int side) {
        for (int column = 0; column < board.columns(); column++) {
            for (int rank = 0; rank < board.ranks(); rank++) {
                var square = new Square(column, rank);
                var man = board.at(square);
                if (man != null && man.side() == side && man.type().equals(king)) {
                    return isAttacked(board, square, 1 - side);
                }
            }
        }
        return true;
    }

    private boolean isAttacked(Board board, Square target, int by) {
        for (int column = 0; column < board.columns(); column++) {
            for (int rank = 0; rank < board.ranks(); rank++) {
                var from = new Square(column, rank);
                var man = board.at(from);
                if (man != null && man.side() == by && targets(board, from, man).contains(target)) {
                    return true;
                }
            }
        }
        return false;
    }

    private Set<Square> targets(Board board, Square from, Man man) {
        var targets = new HashSet<Square>();
        for (var stride : pieces.getOrDefault(man, Set.of())) {
            if (!stride.initial() || man.equals(start.at(from))) {
                follow(board, from, man, stride, targets);
            }
        }
        return targets;
    }

    private static void follow(Board board, Square from, Man man, Stride stride, Set<Square> targets) {
        int dx = stride.dx() * man.forward();
        int dy = stride.dy() * man.forward();
        if (stride.way() == Way.LAME && board.holds(from.plus(dx, dy)) && board.at(from.plus(dx / 2, dy / 2)) != null) {
            return;
        }
        boolean hopped = stride.way() != Way.HOP;
        var to = from.plus(dx, dy);
        for (int step = 1; board.holds(to) && (stride.range() == 0 || step <= stride.range()); step++) {
            var other = board.at(to);
            if (hopped && (other == null ? !stride.captures() : stride.captures() && other.side() != man.side())) {
                targets.add(to);
            }
            if (other != null && hopped) {
                return;
            }
            hopped |= other != null;
            to = to.plus(dx, dy);
        }
    }
}
