package org.senet.game;

import org.jspecify.annotations.Nullable;
import org.senet.runtime.MemberView;
import org.senet.runtime.Members;

/**
 * One command to a picture of the board, by which it follows a move.
 *
 * @param kind {@code move}, {@code delete} or {@code create}
 * @param from the position that a piece leaves; null unless it moves
 * @param position where a piece arrives, disappears or appears
 * @param owner the owner of the piece
 * @param piece the type of the piece, after the command
 * @param before the type that the piece had before it moved
 */
record View(String kind, @Nullable String from, String position, String owner, String piece, String before) {
    private static final Members<View> MEMBERS = new Members<>(View.class)
            .value("kind", View::kind)
            .value("from", View::from)
            .value("position", View::position)
            .value("piece", View::piece)
            .value("owner", View::owner);

    /** The command as hosts and other languages see it. */
    MemberView<View> shown() {
        return new MemberView<>(MEMBERS, this);
    }

    static View delete(String position, String owner, String piece) {
        return new View("delete", null, position, owner, piece, piece);
    }

    static View create(String position, String owner, String piece) {
        return new View("create", null, position, owner, piece, piece);
    }

    /** The command that undoes this one. */
    View undo() {
        return switch (kind) {
            case "move" -> new View("move", position, String.valueOf(from), owner, before, piece);
            case "delete" -> create(position, owner, piece);
            default -> delete(position, owner, piece);
        };
    }

    @Override
    public String toString() {
        return kind + (from == null ? "" : " " + from) + " " + position + " " + owner + " " + piece;
    }
}
