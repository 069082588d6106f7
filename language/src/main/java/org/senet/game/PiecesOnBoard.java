package org.senet.game;

import java.util.ArrayList;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;

/** The pieces of a position as values, in the order of the board. */
final class PiecesOnBoard {
    private static final Keyword POSITION = Keyword.of("position");
    private static final Keyword PIECE = Keyword.of("piece");
    private static final Keyword OWNER = Keyword.of("owner");

    private PiecesOnBoard() {}

    /** For each piece a map of its position, its type and its owner, all by name. */
    static PersistentVector of(Position position) {
        var design = position.game().design();
        var board = position.snapshot().board();
        var pieces = new ArrayList<Object>();
        for (int at = 0; at < board.length; at++) {
            int code = board[at];
            if (code != 0) {
                pieces.add(PersistentMap.of(
                        POSITION, design.topology.name(at),
                        PIECE, design.pieces.typeName(design.pieces.type(code)),
                        OWNER, design.pieces.ownerName(design.pieces.owner(code))));
            }
        }
        return PersistentVector.from(pieces);
    }
}
