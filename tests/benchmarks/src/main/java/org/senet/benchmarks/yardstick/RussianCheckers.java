package org.senet.benchmarks.yardstick;

/**
 * Russian checkers on 8x8 squares: men step forward and capture forward and backward, kings fly, who can capture must
 * capture but may choose how, and a chain must be finished. A king must land where it can go on capturing if there is
 * such a cell, a man that reaches the last row goes on as a king at once, and captured pieces stay until the move ends
 * and may not be jumped twice.
 */
public final class RussianCheckers extends Draughts {
    private static final Layout LAYOUT = new Layout(4, 8);
    private static final int NORTH_WEST = -5;
    private static final int NORTH_EAST = -4;
    private static final int SOUTH_WEST = 4;
    private static final int SOUTH_EAST = 5;
    private static final int[] DIRECTIONS = {NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST};
    /** A direction's size and that of the directions across add up to this. */
    private static final int BOTH_SIZES = 9;

    private static final int WHITE_PROMOTES_UP_TO = LAYOUT.cell(4);
    private static final int BLACK_PROMOTES_FROM = LAYOUT.cell(29);

    private MoveList moves = new MoveList();
    /** Where the moves of the piece at hand begin in the list. */
    private int firstOfPiece;
    /** The cell and the code of the piece at hand. */
    private int from;

    private int piece;
    /** Whether a capture was found, so that other moves are not legal. */
    private boolean capturing;

    private RussianCheckers(Diagram diagram, boolean whole) {
        super(LAYOUT, diagram, whole);
    }

    /**
     * The start of a game.
     *
     * @param whole whether draws end the game
     */
    public static RussianCheckers start(boolean whole) {
        return position("W:W21-32:B1-12", whole);
    }

    /**
     * A position.
     *
     * @param text such as {@code W:W21-32:B1-12}, see {@link Diagram}
     * @param whole whether draws end the game
     * @throws IllegalArgumentException when the text is no position on this board
     */
    public static RussianCheckers position(String text, boolean whole) {
        return new RussianCheckers(Diagram.parse(text, LAYOUT.squares()), whole);
    }

    /** The third repetition, 15 moves of each with kings only, and what the numbers of pieces allow where nobody gets on. */
    @Override
    boolean isDrawn(DraughtsClock clock) {
        return clock.kingPlies() >= 30
                || clock.isThirdTime()
                || clock.balancePlies() >= 10 && clock.balancePlies() >= mostBalancePlies();
    }

    private int mostBalancePlies() {
        int pieces = Long.bitCount(occupied[0] | occupied[1]);
        int most = Integer.MAX_VALUE;
        if (pieces <= 7 && pieces(Cell.WHITE, true) > 0 && pieces(Cell.BLACK, true) > 0) {
            most = pieces <= 3 ? 10 : pieces <= 5 ? 60 : 120;
        }
        return isThreeAgainstOne(Cell.WHITE) || isThreeAgainstOne(Cell.BLACK) ? Math.min(most, 30) : most;
    }

    private boolean isThreeAgainstOne(int many) {
        return Long.bitCount(occupied[many ^ 1]) == 1 && pieces(many ^ 1, true) == 1 && pieces(many, true) >= 3;
    }

    @Override
    void generate(MoveList list) {
        moves = list;
        moves.clear();
        capturing = false;
        var enemies = occupied[player ^ 1];
        var man = Cell.man(player);
        for (var pieces = occupied[player]; pieces != 0; pieces &= pieces - 1) {
            from = Long.numberOfTrailingZeros(pieces);
            piece = cells[from];
            firstOfPiece = moves.size();
            // The piece may cross and end on the square that it leaves.
            cells[from] = Cell.EMPTY;
            if (piece == man) {
                moveMan(enemies);
            } else {
                moveKing(enemies);
            }
            cells[from] = (byte) piece;
        }
    }

    private void moveMan(long enemies) {
        if (!captureByMan(from, enemies) && !capturing) {
            var white = player == Cell.WHITE;
            stepMan(from + (white ? NORTH_WEST : SOUTH_WEST));
            stepMan(from + (white ? NORTH_EAST : SOUTH_EAST));
        }
    }

    private void stepMan(int to) {
        if (cells[to] == Cell.EMPTY) {
            moves.add(MoveList.word(from, to, piece, promotes(to) ? Cell.king(player) : piece), 0);
        }
    }

    private boolean promotes(int cell) {
        return player == Cell.WHITE ? cell <= WHITE_PROMOTES_UP_TO : cell >= BLACK_PROMOTES_FROM;
    }

    /** Adds every finished chain of a man from a cell; false when it can capture nothing there. */
    private boolean captureByMan(int cell, long targets) {
        var found = false;
        for (var direction : DIRECTIONS) {
            var victim = cell + direction;
            var landing = victim + direction;
            if ((targets >>> victim & 1) != 0 && cells[landing] == Cell.EMPTY) {
                found = true;
                jumpByMan(landing, targets & ~(1L << victim));
            }
        }
        return found;
    }

    /** Goes on from where a man landed, or ends the move there. */
    private void jumpByMan(int landing, long rest) {
        if (promotes(landing)) {
            if (!captureByKing(landing, rest)) {
                addCapture(landing, rest, Cell.king(player));
            }
        } else if (!captureByMan(landing, rest)) {
            addCapture(landing, rest, piece);
        }
    }

    private void moveKing(long enemies) {
        if (!captureByKing(from, enemies) && !capturing) {
            for (var direction : DIRECTIONS) {
                for (var to = from + direction; cells[to] == Cell.EMPTY; to += direction) {
                    moves.add(MoveList.word(from, to, piece, piece), 0);
                }
            }
        }
    }

    private boolean captureByKing(int cell, long targets) {
        var found = false;
        for (var direction : DIRECTIONS) {
            found |= captureByKing(cell, direction, targets);
        }
        return found;
    }

    /** Adds every finished chain that begins with a capture in one direction; false when there is none. */
    private boolean captureByKing(int cell, int direction, long targets) {
        var victim = cell + direction;
        while (cells[victim] == Cell.EMPTY) {
            victim += direction;
        }
        if ((targets >>> victim & 1) == 0 || cells[victim + direction] != Cell.EMPTY) {
            return false;
        }
        var rest = targets & ~(1L << victim);
        if (!goOnByKing(victim, direction, rest)) {
            for (var to = victim + direction; cells[to] == Cell.EMPTY; to += direction) {
                addCapture(to, rest, Cell.king(player));
            }
        }
        return true;
    }

    /** Adds the chains that go on from any cell behind a captured piece; false when there is none. */
    private boolean goOnByKing(int victim, int direction, long rest) {
        var across = BOTH_SIZES - Math.abs(direction);
        var landing = victim + direction;
        var found = false;
        do {
            found |= captureByKing(landing, across, rest);
            found |= captureByKing(landing, -across, rest);
            landing += direction;
        } while (cells[landing] == Cell.EMPTY);
        // Straight on leads to the same from every landing cell, and back is the piece just captured.
        return found | captureByKing(landing - direction, direction, rest);
    }

    /** Adds a move that leaves the enemies {@code rest}. */
    private void addCapture(int to, long rest, int after) {
        if (!capturing) {
            capturing = true;
            moves.clear();
            firstOfPiece = 0;
        }
        moves.addNew(MoveList.word(from, to, piece, after), occupied[player ^ 1] ^ rest, firstOfPiece);
    }
}
