package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import org.jspecify.annotations.Nullable;

/**
 * What of a position a game's moves keep up to date, besides what stands on the board: it does not change while the game is played, so
 * compiled code that has it as a constant leaves out what the game does not need. Immutable.
 */
public final class Bookkeeping {
    /** The player of each ply of a round. */
    @CompilationFinal(dimensions = 1)
    final int[] turns;

    /** Whether there are two players, and one word for the positions of each. */
    final boolean isDuel;

    final boolean hasCounters;
    /** Whether the players also take turns and there are few counters, so that most moves are played in the short way. */
    final boolean isPlain;
    /** What tells the two players apart who take turns. */
    final int otherPlayer;

    /** How many words a set of positions has, and where that of a player begins. */
    final int words;

    final int setShift;

    final boolean remembers;
    final boolean tracksLandings;
    final boolean tracksTypes;
    /** How many bits of a piece's code tell its owner, and which of those above its type. */
    final int ownerBits;

    final int typeField;

    /**
     * That of a game.
     *
     * @param design whose rules are all known; or null for no game
     */
    public Bookkeeping(@Nullable Design design) {
        turns = design == null ? new int[0] : design.turns();
        int counters = design == null ? 0 : design.attributes.counterCount();
        words = design == null ? 0 : design.words;
        setShift = design == null ? 0 : design.setShift;
        boolean ofTwo = design != null && design.pieces.ownerCount() == 2;
        isDuel = ofTwo && words == 1;
        hasCounters = counters > 0;
        isPlain = isDuel && turns.length == 2 && Counters.areFew(counters);
        otherPlayer = ofTwo && turns.length == 2 ? turns[0] ^ turns[1] : 0;
        remembers = design != null && design.remembers();
        tracksLandings = design != null && design.tracksLandings();
        ownerBits = design == null ? 0 : Integer.bitCount(design.pieces.ownerMask());
        typeField = design == null ? 0 : design.pieces.typeMask() >>> ownerBits;
        tracksTypes = design != null && design.tracksTypes();
    }

    /**
     * Whether a move that puts down a piece only has to keep up to date where pieces are, and whose turn it is of two players.
     *
     * @param turning whether some moves also turn over pieces
     */
    public boolean areDropsPlain(boolean turning) {
        return otherPlayer != 0 && !hasCounters && !remembers && !(turning && (tracksLandings || !isDuel));
    }
}
