package org.senet.importers.rbg;

import java.util.List;
import org.senet.importers.ImportException;
import org.senet.importers.Place;
import org.senet.importers.rbg.Token.Kind;

/** A cursor over the tokens of a section. */
final class Tokens {
    private final List<Token> all;
    private final Place end;
    private int at;

    /** @param end where the section begins, for errors at its end when it is empty */
    Tokens(List<Token> all, Place end) {
        this.all = all;
        this.end = all.isEmpty() ? end : all.getLast().place();
    }

    /** The same tokens without the marks of macros. */
    Tokens plain() {
        return new Tokens(all.stream().filter(token -> !token.kind().isMark()).toList(), end);
    }

    int at() {
        return at;
    }

    void back(int to) {
        at = to;
    }

    boolean isEnd() {
        return at == all.size();
    }

    boolean next(String sign) {
        return !isEnd() && all.get(at).is(sign);
    }

    boolean nextIs(Kind kind) {
        return !isEnd() && all.get(at).kind() == kind;
    }

    /** The next token, which stays the next one. */
    Token peek(String expected) {
        if (isEnd()) {
            throw ImportException.at(end, "the section ends here, where " + expected + " is expected");
        }
        return all.get(at);
    }

    Token take(String expected) {
        var token = peek(expected);
        at++;
        return token;
    }

    boolean takeIf(String sign) {
        if (next(sign)) {
            at++;
            return true;
        }
        return false;
    }

    void expect(String sign) {
        var token = peek("`" + sign + "`");
        if (!token.is(sign)) {
            throw unexpected(token, "`" + sign + "`");
        }
        at++;
    }

    Token name(String expected) {
        var token = peek(expected);
        if (!token.isName()) {
            throw unexpected(token, expected);
        }
        at++;
        return token;
    }

    int number(String expected) {
        var token = peek(expected);
        if (token.kind() != Kind.NUMBER) {
            throw unexpected(token, expected);
        }
        at++;
        return value(token);
    }

    static int value(Token number) {
        if (number.text().length() > 9) {
            throw ImportException.at(number.place(), "this number is too large");
        }
        return Integer.parseInt(number.text());
    }

    static ImportException unexpected(Token token, String expected) {
        return ImportException.at(token.place(), "`" + token + "` stands where " + expected + " is expected");
    }
}
