package org.senet.launcher.repl;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Set;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.senet.launcher.repl.Token.Kind;

/** Colours for texts in Senet: input as it is typed, and values. */
final class Painter {
    private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
    private static final AttributedStyle FORM = PLAIN.bold().foreground(AttributedStyle.BLUE);

    /** Words that stand out because they decide how the rest of a form is read. */
    private static final Set<String> FORMS = Set.of(
            "def",
            "defn",
            "defn-",
            "defmacro",
            "fn",
            "let",
            "loop",
            "recur",
            "if",
            "do",
            "quote",
            "var",
            "try",
            "catch",
            "finally",
            "throw",
            "ns",
            "require",
            "any",
            "any-of",
            "check",
            "end-move",
            "all",
            "one",
            "exists?",
            "count-all",
            "prompt",
            "shift",
            "board",
            "piece",
            "game");

    private Painter() {}

    /** The text in colours. */
    static AttributedString paint(String text) {
        return paint(text, -1);
    }

    /**
     * The text in colours, with the bracket before or under a cursor and its partner marked.
     *
     * @param cursor a place in the text, or -1
     */
    static AttributedString paint(String text, int cursor) {
        var pair = cursor < 0 ? Optional.<Pair>empty() : pair(text, cursor);
        var painted = new AttributedStringBuilder(text.length());
        int at = 0;
        for (var token : Tokens.of(text)) {
            painted.append(text.substring(at, token.start()));
            var marked = pair.isPresent() && pair.get().has(token);
            painted.styled(
                    marked ? PLAIN.bold().inverse() : style(token, text), text.substring(token.start(), token.end()));
            at = token.end();
        }
        return painted.append(text.substring(at)).toAttributedString();
    }

    private static AttributedStyle style(Token token, String text) {
        return switch (token.kind()) {
            case COMMENT -> PLAIN.foreground(AttributedStyle.BRIGHT + AttributedStyle.BLACK);
            case STRING -> PLAIN.foreground(AttributedStyle.GREEN);
            case CHARACTER -> PLAIN.foreground(AttributedStyle.YELLOW);
            case NUMBER -> PLAIN.foreground(AttributedStyle.CYAN);
            case KEYWORD -> PLAIN.foreground(AttributedStyle.MAGENTA);
            case SYMBOL -> symbol(text.substring(token.start(), token.end()));
            default -> PLAIN;
        };
    }

    private static AttributedStyle symbol(String name) {
        return switch (name) {
            case "nil", "true", "false" -> PLAIN.foreground(AttributedStyle.CYAN);
            default -> FORMS.contains(name) ? FORM : PLAIN;
        };
    }

    /** Two brackets that belong together. */
    private record Pair(Token open, Token close) {
        boolean has(Token token) {
            return token.equals(open) || token.equals(close);
        }

        /** Whether the cursor is behind the closing bracket or on the opening one. */
        boolean isAt(int cursor) {
            return close.end() == cursor || open.end() - 1 == cursor;
        }
    }

    private static Optional<Pair> pair(String text, int cursor) {
        var open = new ArrayDeque<Token>();
        for (var token : Tokens.of(text)) {
            if (token.kind() == Kind.OPEN) {
                open.push(token);
            } else if (token.kind() == Kind.CLOSE && !open.isEmpty()) {
                var pair = new Pair(open.pop(), token);
                if (pair.isAt(cursor)) {
                    return Optional.of(pair);
                }
            }
        }
        return Optional.empty();
    }
}
