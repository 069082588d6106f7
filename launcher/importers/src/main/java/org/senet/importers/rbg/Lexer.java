package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.List;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Place;
import org.senet.importers.rbg.Token.Kind;

/** Takes a text apart into tokens; comments are left out. */
final class Lexer {
    /** The signs, those that begin with another one before it. */
    private static final List<String> SIGNS = List.of(
            "->>", "->", "{?", "{!", "{$", "[$", "==", "!=", "<=", ">=", "(", ")", "[", "]", "{", "}", "~", "#", "-",
            "+", "^", "/", "*", ".", ",", ";", ":", "=", "<", ">");

    private final ForeignText source;
    private final String text;
    private int at;

    private Lexer(ForeignText source) {
        this.source = source;
        text = source.text();
    }

    static List<Token> tokens(ForeignText source) {
        var lexer = new Lexer(source);
        var tokens = new ArrayList<Token>();
        while (lexer.skip()) {
            tokens.add(lexer.next());
        }
        return tokens;
    }

    /** The kind of the one token that a text consists of; null if it is none or more. */
    static @org.jspecify.annotations.Nullable Kind kind(String text) {
        if (text.matches("[A-Za-z][A-Za-z0-9]*")) {
            return Kind.NAME;
        }
        if (text.matches("[0-9]+")) {
            return Kind.NUMBER;
        }
        return SIGNS.contains(text) ? Kind.SIGN : null;
    }

    /** Goes over blanks and comments; whether anything follows. */
    private boolean skip() {
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (text.startsWith("/*", at)) {
                int end = text.indexOf("*/", at + 2);
                if (end < 0) {
                    throw ImportException.at(source.place(at, 2), "this comment has no end");
                }
                at = end + 2;
            } else {
                return true;
            }
        }
        return false;
    }

    private Token next() {
        int start = at;
        char first = text.charAt(at);
        if (isLetter(first)) {
            while (at < text.length() && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)))) {
                at++;
            }
            return token(Kind.NAME, start);
        }
        if (isDigit(first)) {
            while (at < text.length() && isDigit(text.charAt(at))) {
                at++;
            }
            return token(Kind.NUMBER, start);
        }
        for (var sign : SIGNS) {
            if (text.startsWith(sign, at)) {
                at += sign.length();
                return token(Kind.SIGN, start);
            }
        }
        throw ImportException.at(source.place(at, 1), "`" + first + "` has no meaning here");
    }

    private Token token(Kind kind, int start) {
        Place place = source.place(start, at - start);
        return new Token(kind, text.substring(start, at), place);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
