package org.senet.launcher;

import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;
import org.senet.launcher.display.Style;
import org.senet.launcher.display.TextWidth;

/** An explanation as lines for people: the answer, and then the tree of choices, one line for each way that was tried. */
final class ExplanationText {
    private static final int MOST_LINES = 60;
    private static final int WIDTH = 80;
    private static final String INDENT = "  ";

    private final Style style;
    private final int depth;
    private final boolean all;
    private final List<String> tree = new ArrayList<>();
    private int left;

    /**
     * @param depth how many choices inside of each other are shown
     * @param all whether there is no limit to the number of lines
     */
    ExplanationText(Style style, int depth, boolean all) {
        this.style = style;
        this.depth = depth;
        this.all = all;
    }

    List<String> lines(Value explanation) {
        var lines = new ArrayList<String>();
        for (var line : TextWidth.wrapped(Members.requiredText(explanation, "text"), WIDTH)) {
            lines.add(style.bold(line));
        }
        for (var piece : list(explanation, "pieces")) {
            add(0, piece(piece));
        }
        for (var attempt : list(explanation, "attempts")) {
            add(0, Members.requiredText(attempt, "text"));
            events(attempt, 1);
        }
        if (!tree.isEmpty()) {
            lines.add("");
            lines.addAll(tree);
        }
        if (left > 0) {
            lines.add("(" + left + " more lines; `--all` shows them)");
        }
        if (Members.required(explanation, "truncated").asBoolean()) {
            lines.add("(More happened than was written down.)");
        }
        return lines;
    }

    private static List<Value> list(Value object, String member) {
        return Members.list(Members.required(object, member), value -> value);
    }

    private void add(int level, String text) {
        if (!all && tree.size() >= MOST_LINES) {
            left++;
        } else {
            tree.add(INDENT.repeat(level) + text);
        }
    }

    private String piece(Value piece) {
        var legal = Members.list(Members.required(piece, "legal"), Value::asString);
        var reason = Members.text(piece, "reason");
        return Members.requiredText(piece, "text") + ": "
                + (legal.isEmpty() ? reason == null ? "no move" : reason : style.cyan(String.join(", ", legal)));
    }

    /** The events of a branch: what does not choose stands in one line, in order; a choice begins new lines. */
    private void events(Value branch, int level) {
        for (var event : list(branch, "events")) {
            if (isChoice(event)) {
                choice(event, level);
            }
        }
    }

    private static boolean isChoice(Value event) {
        return Members.requiredText(event, "kind").equals("choice");
    }

    private void choice(Value choice, int level) {
        var branches = list(choice, "branches");
        boolean rules = Members.required(choice, "source").isNull();
        int inner = rules ? level : level + 1;
        if (!rules) {
            add(level, Members.requiredText(choice, "text") + source(choice));
        }
        if (branches.isEmpty()) {
            add(inner, style.red("there is nothing to choose"));
        }
        if (inner >= 2 * depth) {
            add(inner, "...");
            return;
        }
        for (var branch : branches) {
            branch(branch, inner);
        }
    }

    private void branch(Value branch, int level) {
        var words = new ArrayList<String>();
        for (var event : list(branch, "events")) {
            if (!isChoice(event) && isTold(event)) {
                words.add(told(event));
            }
        }
        var chosen = Members.requiredText(branch, "chosen") + source(branch);
        add(level, words.isEmpty() ? chosen : chosen + ": " + String.join("; ", words));
        events(branch, level + 1);
    }

    /** Checks that hold say nothing, unless the piece goes somewhere by them. */
    private static boolean isTold(Value event) {
        return switch (Members.requiredText(event, "kind")) {
            case "check" ->
                !Members.required(event, "held").asBoolean()
                        || !String.valueOf(Members.text(event, "from"))
                                .equals(String.valueOf(Members.text(event, "to")));
            default -> true;
        };
    }

    private String told(Value event) {
        var text = Members.requiredText(event, "text");
        return switch (Members.requiredText(event, "kind")) {
            case "check" -> Members.required(event, "held").asBoolean() ? text : style.red(text) + source(event);
            case "move" -> Members.requiredText(event, "fate").equals("legal") ? style.cyan(text) : style.red(text);
            default -> text;
        };
    }

    private static String source(Value object) {
        var source = Members.required(object, "source");
        return source.isNull()
                ? ""
                : " (" + Members.requiredText(source, "file") + ":"
                        + Members.required(source, "line").asLong() + ")";
    }
}
