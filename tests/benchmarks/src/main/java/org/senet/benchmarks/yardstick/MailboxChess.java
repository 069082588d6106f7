package org.senet.benchmarks.yardstick;

import static org.senet.benchmarks.yardstick.MailboxChessSteps.STEPS;

import java.util.ArrayList;
import java.util.List;

/**
 * Chess by the laws of FIDE, the squares in an array. Only legal moves are found: what is pinned stays on the line of its pin, and who
 * is in check answers the check. With {@code whole}, draws end the game as in the script: the third repetition, fifty moves, too
 * few pieces to mate.
 */
public final class MailboxChess extends Yardstick {
    /** No position has more moves than 218. */
    private static final int MOST_MOVES = 256;

    private final MailboxChessBoard board;
    private final MailboxChessKing king;
    private final MailboxChessPieces pieces;
    private final boolean whole;
    /** The moves of each ply of a count, by the number of plies left. */
    private final List<int[]> lists = new ArrayList<>();

    private long played;

    private MailboxChess(String fen, boolean whole) {
        this.whole = whole;
        board = new MailboxChessBoard(ChessDiagram.parse(fen), whole);
        king = new MailboxChessKing(board);
        pieces = new MailboxChessPieces(board, king);
    }

    /**
     * The start of a game.
     *
     * @param whole whether draws end the game
     */
    public static MailboxChess start(boolean whole) {
        return position(ChessDiagram.START, whole);
    }

    /**
     * A position.
     *
     * @param fen the position in the notation of Forsyth and Edwards
     * @param whole whether draws end the game
     * @throws IllegalArgumentException when it is none
     */
    public static MailboxChess position(String fen, boolean whole) {
        return new MailboxChess(fen, whole);
    }

    @Override
    long leaves(int depth, boolean bulk) {
        while (lists.size() <= depth) {
            lists.add(new int[MOST_MOVES]);
        }
        return depth == 0 ? 1 : count(depth, bulk ? 1 : 0);
    }

    private long count(int depth, int counted) {
        if (whole && board.isDrawn()) {
            return 0;
        }
        var moves = lists.get(depth);
        int found = generate(moves);
        if (depth == counted) {
            return found;
        }
        long leaves = 0;
        for (int i = 0; i < found; i++) {
            board.make(moves[i]);
            leaves += depth == 1 ? 1 : count(depth - 1, counted);
            board.takeBack(moves[i]);
        }
        return leaves;
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        var moves = new int[MOST_MOVES];
        var game = new int[limit];
        int plies = 0;
        var outcome = Outcome.UNFINISHED;
        while (plies < limit) {
            int found = generate(moves);
            if (found == 0) {
                outcome = king.checks > 0 ? Outcome.winFor(board.player ^ 1) : Outcome.DRAW;
                break;
            }
            if (whole && board.isDrawn()) {
                outcome = Outcome.DRAW;
                break;
            }
            game[plies] = moves[dice.below(found)];
            board.make(game[plies++]);
        }
        played = plies;
        while (plies > 0) {
            board.takeBack(game[--plies]);
        }
        return outcome;
    }

    @Override
    long playedPlies() {
        return played;
    }

    private int generate(int[] moves) {
        int safe = king.look();
        int from = board.king(board.player);
        int size = 0;
        for (int rest = safe; rest != 0; rest &= rest - 1) {
            int to = from + STEPS[Integer.numberOfTrailingZeros(rest)];
            moves[size++] = MailboxChessBoard.move(from, to, MailboxChessBoard.PLAIN);
        }
        if (king.checks == 0) {
            size = king.castle(safe, moves, size);
            size = pieces.move(moves, size);
        } else if (king.checks == 1) {
            size = king.keepAnswers(moves, size, pieces.move(moves, size));
        } else {
            return size;
        }
        return board.passed == MailboxChessBoard.NOWHERE ? size : king.captureEnPassant(moves, size);
    }
}
