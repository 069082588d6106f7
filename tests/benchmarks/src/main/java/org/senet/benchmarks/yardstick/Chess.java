package org.senet.benchmarks.yardstick;

import static org.senet.benchmarks.yardstick.ChessBoard.BISHOP;
import static org.senet.benchmarks.yardstick.ChessBoard.KNIGHT;
import static org.senet.benchmarks.yardstick.ChessBoard.NOWHERE;
import static org.senet.benchmarks.yardstick.ChessBoard.PAWN;
import static org.senet.benchmarks.yardstick.ChessBoard.QUEEN;
import static org.senet.benchmarks.yardstick.ChessBoard.ROOK;
import static org.senet.benchmarks.yardstick.ChessBoard.WHITE;

import java.util.ArrayList;
import java.util.List;

/**
 * Chess by the laws of FIDE. Sets of squares are the bits of a word. Only legal moves are found: what is pinned stays on the line of
 * its pin, and who is in check answers the check. With {@code whole}, draws end the game as in the script: the third repetition,
 * fifty moves, too few pieces to mate.
 */
public final class Chess extends Yardstick {
    /** No position has more moves than 218. */
    private static final int MOST_MOVES = 256;

    private static final long FILE_A = 0x0101010101010101L;
    private static final long LAST_ROWS = 0xff000000000000ffL;
    private static final long[] THIRD_ROW = {0xff0000L, 0xff0000000000L};
    private static final int[] PROMOTIONS = {QUEEN, ROOK, BISHOP, KNIGHT};

    private final ChessBoard board;
    private final boolean whole;
    /** The moves of each ply of a count, by the number of plies left. */
    private final List<int[]> lists = new ArrayList<>();

    private int[] list = new int[MOST_MOVES];
    private int size;
    /** Whether moves are counted only, and not listed. */
    private boolean counting;

    private long played;

    private Chess(String fen, boolean whole) {
        board = new ChessBoard(ChessDiagram.parse(fen), whole);
        this.whole = whole;
    }

    /**
     * The start of a game.
     *
     * @param whole whether draws end the game
     */
    public static Chess start(boolean whole) {
        return position(ChessDiagram.START, whole);
    }

    /**
     * A position.
     *
     * @param fen the position in the notation of Forsyth and Edwards
     * @param whole whether draws end the game
     * @throws IllegalArgumentException when it is none
     */
    public static Chess position(String fen, boolean whole) {
        return new Chess(fen, whole);
    }

    @Override
    long leaves(int depth, boolean bulk) {
        while (lists.size() <= depth) {
            lists.add(new int[MOST_MOVES]);
        }
        return count(depth, bulk ? 1 : 0);
    }

