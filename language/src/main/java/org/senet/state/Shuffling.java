package org.senet.state;

import java.util.Arrays;

/**
 * How soon a position can be there again. If every move takes one of the mover's own pieces away from where it was, or adds no
 * piece, and none gives anybody else a piece, then only a player's own later move can restore what the first has left: so each
 * player moves at least twice before all stands as before, or else pieces only disappear. Whether the moves are of this kind is
 * found out by looking at each move that is played. Immutable.
 */
public final class Shuffling {
    private final Design design;
    private final int players;
    private final boolean eachOnce;

    /** @param design of the game */
    public Shuffling(Design design) {
        this.design = design;
        players = design.turnCount();
        eachOnce = Arrays.stream(design.turns()).distinct().count() == players && players > 1;
    }

    /** How the moves are that were seen. */
    public enum Kind {
        /** As the class says. */
        RESTORED_BY_MOVER,
        /** Some are not so. */
        ANY,
        /** Some also give the turn to another one than the following. */
        TURNS_VARY
    }

    /** The least number of plies after which a position can be there again, if all moves are of some kind. */
    public int cycle(Kind kind) {
        return switch (kind) {
            case RESTORED_BY_MOVER -> eachOnce ? 2 * players : players;
            case ANY -> players;
            case TURNS_VARY -> 1;
        };
    }

    /** What kind of move it was that was just played on a state. */
    public Kind kind(State state, MoveBuffer buffer, int move) {
        boolean adds = false;
        boolean leaves = false;
        boolean changes = false;
        boolean gives = false;
        int from = buffer.start(move);
        int mover = 0;
        for (int i = from; i < buffer.end(move); i++) {
            long entry = buffer.data[i];
            if (Log.kind(entry) == Log.TURN) {
                return Kind.TURNS_VARY;
            }
            if (Log.kind(entry) == Log.TURN) {
                // Whose move it was is not known from the turn.
                return Kind.ANY;
            }
            if (!Log.changesBoard(entry) || isLater(buffer.data, from, i)) {
                continue;
            }
            mover = mover == 0 ? mover(state) : mover;
            int before = Log.before(entry);
            int after = state.board[Log.position(entry)];
            if (before != after) {
                changes = true;
                leaves |= owner(before) == mover;
                adds |= after != 0;
                gives |= after != 0 && owner(after) != mover;
            }
        }
        return changes && !gives && (leaves || !adds) ? Kind.RESTORED_BY_MOVER : Kind.ANY;
    }

    /** Who has made the last move. */
    private int mover(State state) {
        return design.player(state.turn == 0 ? players - 1 : state.turn - 1);
    }

    private int owner(int code) {
        return code & design.pieces.ownerMask();
    }

    /** Whether an earlier entry has changed the same position. */
    private static boolean isLater(long[] entries, int from, int at) {
        for (int i = from; i < at; i++) {
            if (Log.changesBoard(entries[i]) && Log.position(entries[i]) == Log.position(entries[at])) {
                return true;
            }
        }
        return false;
    }
}
