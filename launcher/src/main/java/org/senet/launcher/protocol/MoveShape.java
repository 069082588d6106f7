package org.senet.launcher.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Action;
import org.senet.api.Move;

/**
 * What a move does, as protocols see it.
 *
 * @param path the positions of the piece that moves, from its first to its last one; for a dropped piece the one where it
 *     comes to; empty when nothing moves
 * @param piece the type of that piece at the beginning; null when nothing moves
 * @param becomes its type at the end
 * @param isDrop whether it comes from outside of the board
 * @param second the path of another piece that moves as well, such as the rook in castling; else empty
 * @param added where another piece appears besides, such as the arrow of an amazon; null when none does
 * @param captured the positions of captured pieces, in order
 */
public record MoveShape(
        List<String> path,
        @Nullable String piece,
        @Nullable String becomes,
        boolean isDrop,
        List<String> second,
        @Nullable String added,
        List<String> captured) {

    /** The shape of a move, in which the piece counts as what it is after its first step. */
    public static MoveShape of(Move move) {
        return of(move, Map.of());
    }

    /**
     * The shape of a move.
     *
     * @param types of the pieces before the move, by their positions
     */
    public static MoveShape of(Move move, Map<String, String> types) {
        var path = new ArrayList<String>();
        var second = new ArrayList<String>();
        var captured = new ArrayList<String>();
        String piece = null;
        String owner = null;
        String becomes = null;
        String added = null;
        boolean drop = false;
        for (Action action : move.actions()) {
            switch (action.kind()) {
                case "move" -> {
                    var target = path.isEmpty() || path.getLast().equals(action.from()) ? path : second;
                    if (target.isEmpty() && action.from() != null) {
                        target.add(action.from());
                    }
                    target.add(action.to());
                    if (target == path) {
                        owner = action.owner();
                        piece = piece == null ? types.getOrDefault(path.getFirst(), action.piece()) : piece;
                        becomes = action.piece();
                    }
                }
                case "drop" -> {
                    if (path.isEmpty()) {
                        path.add(action.to());
                        piece = action.piece();
                        owner = action.owner();
                        becomes = piece;
                        drop = true;
                    } else {
                        added = action.to();
                    }
                }
                case "capture" -> captured.add(action.to());
                default -> {
                    // What stands there afterwards may be another thing, such as a wall.
                    if (!path.isEmpty()
                            && path.getLast().equals(action.to())
                            && action.owner().equals(owner)) {
                        becomes = action.piece();
                    }
                }
            }
        }
        return new MoveShape(
                List.copyOf(path), piece, becomes, drop, List.copyOf(second), added, List.copyOf(captured));
    }

    /** Whether the piece is another one in the end. */
    public boolean promotes() {
        return piece != null && !piece.equals(becomes);
    }
}
