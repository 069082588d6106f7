package org.senet.analysis;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Query;
import org.senet.state.Design;

/** The table from questions of the language to sets of positions; a new question does not compile until it has its row. */
public final class QueryCells {
    private QueryCells() {}

    /** Where a question is answered with yes, for a player (from 1) to move; null when its answer is another value. */
    public static @Nullable Cells of(Query query, Design design, int player, Algebra sets) {
        long everyone = (2L << design.pieces.ownerCount()) - 2;
        return switch (query) {
            case IS_EMPTY -> sets.not(sets.owned(everyone));
            case NOT_EMPTY -> sets.owned(everyone);
            case IS_FRIEND -> sets.owned(design.friends(player));
            case NOT_FRIEND -> sets.not(sets.owned(design.friends(player)));
            case IS_ENEMY -> sets.owned(design.enemies(player));
            case NOT_ENEMY -> sets.not(sets.owned(design.enemies(player)));
            case IS_MINE -> sets.owned(1L << player);
            case POSITION, PIECE, PLAYER, HEIGHT -> null;
        };
    }
}
