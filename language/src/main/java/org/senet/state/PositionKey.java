package org.senet.state;

/**
 * What the number of lines of play of a certain length from a position depends on, as two independent hashes of 64 bits: the
 * pieces, attributes and turn, the ply, where the last move has left pieces if the rules ask for it, and the counters if the
 * rules can tell their values in that time. The hashes of the pieces are kept while moves are played and taken back. Mutable,
 * for one thread.
 */
public final class PositionKey {
    private static final int PIECE = 1;
    private static final int ATTRIBUTE = 2;
    private static final int COUNTER = 3;
    private static final int LANDING = 4;
    private static final int NUMBER = 5;

    private static final int TURN = 0;
    private static final int PLY = 1;
    private static final int PLIES = 2;

    private final Horizon horizon;
    private long firstPieces;
    private long secondPieces;
    private long first;
    private long second;

    /** @param horizon what the game's rules tell apart */
    public PositionKey(Horizon horizon) {
        this.horizon = horizon;
    }

    /** Begins with the pieces of a position. */
    public void load(State state) {
        firstPieces = 0;
        secondPieces = 0;
        for (int p = 0; p < state.board.length; p++) {
            togglePiece(p, state.board[p]);
        }
    }

    /** Follows a move that is played or taken back. */
    public void toggle(MoveBuffer buffer, int move) {
        for (int i = buffer.start(move); i < buffer.end(move); i++) {
            long entry = buffer.data[i];
            if (Log.changesBoard(entry)) {
                togglePiece(Log.position(entry), Log.before(entry));
                togglePiece(Log.position(entry), Log.after(entry));
            }
        }
    }

    private void togglePiece(int position, int code) {
        if (code != 0) {
            firstPieces ^= Hashes.feature(1, PIECE, position, code);
            secondPieces ^= Hashes.feature(2, PIECE, position, code);
        }
    }

    /** Makes the hashes for lines of so many plies from a position, with the pieces that were loaded and followed. */
    public void compute(State state, int plies) {
        first = firstPieces;
        second = secondPieces;
        add(NUMBER, TURN, state.turn);
        add(NUMBER, PLY, state.ply);
        add(NUMBER, PLIES, plies);
        for (int i = 0; i < state.attributes.length; i++) {
            add(ATTRIBUTE, i, state.attributes[i]);
        }
        for (int i = 0; i < state.counters.count(); i++) {
            if (horizon.tells(i, state.counters.get(i), plies)) {
                add(COUNTER, i, state.counters.get(i));
            }
        }
        if (state.design.tracksLandings() && state.landings.isLastMoveKnown()) {
            addLandings(state.landings);
        }
    }

    private void addLandings(Landings landings) {
        for (int i = landings.start(); i < landings.end(); i++) {
            add(LANDING, i - landings.start(), landings.position(i));
        }
        add(LANDING, landings.end() - landings.start(), -1);
    }

    private void add(int kind, int index, int value) {
        first ^= Hashes.feature(1, kind, index, value);
        second ^= Hashes.feature(2, kind, index, value);
    }

    /** The first hash. */
    public long first() {
        return first;
    }

    /** The second hash. */
    public long second() {
        return second;
    }
}
