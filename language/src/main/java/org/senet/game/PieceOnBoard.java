package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/**
 * A piece that stands on the board.
 *
 * @param position the name of its position
 * @param piece its type
 * @param owner the name of its owner
 */
record PieceOnBoard(String position, String piece, String owner) {
    private static final Members<PieceOnBoard> MEMBERS = new Members<>(PieceOnBoard.class)
            .value("position", PieceOnBoard::position)
            .value("piece", PieceOnBoard::piece)
            .value("owner", PieceOnBoard::owner);

    /** The pieces of a position, in the order of the board, as hosts see them. */
    static List<MemberView<PieceOnBoard>> of(Position position) {
        var design = position.game().design();
        var board = position.snapshot().board();
        var pieces = new ArrayList<MemberView<PieceOnBoard>>();
        for (int at = 0; at < board.length; at++) {
            int code = board[at];
            if (code != 0) {
                var piece = new PieceOnBoard(
                        design.topology.name(at),
                        design.pieces.typeName(design.pieces.type(code)),
                        design.pieces.ownerName(design.pieces.owner(code)));
                pieces.add(new MemberView<>(MEMBERS, piece));
            }
        }
        return pieces;
    }

    @Override
    public String toString() {
        return owner + " " + piece + " " + position;
    }
}
