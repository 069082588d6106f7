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
    private static final int FIRST = 1;

    private static final int SECOND = 2;

    private final State state;
    private final int[] board;
    private final long[] occupied;
    private final PieceSets sets;
    private final int[] turns;
    private final Counters counters;
    private final @Nullable History history;
    /** Whether there are two players, and one word for the positions of each. */
    private final boolean isDuel;

    private final boolean hasCounters;
    /** Whether the players also take turns and there are few counters, so that most moves are played in the short way. */
    private final boolean isPlain;
    /** What tells the two players apart who take turns. */
    private final int otherPlayer;

    private final boolean tracksLandings;
    private final boolean tracksTypes;

    /** The sets of the two players before each of the moves played, so that they need not be computed when it is taken back. */
    private long[] before = new long[64];

    private int top;

    Playing(State state, @Nullable Design design, @Nullable History history) {
        this.state = state;
        this.history = history;
        board = state.board;
        occupied = state.occupied;
        sets = state.sets;
        counters = state.counters;
        hasCounters = counters.count() > 0;
        turns = design == null ? new int[0] : design.turns();
        isDuel = design != null && design.words == 1 && design.pieces.ownerCount() == 2;
        isPlain = isDuel && turns.length == 2 && counters.areFew();
        otherPlayer = isPlain ? turns[0] ^ turns[1] : 0;
        tracksLandings = design != null && design.tracksLandings();
        tracksTypes = design != null && design.tracksTypes();
    }

    /** Forgets the moves that were played. */
    void forget() {
        top = 0;
    }

    /** Plays a move and passes the turn. */
    void play(MoveBuffer buffer, int move) {
        if (history != null) {
            history.settle(state);
        }
        long header = buffer.header(move);
        if (isPlain && MoveBuffer.changesBoardOnly(header)) {
            playPlain(buffer.data, header);
        } else {
            playAny(buffer.data, header);
        }
        state.ply++;
        if (history != null) {
            history.played(buffer.data, header);
        }
        if (tracksLandings || tracksTypes) {
            track(buffer.data, MoveBuffer.start(header), MoveBuffer.end(header));
        }
    }

    /** Notes in a buffer what its moves begin with, so that these need not remember it. */
    void noteBefore(MoveBuffer buffer) {
        if (isPlain) {
            buffer.firstBefore = occupied[FIRST];
            buffer.secondBefore = occupied[SECOND];
            buffer.countedBefore = counters.first();
        }
    }

    /** Plays a move that only changes the board; mostly it takes a piece from one place to another, or the like. */
    private void playPlain(long[] entries, long header) {
        long first = occupied[FIRST];
        long second = occupied[SECOND];
        if (MoveBuffer.isPair(header)) {
            long one = entries[MoveBuffer.start(header)];
            long two = entries[MoveBuffer.start(header) + 1];
            board[Log.position(one)] = Log.after(one);
            board[Log.position(two)] = Log.after(two);
            first ^= ofFirst(one) ^ ofFirst(two);
            second ^= ofSecond(one) ^ ofSecond(two);
        } else if (MoveBuffer.isSingle(header)) {
            long one = entries[MoveBuffer.start(header)];
            board[Log.position(one)] = Log.after(one);
            first ^= ofFirst(one);
            second ^= ofSecond(one);
        } else {
            for (int i = MoveBuffer.start(header); i < MoveBuffer.middle(header); i++) {
                long entry = entries[i];
                board[Log.position(entry)] = Log.after(entry);
                first ^= ofFirst(entry);
                second ^= ofSecond(entry);
            }
        }
        occupied[FIRST] = first;
        occupied[SECOND] = second;
        counters.setFirst(Counters.after(counters.first(), MoveBuffer.resets(header)));
        state.turn ^= 1;
        state.player ^= otherPlayer;
    }

    private void takePlainBack(MoveBuffer buffer, long header) {
        var entries = buffer.data;
        if (MoveBuffer.isPair(header)) {
            long one = entries[MoveBuffer.start(header)];
            long two = entries[MoveBuffer.start(header) + 1];
            board[Log.position(two)] = Log.before(two);
            board[Log.position(one)] = Log.before(one);
        } else if (MoveBuffer.isSingle(header)) {
            long one = entries[MoveBuffer.start(header)];
            board[Log.position(one)] = Log.before(one);
        } else {
            takeRestBack(entries, MoveBuffer.start(header), MoveBuffer.middle(header));
        }
        occupied[FIRST] = buffer.firstBefore;
        occupied[SECOND] = buffer.secondBefore;
        counters.setFirst(buffer.countedBefore);
        state.turn ^= 1;
        state.player ^= otherPlayer;
    }

    private void playAny(long[] entries, long header) {
        int from = MoveBuffer.start(header);
        int middle = MoveBuffer.middle(header);
        int to = MoveBuffer.end(header);
        if (hasCounters) {
            counters.next(MoveBuffer.resets(header));
        }
        state.turn = state.turn + 1 == turns.length ? 0 : state.turn + 1;
        if (isDuel) {
            playDuel(entries, from, middle);
        } else {
            for (int i = from; i < middle; i++) {
                change(entries[i], Log.after(entries[i]));
            }
        }
        if (middle < to) {
            setOthers(entries, middle, to);
        }
        state.player = turns[state.turn];
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
            first ^= ofFirst(one);
            second ^= ofSecond(one);
            if (from + 1 < to) {
                long two = entries[from + 1];
                board[Log.position(two)] = Log.after(two);
                first ^= ofFirst(two);
                second ^= ofSecond(two);
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
            first ^= ofFirst(entry);
            second ^= ofSecond(entry);
        }
        occupied[FIRST] ^= first;
        occupied[SECOND] ^= second;
    }

    @TruffleBoundary
    private void grow() {
        before = Arrays.copyOf(before, top * 2);
    }

    private void track(long[] entries, int from, int to) {
        if (tracksLandings) {
            state.landings.note(entries, from, to);
        }
        if (tracksTypes) {
            sets.flipTypes(entries, from, to);
        }
    }

    /** Takes back the move that was played last. */
    void takeBack(MoveBuffer buffer, int move) {
        long header = buffer.header(move);
        if (isPlain && MoveBuffer.changesBoardOnly(header)) {
            takePlainBack(buffer, header);
        } else {
            takeAnyBack(buffer.data, header);
        }
        state.ply--;
        if (history != null) {
            history.takeBack();
        }
        if (tracksLandings || tracksTypes) {
            trackBack(buffer.data, MoveBuffer.start(header), MoveBuffer.end(header));
        }
    }

    private void takeAnyBack(long[] entries, long header) {
        int from = MoveBuffer.start(header);
        int middle = MoveBuffer.middle(header);
        int to = MoveBuffer.end(header);
        if (hasCounters) {
            counters.back();
        }
        state.turn = (state.turn == 0 ? turns.length : state.turn) - 1;
        if (middle < to) {
            resetOthers(entries, middle, to);
        }
        if (isDuel) {
            takeDuelBack(entries, from, middle);
        } else {
            for (int i = middle - 1; i >= from; i--) {
                change(entries[i], Log.before(entries[i]));
            }
        }
        state.player = turns[state.turn];
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

    private void trackBack(long[] entries, int from, int to) {
        if (tracksLandings) {
            state.landings.forget();
        }
        if (tracksTypes) {
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
            case Log.TURN -> state.turn = value == turns.length ? 0 : value;
            default -> {
                // notation changes nothing
            }
        }
    }

    /** What an entry flips in the set of the first player's positions: its number is the lowest bit of an owner's. */
    private static long ofFirst(long entry) {
        return (Log.ownersChange(entry) & 1) << entry;
    }

    private static long ofSecond(long entry) {
        return (Log.ownersChange(entry) >>> 1 & 1) << entry;
    }
}
