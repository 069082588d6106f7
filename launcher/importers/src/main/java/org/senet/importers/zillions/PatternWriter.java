package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import org.senet.importers.ImportException;

/** Writes the patterns of pieces in conditions of the end: {@code absolute-config} and {@code relative-config}. */
final class PatternWriter {
    private final Scope scope;
    private final String player;

    /** @param player whose pieces a type alone stands for */
    PatternWriter(Scope scope, String player) {
        this.scope = scope;
        this.player = player;
    }

    /** What stands on a position of a pattern: a type of piece, with whose pieces count, or anything else. */
    private record Occupier(String type, Owner owner, boolean negated) {
        boolean isOwn() {
            return owner == Owner.OWN && !negated;
        }
    }

    private enum Owner {
        OWN,
        OPPONENT,
        ANY
    }

    /** Any of some pieces on any position of a zone, or on all positions of a list. */
    Form absolute(Node node, List<Node> arguments) {
        var conditions = new ArrayList<Form>();
        int at = 0;
        while (at < arguments.size()) {
            var occupiers = new ArrayList<Occupier>();
            while (at < arguments.size() && isOccupier(arguments.get(at))) {
                occupiers.add(occupier(arguments.get(at++)));
            }
            if (occupiers.isEmpty() || at == arguments.size()) {
                throw ImportException.at(node.place(), "`absolute-config` has pieces, and then positions");
            }
            while (at < arguments.size() && !isOccupier(arguments.get(at))) {
                conditions.add(standing(occupiers, arguments.get(at++)));
            }
        }
        if (conditions.isEmpty()) {
            throw ImportException.at(node.place(), "`absolute-config` has pieces, and then positions");
        }
        return conditions.size() == 1 ? conditions.getFirst() : Form.list("and", conditions);
    }

    private boolean isPiece(Node node) {
        return node instanceof Node.Atom atom && scope.names().find(Names.Kind.PIECE, atom.text()) != null;
    }

    private boolean isOccupier(Node node) {
        return isPiece(node)
                || node instanceof Node.Group group
                        && group.head().matches("not|opponent|any-owner")
                        && group.rest().size() == 1
                        && isOccupier(group.rest().getFirst());
    }

    private Occupier occupier(Node node) {
        if (!(node instanceof Node.Group group)) {
            return new Occupier(scope.piece(node), Owner.OWN, false);
        }
        var inner = occupier(group.rest().getFirst());
        return switch (group.head()) {
            case "opponent" -> new Occupier(inner.type(), Owner.OPPONENT, inner.negated());
            case "any-owner" -> new Occupier(inner.type(), Owner.ANY, inner.negated());
            default -> new Occupier(inner.type(), inner.owner(), !inner.negated());
        };
    }

    private Form standing(List<Occupier> occupiers, Node where) {
        var words = where instanceof Node.Group group ? group.items() : List.of(where);
        var conditions = new ArrayList<Form>();
        for (var word : words) {
            var zone = scope.names().find(Names.Kind.ZONE, Rules.text(word));
            if (zone == null) {
                var position = scope.board().position(word);
                conditions.addAll(holding(occupiers, Form.list("piece", position), Form.list("player", position)));
            } else {
                conditions.add(inZone(occupiers, zone, word));
            }
        }
        return conditions.size() == 1 ? conditions.getFirst() : Form.list("and", conditions);
    }

    private Form inZone(List<Occupier> occupiers, String zone, Node word) {
        var members = scope.board().zone(zone, player);
        if (members.isEmpty()) {
            throw ImportException.at(word.place(), "the zone `" + zone + "` has no positions for " + player);
        }
        var items = new ArrayList<Form>(List.of(Form.list("any", members)));
        holding(occupiers, Form.word("piece"), Form.word("player"))
                .forEach(held -> items.add(Form.list("check", held)));
        return Form.list("exists?", items);
    }

    /** What must be true of a piece and its player. */
    private List<Form> holding(List<Occupier> occupiers, Form piece, Form owner) {
        if (occupiers.stream().allMatch(Occupier::isOwn)) {
            var types = occupiers.stream()
                    .map(occupier -> Form.list("=", piece, occupier.type()))
                    .toList();
            return List.of(
                    types.size() == 1 ? types.getFirst() : Form.list("or", types), Form.list("=", owner, player));
        }
        var tests =
                occupiers.stream().map(occupier -> test(occupier, piece, owner)).toList();
        return List.of(tests.size() == 1 ? tests.getFirst() : Form.list("or", tests));
    }

    private Form test(Occupier occupier, Form piece, Form owner) {
        var items = new ArrayList<Form>(List.of(Form.list("=", piece, occupier.type())));
        switch (occupier.owner()) {
            case OWN -> items.add(Form.list("=", owner, player));
            case OPPONENT -> {
                items.add(Form.list("not", Form.list("=", owner, player)));
                scope.neutrals().forEach(neutral -> items.add(Form.list("not", Form.list("=", owner, neutral))));
            }
            case ANY -> {}
        }
        var test = items.size() == 1 ? items.getFirst() : Form.list("and", items);
        return occupier.negated() ? Form.list("not", test) : test;
    }

    /** Pieces at steps from each other. */
    Form relative(Node node, List<Node> arguments) {
        if (arguments.isEmpty() || !isOccupier(arguments.getFirst())) {
            throw ImportException.at(node.place(), "`relative-config` begins with a piece");
        }
        var first = occupier(arguments.getFirst());
        var items = new ArrayList<Form>();
        if (first.negated()) {
            items.add(Form.list("any-position"));
            items.addAll(checks(first));
        } else {
            items.add(Form.list("any", first.type()));
            if (first.isOwn()) {
                items.add(Form.list("check", Form.list("=", "player", player)));
            } else {
                items.addAll(checks(first));
            }
        }
        for (var argument : arguments.subList(1, arguments.size())) {
            if (isOccupier(argument)) {
                items.addAll(checks(occupier(argument)));
            } else {
                items.add(Form.list("check", step(argument)));
            }
        }
        return Form.list("exists?", items);
    }

    private List<Form> checks(Occupier occupier) {
        return holding(List.of(occupier), Form.word("piece"), Form.word("player")).stream()
                .map(held -> Form.list("check", held))
                .toList();
    }

    private Form step(Node node) {
        var direction = new ConditionWriter(scope).place(node);
        var moved = scope.board().symmetries().values().stream()
                .anyMatch(meanings -> meanings.containsKey(direction.toString()));
        if (moved) {
            throw ImportException.at(
                    node.place(),
                    "a pattern in a direction that means something else to another player cannot be imported");
        }
        return direction;
    }
}