    private long count(int depth, int counted) {
        if (depth == 0) {
            return 1;
        }
        if (whole && board.isDrawn()) {
            return 0;
        }
        var moves = lists.get(depth);
        int found = generate(moves, depth == counted);
        if (depth == counted) {
            return found;
        }
        long leaves = 0;
        for (int i = 0; i < found; i++) {
            board.make(moves[i]);
            leaves += count(depth - 1, counted);
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
            int found = generate(moves, false);
            if (found == 0) {
                outcome = isInCheck() ? Outcome.winFor(board.player ^ 1) : Outcome.DRAW;
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

    private boolean isInCheck() {
        return board.isAttacked(board.king(board.player), board.occupied(), board.player ^ 1);
    }

    private int generate(int[] moves, boolean countOnly) {
        list = moves;
        size = 0;
        counting = countOnly;
        int player = board.player;
        int king = board.king(player);
        long occupied = board.occupied();
        long checkers = board.attackers(king, occupied, player ^ 1);
        moveKing(king, occupied);
        long targets = ~board.sides[player];
        if (checkers == 0) {
            castle(king, occupied);
        } else if ((checkers & checkers - 1) == 0) {
            targets = ChessAttacks.between(king, Long.numberOfTrailingZeros(checkers)) | checkers;
        } else {
            return size;
        }
        long pinned = pinned(king);
        movePieces(king, pinned, targets, occupied);
        long pawns = board.types[PAWN] & board.sides[player];
        movePawns(pawns & ~pinned, targets, occupied);
        for (long rest = pawns & pinned; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            movePawns(1L << from, targets & ChessAttacks.line(king, from), occupied);
        }
        if (board.passed != NOWHERE) {
            captureEnPassant(king, pawns, occupied);
        }
        return size;
    }

    /** The own pieces that stand alone between the king and what attacks along the line. */
    private long pinned(int king) {
        long own = board.sides[board.player];
        long enemies = board.sides[board.player ^ 1];
        long straight = board.types[ROOK] | board.types[QUEEN];
        long diagonal = board.types[BISHOP] | board.types[QUEEN];
        long attackers =
                enemies & (ChessAttacks.rook(king, enemies) & straight | ChessAttacks.bishop(king, enemies) & diagonal);
        long pinned = 0;
        for (; attackers != 0; attackers &= attackers - 1) {
            long between = own & ChessAttacks.between(king, Long.numberOfTrailingZeros(attackers));
            if ((between & between - 1) == 0) {
                pinned |= between;
            }
        }
        return pinned;
    }

    private void moveKing(int king, long occupied) {
        int player = board.player;
        long without = occupied ^ 1L << king;
        for (long rest = ChessAttacks.KING[king] & ~board.sides[player]; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if (!board.isAttacked(to, without, player ^ 1)) {
                add(king, 1L << to);
            }
        }
    }

    private void castle(int king, long occupied) {
        int own = board.rights >> 2 * board.player & 3;
        if ((own & 1) != 0 && (occupied & 3L << king + 1) == 0 && isSafe(king + 1) && isSafe(king + 2)) {
            addKind(king, king + 2, ChessBoard.CASTLING);
        }
        if ((own & 2) != 0 && (occupied & 7L << king - 3) == 0 && isSafe(king - 1) && isSafe(king - 2)) {
            addKind(king, king - 2, ChessBoard.CASTLING);
        }
    }

    private boolean isSafe(int square) {
        return !board.isAttacked(square, board.occupied(), board.player ^ 1);
    }

    private void movePieces(int king, long pinned, long targets, long occupied) {
        long own = board.sides[board.player];
        for (long rest = board.types[KNIGHT] & own & ~pinned; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            add(from, ChessAttacks.KNIGHT[from] & targets);
        }
        for (long rest = (board.types[BISHOP] | board.types[QUEEN]) & own; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            add(from, ChessAttacks.bishop(from, occupied) & onLine(targets, pinned, from, king));
        }
        for (long rest = (board.types[ROOK] | board.types[QUEEN]) & own; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            add(from, ChessAttacks.rook(from, occupied) & onLine(targets, pinned, from, king));
        }
    }

    private static long onLine(long targets, long pinned, int from, int king) {
        return (pinned >>> from & 1) == 0 ? targets : targets & ChessAttacks.line(king, from);
    }

    private void movePawns(long pawns, long targets, long occupied) {
        int player = board.player;
        int step = player == WHITE ? 8 : -8;
        // Pawns stand neither on the first row nor on the last, so nothing comes round the board's ends.
        long single = Long.rotateLeft(pawns, step) & ~occupied;
        long twice = Long.rotateLeft(single & THIRD_ROW[player], step) & ~occupied & targets;
        long enemies = board.sides[player ^ 1] & targets;
        addPawns(single & targets, step);
        addPawns(Long.rotateLeft(pawns & ~FILE_A, step - 1) & enemies, step - 1);
        addPawns(Long.rotateLeft(pawns & ~(FILE_A << 7), step + 1) & enemies, step + 1);
        if (counting) {
            size += Long.bitCount(twice);
            return;
        }
        for (; twice != 0; twice &= twice - 1) {
            int to = Long.numberOfTrailingZeros(twice);
            addKind(to - 2 * step, to, ChessBoard.DOUBLE_STEP);
        }
    }

    private void captureEnPassant(int king, long pawns, long occupied) {
        int player = board.player;
        int to = board.passed;
        long captured = 1L << (to ^ 8);
        for (long rest = ChessAttacks.PAWN[(player ^ 1) << 6 | to] & pawns; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long after = (occupied ^ captured ^ 1L << from) | 1L << to;
            if ((board.attackers(king, after, player ^ 1) & ~captured) == 0) {
                addKind(from, to, ChessBoard.EN_PASSANT);
            }
        }
    }

    private void add(int from, long targets) {
        if (counting) {
            size += Long.bitCount(targets);
            return;
        }
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            list[size++] = ChessBoard.move(from, Long.numberOfTrailingZeros(rest), ChessBoard.PLAIN);
        }
    }

    private void addKind(int from, int to, int kind) {
        if (!counting) {
            list[size] = ChessBoard.move(from, to, kind);
        }
        size++;
    }

    private void addPawns(long targets, int step) {
        if (counting) {
            size += Long.bitCount(targets) + (PROMOTIONS.length - 1) * Long.bitCount(targets & LAST_ROWS);
            return;
        }
        for (long rest = targets & ~LAST_ROWS; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            list[size++] = ChessBoard.move(to - step, to, ChessBoard.PLAIN);
        }
        for (long rest = targets & LAST_ROWS; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            for (int type : PROMOTIONS) {
                list[size++] = ChessBoard.move(to - step, to, ChessBoard.PROMOTION + type);
            }
        }
    }
}
