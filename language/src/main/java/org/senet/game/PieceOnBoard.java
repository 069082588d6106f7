package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.PersistentMap;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;
import org.senet.state.Design;

/**
 * A piece that stands on the board.
 *
 * @param position the name of its position
 * @param piece its type
 * @param owner the name of its owner
 * @param attributes the values of its attributes by their names
 * @param below the pieces under it, from above
 */
record PieceOnBoard(
        String position, String piece, String owner, PersistentMap attributes, List<MemberView<PieceOnBoard>> below) {
    private static final Members<PieceOnBoard> MEMBERS = new Members<>(PieceOnBoard.class)
            .value("position", PieceOnBoard::position)
            .value("piece", PieceOnBoard::piece)
            .value("owner", PieceOnBoard::owner)
            .value("attributes", PieceOnBoard::attributes)
            .array("below", PieceOnBoard::below);

    /** The pieces of a position, in the order of the board, as hosts see them. */
    static List<MemberView<PieceOnBoard>> of(Position position) {
        var design = position.game().design();
        var board = position.snapshot().board();
        var pieces = new ArrayList<MemberView<PieceOnBoard>>();
        for (int at = 0; at < board.length; at++) {
            int code = board[at];
            if (code != 0) {
                var below = new ArrayList<MemberView<PieceOnBoard>>();
                for (int c = design.pieces.below(code); c != 0; c = design.pieces.below(c)) {
                    below.add(view(design, at, c, List.of()));
                }
                pieces.add(view(design, at, code, below));
            }
        }
        return pieces;
    }

    private static MemberView<PieceOnBoard> view(
            Design design, int at, int code, List<MemberView<PieceOnBoard>> below) {
        var piece = new PieceOnBoard(
                design.topology.name(at),
                design.pieces.typeName(design.pieces.type(code)),
                design.pieces.ownerName(design.pieces.owner(code)),
                HostText.attributes(design, code),
                below);
        return new MemberView<>(MEMBERS, piece);
    }

    @Override
    public String toString() {
        return owner + " " + piece + " " + position;
    }
}
