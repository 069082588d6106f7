package org.senet.game;

import java.util.BitSet;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.data.Seqs;
import org.senet.errors.SenetException;
import org.senet.state.BoardDrawing;

/** Draws positions as text. */
final class PositionDrawing {
    private PositionDrawing() {}

    static String draw(Position position) {
        return BoardDrawing.draw(position.game().design(), position.snapshot().board());
    }

    /**
     * Draws a position for somebody who sits at the board.
     *
     * @param arguments names of positions, which stand between brackets, and whether the board is seen from its other side
     * @throws SenetException when the board has no position of such a name
     */
    static String picture(Position position, Object[] arguments) {
        var design = position.game().design();
        var marked = new BitSet();
        Seqs.toVector(arguments[0]).forEach(name -> {
            int at = design.topology.position(Printer.str(name));
            if (at < 0) {
                throw SenetException.runtime(null, "the board has no position `" + Printer.str(name) + "`");
            }
            marked.set(at);
        });
        return BoardDrawing.draw(design, position.snapshot().board(), marked, Boolean.TRUE.equals(arguments[1]));
    }

    /** What the players hold in reserve: by the player's name a map from types of pieces to numbers. */
    static PersistentMap reserves(Position position) {
        var design = position.game().design();
        var reserves = PersistentMap.EMPTY;
        for (int owner = 1; design.attributes.hasReserves() && owner <= design.pieces.ownerCount(); owner++) {
            var held = PersistentMap.EMPTY;
            for (int type = 1; type <= design.pieces.typeCount(); type++) {
                long count = position.snapshot().attributes()[design.attributes.reserve(owner, type)];
                held = count > 0 ? held.assoc(design.pieces.typeName(type), count) : held;
            }
            reserves =
                    held.equals(PersistentMap.EMPTY) ? reserves : reserves.assoc(design.pieces.ownerName(owner), held);
        }
        return reserves;
    }
}
