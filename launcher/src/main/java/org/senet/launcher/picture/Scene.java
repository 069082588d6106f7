package org.senet.launcher.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;

/**
 * What a picture shows.
 *
 * @param title says in words what it is
 * @param pieces on the board
 * @param reserves what the players hold outside the board: by their names, the numbers of pieces by their types
 * @param marked positions that are marked, as those of the last move
 * @param arrows from one position to another, or to where a piece appears, changes or disappears
 */
public record Scene(
        String title,
        List<PlacedPiece> pieces,
        Map<String, Map<String, Long>> reserves,
        Set<String> marked,
        Set<Arrow> arrows) {
    /**
     * An arrow.
     *
     * @param kind {@code move}, {@code capture}, {@code drop} or {@code change}
     * @param from where it begins; null when it is a mark at its end
     * @param to where it ends
     */
    public record Arrow(String kind, @Nullable String from, String to) {}

    /** A position without marks. */
    public static Scene of(Position position) {
        var title = position.game().name() + ", " + position.player() + " to move";
        return new Scene(title, PlacedPiece.of(position), position.reserves(), Set.of(), Set.of());
    }

    /** The same with marks on positions. */
    public Scene marking(Set<String> positions) {
        return new Scene(title, pieces, reserves, positions, arrows);
    }

    /** The same with marks where a move has begun, ended and changed something. */
    public Scene marking(Move move) {
        return marking(positions(move));
    }

    /** The positions where a move begins, ends and changes something. */
    public static Set<String> positions(Move move) {
        var positions = new LinkedHashSet<String>();
        for (var arrow : arrows(move)) {
            if (arrow.from() != null) {
                positions.add(arrow.from());
            }
            positions.add(arrow.to());
        }
        return positions;
    }

    /** The same with other pieces. */
    public Scene with(List<PlacedPiece> others) {
        return new Scene(title, others, reserves, marked, arrows);
    }

    /** The same with what moves do as arrows. */
    public Scene showing(List<Move> moves) {
        var added = new LinkedHashSet<>(arrows);
        moves.forEach(move -> added.addAll(arrows(move)));
        return new Scene(title, pieces, reserves, marked, added);
    }

    private static List<Arrow> arrows(Move move) {
        var arrows = new ArrayList<Arrow>();
        for (var action : move.actions()) {
            arrows.add(new Arrow(action.kind(), action.from(), action.to()));
        }
        return arrows;
    }
}
