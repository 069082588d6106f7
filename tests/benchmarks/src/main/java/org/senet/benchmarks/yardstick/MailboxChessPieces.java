package org.senet.benchmarks.yardstick;

import static org.senet.benchmarks.yardstick.MailboxChessSteps.BISHOP;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.COLOUR;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.EMPTY;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.KNIGHT;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.PAWN;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.QUEEN;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.ROOK;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.ROW;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.TYPE;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.WALL;

/**
 * Lists the moves of all pieces but the king. What is listed goes behind the moves that there are, and the result is how many there
 * are then. A move is written before it is known whether it is one, where that saves a jump that cannot be foreseen.
 */
final class MailboxChessPieces {
    private static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

    private final MailboxChessBoard board;
    private final byte[] squares;
    private final MailboxChessKing king;

    MailboxChessPieces(MailboxChessBoard board, MailboxChessKing king) {
        this.board = board;
        this.king = king;
        squares = board.squares;
    }

    /** The cells of the row where a player's pawns start. */
    private static int secondRow(int player) {
        return 3 + 5 * player;
    }

    private static int forward(int player) {
        return ROW - 2 * ROW * player;
    }

    int move(int[] moves, int size) {
        int count = size;
        int player = board.player;
        var pieces = board.pieces;
        int end = board.ends[player];
        int enemy = COLOUR << (player ^ 1);
        for (int i = player * MailboxChessBoard.PLACES + 1; i < end; i++) {
            int from = pieces[i];
            int pin = king.pin(from);
            if (pin != 0) {
                count = movePinned(from, pin, moves, count);
                continue;
            }
            switch (squares[from] & TYPE) {
                case PAWN -> count = movePawn(from, player, moves, count);
                case KNIGHT -> count = leap(from, COLOUR << player | WALL, moves, count);
                case BISHOP -> count = rideDiagonally(from, enemy, moves, count);
                case ROOK -> count = rideStraight(from, enemy, moves, count);
                default -> count = rideDiagonally(from, enemy, moves, rideStraight(from, enemy, moves, count));
            }
        }
        return count;
    }

    private int leap(int from, int blocked, int[] moves, int size) {
        int count = leap(from, 2 * ROW + 1, blocked, moves, size);
        count = leap(from, 2 * ROW - 1, blocked, moves, count);
        count = leap(from, ROW + 2, blocked, moves, count);
        count = leap(from, ROW - 2, blocked, moves, count);
        count = leap(from, -ROW + 2, blocked, moves, count);
        count = leap(from, -ROW - 2, blocked, moves, count);
        count = leap(from, -2 * ROW + 1, blocked, moves, count);
        return leap(from, -2 * ROW - 1, blocked, moves, count);
    }

    private int leap(int from, int step, int blocked, int[] moves, int size) {
        int to = from + step;
        moves[size] = from | to << 8;
        return size + ((squares[to] & blocked) - 1 >>> 31);
    }

    private int rideStraight(int from, int enemy, int[] moves, int size) {
        int count = ride(from, 1, enemy, moves, size);
        count = ride(from, -1, enemy, moves, count);
        count = ride(from, ROW, enemy, moves, count);
        return ride(from, -ROW, enemy, moves, count);
    }

    private int rideDiagonally(int from, int enemy, int[] moves, int size) {
        int count = ride(from, ROW + 1, enemy, moves, size);
        count = ride(from, ROW - 1, enemy, moves, count);
        count = ride(from, -ROW + 1, enemy, moves, count);
        return ride(from, -ROW - 1, enemy, moves, count);
    }

    private int ride(int from, int step, int enemy, int[] moves, int size) {
        var cells = squares;
        int count = size;
        int to = from + step;
        int held = cells[to];
        while (held == EMPTY) {
            moves[count++] = from | to << 8;
            to += step;
            held = cells[to];
        }
        if ((held & enemy) != 0) {
            moves[count++] = from | to << 8;
        }
        return count;
    }

    private int movePawn(int from, int player, int[] moves, int size) {
        int enemy = COLOUR << (player ^ 1);
        int to = from + forward(player);
        if (from >> 4 == secondRow(player ^ 1)) {
            return promote(from, to, enemy, moves, size);
        }
        int count = size;
        int left = squares[to - 1] & enemy;
        int right = squares[to + 1] & enemy;
        if ((left | right) != 0) {
            moves[count] = from | to - 1 << 8;
            count += -left >>> 31;
            moves[count] = from | to + 1 << 8;
            count += -right >>> 31;
        }
        return squares[to] == EMPTY ? push(from, to, player, moves, count) : count;
    }

    private int push(int from, int to, int player, int[] moves, int size) {
        int count = size;
        moves[count++] = from | to << 8;
        int twice = to + forward(player);
        if (from >> 4 == secondRow(player) && squares[twice] == EMPTY) {
            moves[count++] = MailboxChessBoard.move(from, twice, MailboxChessBoard.DOUBLE_STEP);
        }
        return count;
    }

    /** Moves of a pawn to the last row, {@code to} being the square before it. */
    private int promote(int from, int to, int enemy, int[] moves, int size) {
        int count = squares[to] == EMPTY ? promote(from, to, moves, size) : size;
        if ((squares[to - 1] & enemy) != 0) {
            count = promote(from, to - 1, moves, count);
        }
        return (squares[to + 1] & enemy) != 0 ? promote(from, to + 1, moves, count) : count;
    }

    private static int promote(int from, int to, int[] moves, int size) {
        int count = size;
        for (int type : PROMOTIONS) {
            moves[count++] = MailboxChessBoard.move(from, to, MailboxChessBoard.PROMOTION + type);
        }
        return count;
    }

    /** Moves of a pinned piece along the line of its pin, towards the king and towards the attacker. */
    private int movePinned(int from, int pin, int[] moves, int size) {
        int enemy = COLOUR << (board.player ^ 1);
        int type = squares[from] & TYPE;
        if (type == PAWN) {
            return movePinnedPawn(from, pin, enemy, moves, size);
        }
        boolean straight = pin == 1 || pin == -1 || pin == ROW || pin == -ROW;
        if (type == QUEEN || type == (straight ? ROOK : BISHOP)) {
            return ride(from, -pin, enemy, moves, ride(from, pin, enemy, moves, size));
        }
        return size;
    }

    private int movePinnedPawn(int from, int pin, int enemy, int[] moves, int size) {
        int player = board.player;
        int to = from + forward(player);
        if (pin == ROW || pin == -ROW) {
            // Nothing is captured straight on, so the pawn is not about to promote.
            return squares[to] == EMPTY ? push(from, to, player, moves, size) : size;
        }
        int attacker = from - pin;
        if (attacker != to - 1 && attacker != to + 1 || (squares[attacker] & enemy) == 0) {
            return size;
        }
        if (from >> 4 == secondRow(player ^ 1)) {
            return promote(from, attacker, moves, size);
        }
        moves[size] = from | attacker << 8;
        return size + 1;
    }
}
