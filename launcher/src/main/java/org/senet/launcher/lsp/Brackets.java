package org.senet.launcher.lsp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.Token;
import org.senet.launcher.repl.Token.Kind;
import org.senet.launcher.repl.Tokens;

/** The lists of a text by their brackets, however unfinished it is. */
final class Brackets {
    /**
     * An open list around a place.
     *
     * @param start where its bracket is
     * @param head its first word, or nothing
     * @param headStart where that is
     * @param elements how many elements begin before the place
     */
    record Open(int start, String head, int headStart, int elements) {}

    private final String text;
    private final List<Token> tokens;

    Brackets(String text) {
        this.text = text;
        this.tokens = Tokens.of(text);
    }

    List<Token> tokens() {
        return tokens;
    }

    /** The token in which a place lies, or which ends there; null for blanks. */
    @Nullable
    Token at(int place) {
        Token found = null;
        for (var token : tokens) {
            if (token.start() <= place && place <= token.end()) {
                boolean inside = token.start() < place || token.start() == place && place < token.end();
                if (inside && (found == null || token.kind() != Kind.CLOSE)) {
                    found = token;
                }
            }
        }
        return found;
    }

    /** The lists that are open at a place, the outermost first. */
    List<Open> around(int place) {
        var open = new ArrayDeque<Open>();
        int depth = 0;
        int prefixed = -1;
        for (var token : tokens) {
            if (token.start() >= place) {
                break;
            }
            // A top-level form begins at the margin, whatever was forgotten before it.
            if (token.kind() == Kind.OPEN && atMargin(token.start())) {
                open.clear();
            }
            switch (token.kind()) {
                case COMMENT -> {}
                case CLOSE -> open.pollLast();
                case PREFIX, META, DISCARD -> {
                    if (prefixed < 0) {
                        prefixed = token.start();
                    }
                }
                default -> {
                    element(open, token);
                    if (token.kind() == Kind.OPEN) {
                        open.addLast(new Open(token.start(), "", -1, 0));
                        depth++;
                    }
                    prefixed = -1;
                }
            }
        }
        return depth == 0 ? List.of() : List.copyOf(open);
    }

    private boolean atMargin(int start) {
        return start == 0 || text.charAt(start - 1) == '\n';
    }

    private void element(Deque<Open> open, Token token) {
        var list = open.pollLast();
        if (list != null) {
            boolean head = list.elements() == 0 && token.kind() == Kind.SYMBOL && text.charAt(list.start()) != '[';
            open.addLast(new Open(
                    list.start(),
                    head ? text.substring(token.start(), token.end()) : list.head(),
                    head ? token.start() : list.headStart(),
                    list.elements() + 1));
        }
    }

    /** A pair of brackets that fit, from the first character of one to behind the other. */
    record Pair(int start, int inner, int end) {}

    /** All pairs, in the order in which they end. */
    List<Pair> pairs() {
        var pairs = new ArrayList<Pair>();
        var open = new ArrayDeque<Token>();
        for (var token : tokens) {
            if (token.kind() == Kind.OPEN) {
                if (atMargin(token.start())) {
                    open.clear();
                }
                open.push(token);
            } else if (token.kind() == Kind.CLOSE && !open.isEmpty()) {
                var opener = open.pop();
                pairs.add(new Pair(opener.start(), opener.end(), token.end()));
            }
        }
        return pairs;
    }
}
