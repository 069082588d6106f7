package org.senet.format;

import java.util.ArrayList;
import java.util.List;
import org.senet.format.Token.Kind;

/**
 * Cuts a text into tokens, as the reader would, but for tools: nothing is lost, and no text is wrong. What the reader would
 * refuse becomes the token that it looks like most.
 */
public final class Lexer {
    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /** The tokens of a text, in order and without gaps. */
    public static List<Token> tokens(String text) {
        var lexer = new Lexer(text);
        while (lexer.at < text.length()) {
            lexer.next();
        }
        return lexer.tokens;
    }

    private void next() {
        int start = at;
        char c = text.charAt(at);
        if (isBlank(c)) {
            while (at < text.length() && isBlank(text.charAt(at))) {
                at++;
            }
            add(Kind.BLANK, start);
            return;
        }
        switch (c) {
            case ';' -> comment(start);
            case '(', '[', '{' -> take(Kind.OPEN, start, 1);
            case ')', ']', '}' -> take(Kind.CLOSE, start, 1);
            case '\'', '`', '@', '^' -> take(Kind.PREFIX, start, 1);
            case '~' -> take(Kind.PREFIX, start, peek(1) == '@' ? 2 : 1);
            case '"' -> quoted(Kind.STRING, start, 1);
            case '\\' -> character(start);
            case '#' -> dispatch(start);
            default -> name(start);
        }
    }

    private void dispatch(int start) {
        switch (peek(1)) {
            case '{', '(' -> take(Kind.OPEN, start, 2);
            case '\'', '_', '^' -> take(Kind.PREFIX, start, 2);
            case '!' -> comment(start);
            case '"' -> quoted(Kind.REGEX, start, 2);
            case '?' -> {
                int length = peek(2) == '@' ? 3 : 2;
                boolean open = peek(length) == '(';
                take(open ? Kind.OPEN : Kind.PREFIX, start, open ? length + 1 : length);
            }
            case ':' -> {
                skipName(start + 1);
                boolean open = at < text.length() && text.charAt(at) == '{';
                take(open ? Kind.OPEN : Kind.PREFIX, start, at - start + (open ? 1 : 0));
            }
            case '#' -> {
                skipName(start + 2);
                add(Kind.NUMBER, start);
            }
            default -> {
                skipName(start + 1);
                add(Kind.PREFIX, start);
            }
        }
    }

    private void comment(int start) {
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        add(Kind.COMMENT, start);
    }

    private void quoted(Kind kind, int start, int opener) {
        at = start + opener;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at = Math.min(text.length(), at + 1);
        add(kind, start);
    }

    private void character(int start) {
        skipName(Math.min(text.length(), start + 2));
        add(Kind.CHARACTER, start);
    }

    private void name(int start) {
        skipName(start);
        char first = text.charAt(start);
        char second = start + 1 < at ? text.charAt(start + 1) : ' ';
        boolean number = (isDigit(first) || (first == '-' || first == '+') && isDigit(second))
                && !isPosition(text.substring(start, at));
        add(first == ':' ? Kind.KEYWORD : number ? Kind.NUMBER : Kind.SYMBOL, start);
    }

    /** Digits with one small letter behind them, as on boards whose numbers come first, are a name. */
    private static boolean isPosition(String name) {
        int last = name.length() - 1;
        return last > 0
                && name.charAt(last) >= 'a'
                && name.charAt(last) <= 'z'
                && name.chars().limit(last).allMatch(c -> isDigit((char) c));
    }

    private void skipName(int from) {
        at = from;
        while (at < text.length() && !endsName(text.charAt(at))) {
            at++;
        }
    }

    private void take(Kind kind, int start, int length) {
        at = start + length;
        add(kind, start);
    }

    private void add(Kind kind, int start) {
        tokens.add(new Token(kind, start, at));
    }

    private int peek(int ahead) {
        return at + ahead < text.length() ? text.charAt(at + ahead) : -1;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isBlank(char c) {
        return c == ',' || Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    private static boolean endsName(char c) {
        return switch (c) {
            case '"', ';', '@', '^', '`', '~', '(', ')', '[', ']', '{', '}', '\\' -> true;
            default -> isBlank(c);
        };
    }
}
