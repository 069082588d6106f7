package org.senet.launcher.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Piece;
import org.senet.api.Position;

/**
 * A piece of a picture.
 *
 * @param position where it stands
 * @param piece its type
 * @param owner the owner's name
 * @param attributes the values of its attributes by their names
 * @param below the pieces under it, from above
 */
public record PlacedPiece(
        String position,
        String piece,
        String owner,
        Map<String, @Nullable Object> attributes,
        List<PlacedPiece> below) {
    /** The pieces of a position. */
    public static List<PlacedPiece> of(Position position) {
        return position.pieces().stream().map(PlacedPiece::of).toList();
    }

    private static PlacedPiece of(Piece piece) {
        return new PlacedPiece(
                piece.position(),
                piece.piece(),
                piece.owner(),
                new HashMap<>(piece.attributes()),
                piece.below().stream().map(PlacedPiece::of).toList());
    }

    /** The same piece elsewhere. */
    public PlacedPiece at(String other) {
        return new PlacedPiece(other, piece, owner, attributes, below);
    }
}
