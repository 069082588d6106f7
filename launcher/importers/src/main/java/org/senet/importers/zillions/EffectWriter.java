package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;

/** Writes what a move does besides going. */
final class EffectWriter {
    private final Scope scope;
    private final ConditionWriter conditions;

    EffectWriter(Scope scope, ConditionWriter conditions) {
        this.scope = scope;
        this.conditions = conditions;
    }

    /**
     * An effect.
     *
     * @param where a path to the position where it happens; null for the current one
     * @param before what is to be done at once
     */
    record Effect(@Nullable Form where, List<Form> before, List<Form> statements) {
        Effect(@Nullable Form where, List<Form> statements) {
            this(where, List.of(), statements);
        }
    }

    /** @param moving the type of the piece that moves */
    Effect write(Node.Atom word, List<Node> arguments, String moving) {
        return switch (BoardGraph.key(word.text())) {
            case "capture" -> new Effect(where(arguments, 0), capture());
            case "flip" -> new Effect(where(arguments, 0), List.of(Form.list("set-owner!", nextOwner())));
            case "change-owner" -> changeOwner(arguments);
            case "create" -> create(arguments, moving);
            case "change-type" -> changeType(word, arguments);
            case "set-attribute" -> setAttribute(word, arguments);
            default -> throw ImportException.at(word.place(), "the statement `" + word.text() + "` cannot be imported");
        };
    }

    private @Nullable Form where(List<Node> arguments, int index) {
        return arguments.size() > index ? conditions.place(arguments.get(index)) : null;
    }

    private List<Form> capture() {
        var statements = new ArrayList<Form>();
        if (scope.recycles()) {
            statements.add(Form.list("if", "not-empty?", scope.recycle()));
        }
        statements.add(Form.list("capture"));
        return statements;
    }

    /** The player after the owner, in the order of the players. */
    private Form nextOwner() {
        var players = scope.players().stream()
                .filter(player -> !scope.neutrals().contains(player) && !scope.standsIn(player))
                .toList();
        Form next = Form.word(players.getFirst());
        for (int i = players.size() - 2; i >= 0; i--) {
            next = Form.list("if", Form.list("=", "player", players.get(i)), players.get(i + 1), next);
        }
        return next;
    }

    private Effect changeOwner(List<Node> arguments) {
        String owner = scope.deputies().isEmpty() ? "current-player" : "side";
        Form where = null;
        for (var node : arguments) {
            var player = named(Names.Kind.PLAYER, node);
            if (player != null) {
                owner = player;
            } else {
                where = conditions.place(node);
            }
        }
        return new Effect(where, List.of(Form.list("set-owner!", owner)));
    }

    /** The player or piece that an argument names; none where a place is spelled so, as {@code n} beside a player {@code N}. */
    private @Nullable String named(Names.Kind kind, Node node) {
        var name = node instanceof Node.Group ? "" : Rules.text(node);
        var names = scope.names();
        var found = names.find(kind, name);
        if (found == null || names.isSpelled(found, name)) {
            return found;
        }
        return Stream.of(Names.Kind.DIRECTION, Names.Kind.POSITION)
                        .map(place -> names.find(place, name))
                        .anyMatch(place -> place != null && names.isSpelled(place, name))
                ? null
                : found;
    }

    private Effect create(List<Node> arguments, String moving) {
        Form type = null;
        Form owner = null;
        Form where = null;
        for (var node : arguments) {
            var player = named(Names.Kind.PLAYER, node);
            var piece = named(Names.Kind.PIECE, node);
            if (player != null && owner == null) {
                owner = ConditionWriter.word(player, node);
            } else if (piece != null && type == null) {
                type = ConditionWriter.word(piece, node);
            } else {
                where = conditions.place(node);
            }
        }
        if (type == null) {
            type = Form.word(moving);
        }
        if (owner == null && !scope.deputies().isEmpty()) {
            return new Effect(where, List.of(Form.list("create", type), Form.list("set-owner!", "side")));
        }
        return new Effect(where, List.of(owner == null ? Form.list("create", type) : Form.list("create", type, owner)));
    }

    private Effect changeType(Node.Atom word, List<Node> arguments) {
        if (arguments.isEmpty()) {
            throw ImportException.at(word.place(), "`change-type` needs a type of piece");
        }
        var type = ConditionWriter.word(scope.piece(arguments.getFirst()), arguments.getFirst());
        return new Effect(where(arguments, 1), List.of(Form.list("promote", type)));
    }

    private Effect setAttribute(Node.Atom word, List<Node> arguments) {
        if (arguments.size() < 2) {
            throw ImportException.at(word.place(), "`set-attribute` needs an attribute and a value");
        }
        var name = scope.names().find(Names.Kind.ATTRIBUTE, Rules.text(arguments.getFirst()));
        if (name == null) {
            throw ImportException.at(
                    arguments.getFirst().place(),
                    "no piece has an attribute `" + Node.shown(arguments.getFirst()) + "`");
        }
        var attribute = ConditionWriter.word(name, arguments.getFirst());
        var value = conditions.write(arguments.get(1));
        boolean constant = value.toString().matches("true|false");
        // What a value depends on is asked now, and not when the attribute is set.
        return new Effect(
                where(arguments, 2),
                constant ? List.of() : List.of(Form.list("let", "value", value)),
                List.of(Form.list("set-attribute!", attribute, constant ? value : "value")));
    }
}
