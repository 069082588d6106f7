package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Plays the moves of a buffer on a state, and takes them back: what stands on the board, the sets of positions, whose turn it
 * is, and what else a game asks for. Most of what a count of positions does besides finding moves is done here, so it is written
 * for few instructions. Not thread-safe.
 */
final class Playing {
    /** Moves of two players on so few positions are played without looking at who owns what. */
    static final int FIRST = 1;

    static final int SECOND = 2;

    private final State state;
    /** The number of plies after which it is the first player's turn again. */
    private final int round;

    private final int[] board;
    private final long[] occupied;
    private final PieceSets sets;
    private final Counters counters;
    private final @Nullable History history;
    /** The sets of the two players before each of the moves played, so that they need not be computed when it is taken back. */
    private long[] before = new long[64];

    private int top;

    Playing(State state, int round, @Nullable History history) {
        this.state = state;
        this.history = history;
        this.round = round;
        board = state.board;
        occupied = state.occupied;
        sets = state.sets;
        counters = state.counters;
    }

    /** Forgets the moves that were played. */
    void forget() {
        top = 0;
    }

    /** Plays a move and passes the turn. */
    void play(Bookkeeping keeping, MoveBuffer buffer, int move) {
        if (keeping.remembers && history != null) {
            history.settle();
        }
        long header = buffer.header(move);
        if (keeping.isPlain && MoveHeader.changesBoardOnly(header)) {
            playPlain(keeping, buffer.data, header);
        } else {
            playAny(keeping, buffer.data, header);
        }
        state.ply++;
        if (keeping.remembers && history != null) {
            history.played(buffer.data, header);
        }
        if (keeping.tracksLandings || keeping.tracksTypes) {
            track(keeping, buffer.data, header);
        }
    }

    /** Plays each move of a buffer and takes it back at once. */
    void playEach(Bookkeeping keeping, MoveBuffer buffer) {
        if (keeping.isPlain) {
            visitEach(keeping, buffer);
            return;
        }
        for (int i = 0; i < buffer.size(); i++) {
            play(keeping, buffer, i);
            takeBack(keeping, buffer, i);
        }
    }

    private void visitEach(Bookkeeping keeping, MoveBuffer buffer) {
        var moves = new BriefMoves(state, keeping, buffer);
        for (int i = moves.visitFrom(0); i < buffer.size(); i = moves.visitFrom(i + 1)) {
            play(keeping, buffer, i);
            takeBack(keeping, buffer, i);
        }
    }

    /** Notes in a buffer what its moves begin with, so that these need not remember it. */
    void noteBefore(Bookkeeping keeping, MoveBuffer buffer) {
        if (keeping.isPlain) {
            buffer.firstBefore = occupied[FIRST];
            buffer.secondBefore = occupied[SECOND];
            buffer.countedBefore = counters.first();
        }
    }

    /** Plays a move that only changes the board; mostly it takes a piece from one place to another, or the like. */
    private void playPlain(Bookkeeping keeping, long[] entries, long header) {
        long first = occupied[FIRST];
        long second = occupied[SECOND];
        if (MoveHeader.isPair(header)) {
            long one = entries[MoveHeader.start(header)];
            long two = entries[MoveHeader.start(header) + 1];
            board[Log.position(one)] = Log.after(one);
            board[Log.position(two)] = Log.after(two);
            first ^= Log.ofFirst(one) ^ Log.ofFirst(two);
            second ^= Log.ofSecond(one) ^ Log.ofSecond(two);
        } else if (MoveHeader.isSingle(header)) {
            long one = entries[MoveHeader.start(header)];
            board[Log.position(one)] = Log.after(one);
            first ^= Log.ofFirst(one);
            second ^= Log.ofSecond(one);
        } else {
            for (int i = MoveHeader.start(header); i < MoveHeader.middle(header); i++) {
                long entry = entries[i];
                board[Log.position(entry)] = Log.after(entry);
                first ^= Log.ofFirst(entry);
                second ^= Log.ofSecond(entry);
            }
        }
        occupied[FIRST] = first;
        occupied[SECOND] = second;
        counters.setFirst(Counters.after(counters.first(), MoveHeader.resets(header)));
        state.turn ^= 1;
        state.player ^= keeping.otherPlayer;
    }

    private void takePlainBack(Bookkeeping keeping, MoveBuffer buffer, long header) {
        var entries = buffer.data;
        if (MoveHeader.isPair(header)) {
            long one = entries[MoveHeader.start(header)];
            long two = entries[MoveHeader.start(header) + 1];
            board[Log.position(two)] = Log.before(two);
            board[Log.position(one)] = Log.before(one);
        } else if (MoveHeader.isSingle(header)) {
            long one = entries[MoveHeader.start(header)];
            board[Log.position(one)] = Log.before(one);
        } else {
            takeRestBack(entries, MoveHeader.start(header), MoveHeader.middle(header));
        }
        occupied[FIRST] = buffer.firstBefore;
        occupied[SECOND] = buffer.secondBefore;
        counters.setFirst(buffer.countedBefore);
        state.turn ^= 1;
        state.player ^= keeping.otherPlayer;
    }

