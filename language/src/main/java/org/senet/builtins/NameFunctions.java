package org.senet.builtins;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Symbol;
import org.senet.runtime.Var;
import org.senet.state.Numbered;

/** Keywords, symbols and their names. */
final class NameFunctions {
    private static final AtomicLong GENERATED = new AtomicLong();

    private NameFunctions() {}

    static void install(Library library) {
        library.one("name", """
            The name of a keyword or a symbol without its namespace, and that of a piece's type, a player, a position or a
            direction; a string is its own name.
            (name :a/b) => "b"
            (name "c") => "c"
            """, NameFunctions::name);
        library.one("namespace", """
            The namespace of a keyword or a symbol, or nil.
            (namespace :a/b) => "a"
            (namespace 'b) => nil
            """, NameFunctions::namespace);
        library.function(
                "symbol",
                1,
                2,
                """
                The symbol with a name, and perhaps with a namespace.
                (symbol "b") => b
                (symbol "a" "b") => a/b
                """,
                (context, a) -> a.length == 1 ? symbol(a[0]) : Symbol.of(qualifier(a[0]), Arguments.string(a[1])));
        library.function(
                "keyword",
                1,
                2,
                """
                The keyword with a name, and perhaps with a namespace.
                (keyword "b") => :b
                (keyword "a" "b") => :a/b
                """,
                (context, a) -> a.length == 1 ? keyword(a[0]) : Keyword.of(qualifier(a[0]), Arguments.string(a[1])));
        library.function(
                "gensym",
                0,
                1,
                """
                A symbol that no program has written; a prefix may be given.
                (= (gensym) (gensym)) => false
                """,
                (context, a) -> Symbol.of(null, (a.length == 0 ? "G__" : text(a[0])) + GENERATED.incrementAndGet()));
    }

    private static Object name(Object value) {
        return switch (value) {
            case Keyword keyword -> keyword.name();
            case Symbol symbol -> symbol.name();
            case String text -> text;
            case Numbered ofGame -> ofGame.name();
            default -> throw new WrongArgument("a keyword, a symbol, a string or a name of a game", value);
        };
    }

    private static Object namespace(Object value) {
        return switch (value) {
            case Keyword keyword -> Arguments.orNil(keyword.namespace());
            case Symbol symbol -> Arguments.orNil(symbol.namespace());
            default -> throw new WrongArgument("a keyword or a symbol", value);
        };
    }

    private static String text(Object value) {
        return value instanceof String text ? text : value.toString();
    }

    private static @Nullable String qualifier(Object value) {
        return value == Nil.NIL ? null : Arguments.string(value);
    }

    private static Object symbol(Object value) {
        return switch (value) {
            case Symbol symbol -> symbol;
            case String text -> Symbol.of(text);
            case Keyword keyword -> Symbol.of(keyword.namespace(), keyword.name());
            case Var variable -> Symbol.of(variable.namespace(), variable.name());
            default -> throw new WrongArgument("a string, a keyword or a symbol", value);
        };
    }

    private static Object keyword(Object value) {
        return switch (value) {
            case Keyword keyword -> keyword;
            case String text -> Keyword.of(text);
            case Symbol symbol -> Keyword.of(symbol.namespace(), symbol.name());
            default -> Nil.NIL;
        };
    }
}
