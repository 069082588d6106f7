package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ImportException;

/** Writes the conditions in moves: what {@code verify}, {@code if} and {@code while} ask. */
final class ConditionWriter {
    private final Scope scope;

    ConditionWriter(Scope scope) {
        this.scope = scope;
    }

    /** A condition that leaves the current position as it is. */
    Form write(Node node) {
        return switch (node) {
            case Node.Text text -> throw ImportException.at(text.place(), "a condition is expected here");
            case Node.Atom atom -> ask(atom, List.of());
            case Node.Group group -> {
                var form = group(group);
                scope.innerMacros().note(group, form);
                yield form;
            }
        };
    }

    private Form group(Node.Group group) {
        if (group.items().isEmpty()) {
            throw ImportException.at(group.place(), "a condition is expected here");
        }
        var head = group.head();
        return switch (head) {
            case "" -> {
                if (group.items().size() == 1) {
                    yield write(group.items().getFirst());
                }
                throw ImportException.at(group.place(), "a condition begins with its name");
            }
            case "and", "or" ->
                Form.list(head, group.rest().stream().map(this::write).toList());
            case "not" -> Form.list("not", write(only(group)));
            default -> ask((Node.Atom) group.items().getFirst(), group.rest());
        };
    }

    private static Node only(Node.Group group) {
        if (group.rest().size() != 1) {
            throw ImportException.at(group.place(), "`" + group.head() + "` takes one condition");
        }
        return group.rest().getFirst();
    }

    private Form ask(Node.Atom word, List<Node> arguments) {
        var name = BoardGraph.key(word.text());
        if (name.startsWith("not-") && scope.names().find(Names.Kind.ATTRIBUTE, name) == null) {
            var positive = new Node.Atom(word.text().substring(4), word.place(), 0);
            return Form.list("not", ask(positive, arguments));
        }
        return switch (name) {
            case "true", "false" -> Form.word(name);
            case "empty?" -> look("is-empty?", word, arguments);
            case "friend?" ->
                scope.deputies().isEmpty()
                        ? look("is-friend?", word, arguments)
                        : Form.list("=", look("player", word, arguments), "side");
            case "enemy?" -> enemy(word, arguments);
            case "neutral?" -> neutral(word, arguments);
            case "any-owner?" -> look("not-empty?", word, arguments);
            case "piece?" -> piece(word, arguments);
            case "position?" -> Form.list("=", at(word, afterFirst(word, arguments)), place(need(word, arguments)));
            case "in-zone?" -> zone(word, arguments);
            case "on-board?" -> onBoard(word, arguments);
            case "attacked?" -> attacked("is-attacked?", word, arguments);
            case "defended?" -> attacked("is-defended?", word, arguments);
            case "adjacent-to-enemy?" -> adjacentToEnemy(word, arguments);
            case "last-from?", "last-to?" -> Form.list("=", at(word, arguments), name.substring(0, name.length() - 1));
            case "marked?" -> Form.list("=", at(word, arguments), "marked");
            case "flag?" -> flag(need(word, arguments));
            case "position-flag?" ->
                Form.list("contains?", positionFlag(need(word, arguments)), at(word, afterFirst(word, arguments)));
            default -> attribute(word, arguments);
        };
    }

    private static Node need(Node.Atom word, List<Node> arguments) {
        if (arguments.isEmpty()) {
            throw ImportException.at(
                    word.place(), "`" + word.text() + "` asks for something, but it does not say what");
        }
        return arguments.getFirst();
    }

    private static List<Node> afterFirst(Node.Atom word, List<Node> arguments) {
        need(word, arguments);
        return arguments.subList(1, arguments.size());
    }

    private Form look(String question, Node.Atom word, List<Node> arguments) {
        if (arguments.size() > 1) {
            throw ImportException.at(arguments.get(1).place(), "`" + word.text() + "` asks of one position only");
        }
        return arguments.isEmpty() ? Form.word(question) : Form.list(question, place(arguments.getFirst()));
    }

    private Form enemy(Node.Atom word, List<Node> arguments) {
        var enemy = scope.deputies().isEmpty()
                ? look("is-enemy?", word, arguments)
                : Form.list(
                        "and",
                        look("not-empty?", word, arguments),
                        Form.list("not", Form.list("=", look("player", word, arguments), "side")));
        return scope.neutrals().isEmpty() ? enemy : Form.list("and", enemy, Form.list("not", neutral(word, arguments)));
    }

    private Form neutral(Node.Atom word, List<Node> arguments) {
        var owner = look("player", word, arguments);
        var owners = scope.neutrals().stream()
                .map(player -> Form.list("=", owner, player))
                .toList();
        return switch (owners.size()) {
            case 0 -> Form.word("false");
            case 1 -> owners.getFirst();
            default -> Form.list("or", owners);
        };
    }

    private Form piece(Node.Atom word, List<Node> arguments) {
        var asked = need(word, arguments);
        var type = word(scope.piece(asked), asked);
        return Form.list("=", look("piece", word, afterFirst(word, arguments)), type);
    }

    private Form zone(Node.Atom word, List<Node> arguments) {
        var asked = need(word, arguments);
        var zone = scope.names().find(Names.Kind.ZONE, Rules.text(asked));
        if (zone == null) {
            throw ImportException.at(asked.place(), "there is no zone `" + Node.shown(asked) + "`");
        }
        if (scope.board().isEmptyZone(zone)) {
            return Form.word("false");
        }
        var items = new ArrayList<Object>(List.of(word(zone, asked)));
        arguments.stream().skip(1).map(this::place).forEach(items::add);
        return Form.list("in-zone?", items);
    }

