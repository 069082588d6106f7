package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.state.PieceType;
import org.senet.state.Player;

/**
 * A piece, with the pieces that stand under it.
 *
 * @param owner null for nobody: the owner of a piece that was captured and stays on the board until the move is over
 * @param attributes the attributes whose values are not the initial ones of the type
 * @param below what stands under it, or null
 */
public record Piece(
        @Nullable Player owner,
        PieceType type,
        Map<String, Object> attributes,
        @Nullable Piece below) {
    /** A new piece with its initial attributes. */
    static Piece fresh(@Nullable Player owner, PieceType type) {
        return new Piece(owner, type, Map.of(), null);
    }

    Piece ownedBy(@Nullable Player other) {
        return new Piece(other, type, attributes, below);
    }

    /** A piece of another type begins with that type's initial attributes. */
    Piece promoted(PieceType other) {
        return new Piece(owner, other, Map.of(), below);
    }

    /** The same piece with an attribute whose initial value is known. */
    Piece with(String attribute, Object value, Object initial) {
        var changed = new HashMap<>(attributes);
        if (value.equals(initial)) {
            changed.remove(attribute);
        } else {
            changed.put(attribute, value);
        }
        return new Piece(owner, type, Map.copyOf(changed), below);
    }

    /** The column's pieces one by one, from above. */
    List<Piece> column() {
        var pieces = new ArrayList<Piece>();
        for (var piece = this; piece != null; piece = piece.below) {
            pieces.add(new Piece(piece.owner, piece.type, piece.attributes, null));
        }
        return pieces;
    }

    /** A column of single pieces, given from above; null for none. */
    static @Nullable Piece stacked(List<Piece> pieces) {
        Piece column = null;
        for (var piece : pieces.reversed()) {
            column = new Piece(piece.owner, piece.type, piece.attributes, column);
        }
        return column;
    }

    /** This column on top of another one. */
    Piece on(@Nullable Piece lower) {
        if (lower == null) {
            return this;
        }
        return new Piece(owner, type, attributes, below == null ? lower : below.on(lower));
    }
}
