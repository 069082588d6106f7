package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.senet.importers.ImportException;

/** Writes the conditions under which a game ends. */
final class EndWriter {
    private static final int REPETITIONS = 3;
    private static final Set<String> SPEAKING = Set.of("win-condition", "loss-condition");

    private final Scope scope;
    private final List<Form> clauses = new ArrayList<>();
    private boolean knowsStalemate;
    private boolean counts;

    EndWriter(Scope scope) {
        this.scope = scope;
    }

    /** Finds the royal pieces, which moves must know. */
    void readRoyal() {
        scope.rules().conditions().forEach(condition -> findRoyal(condition, concerned(condition)));
    }

    private void findRoyal(Node.Group group, List<String> players) {
        for (var item : group.items()) {
            if (item instanceof Node.Group inner) {
                if (inner.head().equals("checkmated")) {
                    inner.rest().forEach(piece -> scope.addRoyal(scope.piece(piece), players));
                }
                findRoyal(inner, players);
            }
        }
    }

    /** Whether a condition names no players: a draw, and the count of pieces, is for all of them then. */
    private static boolean isForAll(Node.Group condition) {
        return condition.items().size() == 2 && !SPEAKING.contains(condition.head());
    }

    /** The players of whom a condition is asked. */
    private List<String> concerned(Node.Group condition) {
        if (isForAll(condition)) {
            return scope.deciding();
        }
        if (condition.items().size() < 3 || !(condition.items().get(1) instanceof Node.Group players)) {
            throw ImportException.at(condition.place(), "a condition of the end has players, and what must be so");
        }
        return players.items().stream().map(scope::player).toList();
    }

    /** The clauses of the game. */
    List<Form> write() {
        for (var condition : scope.rules().conditions()) {
            clause(condition);
        }
        if (counts) {
            clauses.add(Form.list(
                    "score", Form.list("count-all", Form.list("any", scope.pieces()), Form.list("check", "is-mine?"))));
        }
        if (!knowsStalemate) {
            clauses.add(Form.list("draw", Form.list("check", "no-moves?")));
        }
        return clauses;
    }

    private void clause(Node.Group condition) {
        var concerned = concerned(condition);
        var nodes = condition
                .items()
                .subList(isForAll(condition) ? 1 : 2, condition.items().size());
        var alternatives = alternatives(nodes);
        if (alternatives.stream()
                .anyMatch(parts -> parts.stream().allMatch(part -> named(part).equals("stalemated")))) {
            knowsStalemate |= concerned.containsAll(scope.deciding());
        }
        for (var player : concerned) {
            for (var parts : alternatives) {
                var checks = new ArrayList<Form>();
                parts.forEach(part -> checks(part, player, checks));
                clauses.add(Form.list(head(condition.head()), withPlayer(condition.head(), player, checks)));
            }
        }
    }

    /**
     * The ways in which conditions may hold together, without {@code or} around what asks for moves: a clause that asks for them is
     * tried only where there are none.
     */
    private static List<List<Node>> alternatives(List<Node> nodes) {
        var found = List.of(List.<Node>of());
        for (var node : nodes) {
            var ways = alternatives(node);
            found = found.stream()
                    .flatMap(before -> ways.stream().map(way -> Stream.concat(before.stream(), way.stream())
                            .toList()))
                    .toList();
        }
        return found;
    }

    private static List<List<Node>> alternatives(Node node) {
        if (node instanceof Node.Group group && asksForMoves(group)) {
            switch (group.head()) {
                case "and" -> {
                    return alternatives(group.rest());
                }
                case "or" -> {
                    return group.rest().stream()
                            .flatMap(part -> alternatives(part).stream())
                            .toList();
                }
                default -> {}
            }
        }
        return List.of(List.of(node));
    }

    private static boolean asksForMoves(Node node) {
        return switch (named(node)) {
            case "stalemated", "checkmated" -> true;
            default -> node instanceof Node.Group group && group.rest().stream().anyMatch(EndWriter::asksForMoves);
        };
    }

    private static String head(String kind) {
        return switch (kind) {
            case "win-condition" -> "win";
            case "loss-condition" -> "loss";
            case "draw-condition" -> "draw";
            default -> "end";
        };
    }

    private List<Form> withPlayer(String kind, String player, List<Form> checks) {
        var items = new ArrayList<Form>();
        if (kind.equals("count-condition")) {
            counts = true;
        }
        if (SPEAKING.contains(kind)) {
            items.add(Form.word(player));
        }
        items.addAll(checks);
        return items;
    }

    /** The name of a condition with or without parentheses. */
    private static String named(Node node) {
        return switch (node) {
            case Node.Atom atom -> BoardGraph.key(atom.text());
            case Node.Group group -> group.head();
            case Node.Text text -> "";
        };
    }

