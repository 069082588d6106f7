package org.senet.nodes.rules;

import org.jspecify.annotations.Nullable;
import org.senet.nodes.Step;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Which of the other player's pieces become those of a player who puts a piece down, in a game between two on a board whose sets have one
 * word, where a move does nothing else. Immutable.
 */
public final class Turning {
    private static final int FIRST = 1;
    private static final int SECOND = 2;

    private final int player;
    private final CellsCode gained;

    private Turning(int player, CellsCode gained) {
        this.player = player;
        this.gained = gained;
    }

    /** That of a placing program, which lists moves; null when it does anything else. */
    static @Nullable Turning of(Design design, int player, Step program) {
        boolean ofTwo = design.pieces.ownerCount() == 2 && design.words == 1;
        if (!ofTwo || !(PlacingNode.afterDrop(program, design) instanceof ChangeOwnersStep change)) {
            return null;
        }
        var gained = change.gained(player, 1L << other(player));
        return gained == null ? null : new Turning(player, gained);
    }

    private static int other(int player) {
        return FIRST + SECOND - player;
    }

    /**
     * The positions of these pieces.
     *
     * @param own the player's positions before the move
     * @param others the other player's
     * @param place where the piece is put down, as a set
     */
    public long turned(State state, long own, long others, long place) {
        long mine = own | place;
        var sight = player == FIRST ? Sight.ofTwo(state, mine, others, place) : Sight.ofTwo(state, others, mine, place);
        return gained.word(sight);
    }
}
