package org.senet.tests.randomrules;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Two ways that disagree.
 *
 * @param way that differs from the plain list of moves
 * @param spec where
 * @param position the position as text
 * @param expected what the list of moves says
 * @param actual what the other way says
 */
record Difference(Way way, Spec spec, String position, List<String> expected, List<String> actual) {
    private static final int SHORT = 8;
    private static final int SHOWN = 12;

    /** Whether a smaller script shows the same fault. */
    boolean isLike(Difference other) {
        return way == other.way && kind().equals(other.kind());
    }

    /** The error, if it is one, without the names in it. */
    private String kind() {
        var error =
                actual.stream().filter(line -> line.startsWith(Loaded.ERROR)).findFirst();
        return error.map(line -> line.replaceAll("`[^`]*`|\\d+", "")).orElse("");
    }

    @Override
    public String toString() {
        return "%s: differs at %s, which is %s%nthe list (%d lines) has%n%s%n%s (%d lines) has%n%s"
                .formatted(
                        way.title(),
                        spec,
                        position,
                        expected.size(),
                        lines(expected, actual),
                        way.title(),
                        actual.size(),
                        lines(actual, expected));
    }

    /** Those lines that the other list has not at the same place; short lists whole. */
    private static String lines(List<String> all, List<String> others) {
        var shown = IntStream.range(0, all.size())
                .filter(i ->
                        all.size() <= SHORT || i >= others.size() || !all.get(i).equals(others.get(i)))
                .limit(SHOWN)
                .mapToObj(i -> "  " + i + " " + all.get(i))
                .toList();
        return shown.isEmpty() ? "  nothing more" : String.join("\n", shown);
    }
}
