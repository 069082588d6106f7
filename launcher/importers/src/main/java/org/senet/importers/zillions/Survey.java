package org.senet.importers.zillions;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.senet.importers.ImportException;

/** Finds which variables the statements of one move need. */
final class Survey {
    private final Names names;
    private final Set<String> flags = new LinkedHashSet<>();
    private final Set<String> positionFlags = new LinkedHashSet<>();
    private final Set<String> words = new LinkedHashSet<>();

    private boolean captures;

    private Survey(Names names) {
        this.names = names;
    }

    /** @throws ImportException when a text stands where a statement is expected, or a flag has no name */
    static Survey of(List<Node> statements, Names names) {
        var survey = new Survey(names);
        survey.read(statements);
        survey.captures = statements.stream().anyMatch(Survey::isCapture) && adds(statements) < 2;
        return survey;
    }

    private void read(List<Node> nodes) {
        for (var node : nodes) {
            switch (node) {
                case Node.Text text -> throw ImportException.at(text.place(), "a text is no statement of a move");
                case Node.Atom atom -> words.add(BoardGraph.key(atom.text()));
                case Node.Group group -> {
                    flag(group);
                    if (!isGoingBack(group)) {
                        read(group.items());
                    }
                }
            }
        }
    }

    /** {@code (go from)} reads where the piece comes from, and {@code from} sets it. */
    private static boolean isGoingBack(Node.Group group) {
        return group.head().equals("go")
                && group.rest().size() == 1
                && group.rest().getFirst() instanceof Node.Atom atom
                && atom.is("from");
    }

    private void flag(Node.Group group) {
        switch (group.head()) {
            case "set-flag", "flag?", "not-flag?" -> flags.add(declared(group, ""));
            case "set-position-flag", "position-flag?", "not-position-flag?" ->
                positionFlags.add(declared(group, "at-"));
            default -> {}
        }
    }

    private String declared(Node.Group group, String prefix) {
        if (group.items().size() < 2) {
            throw ImportException.at(group.place(), "`" + group.head() + "` needs the name of a flag");
        }
        return names.declare(Names.Kind.FLAG, prefix + Rules.text(group.items().get(1)));
    }

    /** How often the statements may come to an {@code add}; each one forgets what the move would have done. */
    private static int adds(List<Node> nodes) {
        return nodes.stream().mapToInt(Survey::adds).sum();
    }

    private static int adds(Node node) {
        return switch (node) {
            case Node.Atom atom -> atom.is("add") || atom.is("add-partial") || atom.is("add-copy") ? 1 : 0;
            case Node.Group group ->
                switch (group.head()) {
                    case "while" -> 2 * adds(group.rest());
                    case "if" -> {
                        int divider = 0;
                        while (divider < group.items().size()
                                && !(group.items().get(divider) instanceof Node.Atom atom && atom.is("else"))) {
                            divider++;
                        }
                        var items = group.items();
                        yield Math.max(adds(items.subList(0, divider)), adds(items.subList(divider, items.size())));
                    }
                    default -> adds(group.items());
                };
            case Node.Text text -> 0;
        };
    }

    private static boolean isCapture(Node node) {
        return switch (node) {
            case Node.Atom atom -> atom.is("capture");
            case Node.Group group ->
                group.head().equals("capture")
                        || group.head().isEmpty() && group.items().stream().anyMatch(Survey::isCapture);
            case Node.Text text -> false;
        };
    }

    /** Whether the move may leave all as it was but the position of its piece: it does nothing, or captures under a condition only. */
    boolean mayOnlyGo() {
        return !captures && !usesSteps() && !has("flip", "change-owner", "create", "change-type", "set-attribute");
    }

    private boolean has(String... any) {
        return List.of(any).stream().anyMatch(words::contains);
    }

    /** The variables of flags that hold for the whole move. */
    Set<String> flags() {
        return flags;
    }

    /** The variables of flags that positions have. */
    Set<String> positionFlags() {
        return positionFlags;
    }

    boolean usesMark() {
        return has("mark", "back", "marked?", "not-marked?");
    }

    boolean usesTarget() {
        return has("to");
    }

    boolean usesSteps() {
        return has("cascade");
    }

    /** Whether the place that a piece comes from is another one than that at which the move begins. */
    boolean changesOrigin() {
        return has("from", "cascade");
    }

    boolean usesQueue() {
        return has("capture", "flip", "change-owner", "create", "change-type", "set-attribute");
    }

    /** Whether the piece may go on after a part of the move. */
    boolean isPartial() {
        return has("add-partial", "add-copy-partial");
    }
}
