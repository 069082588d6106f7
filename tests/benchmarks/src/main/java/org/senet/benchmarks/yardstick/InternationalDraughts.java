package org.senet.benchmarks.yardstick;

/**
 * International draughts on 10x10 squares, by the rules of the FMJD: men step forward and capture forward and backward,
 * kings fly, who can capture must capture as many as possible, captured pieces stay until the move ends and may not be
 * jumped twice, and a man becomes a king only where its move ends.
 */
public final class InternationalDraughts extends Draughts {
    private static final Layout LAYOUT = new Layout(5, 10);
    private static final int NORTH_WEST = -6;
    private static final int NORTH_EAST = -5;
    private static final int SOUTH_WEST = 5;
    private static final int SOUTH_EAST = 6;
    private static final int[] DIRECTIONS = {NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST};
    /** A direction's size and that of the directions across add up to this. */
    private static final int BOTH_SIZES = 11;

    private static final int WHITE_PROMOTES_UP_TO = LAYOUT.cell(5);
    private static final int BLACK_PROMOTES_FROM = LAYOUT.cell(46);

    private MoveList moves = new MoveList();
    /** Where the moves of the piece at hand begin in the list. */
    private int firstOfPiece;
    /** The cell and the code of the piece at hand. */
    private int from;

    private int piece;
    /** The most captures that a move found so far makes; moves with fewer are not legal. */
    private int most;

    private InternationalDraughts(Diagram diagram, boolean whole) {
        super(LAYOUT, diagram, whole);
    }

    /**
     * The start of a game.
     *
     * @param whole whether draws end the game
     */
    public static InternationalDraughts start(boolean whole) {
        return position("W:W31-50:B1-20", whole);
    }

    /**
     * A position.
     *
     * @param text such as {@code W:W31-50:B1-20}, see {@link Diagram}
     * @param whole whether draws end the game
     * @throws IllegalArgumentException when the text is no position on this board
     */
    public static InternationalDraughts position(String text, boolean whole) {
        return new InternationalDraughts(Diagram.parse(text, LAYOUT.squares()), whole);
    }

    /** The third repetition, 25 moves of each with kings only, and a king alone that holds out long enough. */
    @Override
    boolean isDrawn(DraughtsClock clock) {
        return clock.kingPlies() >= 50
                || clock.isThirdTime()
                || clock.balancePlies() >= 10 && (isLoneAgainst(2) || clock.balancePlies() >= 32 && isLoneAgainst(3));
    }

    /** Whether one side has a king alone, the other so many pieces at most, a king among them. */
    private boolean isLoneAgainst(int most) {
        return isLone(Cell.WHITE, most) || isLone(Cell.BLACK, most);
    }

    private boolean isLone(int side, int most) {
        return Long.bitCount(occupied[side]) == 1
                && Long.bitCount(occupied[side ^ 1]) <= most
                && pieces(side, true) == 1
                && pieces(side ^ 1, true) > 0;
    }

    @Override
    void generate(MoveList list) {
        moves = list;
        moves.clear();
        most = 0;
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
        if (most == 0) {
            var white = player == Cell.WHITE;
            stepMan(from + (white ? NORTH_WEST : SOUTH_WEST));
            stepMan(from + (white ? NORTH_EAST : SOUTH_EAST));
        }
        captureByMan(from, enemies, 1);
    }

    private void stepMan(int to) {
        if (cells[to] == Cell.EMPTY) {
            moves.add(wordOfMan(to), 0);
        }
    }

    /** Adds every chain of captures from a cell; the first of them is capture number {@code count}. */
    private void captureByMan(int cell, long targets, int count) {
        for (var direction : DIRECTIONS) {
            var victim = cell + direction;
            var landing = victim + direction;
            // Shifts are modulo 64, and the walls beyond cell 63 thus fall on those before the first square.
            if ((targets >>> victim & 1) != 0 && cells[landing] == Cell.EMPTY) {
                var rest = targets & ~(1L << victim);
                addCapture(wordOfMan(landing), rest, count);
                captureByMan(landing, rest, count + 1);
            }
        }
    }

    private int wordOfMan(int to) {
        var promotes = player == Cell.WHITE ? to <= WHITE_PROMOTES_UP_TO : to >= BLACK_PROMOTES_FROM;
        return MoveList.word(from, to, piece, promotes ? Cell.king(player) : piece);
    }

    private void moveKing(long enemies) {
        for (var direction : DIRECTIONS) {
            if (most == 0) {
                slideKing(direction);
            }
            captureByKing(from, direction, enemies, 1);
        }
    }

    private void slideKing(int direction) {
        for (var to = from + direction; cells[to] == Cell.EMPTY; to += direction) {
            moves.add(wordOfKing(to), 0);
        }
    }

    /** Adds every chain that begins with a capture in one direction; that is capture number {@code count}. */
    private void captureByKing(int cell, int direction, long targets, int count) {
        var victim = cell + direction;
        while (cells[victim] == Cell.EMPTY) {
            victim += direction;
        }
        var landing = victim + direction;
        if ((targets >>> victim & 1) == 0 || cells[landing] != Cell.EMPTY) {
            return;
        }
        var rest = targets & ~(1L << victim);
        var across = BOTH_SIZES - Math.abs(direction);
        do {
            addCapture(wordOfKing(landing), rest, count);
            captureByKing(landing, across, rest, count + 1);
            captureByKing(landing, -across, rest, count + 1);
            landing += direction;
        } while (cells[landing] == Cell.EMPTY);
        // Straight on leads to the same from every landing cell, and back is the piece just captured.
        captureByKing(landing - direction, direction, rest, count + 1);
    }

    private int wordOfKing(int to) {
        return MoveList.word(from, to, piece, piece);
    }

    /** Adds a move that leaves the enemies {@code rest}, if no other captures more. */
    private void addCapture(int word, long rest, int count) {
        if (count < most) {
            return;
        }
        if (count > most) {
            most = count;
            moves.clear();
            firstOfPiece = 0;
        }
        moves.addNew(word, occupied[player ^ 1] ^ rest, firstOfPiece);
    }
}
