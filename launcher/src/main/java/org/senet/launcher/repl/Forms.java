package org.senet.launcher.repl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.senet.launcher.repl.Token.Kind;

/** Divides a text into its top-level forms, so that they can be evaluated one by one. Used once. */
public final class Forms {
    private static final int LEFT_OUT = -1;

    /** A top-level form's place in the text. */
    public record Range(int start, int end) {}

    private final List<Range> ranges = new ArrayList<>();
    /** For the marks before the current form, how many forms they still wait for, the innermost first. */
    private final Deque<Integer> waiting = new ArrayDeque<>();

    private int start = -1;
    private int depth;

    private Forms() {}

    /**
     * The forms of a text, in order. What is unfinished, or begins with a bracket that closes nothing, is taken for one
     * form: whoever reads it will say what is wrong.
     */
    public static List<Range> of(String text) {
        var forms = new Forms();
        for (var token : Tokens.of(text)) {
            if (token.kind() != Kind.COMMENT && !forms.add(token)) {
                break;
            }
        }
        if (forms.start >= 0) {
            forms.ranges.add(new Range(forms.start, text.length()));
        }
        return List.copyOf(forms.ranges);
    }

    /** Whether the text goes on behind a token in a way that makes sense. */
    private boolean add(Token token) {
        if (start < 0) {
            start = token.start();
        }
        switch (token.kind()) {
            case OPEN -> depth++;
            case CLOSE -> {
                depth--;
                if (depth < 0) {
                    return false;
                }
                complete(token.end());
            }
            case PREFIX -> await(1);
            case META -> await(2);
            case DISCARD -> await(LEFT_OUT);
            default -> complete(token.end());
        }
        return true;
    }

    private void await(int count) {
        if (depth == 0) {
            waiting.push(count);
        }
    }

    /** A form is complete; so may be those that wait for it. */
    private void complete(int end) {
        if (depth > 0) {
            return;
        }
        while (!waiting.isEmpty()) {
            int left = waiting.pop();
            if (left == LEFT_OUT) {
                start = waiting.isEmpty() ? -1 : start;
                return;
            }
            if (left > 1) {
                waiting.push(left - 1);
                return;
            }
        }
        ranges.add(new Range(start, end));
        start = -1;
    }
}