    private void playAny(Bookkeeping keeping, long[] entries, long header) {
        int from = MoveHeader.start(header);
        int middle = MoveHeader.middle(header);
        int to = MoveHeader.end(header);
        if (keeping.hasCounters) {
            counters.next(MoveHeader.resets(header));
        }
        state.turn = state.turn + 1 == keeping.turns.length ? 0 : state.turn + 1;
        if (keeping.isDuel) {
            playDuel(entries, from, middle);
        } else {
            for (int i = from; i < middle; i++) {
                change(entries[i], Log.after(entries[i]));
            }
        }
        if (middle < to) {
            setOthers(entries, middle, to);
        }
        state.player = keeping.turns[state.turn];
    }

    private void playDuel(long[] entries, int from, int to) {
        long first = occupied[FIRST];
        long second = occupied[SECOND];
        if (top + 1 >= before.length) {
            grow();
        }
        before[top] = first;
        before[top + 1] = second;
        top += 2;
        // Most moves have one entry or two, and setting up a loop costs more than they do.
        if (from < to) {
            long one = entries[from];
            board[Log.position(one)] = Log.after(one);
            first ^= Log.ofFirst(one);
            second ^= Log.ofSecond(one);
            if (from + 1 < to) {
                long two = entries[from + 1];
                board[Log.position(two)] = Log.after(two);
                first ^= Log.ofFirst(two);
                second ^= Log.ofSecond(two);
            }
        }
        occupied[FIRST] = first;
        occupied[SECOND] = second;
        if (from + 2 < to) {
            playRest(entries, from + 2, to);
        }
    }

    private void playRest(long[] entries, int from, int to) {
        long first = 0;
        long second = 0;
        for (int i = from; i < to; i++) {
            long entry = entries[i];
            board[Log.position(entry)] = Log.after(entry);
            first ^= Log.ofFirst(entry);
            second ^= Log.ofSecond(entry);
        }
        occupied[FIRST] ^= first;
        occupied[SECOND] ^= second;
    }

    @TruffleBoundary
    private void grow() {
        before = Arrays.copyOf(before, top * 2);
    }

    private void track(Bookkeeping keeping, long[] entries, long header) {
        int from = MoveHeader.start(header);
        int to = MoveHeader.end(header);
        if (keeping.tracksLandings) {
            if (MoveHeader.isSingle(header)) {
                state.landings.note(entries[from]);
            } else {
                state.landings.note(entries, from, to);
            }
        }
        if (keeping.tracksTypes) {
            sets.flipTypes(entries, from, to);
        }
    }

    /** Takes back the move that was played last. */
    void takeBack(Bookkeeping keeping, MoveBuffer buffer, int move) {
        long header = buffer.header(move);
        if (keeping.isPlain && MoveHeader.changesBoardOnly(header)) {
            takePlainBack(keeping, buffer, header);
        } else {
            takeAnyBack(keeping, buffer.data, header);
        }
        state.ply--;
        if (keeping.remembers && history != null) {
            history.takeBack();
        }
        if (keeping.tracksLandings || keeping.tracksTypes) {
            trackBack(keeping, buffer.data, MoveHeader.start(header), MoveHeader.end(header));
        }
    }

    private void takeAnyBack(Bookkeeping keeping, long[] entries, long header) {
        int from = MoveHeader.start(header);
        int middle = MoveHeader.middle(header);
        int to = MoveHeader.end(header);
        if (keeping.hasCounters) {
            counters.back();
        }
        state.turn = (state.turn == 0 ? keeping.turns.length : state.turn) - 1;
        if (middle < to) {
            resetOthers(entries, middle, to);
        }
        if (keeping.isDuel) {
            takeDuelBack(entries, from, middle);
        } else {
            for (int i = middle - 1; i >= from; i--) {
                change(entries[i], Log.before(entries[i]));
            }
        }
        state.player = keeping.turns[state.turn];
    }

    private void takeDuelBack(long[] entries, int from, int to) {
        if (from + 2 < to) {
            takeRestBack(entries, from + 2, to);
        }
        if (from < to) {
            if (from + 1 < to) {
                long two = entries[from + 1];
                board[Log.position(two)] = Log.before(two);
            }
            long one = entries[from];
            board[Log.position(one)] = Log.before(one);
        }
        top -= 2;
        occupied[FIRST] = before[top];
        occupied[SECOND] = before[top + 1];
    }

    private void takeRestBack(long[] entries, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            board[Log.position(entries[i])] = Log.before(entries[i]);
        }
    }

    private void trackBack(Bookkeeping keeping, long[] entries, int from, int to) {
        if (keeping.tracksLandings) {
            state.landings.forget();
        }
        if (keeping.tracksTypes) {
            sets.flipTypes(entries, from, to);
        }
    }

    /** Gives what an entry changes a value, between moves. */
    void change(long entry, int value) {
        if (Log.changesBoard(entry)) {
            board[Log.position(entry)] = value;
            sets.flipOwner(Log.before(entry), Log.position(entry));
            sets.flipOwner(Log.after(entry), Log.position(entry));
        } else {
            setOther(entry, value);
        }
    }

    private void setOthers(long[] entries, int from, int to) {
        for (int i = from; i < to; i++) {
            change(entries[i], Log.after(entries[i]));
        }
    }

    private void resetOthers(long[] entries, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            change(entries[i], Log.before(entries[i]));
        }
    }

    private void setOther(long entry, int value) {
        switch (Log.kind(entry)) {
            case Log.ATTRIBUTE -> state.attributes[Log.position(entry)] = value;
            case Log.COUNTER -> counters.set(Log.position(entry), value);
            case Log.TURN -> state.turn = value == round ? 0 : value;
            default -> {
                // notation changes nothing
            }
        }
    }
}
