package org.senet.benchmarks.yardstick;

import java.util.Arrays;

/**
 * A position of chess: making moves and taking them back. A move is a number: from, to and kind. With {@code whole} it keeps
 * what the draws of the script need, keys of the positions before and the number of quiet plies.
 */
final class ChessBoard {
    static final int WHITE = 0;
    static final int BLACK = 1;

    static final int PAWN = 0;
    static final int KNIGHT = 1;
    static final int BISHOP = 2;
    static final int ROOK = 3;
    static final int QUEEN = 4;
    static final int KING = 5;
    private static final int TYPES = 6;
    private static final byte EMPTY = 12;
    private static final String LETTERS = "PpNnBbRrQqKk";

    /** Kinds of moves; what promotes has {@link #PROMOTION} and the new type. */
    static final int PLAIN = 0;

    static final int EN_PASSANT = 1;
    static final int CASTLING = 2;
    static final int DOUBLE_STEP = 3;
    static final int PROMOTION = 8;

    /** A place for the square en passant, where there is none. */
    static final int NOWHERE = 64;

    private static final int MOST_QUIET_PLIES = 100;
    private static final long DARK = 0xaa55aa55aa55aa55L;
    private static final int[] ROOK_CORNERS = {7, 0, 63, 56};
    /** The rights that are left after a move from or to a square. */
    private static final byte[] RIGHTS = rights();

    private static final long[] PIECE_KEYS = Dice.keys((EMPTY + 1) * 64, 1);
    private static final long[] RIGHT_KEYS = Dice.keys(16, 2);
    private static final long[] PASSANT_KEYS = Dice.keys(NOWHERE + 1, 3);
    private static final long PLAYER_KEY = 0x6a09e667f3bcc909L;
    /** The most moves of a game. */
    private static final int PAST_PLIES = 1 << 14;

    /** The squares of each type of piece, and of each player's pieces. */
    final long[] types = new long[TYPES];

    final long[] sides = new long[2];
    int player;
    /** Bits for who may castle: White's short and long, Black's short and long. */
    int rights;
    /** The square that a pawn has passed, if an enemy's pawn stands beside it now. */
    int passed = NOWHERE;

    private final boolean whole;
    private final byte[] squares = new byte[64];
    private int quietPlies;
    private int plies;
    private long key;
    private final int[] past = new int[PAST_PLIES];
    private final int[] pastQuiet;
    private final long[] pastKeys;

    ChessBoard(ChessDiagram diagram, boolean whole) {
        this.whole = whole;
        pastQuiet = new int[whole ? PAST_PLIES : 0];
        pastKeys = new long[whole ? PAST_PLIES : 0];
        Arrays.fill(squares, EMPTY);
        for (int square = 0; square < 64; square++) {
            int piece = LETTERS.indexOf(diagram.letters().charAt(square));
            if (piece >= 0) {
                squares[square] = (byte) piece;
                types[piece >> 1] |= 1L << square;
                sides[piece & 1] |= 1L << square;
            }
            key ^= pieceKey(squares[square], square);
        }
        player = diagram.player();
        rights = diagram.rights();
        if (diagram.passed() != NOWHERE) {
            setPassed(diagram.passed(), player ^ 1);
        }
        quietPlies = diagram.quietPlies();
        key ^= RIGHT_KEYS[rights] ^ PASSANT_KEYS[passed] ^ (player == BLACK ? PLAYER_KEY : 0);
    }

    private static byte[] rights() {
        var rights = new byte[64];
        Arrays.fill(rights, (byte) 15);
        for (int i = 0; i < 4; i++) {
            rights[ROOK_CORNERS[i]] = (byte) (15 & ~(1 << i));
        }
        rights[4] = 12;
        rights[60] = 3;
        return rights;
    }

    static int move(int from, int to, int kind) {
        return from | to << 6 | kind << 12;
    }

    private static long pieceKey(int piece, int square) {
        return piece == EMPTY ? 0 : PIECE_KEYS[piece << 6 | square];
    }

    long occupied() {
        return sides[WHITE] | sides[BLACK];
    }

