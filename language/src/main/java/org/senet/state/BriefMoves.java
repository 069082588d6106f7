package org.senet.state;

/**
 * Plays moves of one position, each of which only changes the board and is taken back at once. Compiled code may be stopped at each
 * turn of a loop, and reads from memory anew after that; so what all of the moves share is read here before the first of them. For one
 * loop, in which nothing else changes the state for good. The positions do not become a part of the game's past: nobody asks for
 * that before they are left.
 */
class BriefMoves {
    private final State state;
    private final Bookkeeping keeping;
    private final int[] board;
    private final long[] occupied;
    private final long[] typed;
    private final Counters counters;
    private final Landings landings;
    private final long[] entries;
    private final long[] headers;
    private final int size;

    private final long first;
    private final long second;
    private final long counted;
    private final int turn;
    private final int player;
    private final int ply;
    private final int landed;

    /**
     * The moves of a buffer.
     *
     * @param keeping that of a game whose moves are {@linkplain Bookkeeping#isPlain played in the short way}
     */
    BriefMoves(State state, Bookkeeping keeping, MoveBuffer buffer) {
        this.state = state;
        this.keeping = keeping;
        board = state.board;
        occupied = state.occupied;
        typed = state.typed;
        counters = state.counters;
        entries = buffer.data;
        headers = buffer.headers();
        size = buffer.size();
        first = buffer.firstBefore;
        second = buffer.secondBefore;
        counted = buffer.countedBefore;
        turn = state.turn;
        player = state.player;
        ply = state.ply;
        landings = state.landings;
        landed = landings.mark();
    }

    /**
     * Plays moves and takes each back, from one on up to the first that does more than to change the board.
     *
     * @return the number of that one, or that of all moves
     */
    int visitFrom(int move) {
        int i = move;
        // It is the same player's turn after each of them.
        state.turn = turn ^ 1;
        state.player = player ^ keeping.otherPlayer;
        state.ply = ply + 1;
        while (i < size && MoveHeader.changesBoardOnly(headers[i])) {
            if (!keeping.tracksTypes && MoveHeader.isSingle(headers[i])) {
                i = visitSingles(i);
            } else if (MoveHeader.isPair(headers[i])) {
                i = visitPairs(i);
            } else {
                visit(headers[i++]);
            }
        }
        own(first, second);
        state.turn = turn;
        state.player = player;
        state.ply = ply;
        return i;
    }

    /** Visits the moves of one change from one on, up to the first of another kind, which it returns. */
    private int visitSingles(int move) {
        int i = move;
        var noted = keeping.tracksLandings ? landings.roomFor(2) : null;
        do {
            long header = headers[i++];
            long one = entries[MoveHeader.start(header)];
            int at = Log.position(one);
            board[at] = Log.after(one);
            own(first ^ Log.ofFirst(one), second ^ Log.ofSecond(one));
            if (noted != null) {
                landings.note(noted, landed, one);
            }
            passOn(header);
            board[at] = Log.before(one);
        } while (i < size && MoveHeader.isSingle(headers[i]));
        return i;
    }

    /** Visits the moves of two changes from one on, up to the first of another kind, which it returns. */
    private int visitPairs(int move) {
        int i = move;
        do {
            long header = headers[i++];
            int from = MoveHeader.start(header);
            long one = entries[from];
            long two = entries[from + 1];
            board[Log.position(one)] = Log.after(one);
            board[Log.position(two)] = Log.after(two);
            own(first ^ Log.ofFirst(one) ^ Log.ofFirst(two), second ^ Log.ofSecond(one) ^ Log.ofSecond(two));
            if (keeping.tracksTypes) {
                passTyped(header, from, one, two);
            } else {
                pass(header, from, from + 2);
            }
            board[Log.position(two)] = Log.before(two);
            board[Log.position(one)] = Log.before(one);
        } while (i < size && MoveHeader.isPair(headers[i]));
        return i;
    }

    /** Visits a move of any number of changes. */
    private void visit(long header) {
        int from = MoveHeader.start(header);
        int to = MoveHeader.middle(header);
        change(from, to);
        if (keeping.tracksTypes) {
            state.sets.flipTypes(entries, from, to);
        }
        pass(header, from, to);
        if (keeping.tracksTypes) {
            state.sets.flipTypes(entries, from, to);
        }
        for (int i = to - 1; i >= from; i--) {
            board[Log.position(entries[i])] = Log.before(entries[i]);
        }
    }

    private void change(int from, int to) {
        long newFirst = first;
        long newSecond = second;
        for (int i = from; i < to; i++) {
            long entry = entries[i];
            board[Log.position(entry)] = Log.after(entry);
            newFirst ^= Log.ofFirst(entry);
            newSecond ^= Log.ofSecond(entry);
        }
        own(newFirst, newSecond);
    }

    private void own(long firstSet, long secondSet) {
        occupied[Playing.FIRST] = firstSet;
        occupied[Playing.SECOND] = secondSet;
    }

    /**
     * Passes the turn after two changes, with the sets by type as they are then. That they are put back, and not flipped again, spares
     * the processor to wait for what it has just written. The set of no type holds anything.
     */
    private void passTyped(long header, int from, long one, long two) {
        int lifted = Log.typeBefore(one, keeping.ownerBits, keeping.typeField);
        int revealed = Log.typeAfter(one, keeping.ownerBits, keeping.typeField);
        int captured = Log.typeBefore(two, keeping.ownerBits, keeping.typeField);
        int dropped = Log.typeAfter(two, keeping.ownerBits, keeping.typeField);
        long liftedSet = typed[lifted];
        typed[lifted] = liftedSet ^ 1L << one;
        long revealedSet = typed[revealed];
        typed[revealed] = revealedSet ^ 1L << one;
        long capturedSet = typed[captured];
        typed[captured] = capturedSet ^ 1L << two;
        long droppedSet = typed[dropped];
        typed[dropped] = droppedSet ^ 1L << two;
        pass(header, from, from + 2);
        typed[dropped] = droppedSet;
        typed[captured] = capturedSet;
        typed[revealed] = revealedSet;
        typed[lifted] = liftedSet;
    }

    /** Passes the turn when the pieces stand where the move leaves them, and takes that back. */
    private void pass(long header, int from, int to) {
        if (keeping.tracksLandings) {
            landings.note(entries, from, to);
        }
        passOn(header);
    }

    private void passOn(long header) {
        if (keeping.hasCounters) {
            counters.setFirst(Counters.after(counted, MoveHeader.resets(header)));
        }
        visited();
        if (keeping.tracksLandings) {
            landings.backTo(landed);
        }
        if (keeping.hasCounters) {
            counters.setFirst(counted);
        }
    }

    /** Called where a move has led, before it is taken back. */
    void visited() {}
}