    private void checks(Node node, String player, List<Form> checks) {
        if (node instanceof Node.Group group && group.head().equals("and")) {
            group.rest().forEach(part -> checks(part, player, checks));
            return;
        }
        switch (named(node)) {
            case "stalemated" -> {
                checks.add(Form.list("check", scope.toMove(player)));
                checks.add(Form.list("check", "no-moves?"));
            }
            case "checkmated" -> {
                checks.add(Form.list("check", scope.toMove(player)));
                checks.add(Form.list("check", "no-moves?"));
                checks.add(Form.list("check", Form.list("not", scope.safe(friend(player), player))));
            }
            default -> checks.add(Form.list("check", condition(node, player)));
        }
    }

    private Form condition(Node node, String player) {
        var arguments = node instanceof Node.Group group ? group.rest() : List.<Node>of();
        return switch (named(node)) {
            case "and", "or" ->
                Form.list(
                        named(node),
                        arguments.stream().map(part -> condition(part, player)).toList());
            case "not" -> Form.list("not", condition(need(node, arguments), player));
            case "stalemated", "checkmated" ->
                throw ImportException.at(node.place(), "`" + named(node) + "` within `not` cannot be imported");
            case "repetition" -> repetition(player);
            case "pieces-remaining" -> remaining(node, arguments, List.of(player));
            case "total-piece-count" -> remaining(node, arguments, List.of());
            case "captured" -> {
                need(node, arguments);
                var types = arguments.stream().map(scope::piece).toList();
                yield none(types, List.of(player), reserves(types, List.of(player)));
            }
            case "absolute-config" -> new PatternWriter(scope, player).absolute(node, arguments);
            case "relative-config" -> new PatternWriter(scope, player).relative(node, arguments);
            default ->
                throw ImportException.at(
                        node.place(), "the condition `" + Node.shown(node) + "` of the end cannot be imported");
        };
    }

    private static Node need(Node node, List<Node> arguments) {
        if (arguments.isEmpty()) {
            throw ImportException.at(node.place(), "`" + named(node) + "` does not say of what");
        }
        return arguments.getFirst();
    }

    /** A repetition is that of the player who has just moved. */
    private Form repetition(String player) {
        return Form.list(
                "and",
                scope.deciding().size() == 2 ? Form.list("not", scope.toMove(player)) : Form.word("true"),
                Form.list(">=", "repetitions", String.valueOf(REPETITIONS)));
    }

    private Form friend(String player) {
        return scope.deputies().isEmpty() ? Form.word("is-friend?") : Form.list("=", "player", player);
    }

    private static Form owned(String player) {
        return Form.list("check", Form.list("=", "player", player));
    }

    /** How many pieces of some types players have outside the board, type by type. */
    private List<Form> reserves(List<String> types, List<String> players) {
        var counted = players.stream()
                .flatMap(player -> types.stream()
                        .filter(type -> scope.mayHaveInReserve(player, type))
                        .map(type -> Form.list("in-reserve", type, player)))
                .toList();
        if (!counted.isEmpty()) {
            scope.noteReserves();
        }
        return counted;
    }

    private static List<Form> owned(List<String> players) {
        return players.stream().map(EndWriter::owned).toList();
    }

    /** @param players the player whose pieces are counted; none for all players */
    private Form remaining(Node node, List<Node> arguments, List<String> players) {
        int number = BoardGraph.number(need(node, arguments));
        var types = arguments.size() == 1
                ? scope.pieces()
                : arguments.stream().skip(1).map(scope::piece).toList();
        var reserves = scope.countsReserves()
                ? reserves(types, players.isEmpty() ? scope.players() : players)
                : List.<Form>of();
        if (number == 0) {
            return none(types, players, reserves);
        }
        var items = new ArrayList<Form>(List.of(Form.list("any", types)));
        items.addAll(owned(players));
        return Form.list("=", sum(Form.list("count-all", items), reserves), String.valueOf(number));
    }

    private static Form sum(Form first, List<Form> others) {
        var all = Stream.concat(Stream.of(first), others.stream()).toList();
        return all.size() == 1 ? first : Form.list("+", all);
    }

    private static Form none(List<String> types, List<String> players, List<Form> reserves) {
        var items = new ArrayList<Form>(List.of(Form.list("any", types)));
        items.addAll(owned(players));
        var board = Form.list("not", Form.list("exists?", items));
        return reserves.isEmpty()
                ? board
                : Form.list(
                        "and",
                        board,
                        Form.list("=", sum(reserves.getFirst(), reserves.subList(1, reserves.size())), "0"));
    }
}