    void make(int move) {
        int from = move & 63;
        int to = move >> 6 & 63;
        int kind = move >> 12;
        int piece = squares[from];
        int captured = squares[to];
        past[plies] = captured | rights << 4 | passed << 8;
        if (whole) {
            pastKeys[plies] = key;
            pastQuiet[plies] = quietPlies;
            quietPlies = captured != EMPTY || piece >> 1 == PAWN ? 0 : quietPlies + 1;
            key ^= RIGHT_KEYS[rights] ^ PASSANT_KEYS[passed];
        }
        plies++;
        int after = kind >= PROMOTION ? (kind - PROMOTION) << 1 | player : piece;
        if (captured != EMPTY) {
            toggle(captured, to);
        }
        toggle(piece, from);
        toggle(after, to);
        squares[from] = EMPTY;
        squares[to] = (byte) after;
        rights &= RIGHTS[from] & RIGHTS[to];
        passed = NOWHERE;
        switch (kind) {
            case EN_PASSANT -> {
                toggle(PAWN << 1 | player ^ 1, to ^ 8);
                squares[to ^ 8] = EMPTY;
            }
            case CASTLING -> moveRook(to, true);
            case DOUBLE_STEP -> setPassed(to ^ 8, player);
            default -> {}
        }
        if (whole) {
            key ^= RIGHT_KEYS[rights] ^ PASSANT_KEYS[passed] ^ PLAYER_KEY;
        }
        player ^= 1;
    }

    void takeBack(int move) {
        player ^= 1;
        int from = move & 63;
        int to = move >> 6 & 63;
        int kind = move >> 12;
        int after = squares[to];
        int piece = kind >= PROMOTION ? PAWN << 1 | player : after;
        int state = past[--plies];
        int captured = state & 15;
        toggle(after, to);
        toggle(piece, from);
        squares[from] = (byte) piece;
        squares[to] = (byte) captured;
        if (captured != EMPTY) {
            toggle(captured, to);
        }
        if (kind == EN_PASSANT) {
            int enemy = PAWN << 1 | player ^ 1;
            toggle(enemy, to ^ 8);
            squares[to ^ 8] = (byte) enemy;
        } else if (kind == CASTLING) {
            moveRook(to, false);
        }
        rights = state >> 4 & 15;
        passed = state >> 8;
        if (whole) {
            key = pastKeys[plies];
            quietPlies = pastQuiet[plies];
        }
    }

    /** Puts a piece on a square where it is not, or takes it from where it is; {@link #squares} is the caller's. */
    private void toggle(int piece, int square) {
        long bit = 1L << square;
        types[piece >> 1] ^= bit;
        sides[piece & 1] ^= bit;
        if (whole) {
            key ^= PIECE_KEYS[piece << 6 | square];
        }
    }

    /** Moves the rook to the other side of the king that has castled to a square, or back to its corner. */
    private void moveRook(int king, boolean inwards) {
        boolean isShort = (king & 7) == 6;
        int corner = isShort ? king + 1 : king - 2;
        int crossed = isShort ? king - 1 : king + 1;
        int rook = ROOK << 1 | player;
        toggle(rook, corner);
        toggle(rook, crossed);
        squares[corner] = inwards ? EMPTY : (byte) rook;
        squares[crossed] = inwards ? (byte) rook : EMPTY;
    }

    private void setPassed(int square, int mover) {
        boolean isBeside = (ChessAttacks.PAWN[mover << 6 | square] & types[PAWN] & sides[mover ^ 1]) != 0;
        passed = isBeside ? square : NOWHERE;
    }

    /** How many moves have been made. */
    int plies() {
        return plies;
    }

    /** Whether the pieces of a player attack a square, with the given squares occupied. */
    boolean isAttacked(int square, long occupied, int by) {
        return attackers(square, occupied, by) != 0;
    }

    /** The pieces of a player that attack a square. */
    long attackers(int square, long occupied, int by) {
        long straight = types[ROOK] | types[QUEEN];
        long diagonal = types[BISHOP] | types[QUEEN];
        return sides[by]
                & (ChessAttacks.PAWN[(by ^ 1) << 6 | square] & types[PAWN]
                        | ChessAttacks.KNIGHT[square] & types[KNIGHT]
                        | ChessAttacks.KING[square] & types[KING]
                        | ChessAttacks.rook(square, occupied) & straight
                        | ChessAttacks.bishop(square, occupied) & diagonal);
    }

    int king(int side) {
        return Long.numberOfTrailingZeros(types[KING] & sides[side]);
    }

    /** Whether a draw has ended the game: the third repetition, a hundred quiet plies, or too few pieces to mate. */
    boolean isDrawn() {
        return quietPlies >= MOST_QUIET_PLIES || isPoor() || isRepeated();
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
        if ((types[PAWN] | types[ROOK] | types[QUEEN]) != 0) {
            return false;
        }
        long bishops = types[BISHOP];
        return Long.bitCount(types[KNIGHT] | bishops) <= 1
                || types[KNIGHT] == 0 && ((bishops & DARK) == 0 || (bishops & ~DARK) == 0);
    }
}
