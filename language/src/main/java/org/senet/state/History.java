package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The hashes of the positions that were there since the start of a game, in order, the present one last; used by games
 * that ask for repetition. The hash of a position to which a move has led is computed when somebody asks, or when the next
 * move is played: many moves are taken back before. Mutable, for one thread.
 */
final class History {
    private static final int FILTER = 255;
    /** The header of no move. */
    private static final long SETTLED = -1;

    private long[] hashes = new long[64];
    /** The hashes of the pieces alone. */
    private long[] boards = new long[64];

    /** The moves that led to the positions; of the one at the start, none. */
    private long[][] moves = new long[64][];

    /** Who was to move in the positions. */
    private int[] players = new int[64];

    private final Hashes hash;
    private final State state;
    private final boolean keepsMoves;

    private int size;
    /** How many of the positions have a hash with these last bits: mostly one, and then nothing repeats. */
    private final int[] filter = new int[FILTER + 1];

    private final int[] boardFilter = new int[FILTER + 1];

    /** The hash of the pieces of the position from which this began. */
    private long first;

    /** The hash of the present pieces, without the move that is open. */
    private long pieces;

    /** Where the entries of the last move are, when its position has no hash yet. */
    private long[] open = hashes;

    /** The header of that move, see {@link MoveBuffer}, or {@link #SETTLED}. */
    private long openMove = SETTLED;

    History(State state) {
        this.state = state;
        hash = state.design.hashes;
        keepsMoves = state.design.remembersMoves();
    }

    /** @param past the positions up to the present one, or null for none */
    void load(@Nullable Past past, int[] board) {
        first = hash.board(board, state.columns);
        pieces = first;
        openMove = SETTLED;
        Arrays.fill(filter, 0);
        Arrays.fill(boardFilter, 0);
        size = past == null ? 0 : past.length();
        if (size > hashes.length) {
            hashes = new long[size * 2];
            boards = new long[size * 2];
            moves = new long[size * 2][];
            players = new int[size * 2];
        }
        int i = size;
        for (var p = past; p != null; p = p.before()) {
            hashes[--i] = p.hash();
            boards[i] = p.board();
            moves[i] = p.move();
            players[i] = p.player();
            filter[(int) p.hash() & FILTER]++;
            boardFilter[(int) p.board() & FILTER]++;
        }
    }

    /** Adds the present position. */
    void begin() {
        push(pieces ^ state.rest(), pieces, null, state.player);
    }

    /** Notes a move that has been played. */
    void played(long[] entries, long header) {
        if (open != entries) {
            // Mostly they are where those before were, and telling the collector of it would cost more than all else
            // here.
            open = entries;
        }
        openMove = header;
    }

    /** Takes back the move that was noted last. */
    void takeBack() {
        if (openMove != SETTLED) {
            openMove = SETTLED;
            return;
        }
        pop();
        pieces = size == 0 ? first : boards[size - 1];
    }

    /** Adds the position to which the last move has led, unless that is done, before the state changes again. */
    void settle() {
        if (openMove != SETTLED) {
            int from = MoveHeader.start(openMove);
            int to = MoveHeader.end(openMove);
            pieces ^= hash.change(open, from, to, state.columns);
            var move = keepsMoves ? copy(open, from, to) : null;
            openMove = SETTLED;
            push(pieces ^ state.rest(), pieces, move, state.player);
        }
    }

    @TruffleBoundary
    private static long[] copy(long[] entries, int from, int to) {
        return Arrays.copyOfRange(entries, from, to);
    }

    /** Says what stands on the board when that has been arranged anew; there are no moves before this. */
    void arranged(int[] board) {
        first = hash.board(board, state.columns);
        pieces = first;
    }

    private void push(long hash, long board, long @Nullable [] move, int player) {
        if (size == hashes.length) {
            grow();
        }
        boards[size] = board;
        if (keepsMoves) {
            moves[size] = move;
            players[size] = player;
        }
        hashes[size++] = hash;
        filter[(int) hash & FILTER]++;
        boardFilter[(int) board & FILTER]++;
    }

    @TruffleBoundary
    private void grow() {
        hashes = Arrays.copyOf(hashes, size * 2);
        boards = Arrays.copyOf(boards, size * 2);
        moves = Arrays.copyOf(moves, size * 2);
        players = Arrays.copyOf(players, size * 2);
    }

    private void pop() {
        filter[(int) hashes[--size] & FILTER]--;
        boardFilter[(int) boards[size] & FILTER]--;
    }

    /** Whether there was a position with the pieces that some entries lead to, whoever was to move. */
    boolean hasBoardAfter(long[] entries, int count) {
        long board = pieces ^ hash.change(entries, 0, count, state.columns);
        if (boardFilter[(int) board & FILTER] == 0) {
            return false;
        }
        for (int i = size - 1; i >= 0; i--) {
            if (boards[i] == board) {
                return true;
            }
        }
        return false;
    }

    /** How often the last position was there, this time included. */
    int repetitions() {
        if (size == 0) {
            return 1;
        }
        long last = hashes[size - 1];
        int same = filter[(int) last & FILTER];
        if (same < 2) {
            return 1;
        }
        int count = 0;
        for (int i = size - 1; i >= 0; i--) {
            count += hashes[i] == last ? 1 : 0;
        }
        return count;
    }

    /** The number of positions. */
    int size() {
        return size;
    }

    /** The first of the positions that is equal to the last one, counted from 0. */
    int firstLikeLast() {
        int i = 0;
        while (i < size - 1 && hashes[i] != hashes[size - 1]) {
            i++;
        }
        return i;
    }

    /** The move that led to the position of that number, in a history that keeps moves; not for the first one. */
    long[] move(int number) {
        return Objects.requireNonNull(moves[number]);
    }

    /** The player, from 1, who made that move. */
    int mover(int number) {
        return players[number - 1];
    }

    @Nullable
    Past past() {
        Past past = null;
        for (int i = 0; i < size; i++) {
            past = Past.of(hashes[i], boards[i], moves[i], players[i], past);
        }
        return past;
    }
}
