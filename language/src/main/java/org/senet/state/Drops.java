package org.senet.state;

/**
 * Plays moves of two players who take turns, each of which puts one piece down and does no more than to turn over some of the other
 * player's, and takes them back: those of one player at one position to the positions of one word, one after another. They are a set,
 * and are not written down one by one. Compiled code may be stopped at each turn of a loop, and reads from memory anew after that; so what the moves share is read here before the
 * first of them. The positions do not become a part of the game's past. For one loop, in which nothing else changes the state for good.
 */
public final class Drops {
    private static final int[] NOTHING = {};

    private final State state;
    private final Bookkeeping keeping;
    private final int player;
    private final int code;
    private final int[] board;
    private final long[] occupied;
    private final int word;
    private final int first;
    private final long before;
    private final int otherWord;
    private final long otherBefore;
    private final long[] typed;
    private final int typeWord;
    private final long typeBefore;
    private final Landings landings;
    private final int mark;
    private final int[] noted;

    /**
     * Passes the turn to the other player, for all of the moves; and one position is that of the last move from now on.
     *
     * @param keeping that of a game whose moves {@linkplain Bookkeeping#areDropsPlain need nothing else}
     * @param code that of the player's piece
     * @param number the number of the word
     */
    public Drops(State state, Bookkeeping keeping, int player, int code, int number) {
        this.state = state;
        this.keeping = keeping;
        this.player = player;
        this.code = code;
        board = state.board;
        occupied = state.occupied;
        word = (player << keeping.setShift) + number;
        first = number << 6;
        before = occupied[word];
        otherWord = (player ^ keeping.otherPlayer) << keeping.setShift;
        otherBefore = occupied[otherWord];
        typed = state.typed;
        typeWord = keeping.tracksTypes ? typeWord(keeping, code, number) : 0;
        typeBefore = keeping.tracksTypes ? typed[typeWord] : 0;
        landings = state.landings;
        mark = landings.mark();
        noted = keeping.tracksLandings ? landings.beginOne() : NOTHING;
        state.turn ^= 1;
        state.player = player ^ keeping.otherPlayer;
        state.ply++;
    }

    private static int typeWord(Bookkeeping keeping, int code, int number) {
        return ((code >>> keeping.ownerBits & keeping.typeField) << keeping.setShift) + number;
    }

    /** Makes room for so many plies, before the first of them. */
    public static void reserve(State state, int plies) {
        state.landings.roomFor(plies * 2);
    }

    /** Takes back a move that was played last, by {@link #put} and by nothing else. */
    public static void takeBack(State state, Bookkeeping keeping, int position, long turned) {
        state.ply--;
        state.player ^= keeping.otherPlayer;
        state.turn ^= 1;
        state.occupied[(state.player << keeping.setShift) + (position >>> 6)] ^= 1L << position;
        if (turned != 0) {
            state.occupied[Playing.FIRST] ^= turned;
            state.occupied[Playing.SECOND] ^= turned;
            turn(state.board, keeping, turned);
        }
        if (keeping.tracksTypes) {
            state.typed[typeWord(keeping, state.board[position], position >>> 6)] ^= 1L << position;
        }
        state.board[position] = 0;
        if (keeping.tracksLandings) {
            state.landings.forget();
        }
    }

    /** Gives the turn back, when all moves have been taken back. */
    public void end() {
        if (keeping.tracksLandings) {
            landings.backTo(mark);
        }
        state.ply--;
        state.player = player;
        state.turn ^= 1;
    }

    /** The first word of the player's positions before the moves. */
    public long own() {
        return before;
    }

    /** That of the other player's. */
    public long others() {
        return otherBefore;
    }

    /**
     * Puts a piece down at the lowest position of a set.
     *
     * @param turned where the other player's pieces become the player's; none where sets have more words than one
     */
    public void put(long set, long turned) {
        int position = first + Long.numberOfTrailingZeros(set);
        board[position] = code;
        occupied[word] = before | set & -set | turned;
        if (turned != 0) {
            occupied[otherWord] = otherBefore ^ turned;
            turn(board, keeping, turned);
        }
        if (keeping.tracksTypes) {
            typed[typeWord] = typeBefore | set & -set;
        }
        if (keeping.tracksLandings) {
            noted[mark] = position;
        }
    }

    private static void turn(int[] board, Bookkeeping keeping, long turned) {
        for (long rest = turned; rest != 0; rest &= rest - 1) {
            board[Long.numberOfTrailingZeros(rest)] ^= keeping.otherPlayer;
        }
    }

    /** Takes that back. */
    public void remove(long set, long turned) {
        if (keeping.tracksTypes) {
            typed[typeWord] = typeBefore;
        }
        occupied[word] = before;
        board[first + Long.numberOfTrailingZeros(set)] = 0;
        if (turned != 0) {
            occupied[otherWord] = otherBefore;
            turn(board, keeping, turned);
        }
    }
}
