package org.senet.state;

/** Plays the entries of a move, and takes them back: what stands on the board, and the sets of the players' positions. */
final class Playing {
    /** Moves of two players on so few positions are played without looking at who owns what. */
    private static final int FIRST = 1;

    private static final int SECOND = 2;

    private Playing() {}

    static void play(State state, long[] entries, int from, int to) {
        if (!state.isDuel) {
            for (int i = from; i < to; i++) {
                set(state, entries[i], Log.after(entries[i]));
                flip(state, entries[i]);
            }
            return;
        }
        long first = 0;
        long second = 0;
        int i = from;
        if (to - from >= 2) {
            // Most moves have two entries, and setting up a loop costs more than they do.
            long one = entries[from];
            long two = entries[from + 1];
            set(state, one, Log.after(one));
            set(state, two, Log.after(two));
            first = ofFirst(one) ^ ofFirst(two);
            second = ofSecond(one) ^ ofSecond(two);
            i += 2;
        }
        for (; i < to; i++) {
            long entry = entries[i];
            set(state, entry, Log.after(entry));
            first ^= ofFirst(entry);
            second ^= ofSecond(entry);
        }
        state.occupied[FIRST] ^= first;
        state.occupied[SECOND] ^= second;
    }

    static void takeBack(State state, long[] entries, int from, int to) {
        if (!state.isDuel) {
            for (int i = to - 1; i >= from; i--) {
                set(state, entries[i], Log.before(entries[i]));
                flip(state, entries[i]);
            }
            return;
        }
        long first = 0;
        long second = 0;
        for (int i = to - 1; i >= from + 2; i--) {
            long entry = entries[i];
            set(state, entry, Log.before(entry));
            first ^= ofFirst(entry);
            second ^= ofSecond(entry);
        }
        if (to - from >= 2) {
            long two = entries[from + 1];
            set(state, two, Log.before(two));
            first ^= ofFirst(two);
            second ^= ofSecond(two);
        }
        if (to > from) {
            long one = entries[from];
            set(state, one, Log.before(one));
            first ^= ofFirst(one);
            second ^= ofSecond(one);
        }
        state.occupied[FIRST] ^= first;
        state.occupied[SECOND] ^= second;
    }

    /** Gives what an entry changes a value. */
    static void set(State state, long entry, int value) {
        if (Log.changesBoard(entry)) {
            state.board[Log.position(entry)] = value;
        } else {
            setOther(state, entry, value);
        }
    }

    private static void setOther(State state, long entry, int value) {
        switch (Log.kind(entry)) {
            case Log.ATTRIBUTE -> state.attributes[Log.position(entry)] = value;
            case Log.COUNTER -> state.counters[Log.position(entry)] = value;
            case Log.TURN -> state.setTurn(value);
            default -> {
                // notation changes nothing
            }
        }
    }

    /** What an entry flips in the set of the first player's positions: its number is the lowest bit of an owner's. */
    private static long ofFirst(long entry) {
        return Log.changesBoard(entry) ? (Log.ownersChange(entry) & 1) << entry : 0;
    }

    private static long ofSecond(long entry) {
        return Log.changesBoard(entry) ? (Log.ownersChange(entry) >>> 1 & 1) << entry : 0;
    }

    private static void flip(State state, long entry) {
        if (Log.changesBoard(entry)) {
            flip(state, Log.before(entry), Log.position(entry));
            flip(state, Log.after(entry), Log.position(entry));
        }
    }

    private static void flip(State state, int code, int position) {
        int owner = code & state.ownerMask;
        if (owner != 0) {
            state.occupied[(owner << state.setShift) + (position >>> 6)] ^= 1L << position;
        }
    }
}
