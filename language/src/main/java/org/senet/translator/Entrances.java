package org.senet.translator;

import java.util.BitSet;
import java.util.Collection;
import org.senet.board.Board;
import org.senet.board.ZoneName;
import org.senet.ir.Ir;

/**
 * The positions to which rules may bring pieces because they choose among all of a board, or of a zone: no direction need lead there,
 * and the text need not name them.
 */
public final class Entrances {
    private Entrances() {}

    /**
     * The positions of the board among which rules choose.
     *
     * @param code the moves, and what arranges the start; searches that only ask in them are left out
     */
    public static BitSet of(Board board, Collection<? extends Ir> code) {
        var found = new BitSet();
        Mentions.in(
                code,
                ir -> {
                    if (ir instanceof Ir.AnyPlace place) {
                        add(board, place, found);
                    }
                    return false;
                },
                ir -> ir instanceof Ir.Exists || ir instanceof Ir.Count || ir instanceof Ir.Search);
        return found;
    }

    private static void add(Board board, Ir.AnyPlace place, BitSet found) {
        switch (place.source()) {
            case ALL -> found.set(0, board.size());
            case ZONE -> {
                for (var owner : board.zoneOwners(ZoneName.of(place.zone()).zone())) {
                    var zone = board.zone(place.zone(), owner);
                    if (zone != null) {
                        found.or(zone);
                    }
                }
            }
            case LAST_MOVE -> {
                // a piece stands there
            }
        }
    }
}
