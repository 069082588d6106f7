package org.senet.benchmarks.yardstick;

import static org.senet.benchmarks.yardstick.MailboxChessSteps.BISHOP;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.CELLS;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.COLOUR;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.EMPTY;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.ITSELF;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.KING;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.KNIGHT;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.PAWN;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.ROW;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.TYPE;
import static org.senet.benchmarks.yardstick.MailboxChessSteps.WALL;

import java.util.Arrays;

/**
 * A position of chess in an array, with a list of each player's pieces: making moves and taking them back. A move is a number: from,
 * to and kind, as in {@link ChessBoard}. With {@code whole} it keeps what the draws of the script need.
 */
final class MailboxChessBoard {
    static final int WHITE = 0;
    static final int BLACK = 1;

    /** No square: a wall. */
    static final int NOWHERE = 0;

    /** Kinds of moves; what promotes has {@link #PROMOTION} and the new type. */
    static final int PLAIN = 0;

    static final int EN_PASSANT = 1;
    static final int CASTLING = 2;
    static final int DOUBLE_STEP = 3;
    static final int PROMOTION = 8;

    /** The places of a player's pieces in the list; the king has the first one. */
    static final int PLACES = 16;

    private static final String LETTERS = "PNBRQK";
    private static final int MOST_QUIET_PLIES = 100;
    /** The most moves of a game. */
    private static final int PAST_PLIES = 1 << 14;

    /** The rights that are left after a move from or to a square. */
    private static final byte[] RIGHTS = rights();

    private static final long[] PIECE_KEYS = Dice.keys(3 * COLOUR << 8, 1);
    private static final long[] RIGHT_KEYS = Dice.keys(16, 2);
    private static final long[] PASSANT_KEYS = Dice.keys(CELLS, 3);
    private static final long PLAYER_KEY = 0x6a09e667f3bcc909L;

    final byte[] squares = new byte[CELLS];
    /** Where White's pieces stand, and from {@link #PLACES} on Black's. */
    final int[] pieces = new int[2 * PLACES];
    /** Where each list ends. */
    final int[] ends = {0, PLACES};

    int player;
    /** Bits for who may castle: White's short and long, Black's short and long. */
    int rights;
    /** The square that a pawn has passed, if an enemy's pawn stands beside it now. */
    int passed = NOWHERE;

    private final boolean whole;
    /** The place in the list of the piece on a square. */
    private final byte[] places = new byte[CELLS];

    private int quietPlies;
    private int plies;
    private long key;
    private final int[] past = new int[PAST_PLIES];
    private final int[] pastQuiet;
    private final long[] pastKeys;

    MailboxChessBoard(ChessDiagram diagram, boolean whole) {
        this.whole = whole;
        pastQuiet = new int[whole ? PAST_PLIES : 0];
        pastKeys = new long[whole ? PAST_PLIES : 0];
        Arrays.fill(squares, (byte) WALL);
        for (int i = 0; i < 64; i++) {
            squares[square(i)] = EMPTY;
        }
        // Kings have the first places.
        place(diagram, true);
        place(diagram, false);
        player = diagram.player();
        rights = diagram.rights();
        if (diagram.passed() != ChessBoard.NOWHERE) {
            setPassed(square(diagram.passed()), player ^ 1);
        }
        quietPlies = diagram.quietPlies();
        key ^= RIGHT_KEYS[rights] ^ PASSANT_KEYS[passed] ^ (player == BLACK ? PLAYER_KEY : 0);
    }

    private void place(ChessDiagram diagram, boolean kings) {
        for (int i = 0; i < 64; i++) {
            char letter = diagram.letters().charAt(i);
            int type = LETTERS.indexOf(Character.toUpperCase(letter)) + 1;
            if (type > 0 && (type == KING) == kings) {
                int side = Character.isUpperCase(letter) ? 0 : 1;
                int square = square(i);
                squares[square] = (byte) (type | COLOUR << side);
                key ^= PIECE_KEYS[squares[square] << 8 | square];
                list(square, side);
            }
        }
    }

    private static int square(int number) {
        return MailboxChessSteps.square(number & 7, number >> 3);
    }

    private static byte[] rights() {
        var rights = new byte[CELLS];
        Arrays.fill(rights, (byte) 15);
        int[][] lost = {{7, 1}, {0, 2}, {63, 4}, {56, 8}, {4, 3}, {60, 12}};
        for (var one : lost) {
            rights[square(one[0])] = (byte) (15 & ~one[1]);
        }
        return rights;
    }

    static int move(int from, int to, int kind) {
        return from | to << 8 | kind << 16;
    }

    static int to(int move) {
        return move >> 8 & 255;
    }

    int king(int side) {
        return pieces[side * PLACES];
    }

    void make(int move) {
        int from = move & 255;
        int to = to(move);
        int kind = move >> 16;
        var board = squares;
        int piece = board[from];
        int captured = board[to];
        past[plies] = captured | rights << 8 | passed << 16 | places[to] << 24;
        if (whole) {
            pastKeys[plies] = key;
            pastQuiet[plies] = quietPlies;
            quietPlies = captured != EMPTY || (piece & TYPE) == PAWN ? 0 : quietPlies + 1;
            key ^= RIGHT_KEYS[rights]
                    ^ PASSANT_KEYS[passed]
                    ^ PIECE_KEYS[piece << 8 | from]
                    ^ PIECE_KEYS[piece << 8 | to]
                    ^ PLAYER_KEY;
        }
        plies++;
        if (captured != EMPTY) {
            unlist(to, player ^ 1);
            if (whole) {
                key ^= PIECE_KEYS[captured << 8 | to];
            }
        }
        shift(from, to);
        board[from] = EMPTY;
        board[to] = (byte) piece;
        rights &= RIGHTS[from] & RIGHTS[to];
        passed = NOWHERE;
        if (kind != PLAIN) {
            makeMore(piece, to, kind);
        }
        if (whole) {
            key ^= RIGHT_KEYS[rights] ^ PASSANT_KEYS[passed];
        }
        player ^= 1;
    }

