package org.senet.benchmarks.yardstick;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A game of draughts between White and Black: the position, making and taking back moves, and counting lines of play. A
 * game adds its rules by {@link #generate}, and its draws by {@link #isDrawn}.
 */
public abstract sealed class Draughts extends Yardstick permits InternationalDraughts, RussianCheckers {
    /** What each cell holds; see {@link Cell}. */
    final byte[] cells;
    /** For each player the cells of the pieces, a bit for each: it finds pieces faster than a walk over the board. */
    final long[] occupied = new long[2];
    /** Who moves. */
    int player;

    private final Layout layout;
    /** The codes of the pieces captured on the way to the position, the last move's last. */
    private final byte[] prisoners = new byte[64];

    private int prisonerCount;
    /** The moves of each ply of a count, by the number of plies left. */
    private final List<MoveList> plies = new ArrayList<>();

    /** What draws need; null where moves alone count. */
    private final @Nullable DraughtsClock clock;

    private long played;

    Draughts(Layout layout, Diagram diagram, boolean whole) {
        this.layout = layout;
        cells = new byte[layout.size()];
        Arrays.fill(cells, (byte) Cell.WALL);
        IntStream.rangeClosed(1, layout.squares()).forEach(square -> cells[layout.cell(square)] = Cell.EMPTY);
        for (var piece : diagram.pieces()) {
            var owner = piece.white() ? Cell.WHITE : Cell.BLACK;
            var cell = layout.cell(piece.square());
            cells[cell] = (byte) (piece.king() ? Cell.king(owner) : Cell.man(owner));
            occupied[owner] |= 1L << cell;
        }
        player = diagram.whiteToMove() ? Cell.WHITE : Cell.BLACK;
        clock = whole ? new DraughtsClock(cells, player) : null;
    }

    /** Puts the legal moves into the list, in place of what it had. */
    abstract void generate(MoveList moves);

    /** Whether a draw has ended the game. */
    abstract boolean isDrawn(DraughtsClock clock);

    /** The legal moves; moves that start, end and capture alike are one. */
    public final List<Move> moves() {
        var list = new MoveList();
        generate(list);
        return IntStream.range(0, list.size())
                .mapToObj(i -> describe(list.word(i), list.captured(i)))
                .toList();
    }

    private Move describe(int word, long captured) {
        var squares = IntStream.range(0, Long.SIZE)
                .filter(cell -> (captured >>> cell & 1) != 0)
                .map(layout::square)
                .boxed()
                .toList();
        return new Move(
                layout.square(MoveList.from(word)),
                layout.square(MoveList.to(word)),
                squares,
                MoveList.before(word) != MoveList.after(word));
    }

    @Override
    long leaves(int depth, boolean bulk) {
        while (plies.size() <= depth) {
            plies.add(new MoveList());
        }
        return count(depth, bulk ? 1 : 0);
    }

    private long count(int depth, int counted) {
        if (depth == 0) {
            return 1;
        }
        if (clock != null && isDrawn(clock)) {
            return 0;
        }
        var moves = plies.get(depth);
        generate(moves);
        if (depth == counted) {
            return moves.size();
        }
        var leaves = 0L;
        for (var i = 0; i < moves.size(); i++) {
            var word = moves.word(i);
            var captured = moves.captured(i);
            make(word, captured);
            leaves += count(depth - 1, counted);
            unmake(word, captured);
        }
        return leaves;
    }

    @Override
    Outcome playout(Dice dice, int limit) {
        var moves = new MoveList();
        var game = new MoveList();
        var outcome = Outcome.UNFINISHED;
        while (game.size() < limit) {
            if (clock != null && isDrawn(clock)) {
                outcome = Outcome.DRAW;
                break;
            }
            generate(moves);
            if (moves.size() == 0) {
                outcome = Outcome.winFor(player ^ 1);
                break;
            }
            int choice = dice.below(moves.size());
            game.add(moves.word(choice), moves.captured(choice));
            make(moves.word(choice), moves.captured(choice));
        }
        played = game.size();
        for (int i = game.size() - 1; i >= 0; i--) {
            unmake(game.word(i), game.captured(i));
        }
        return outcome;
    }

    @Override
    long playedPlies() {
        return played;
    }

    /** How many kings a player has, or how many men. */
    final int pieces(int side, boolean kings) {
        int count = 0;
        for (var rest = occupied[side]; rest != 0; rest &= rest - 1) {
            if (Cell.isKing(cells[Long.numberOfTrailingZeros(rest)]) == kings) {
                count++;
            }
        }
        return count;
    }

    private void make(int word, long captured) {
        var from = MoveList.from(word);
        var to = MoveList.to(word);
        cells[from] = Cell.EMPTY;
        cells[to] = (byte) MoveList.after(word);
        if (clock != null) {
            clock.make(word, captured, cells);
        }
        occupied[player] = occupied[player] & ~(1L << from) | 1L << to;
        player ^= 1;
        if (captured != 0) {
            removePieces(captured);
        }
    }

    private void unmake(int word, long captured) {
        if (clock != null) {
            clock.takeBack();
        }
        if (captured != 0) {
            restorePieces(captured);
        }
        player ^= 1;
        var from = MoveList.from(word);
        var to = MoveList.to(word);
        cells[to] = Cell.EMPTY;
        cells[from] = (byte) MoveList.before(word);
        occupied[player] = occupied[player] & ~(1L << to) | 1L << from;
    }

    /** Takes pieces of the player to move off the board. */
    private void removePieces(long captured) {
        occupied[player] ^= captured;
        for (var rest = captured; rest != 0; rest &= rest - 1) {
            var cell = Long.numberOfTrailingZeros(rest);
            prisoners[prisonerCount++] = cells[cell];
            cells[cell] = Cell.EMPTY;
        }
    }

    /** Undoes {@link #removePieces}. */
    private void restorePieces(long captured) {
        occupied[player] ^= captured;
        prisonerCount -= Long.bitCount(captured);
        var next = prisonerCount;
        for (var rest = captured; rest != 0; rest &= rest - 1) {
            cells[Long.numberOfTrailingZeros(rest)] = prisoners[next++];
        }
    }
}
