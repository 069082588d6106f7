package org.senet.benchmarks.yardstick;

/**
 * What the draws of draughts need, move by move: which positions there were, and how long nothing has happened that cannot be taken
 * back.
 */
final class DraughtsClock {
    private static final int CELLS = 64;
    private static final long[] KEYS = Dice.keys((Cell.king(Cell.BLACK) + 1) * CELLS, 4);
    private static final long PLAYER_KEY = 0x6a09e667f3bcc909L;
    /** The most moves of a game. */
    private static final int PAST_PLIES = 1 << 14;

    private final long[] pastKeys = new long[PAST_PLIES];
    private final int[] pastKingPlies = new int[PAST_PLIES];
    private final int[] pastBalancePlies = new int[PAST_PLIES];
    private int plies;
    private long key;
    private int kingPlies;
    private int balancePlies;

    /** Begins with a position. */
    DraughtsClock(byte[] cells, int player) {
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] != Cell.EMPTY && cells[cell] != Cell.WALL) {
                key ^= key(cells[cell], cell);
            }
        }
        key ^= player == Cell.WHITE ? 0 : PLAYER_KEY;
    }

    private static long key(int code, int cell) {
        return KEYS[code * CELLS + cell];
    }

    /** Moves without captures with kings only, up to now. */
    int kingPlies() {
        return kingPlies;
    }

    /** Moves that neither captured nor crowned, up to now. */
    int balancePlies() {
        return balancePlies;
    }

    /**
     * Notes a move.
     *
     * @param cells the board before the move, or with its piece alone moved
     */
    void make(int word, long captured, byte[] cells) {
        pastKeys[plies] = key;
        pastKingPlies[plies] = kingPlies;
        pastBalancePlies[plies++] = balancePlies;
        int before = MoveList.before(word);
        int after = MoveList.after(word);
        key ^= key(before, MoveList.from(word)) ^ key(after, MoveList.to(word)) ^ PLAYER_KEY;
        for (var rest = captured; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            key ^= key(cells[cell], cell);
        }
        kingPlies = captured != 0 || !Cell.isKing(before) ? 0 : kingPlies + 1;
        balancePlies = captured != 0 || before != after ? 0 : balancePlies + 1;
    }

    void takeBack() {
        key = pastKeys[--plies];
        kingPlies = pastKingPlies[plies];
        balancePlies = pastBalancePlies[plies];
    }

    /** Whether the position is there for the third time; moves of men and captures cannot be taken back. */
    boolean isThirdTime() {
        int seen = 0;
        for (int i = plies - 4; i >= plies - kingPlies && i >= 0; i -= 2) {
            if (pastKeys[i] == key && ++seen == 2) {
                return true;
            }
        }
        return false;
    }
}
