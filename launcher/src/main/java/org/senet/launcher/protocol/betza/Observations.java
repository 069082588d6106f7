package org.senet.launcher.protocol.betza;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.launcher.protocol.betza.Board.Square;

/** How often a type of piece could go somewhere in positions, and how often it was a legal move. */
final class Observations {
    /** After so many chances that were never taken a move counts as impossible. */
    private static final int ENOUGH = 3;
    /** The same where moves that leave a king in check are not legal. */
    private static final int ENOUGH_WITH_KING = 30;

    private final int enough;
    private final Map<Situation, Count> counts = new HashMap<>();
    private int farthest;
    private boolean unusual;

    /**
     * What a square is to a piece.
     *
     * @param dx columns to the right, seen from the side of the piece
     * @param dy ranks forward
     * @param between how many pieces stand between, 0, 1 or 2 for more; off the lines of a queen whether the square in the middle,
     *     rounded to the start, is occupied
     * @param captures whether a piece of the opponent stands there
     * @param initial whether the piece stands where one of its kind has begun
     */
    record Situation(int dx, int dy, int between, boolean captures, boolean initial) {
        private boolean isOnLine() {
            return dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
        }

        private Situation elsewhere() {
            return new Situation(dx, dy, between, captures, !initial);
        }

        private Situation mirrored() {
            return new Situation(-dx, dy, between, captures, initial);
        }

        private Situation opposite() {
            return new Situation(dx, dy, between, !captures, initial);
        }
    }

    private static final class Count {
        private int chances;
        private int moves;
    }

    /** What is known of a situation. */
    enum Answer {
        YES,
        NO,
        UNKNOWN
    }

    /** @param hasKing whether moves that leave a king in check are not legal */
    Observations(boolean hasKing) {
        enough = hasKing ? ENOUGH_WITH_KING : ENOUGH;
    }

    /**
     * Adds what a piece sees.
     *
     * @param targets where it can go
     */
    void add(Board board, Square from, boolean initial, Set<Square> targets) {
        var man = board.at(from);
        if (man == null) {
            return;
        }
        for (int column = 0; column < board.columns(); column++) {
            for (int rank = 0; rank < board.ranks(); rank++) {
                var to = new Square(column, rank);
                var other = board.at(to);
                boolean moves = targets.contains(to);
                if (other != null && other.side() == man.side()) {
                    unusual |= moves;
                } else {
                    int dx = (column - from.column()) * man.forward();
                    int dy = (rank - from.rank()) * man.forward();
                    var situation = new Situation(dx, dy, between(board, from, to), other != null, initial);
                    var count = counts.computeIfAbsent(situation, key -> new Count());
                    count.chances++;
                    count.moves += moves ? 1 : 0;
                    farthest = Math.max(farthest, Math.max(Math.abs(dx), Math.abs(dy)));
                }
            }
        }
    }

    private static int between(Board board, Square from, Square to) {
        int dx = to.column() - from.column();
        int dy = to.rank() - from.rank();
        int length = Math.max(Math.abs(dx), Math.abs(dy));
        if (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy)) {
            return board.at(from.plus(dx / 2, dy / 2)) == null ? 0 : 1;
        }
        int pieces = 0;
        for (int i = 1; i < length && pieces < 2; i++) {
            pieces += board.at(from.plus(dx / length * i, dy / length * i)) == null ? 0 : 1;
        }
        return pieces;
    }

    /** Whether a piece went to a square of its own side. */
    boolean isUnusual() {
        return unusual;
    }

    /** Whether any piece of the type was seen on a square where none has begun, or on one where one has. */
    boolean has(boolean initial) {
        return counts.keySet().stream().anyMatch(situation -> situation.initial() == initial);
    }

    /** The largest distance of a square that was seen. */
    int farthest() {
        return farthest;
    }

    /** The situations in which there was a move. */
    Set<Situation> moves() {
        var moves = new HashMap<>(counts);
        moves.values().removeIf(count -> count.moves == 0);
        return moves.keySet();
    }

    /**
     * Whether there is a move in a situation. Where that was not seen often enough, it is as it is for pieces elsewhere, to the other
     * side, or for moves and captures alike unless the piece hops.
     */
    Answer ask(Situation situation) {
        boolean hops = situation.between > 0 && situation.isOnLine();
        var alike = new ArrayList<>(List.of(situation, situation.mirrored()));
        if (!hops) {
            alike.add(situation.opposite());
        }
        return alike.stream()
                .map(this::answerHereOrThere)
                .filter(answer -> answer != Answer.UNKNOWN)
                .findFirst()
                .orElse(Answer.UNKNOWN);
    }

    private Answer answerHereOrThere(Situation situation) {
        var answer = answer(situation);
        return answer == Answer.UNKNOWN ? answer(situation.elsewhere()) : answer;
    }

    private Answer answer(Situation situation) {
        var count = counts.get(situation);
        if (count == null) {
            return Answer.UNKNOWN;
        }
        return count.moves > 0 ? Answer.YES : count.chances >= enough ? Answer.NO : Answer.UNKNOWN;
    }
}
