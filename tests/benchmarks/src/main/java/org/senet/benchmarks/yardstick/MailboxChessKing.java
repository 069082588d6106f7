package org.senet.benchmarks.yardstick;

import static org.senet.benchmarks.yardstick.MailboxChessSteps.COLOUR;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.EMPTY;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.ITSELF;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.ROW;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.STEPS;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.WALL;

/**
 * What a king has to fear. A table tells, by where an enemy's piece stands from the king, whether it may give check, pin something or
 * attack a square beside the king; only then it is followed along its line. So most pieces cost one look.
 */
final class MailboxChessKing {
    private final MailboxChessBoard board;
    private final byte[] squares;

    /** How many pieces give check, and where the last one of them stands. */
    int checks;

    private int checker;

    /** The step of the line from the attacker to the king along which the piece on a square is pinned, or 0. */
    private final byte[] pins = new byte[MailboxChessSteps.CELLS];

    private final int[] pinned = new int[STEPS.length];
    private int pinCount;
    /** Squares where a check is answered, by the number of the check. */
    private final int[] answers = new int[MailboxChessSteps.CELLS];

    private int checkNumber;

    MailboxChessKing(MailboxChessBoard board) {
        this.board = board;
        squares = board.squares;
    }

    /** Finds checks and pins; the result is where the king can go, bits by {@link MailboxChessSteps#STEPS}. */
    int look() {
        int player = board.player;
        int king = board.king(player);
        int enemy = player ^ 1;
        var pieces = board.pieces;
        int end = board.ends[enemy];
        forget();
        int around = around(king, COLOUR << player | WALL);
        int wanted = around | ITSELF;
        int attacked = 0;
        for (int i = enemy * MailboxChessBoard.PLACES; i < end; i++) {
            int from = pieces[i];
            int piece = squares[from];
            int aims = MailboxChessSteps.aims(piece, from, king) & wanted;
            if (aims != 0) {
                if (MailboxChessSteps.rides(piece)) {
                    attacked |= follow(from, king, aims & ~attacked);
                } else {
                    attacked |= aims & ~ITSELF;
                    if ((aims & ITSELF) != 0) {
                        checks++;
                        checker = from;
                    }
                }
            }
        }
        return around & ~attacked;
    }

    private void forget() {
        checks = 0;
        while (pinCount > 0) {
            pins[pinned[--pinCount]] = 0;
        }
    }

    /** The squares around the king where nothing is in the way. */
    private int around(int king, int blocked) {
        int around = 0;
        for (int i = 0; i < STEPS.length; i++) {
            around |= ((squares[king + STEPS[i]] & blocked) - 1 >>> 31) << i;
        }
        return around;
    }

    private int follow(int from, int king, int aims) {
        if ((aims & ITSELF) != 0) {
            followToKing(from, king);
        }
        int attacked = 0;
        for (int rest = aims & ~ITSELF; rest != 0; rest &= rest - 1) {
            int to = king + STEPS[Integer.numberOfTrailingZeros(rest)];
            if (board.isClear(from, to, king)) {
                attacked |= rest & -rest;
            }
        }
        return attacked;
    }

    private void followToKing(int from, int king) {
        int step = MailboxChessSteps.step(from, king);
        int between = 0;
        for (int square = from + step; square != king; square += step) {
            int piece = squares[square];
            if (piece != EMPTY) {
                if (between != 0 || (piece & COLOUR << board.player) == 0) {
                    return;
                }
                between = square;
            }
        }
        if (between == 0) {
            checks++;
            checker = from;
        } else {
            pins[between] = (byte) step;
            pinned[pinCount++] = between;
        }
    }

    /** The step along which the piece on a square is pinned; 0 if it is not. */
    int pin(int square) {
        return pinCount == 0 ? 0 : pins[square];
    }

    /** Keeps those of the moves from index {@code first} on that answer the only check; the result is how many moves there are. */
    int keepAnswers(int[] moves, int first, int size) {
        int number = ++checkNumber;
        answers[checker] = number;
        if (MailboxChessSteps.rides(squares[checker])) {
            int king = board.king(board.player);
            int step = MailboxChessSteps.step(king, checker);
            for (int square = king + step; square != checker; square += step) {
                answers[square] = number;
            }
        }
        int kept = first;
        for (int i = first; i < size; i++) {
            int move = moves[i];
            moves[kept] = move;
            if (answers[MailboxChessBoard.to(move)] == number) {
                kept++;
            }
        }
        return kept;
    }

    /** Adds castling; there is no check. */
    int castle(int safe, int[] moves, int size) {
        int count = size;
        int king = board.king(board.player);
        int own = board.rights >> 2 * board.player & 3;
        if ((own & safe & 1) != 0 && squares[king + 1] == EMPTY && isFree(king + 2)) {
            moves[count++] = MailboxChessBoard.move(king, king + 2, MailboxChessBoard.CASTLING);
        }
        if ((own & safe & 2) != 0 && squares[king - 1] == EMPTY && squares[king - 3] == EMPTY && isFree(king - 2)) {
            moves[count++] = MailboxChessBoard.move(king, king - 2, MailboxChessBoard.CASTLING);
        }
        return count;
    }

    private boolean isFree(int square) {
        return squares[square] == EMPTY && !board.isAttacked(square, board.player ^ 1);
    }

    /** Adds captures en passant. They are tried out, since two pawns leave their line at once. */
    int captureEnPassant(int[] moves, int size) {
        int count = size;
        int player = board.player;
        int to = board.passed;
        int captured = to ^ ROW;
        byte pawn = (byte) (COLOUR << player | MailboxChessSteps.PAWN);
        for (int from = captured - 1; from <= captured + 1; from += 2) {
            if (squares[from] == pawn) {
                byte taken = squares[captured];
                squares[captured] = EMPTY;
                squares[from] = EMPTY;
                squares[to] = pawn;
                if (!board.isAttacked(board.king(player), player ^ 1)) {
                    moves[count++] = MailboxChessBoard.move(from, to, MailboxChessBoard.EN_PASSANT);
                }
                squares[captured] = taken;
                squares[from] = pawn;
                squares[to] = EMPTY;
            }
        }
        return count;
    }
}
