package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.senet.importers.ImportException;
import org.senet.importers.Imported.Note;

/** Writes the players with their pieces at the start, on the board and off it. */
final class SetupWriter {
    private final Scope scope;
    private final List<SavedGame.Change> edits;
    private final Map<String, Map<String, List<String>>> positions = new LinkedHashMap<>();
    private final Map<String, List<Form>> reserves = new LinkedHashMap<>();

    /** @param edits what a saved game has changed at the start */
    SetupWriter(Scope scope, List<SavedGame.Change> edits) {
        this.scope = scope;
        this.edits = edits;
        for (var player : scope.players()) {
            positions.put(player, new LinkedHashMap<>());
            reserves.put(player, new ArrayList<>());
        }
    }

    /** The clause {@code players}. */
    Form players() {
        scope.rules().single("board-setup").ifPresent(setup -> setup.rest().forEach(this::player));
        edits.forEach(this::edit);
        var items = new ArrayList<Form>();
        positions.forEach((player, byPiece) -> {
            var own = new ArrayList<Form>();
            byPiece.forEach((piece, where) -> {
                if (!where.isEmpty()) {
                    own.add(Form.list(piece, where));
                }
            });
            own.addAll(reserves.getOrDefault(player, List.of()));
            items.add(own.isEmpty() ? Form.word(player) : Form.list(player, own));
        });
        return Form.list("players", items);
    }

    private void edit(SavedGame.Change edit) {
        switch (edit) {
            case SavedGame.Change.Remove(var position) -> clear(position);
            case SavedGame.Change.Put(var owner, var piece, var position) -> {
                clear(position);
                put(String.valueOf(owner), piece, List.of(position));
            }
            default -> throw new IllegalStateException("A start is set up by putting and removing pieces: " + edit);
        }
    }

    private void clear(String position) {
        positions.values().forEach(byPiece -> byPiece.values().forEach(where -> where.remove(position)));
    }

    private void put(String player, String piece, List<String> where) {
        positions
                .computeIfAbsent(player, p -> new LinkedHashMap<>())
                .computeIfAbsent(piece, p -> new ArrayList<>())
                .addAll(where);
    }

    private void player(Node node) {
        if (!(node instanceof Node.Group group) || group.items().isEmpty()) {
            throw ImportException.at(
                    node.place(), "the pieces of a player are expected here, not `" + Node.shown(node) + "`");
        }
        var player = scope.player(group.items().getFirst());
        for (var item : group.rest()) {
            if (!(item instanceof Node.Group placed) || placed.items().isEmpty()) {
                throw ImportException.at(
                        item.place(), "a piece and its positions are expected here, not `" + Node.shown(item) + "`");
            }
            placed(placed, player);
        }
    }

    private void placed(Node.Group placed, String player) {
        var piece = scope.piece(placed.items().getFirst());
        var where = new ArrayList<String>();
        var nodes = BoardGraph.flat(placed.rest());
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i) instanceof Node.Atom atom && atom.is("off") && i + 1 < nodes.size()) {
                var number = BoardGraph.number(nodes.get(++i));
                if (!scope.usesReserves()) {
                    scope.rules()
                            .notes()
                            .add(new Note(placed.place(), "dropped: pieces off the board, which never come"));
                    continue;
                }
                reserves.computeIfAbsent(player, p -> new ArrayList<>()).add(Form.list("reserve", piece, number));
            } else {
                positions(nodes.get(i), player, where);
            }
        }
        put(player, piece, where);
    }

    private void positions(Node node, String player, List<String> where) {
        var zone = scope.names().find(Names.Kind.ZONE, Rules.text(node));
        if (zone != null && scope.names().find(Names.Kind.POSITION, Rules.text(node)) == null) {
            scope.board().zone(zone, player).forEach(position -> put(position, position, node, where));
            return;
        }
        var position = scope.board().position(node);
        if (scope.board().isKilled(position)) {
            throw ImportException.at(node.place(), "the position `" + Node.shown(node) + "` was taken off the board");
        }
        put(position, Node.shown(node), node, where);
    }

    private void put(String position, String shown, Node node, List<String> where) {
        boolean isTaken = positions.values().stream()
                .anyMatch(byPiece -> byPiece.values().stream().anyMatch(taken -> taken.contains(position)));
        if (isTaken || where.contains(position)) {
            throw ImportException.at(node.place(), "two pieces are set up on `" + shown + "`");
        }
        where.add(position);
    }
}
