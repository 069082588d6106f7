package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.senet.importers.ImportException;

/** Writes the players with their pieces at the start, on the board and off it. */
final class SetupWriter {
    private final Scope scope;
    private final Map<String, List<Form>> pieces = new LinkedHashMap<>();

    SetupWriter(Scope scope) {
        this.scope = scope;
        scope.players().forEach(player -> pieces.put(player, new ArrayList<>()));
    }

    /** The clause {@code players}. */
    Form players() {
        scope.rules().single("board-setup").ifPresent(setup -> setup.rest().forEach(this::player));
        var items = new ArrayList<Form>();
        pieces.forEach((player, own) -> items.add(own.isEmpty() ? Form.word(player) : Form.list(player, own)));
        return Form.list("players", items);
    }

    private void player(Node node) {
        if (!(node instanceof Node.Group group) || group.items().isEmpty()) {
            throw ImportException.at(
                    node.place(), "the pieces of a player are expected here, not `" + Node.shown(node) + "`");
        }
        var player = scope.player(group.items().getFirst());
        var own = pieces.get(player);
        for (var item : group.rest()) {
            if (!(item instanceof Node.Group placed) || placed.items().isEmpty()) {
                throw ImportException.at(
                        item.place(), "a piece and its positions are expected here, not `" + Node.shown(item) + "`");
            }
            if (own != null) {
                own.addAll(placed(placed, player));
            }
        }
    }

    private List<Form> placed(Node.Group placed, String player) {
        var piece = scope.piece(placed.items().getFirst());
        var positions = new ArrayList<String>();
        var forms = new ArrayList<Form>();
        var nodes = BoardGraph.flat(placed.rest());
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i) instanceof Node.Atom atom && atom.is("off") && i + 1 < nodes.size()) {
                forms.add(Form.list("reserve", piece, BoardGraph.number(nodes.get(++i))));
            } else {
                positions(nodes.get(i), player, positions);
            }
        }
        if (!positions.isEmpty()) {
            forms.addFirst(Form.list(piece, positions));
        }
        return forms;
    }

    private void positions(Node node, String player, List<String> positions) {
        var zone = scope.names().find(Names.Kind.ZONE, Rules.text(node));
        if (zone != null && scope.names().find(Names.Kind.POSITION, Rules.text(node)) == null) {
            positions.addAll(scope.board().zone(zone, player));
            return;
        }
        var position = scope.board().position(node);
        if (scope.board().isKilled(position)) {
            throw ImportException.at(node.place(), "the position `" + Node.shown(node) + "` was taken off the board");
        }
        positions.add(position);
    }
}