    private void makeMore(int piece, int to, int kind) {
        switch (kind) {
            case EN_PASSANT -> {
                int square = to ^ ROW;
                if (whole) {
                    key ^= PIECE_KEYS[squares[square] << 8 | square];
                }
                squares[square] = EMPTY;
                past[plies - 1] = past[plies - 1] & 0xffffff | places[square] << 24;
                unlist(square, player ^ 1);
            }
            case CASTLING -> moveRook(to, true);
            case DOUBLE_STEP -> setPassed(to ^ ROW, player);
            default -> {
                int after = piece & ~TYPE | kind - PROMOTION;
                squares[to] = (byte) after;
                if (whole) {
                    key ^= PIECE_KEYS[piece << 8 | to] ^ PIECE_KEYS[after << 8 | to];
                }
            }
        }
    }

    void takeBack(int move) {
        player ^= 1;
        int from = move & 255;
        int to = to(move);
        int kind = move >> 16;
        var board = squares;
        int state = past[--plies];
        int captured = state & 255;
        board[from] = kind >= PROMOTION ? (byte) (COLOUR << player | PAWN) : board[to];
        board[to] = (byte) captured;
        shift(to, from);
        if (captured != EMPTY) {
            relist(to, player ^ 1, state >>> 24);
        }
        if (kind == EN_PASSANT) {
            squares[to ^ ROW] = (byte) (COLOUR << (player ^ 1) | PAWN);
            relist(to ^ ROW, player ^ 1, state >>> 24);
        } else if (kind == CASTLING) {
            moveRook(to, false);
        }
        rights = state >> 8 & 15;
        passed = state >> 16 & 255;
        if (whole) {
            key = pastKeys[plies];
            quietPlies = pastQuiet[plies];
        }
    }

    private void shift(int from, int to) {
        byte place = places[from];
        pieces[place] = to;
        places[to] = place;
    }

    private void list(int square, int side) {
        int end = ends[side]++;
        pieces[end] = square;
        places[square] = (byte) end;
    }

    /** Takes a piece from its list; the last one gets its place. */
    private void unlist(int square, int side) {
        int end = --ends[side];
        byte place = places[square];
        int last = pieces[end];
        pieces[place] = last;
        places[last] = place;
    }

    /** Gives a piece its place in the list back. */
    private void relist(int square, int side, int place) {
        int end = ends[side]++;
        int last = pieces[place];
        pieces[end] = last;
        places[last] = (byte) end;
        pieces[place] = square;
        places[square] = (byte) place;
    }

    /** Moves the rook to the other side of the king that has castled to a square, or back to its corner. */
    private void moveRook(int king, boolean inwards) {
        boolean isShort = (king & ROW - 1) == 10;
        int corner = isShort ? king + 1 : king - 2;
        int crossed = isShort ? king - 1 : king + 1;
        int from = inwards ? corner : crossed;
        int to = inwards ? crossed : corner;
        byte rook = squares[from];
        squares[from] = EMPTY;
        squares[to] = rook;
        shift(from, to);
        if (whole) {
            key ^= PIECE_KEYS[rook << 8 | from] ^ PIECE_KEYS[rook << 8 | to];
        }
    }

    private void setPassed(int square, int mover) {
        int enemy = COLOUR << (mover ^ 1) | PAWN;
        int pawn = square ^ ROW;
        passed = squares[pawn - 1] == enemy || squares[pawn + 1] == enemy ? square : NOWHERE;
    }

    /** Whether the pieces of a player attack a square. */
    boolean isAttacked(int square, int by) {
        for (int i = by * PLACES; i < ends[by]; i++) {
            int from = pieces[i];
            int piece = squares[from];
            if ((MailboxChessSteps.aims(piece, from, square) & ITSELF) != 0
                    && (!MailboxChessSteps.rides(piece) || isClear(from, square, square))) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing stands between two squares of a line but, maybe, on a third square. */
    boolean isClear(int from, int to, int except) {
        int step = MailboxChessSteps.step(from, to);
        for (int square = from + step; square != to; square += step) {
            if (squares[square] != EMPTY && square != except) {
                return false;
            }
        }
        return true;
    }

    /** Whether a draw has ended the game: the third repetition, a hundred quiet plies, or too few pieces to mate. */
    boolean isDrawn() {
        return quietPlies >= MOST_QUIET_PLIES || isRepeated() || isPoor();
    }

    private boolean isRepeated() {
        int seen = 0;
        for (int i = plies - 4; i >= plies - quietPlies && i >= 0; i -= 2) {
            if (pastKeys[i] == key && ++seen == 2) {
                return true;
            }
        }
        return false;
    }

    /** A lone knight or bishop cannot mate, nor can bishops on squares of one colour. */
    private boolean isPoor() {
        int knights = 0;
        int light = 0;
        int dark = 0;
        for (int side = 0; side < 2; side++) {
            for (int i = side * PLACES + 1; i < ends[side]; i++) {
                int square = pieces[i];
                switch (squares[square] & TYPE) {
                    case KNIGHT -> knights++;
                    case BISHOP -> {
                        if (((square ^ square >> 4) & 1) != 0) {
                            light++;
                        } else {
                            dark++;
                        }
                    }
                    default -> {
                        return false;
                    }
                }
            }
        }
        return knights + light + dark <= 1 || knights == 0 && (light == 0 || dark == 0);
    }
}
