package org.senet.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A line of numbered moves while it is read, whose variations are told behind it and name the number of the move that they replace. */
final class MoveTree {
    private final int first;
    private final @Nullable String opening;
    private final List<Node> nodes = new ArrayList<>();

    private static final class Node {
        final String move;
        final int line;
        final int column;
        final StringBuilder comment = new StringBuilder();
        final List<MoveTree> variations = new ArrayList<>();

        Node(String move, int line, int column) {
            this.move = move;
            this.line = line;
            this.column = column;
        }
    }

    /**
     * An empty line.
     *
     * @param first the number of its first move
     * @param opening the move before that; null when there is none
     */
    MoveTree(int first, @Nullable String opening) {
        this.first = first;
        this.opening = opening;
    }

    int first() {
        return first;
    }

    int size() {
        return nodes.size();
    }

    void move(String move, int line, int column) {
        nodes.add(new Node(move, line, column));
    }

    /** A remark on the last move; false when there is none yet. */
    boolean comment(String text) {
        if (nodes.isEmpty()) {
            return false;
        }
        var comment = nodes.getLast().comment;
        comment.append(comment.isEmpty() ? "" : " ").append(text);
        return true;
    }

    /** The last move, or the one before the line began; null when there is none. */
    @Nullable
    String last() {
        return nodes.isEmpty() ? opening : nodes.getLast().move;
    }

    /** A new line instead of the move with a number; null when this line has no such move. */
    @Nullable
    MoveTree variation(int number) {
        int at = number - first;
        if (at < 0 || at >= nodes.size()) {
            return null;
        }
        var variation = new MoveTree(number, at == 0 ? opening : nodes.get(at - 1).move);
        nodes.get(at).variations.add(variation);
        return variation;
    }

    List<Turn> turns() {
        return nodes.stream()
                .map(n -> new Turn(
                        n.move,
                        "",
                        n.comment.toString(),
                        List.of(),
                        n.variations.stream()
                                .map(MoveTree::turns)
                                .filter(line -> !line.isEmpty())
                                .toList(),
                        Map.of(),
                        n.line,
                        n.column))
                .toList();
    }
}
