package org.senet.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A line of moves while it is read: remarks and variations come after the move to which they belong. */
final class Draft {
    private final List<Pending> turns = new ArrayList<>();
    private final StringBuilder before = new StringBuilder();

    private static final class Pending {
        final @Nullable String move;
        final String before;
        final Map<String, List<String>> properties;
        final int line;
        final int column;
        final List<Integer> nags = new ArrayList<>();
        final List<List<Turn>> variations = new ArrayList<>();
        final StringBuilder comment = new StringBuilder();

        Pending(@Nullable String move, String before, Map<String, List<String>> properties, int line, int column) {
            this.move = move;
            this.before = before;
            this.properties = properties;
            this.line = line;
            this.column = column;
        }

        Turn turn() {
            return new Turn(move, before, comment.toString(), nags, variations, properties, line, column);
        }
    }

    boolean isEmpty() {
        return turns.isEmpty();
    }

    void move(@Nullable String move, Map<String, List<String>> properties, int line, int column) {
        turns.add(new Pending(move, before.toString(), properties, line, column));
        before.setLength(0);
    }

    /** A remark on the last move, or on the next one when there is none yet or its variations have been told. */
    void comment(String text) {
        append(isEmpty() || !turns.getLast().variations.isEmpty() ? before : turns.getLast().comment, text);
    }

    private static void append(StringBuilder to, String text) {
        to.append(to.isEmpty() || text.isEmpty() ? "" : " ").append(text);
    }

    void nag(int nag) {
        turns.getLast().nags.add(nag);
    }

    void variation(List<Turn> line) {
        turns.getLast().variations.add(line);
    }

    /** What was said before a first move that never came; empty when nothing was. */
    String opening() {
        return isEmpty() ? before.toString() : "";
    }

    List<Turn> turns() {
        if (!isEmpty() && !before.isEmpty()) {
            append(turns.getLast().comment, before.toString());
            before.setLength(0);
        }
        return turns.stream().map(Pending::turn).toList();
    }
}
