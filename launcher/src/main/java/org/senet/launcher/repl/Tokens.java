package org.senet.launcher.repl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.senet.launcher.repl.Token.Kind;

/** Takes a text apart by its looks, for colours and brackets, however unfinished it is. Used once. */
public final class Tokens {
    private static final String DELIMITERS = " ,;\"()[]{}`~@^\\";

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Tokens(String text) {
        this.text = text;
    }

    /** The tokens of a text, in order. */
    public static List<Token> of(String text) {
        var reader = new Tokens(text);
        while (reader.at < text.length()) {
            reader.next();
        }
        return List.copyOf(reader.tokens);
    }

    /** The token in or right behind which a place lies, if it is one of some kinds; the one that begins there first. */
    static Optional<Token> at(String text, int place, Kind... kinds) {
        return of(text).stream()
                .filter(token -> token.touches(place) && List.of(kinds).contains(token.kind()))
                .reduce((first, second) -> second);
    }

    private void next() {
        int start = at;
        char c = text.charAt(at);
        if (Character.isWhitespace(c) || c == ',') {
            at++;
            return;
        }
        switch (c) {
            case ';' -> add(Kind.COMMENT, lineEnd());
            case '"' -> add(Kind.STRING, stringEnd(at + 1));
            case '\\' -> add(Kind.CHARACTER, wordEnd(Math.min(text.length(), at + 2)));
            case '(', '[', '{' -> add(Kind.OPEN, at + 1);
            case ')', ']', '}' -> add(Kind.CLOSE, at + 1);
            case '\'', '`', '@' -> add(Kind.PREFIX, at + 1);
            case '~' -> add(Kind.PREFIX, text.startsWith("~@", at) ? at + 2 : at + 1);
            case '^' -> add(Kind.META, at + 1);
            case '#' -> dispatch();
            default -> add(wordKind(), wordEnd(at));
        }
        // No token is empty, so that this comes to an end.
        at = Math.max(at, start + 1);
    }

    private void add(Kind kind, int end) {
        tokens.add(new Token(kind, at, end));
        at = end;
    }

    private void dispatch() {
        char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        switch (next) {
            case '(', '{' -> add(Kind.OPEN, at + 2);
            case '"' -> add(Kind.STRING, stringEnd(at + 2));
            case '_' -> add(Kind.DISCARD, at + 2);
            case '\'' -> add(Kind.PREFIX, at + 2);
            case '^' -> add(Kind.META, at + 2);
            case '!' -> add(Kind.COMMENT, lineEnd());
            case '#' -> add(Kind.NUMBER, wordEnd(at + 2));
            case '?' -> openAfter(text.startsWith("#?@", at) ? at + 3 : at + 2);
            case ':' -> openAfter(wordEnd(at + 2));
            default -> add(Kind.PREFIX, wordEnd(at + 1));
        }
    }

    /** A bracket that belongs to what stands before it. */
    private void openAfter(int end) {
        var bracket = end < text.length() && "({".indexOf(text.charAt(end)) >= 0;
        add(bracket ? Kind.OPEN : Kind.PREFIX, bracket ? end + 1 : end);
    }

    private Kind wordKind() {
        char c = text.charAt(at);
        if (c == ':') {
            return Kind.KEYWORD;
        }
        var digit = (c == '-' || c == '+') && at + 1 < text.length() ? text.charAt(at + 1) : c;
        return Character.isDigit(digit) ? Kind.NUMBER : Kind.SYMBOL;
    }

    private int lineEnd() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    private int stringEnd(int from) {
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return i + 1;
            }
        }
        return text.length();
    }

    private int wordEnd(int from) {
        int end = from;
        while (end < text.length() && !isDelimiter(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isDelimiter(char c) {
        return Character.isWhitespace(c) || DELIMITERS.indexOf(c) >= 0;
    }
}