    private Form onBoard(Node.Atom word, List<Node> arguments) {
        return Form.list("some?", look("position", word, arguments));
    }

    /** The zone in which a drop is allowed whose first statement is a name; null if the name stands for no zone. */
    @Nullable
    Form zone(Node statement) {
        if (!(statement instanceof Node.Atom name) || find(name) != null) {
            return null;
        }
        var zone = scope.names().find(Names.Kind.ZONE, name.text());
        return zone == null || scope.board().isEmptyZone(zone) ? null : word(zone, name);
    }

    /** Whether a step in any direction of the board leads to an enemy. */
    private Form adjacentToEnemy(Node.Atom word, List<Node> arguments) {
        var items = new ArrayList<Object>();
        if (!arguments.isEmpty()) {
            var place = place(arguments.getFirst());
            items.add(direction(arguments.getFirst()) != null ? Form.list("check", place) : place);
        }
        items.add(Form.list("check", Form.list("any", List.copyOf(scope.names().all(Names.Kind.DIRECTION)))));
        items.add(Form.list("check", enemy(word, List.of())));
        return Form.list("exists?", items);
    }

    /** Asks for an attack, perhaps only with moves of a type, of the piece here or elsewhere. */
    private Form attacked(String question, Node.Atom word, List<Node> arguments) {
        Form asked = Form.list(question, "here");
        var places = new ArrayList<Node>();
        for (var argument : arguments) {
            if (argument instanceof Node.Atom type && scope.attackers().isType(type)) {
                var pieces = scope.attackers().withMovesOf(type);
                asked = pieces.isEmpty() ? Form.word("false") : Form.list(question, Form.list("by", pieces), "here");
            } else {
                places.add(argument);
            }
        }
        return Form.list(
                "exists?",
                Form.list("let", "here", at(word, places)),
                Form.list("check", Form.list("some?", "here")),
                Form.word("origin"),
                Form.list("check", asked));
    }

    /** The local variable of a flag. */
    Form flag(Node node) {
        return word(scope.names().declare(Names.Kind.FLAG, Rules.text(node)), node);
    }

    private Form positionFlag(Node node) {
        return Form.word(scope.names().declare(Names.Kind.FLAG, "at-" + Rules.text(node)));
    }

    private Form attribute(Node.Atom word, List<Node> arguments) {
        var attribute = scope.names().find(Names.Kind.ATTRIBUTE, word.text());
        if (attribute == null) {
            throw ImportException.at(
                    word.place(), "the condition `" + word.text() + "` cannot be imported", hint(word.text()));
        }
        return arguments.isEmpty()
                ? word(attribute, word)
                : Form.list(word(attribute, word), place(arguments.getFirst()));
    }

    private static String hint(String word) {
        return word.endsWith("?")
                ? "no piece has an attribute of that name"
                : "no macro of that name is defined before it";
    }

    /** The position that is asked for, or the current one. */
    private Form at(Node.Atom word, List<Node> arguments) {
        if (arguments.size() > 1) {
            throw ImportException.at(arguments.get(1).place(), "`" + word.text() + "` asks of one position only");
        }
        return arguments.isEmpty() ? Form.word("position") : Form.list("position", place(arguments.getFirst()));
    }

    /** A direction or position as a path. */
    Form place(Node node) {
        if (node instanceof Node.Group group) {
            if (group.head().equals("opposite")) {
                return opposite(group);
            }
            if (group.items().size() == 1) {
                return place(group.items().getFirst());
            }
            throw ImportException.at(node.place(), "a direction or position is expected here");
        }
        var found = find(node);
        if (found == null) {
            throw ImportException.at(
                    node.place(), "there is no direction or position `" + Node.shown(node) + "` on the board");
        }
        return found;
    }

    /** A direction or position; null if a name stands for neither. */
    @Nullable
    Form find(Node node) {
        var direction = direction(node);
        if (direction != null) {
            return word(direction, node);
        }
        var position = scope.names().find(Names.Kind.POSITION, Rules.text(node));
        return position == null || scope.board().isKilled(position) ? null : word(position, node);
    }

    /**
     * The direction that a name stands for; null if it stands for none. Small and capital letters are the same, but where a position
     * has the name as it is spelled and the direction has not, it stands for the position: Zillions' own saved games of Gufuu Shogi
     * show that.
     */
    @Nullable
    String direction(Node node) {
        var names = scope.names();
        var name = Rules.text(node);
        var direction = names.find(Names.Kind.DIRECTION, name);
        var position = names.find(Names.Kind.POSITION, name);
        boolean isPosition = direction != null
                && position != null
                && names.isSpelled(position, name)
                && !names.isSpelled(direction, name);
        return isPosition ? null : direction;
    }

    /** The direction that leads back. */
    Form opposite(Node.Group group) {
        if (group.rest().size() != 1) {
            throw ImportException.at(group.place(), "`opposite` takes one direction");
        }
        var node = group.rest().getFirst();
        var direction = scope.names().find(Names.Kind.DIRECTION, Rules.text(node));
        if (direction == null) {
            throw ImportException.at(node.place(), "there is no direction `" + Node.shown(node) + "` on the board");
        }
        return Form.word(scope.board()
                .opposite(direction)
                .orElseThrow(() -> ImportException.at(
                        group.place(), "the board has no direction that leads back from `" + Node.shown(node) + "`")));
    }

    /** A name of the program that stands for a name of the file. */
    static Form word(String name, Node node) {
        return new Form.Word(name, node instanceof Node.Atom atom ? atom.parameter() : 0);
    }
}
