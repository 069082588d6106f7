package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ImportException;

/** Finds the pieces that attack with moves of a type, for the questions {@code attacked?} and {@code defended?}. */
final class Attackers {
    private final Scope scope;
    private final Map<String, Set<String>> typesOfPieces = new LinkedHashMap<>();

    Attackers(Scope scope, List<Node.Group> pieces) {
        this.scope = scope;
        for (var piece : pieces) {
            var types = new LinkedHashSet<String>();
            piece.rest().stream()
                    .filter(item ->
                            item instanceof Node.Group clause && clause.head().equals("moves"))
                    .forEach(clause -> read((Node.Group) clause, types));
            typesOfPieces.put(Rules.name(piece), types);
        }
    }

    private static void read(Node.Group moves, Set<String> types) {
        var type = "";
        for (var item : moves.rest()) {
            if (item instanceof Node.Group block && block.head().equals("move-type")) {
                type = block.rest().isEmpty() ? "" : key(block.rest().getFirst());
            } else if (item instanceof Node.Group block && !block.items().isEmpty()) {
                types.add(type);
            }
        }
    }

    private static String key(Node node) {
        return Rules.text(node).toLowerCase(Locale.ROOT);
    }

    /** Whether a name stands for a type of moves, and for no position or direction. */
    boolean isType(Node.Atom name) {
        return scope.names().find(Names.Kind.DIRECTION, name.text()) == null
                && scope.names().find(Names.Kind.POSITION, name.text()) == null
                && typesOfPieces.values().stream().anyMatch(types -> types.contains(key(name)));
    }

    /**
     * The pieces that have moves of a type.
     *
     * @throws ImportException when one of them has other moves as well: attackers are told apart by their pieces only
     */
    List<String> withMovesOf(Node.Atom type) {
        var pieces = new ArrayList<String>();
        typesOfPieces.forEach((piece, types) -> {
            if (types.contains(key(type))) {
                if (types.size() > 1) {
                    throw ImportException.at(
                            type.place(),
                            "an attack by moves of the type `" + type.text() + "` cannot be imported, since the piece `"
                                    + piece + "` has moves of other types as well",
                            "give this type to all moves of each piece that has it");
                }
                pieces.add(String.valueOf(scope.names().find(Names.Kind.PIECE, piece)));
            }
        });
        return pieces;
    }
}
