package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds whether captures are optional: whether moves that capture and moves that do not have the same priority.
 *
 * <p>The option {@code maximal captures} has no effect in such games. Their saved games show it: in a variant of checkers where
 * captures are optional, Zillions itself played quiet moves as well as captures of one man where two could be captured.
 */
final class CaptureTypes {
    private final List<String> priorities;
    private final Map<String, Kinds> types = new HashMap<>();
    private Kinds kinds = new Kinds();
    private Landing landing = Landing.UNKNOWN;

    /** What is known of the position where the piece would arrive. */
    private enum Landing {
        UNKNOWN,
        ENEMY,
        ENEMY_OR_EMPTY
    }

    /**
     * What the statements so far have captured.
     *
     * @param always whether something in every case
     * @param ever whether something in any case
     */
    private record Captured(boolean always, boolean ever) {
        static final Captured NOTHING = new Captured(false, false);
        static final Captured SOMETHING = new Captured(true, true);

        Captured or(Captured other) {
            return new Captured(always && other.always, ever || other.ever);
        }
    }

    /** Which moves one priority has. */
    private static final class Kinds {
        private boolean captures;
        private boolean quiet;
    }

    private CaptureTypes(List<String> priorities) {
        this.priorities = priorities;
    }

    static boolean areOptional(Rules rules) {
        var finder = new CaptureTypes(rules.single("move-priorities")
                .map(clause -> clause.rest().stream()
                        .map(Rules::text)
                        .map(BoardGraph::key)
                        .toList())
                .orElse(List.of()));
        for (var piece : rules.pieces()) {
            for (var item : piece.rest()) {
                if (item instanceof Node.Group clause && clause.head().equals("moves")) {
                    finder.moves(clause);
                }
            }
        }
        return finder.types.values().stream().anyMatch(found -> found.captures && found.quiet);
    }

    private void moves(Node.Group clause) {
        var type = "";
        for (var item : clause.rest()) {
            if (!(item instanceof Node.Group block)) {
                continue;
            }
            if (block.head().equals("move-type")) {
                type = block.rest().isEmpty()
                        ? ""
                        : BoardGraph.key(Rules.text(block.rest().getFirst()));
            } else if (priorities.isEmpty() || type.isEmpty() || priorities.contains(type)) {
                kinds = types.computeIfAbsent(priorities.isEmpty() ? "" : type, name -> new Kinds());
                landing = Landing.UNKNOWN;
                walk(block.items(), Captured.NOTHING);
            }
        }
    }

    private Captured walk(List<Node> nodes, Captured before) {
        var captured = before;
        for (var node : nodes) {
            captured = switch (node) {
                case Node.Text text -> captured;
                case Node.Atom atom -> word(BoardGraph.key(atom.text()), captured);
                case Node.Group group -> group(group, captured);
            };
        }
        return captured;
    }

    private Captured word(String word, Captured captured) {
        switch (word) {
            case "capture" -> {
                return Captured.SOMETHING;
            }
            case "add", "add-partial", "add-copy" -> end(captured);
            case "mark", "from", "to", "cascade", "flip", "change-owner" -> {}
            default -> landing = Landing.UNKNOWN;
        }
        return captured;
    }

    private Captured group(Node.Group group, Captured captured) {
        switch (group.head()) {
            case "capture" -> {
                return Captured.SOMETHING;
            }
            case "add", "add-partial", "add-copy" -> end(captured);
            case "verify" -> landing = verified(group, landing);
            case "if" -> {
                return branch(group, captured);
            }
            case "while" -> {
                return captured.or(walk(tail(group), captured));
            }
            case "go", "opposite" -> landing = Landing.UNKNOWN;
            case "create", "change-type", "set-attribute", "set-flag", "set-position-flag", "flip", "change-owner" -> {}
            default -> {
                return walk(group.items(), captured);
            }
        }
        return captured;
    }

    /** The statements behind a condition. */
    private static List<Node> tail(Node.Group group) {
        return group.items().size() < 2
                ? List.of()
                : group.items().subList(2, group.items().size());
    }

    private static Landing verified(Node.Group group, Landing before) {
        for (var node : group.rest()) {
            switch (node) {
                case Node.Atom atom
                when atom.is("enemy?") -> {
                    return Landing.ENEMY;
                }
                case Node.Atom atom
                when atom.is("not-friend?") -> {
                    return Landing.ENEMY_OR_EMPTY;
                }
                case Node.Group inner
                when inner.head().equals("and") -> {
                    return verified(inner, before);
                }
                default -> {}
            }
        }
        return before;
    }

    private Captured branch(Node.Group group, Captured captured) {
        var then = new ArrayList<Node>();
        var otherwise = new ArrayList<Node>();
        var current = then;
        for (var node : tail(group)) {
            if (node instanceof Node.Atom atom && atom.is("else")) {
                current = otherwise;
            } else {
                current.add(node);
            }
        }
        var before = landing;
        var first = walk(then, captured);
        landing = before;
        var second = walk(otherwise, captured);
        landing = Landing.UNKNOWN;
        return first.or(second);
    }

    private void end(Captured captured) {
        kinds.captures |= captured.ever || landing != Landing.UNKNOWN;
        kinds.quiet |= !captured.always && landing != Landing.ENEMY;
    }
}
