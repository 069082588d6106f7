package org.senet.state;

/**
 * Plays moves of two players who take turns, each of which does no more than to put one piece down, and takes them back: those of one
 * player at one position to the positions of one word, one after another. They are a set, and are not written down one by one. Compiled
 * code may be stopped at each turn of a loop, and reads from memory anew after that; so what the moves share is read here before the
 * first of them. The positions do not become a part of the game's past. For one loop, in which nothing else changes the state for good.
 */
public final class Drops {
    private final State state;
    private final Bookkeeping keeping;
    private final int player;
    private final int code;
    private final int[] board;
    private final long[] occupied;
    private final int word;
    private final int first;
    private final long before;
    private final long[] typed;
    private final int typeWord;
    private final long typeBefore;
    private final Landings landings;
    private final int mark;
    private final int[] noted;

    /**
     * Passes the turn to the other player, for all of the moves.
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
        typed = state.typed;
        typeWord = keeping.tracksTypes ? typeWord(keeping, code, number) : 0;
        typeBefore = keeping.tracksTypes ? typed[typeWord] : 0;
        landings = state.landings;
        mark = landings.mark();
        noted = landings.roomFor(0);
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

    /** Plays a single move, of the player whose turn it is, after which others may follow. */
    public static void play(State state, Bookkeeping keeping, int code, int position) {
        new Drops(state, keeping, state.player, code, position >>> 6).put(1L << position);
    }

    /** Takes back a move that was played so, when no other one has been played since. */
    public static void takeBack(State state, Bookkeeping keeping, int position) {
        state.ply--;
        state.player ^= keeping.otherPlayer;
        state.turn ^= 1;
        state.occupied[(state.player << keeping.setShift) + (position >>> 6)] ^= 1L << position;
        if (keeping.tracksTypes) {
            state.typed[typeWord(keeping, state.board[position], position >>> 6)] ^= 1L << position;
        }
        state.board[position] = 0;
        if (keeping.tracksLandings) {
            state.landings.forget();
        }
    }

    /** Gives the turn back. */
    public void end() {
        state.ply--;
        state.player = player;
        state.turn ^= 1;
    }

    /** Puts a piece down at the lowest position of a set. */
    public void put(long set) {
        int position = first + Long.numberOfTrailingZeros(set);
        board[position] = code;
        occupied[word] = before | set & -set;
        if (keeping.tracksTypes) {
            typed[typeWord] = typeBefore | set & -set;
        }
        if (keeping.tracksLandings) {
            landings.noteOne(noted, mark, position);
        }
    }

    /** Takes that back. */
    public void remove(long set) {
        if (keeping.tracksLandings) {
            landings.backTo(mark);
        }
        if (keeping.tracksTypes) {
            typed[typeWord] = typeBefore;
        }
        occupied[word] = before;
        board[first + Long.numberOfTrailingZeros(set)] = 0;
    }

    /** Plays each move to a set, takes it back at once, and gives the turn back. */
    public void visitEach(long set) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            put(rest);
            remove(rest);
        }
        end();
    }
}
