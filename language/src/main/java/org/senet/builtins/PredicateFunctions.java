package org.senet.builtins;

import java.util.regex.Pattern;
import org.senet.data.Counted;
import org.senet.data.Keyword;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Range;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.Sequential;
import org.senet.data.Symbol;
import org.senet.nodes.core.Truth;
import org.senet.runtime.Function;
import org.senet.runtime.Var;
import org.senet.state.Numbered;

/** Which kind of value something is. */
final class PredicateFunctions {
    private PredicateFunctions() {}

    static void install(Library library) {
        truth(library);
        scalars(library);
        names(library);
        sequences(library);
        lookups(library);
        others(library);
    }

    private static void truth(Library library) {
        library.small("nil?", """
            Whether a value is nil.
            (nil? nil) => true
            (nil? false) => false
            """, v -> v == Nil.NIL);
        library.small("some?", """
            Whether a value is not nil.
            (some? false) => true
            """, v -> v != Nil.NIL);
        library.small("true?", """
            Whether a value is true itself.
            (true? 1) => false
            """, v -> v instanceof Boolean b && b);
        library.small("false?", """
            Whether a value is false itself.
            (false? nil) => false
            """, v -> v instanceof Boolean b && !b);
        library.small("boolean?", """
            Whether a value is true or false.
            (boolean? false) => true
            """, v -> v instanceof Boolean);
        library.small("boolean", """
            False for nil and false, true for all else.
            (boolean 0) => true
            """, Truth::core);
        library.small("not", """
            True for nil and false, false for all else.
            (map not [true nil 0]) => (false true false)
            """, v -> !Truth.core(v));
    }

    private static void scalars(Library library) {
        library.small("string?", """
            Whether a value is a string.
            (string? "a") => true
            """, v -> v instanceof String);
        library.small("char?", """
            Whether a value is a character.
            (char? \\a) => true
            """, v -> v instanceof Character);
        library.small("regex?", """
            Whether a value is a regular expression.
            (regex? #"a+") => true
            """, v -> v instanceof Pattern);
    }

    private static void names(Library library) {
        library.small("symbol?", """
            Whether a value is a symbol.
            (symbol? 'a) => true
            """, v -> v instanceof Symbol);
        library.small("keyword?", """
            Whether a value is a keyword.
            (keyword? :a) => true
            """, v -> v instanceof Keyword);
        library.small("ident?", """
            Whether a value is a symbol or a keyword.
            (ident? :a) => true
            """, v -> v instanceof Symbol || v instanceof Keyword);
        library.small("simple-symbol?", """
            Whether a value is a symbol without a namespace.
            (simple-symbol? 'a/b) => false
            """, v -> v instanceof Symbol s && s.namespace() == null);
        library.small("qualified-symbol?", """
            Whether a value is a symbol with a namespace.
            (qualified-symbol? 'a/b) => true
            """, v -> v instanceof Symbol s && s.namespace() != null);
        library.small("simple-keyword?", """
            Whether a value is a keyword without a namespace.
            (simple-keyword? :a) => true
            """, v -> v instanceof Keyword k && k.namespace() == null);
        library.small("qualified-keyword?", """
            Whether a value is a keyword with a namespace.
            (qualified-keyword? :a) => false
            """, v -> v instanceof Keyword k && k.namespace() != null);
    }

    private static void sequences(Library library) {
        library.small(
                "coll?", """
                Whether a value is a collection: a sequence, a vector, a map or a set.
                (coll? {}) => true
                (coll? "abc") => false
                """, v -> v instanceof Sequential || v instanceof PersistentMap || v instanceof PersistentSet);
        library.small("sequential?", """
            Whether a value is a collection whose elements have an order: a vector or a sequence.
            (sequential? [1]) => true
            (sequential? #{1}) => false
            """, v -> v instanceof Sequential);
        library.small("seq?", """
            Whether a value is a sequence; a list is one, a vector is not.
            (seq? '(1)) => true
            (seq? [1]) => false
            """, v -> v instanceof Seq);
        library.small("list?", """
            Whether a value is a list.
            (list? '(1)) => true
            """, v -> v instanceof PersistentList);
        library.small("vector?", """
            Whether a value is a vector; the entry of a map is one.
            (vector? [1]) => true
            """, v -> v instanceof PersistentVector || v instanceof MapEntry);
    }

    private static void lookups(Library library) {
        library.small("map?", """
            Whether a value is a map.
            (map? {:a 1}) => true
            """, v -> v instanceof PersistentMap);
        library.small("set?", """
            Whether a value is a set.
            (set? #{1}) => true
            """, v -> v instanceof PersistentSet);
        library.small("map-entry?", """
            Whether a value is the entry of a map.
            (map-entry? (first {:a 1})) => true
            """, v -> v instanceof MapEntry);
        library.small(
                "associative?",
                """
                Whether a value has values under keys: a map or a vector.
                (associative? [1]) => true
                """,
                v -> v instanceof PersistentMap || v instanceof PersistentVector || v instanceof MapEntry);
        library.small(
                "counted?",
                """
            Whether a value knows its size without going through its elements.
            (counted? [1]) => true
            (counted? (map inc [1])) => false
            """,
                v -> v instanceof Counted || v instanceof Range range && range.length() < Long.MAX_VALUE);
        library.small("seqable?", """
            Whether the elements of a value can be taken one by one.
            (seqable? "abc") => true
            (seqable? 1) => false
            """, Seqs::isSeqable);
        library.one("empty?", """
            Whether a collection has no elements.
            (empty? []) => true
            (empty? nil) => true
            """, v -> Seqs.seq(v) == null);
    }

    private static void others(Library library) {
        library.one("fn?", """
            Whether a value is a function.
            (fn? inc) => true
            (fn? :a) => false
            """, Callables::isFunction);
        library.one("ifn?", """
            Whether a value can be called: a function, or a keyword, map, set or vector as a look-up.
            (ifn? :a) => true
            """, Callables::isCallable);
        library.small("var?", """
            Whether a value is a variable of a namespace.
            (var? #'inc) => true
            """, v -> v instanceof Var);
        library.small("atom?", """
            Whether a value is an atom.
            (atom? (atom 1)) => true
            """, v -> v instanceof Atom);
        library.one("at-once?", """
            Whether what a function does cannot be done later: it, one of the functions that it is known to call, or one
            that it holds contains any, check or the like, or acts on a board.
            (at-once? (fn [] (any 1 2))) => true
            (at-once? inc) => false
            """, v -> v instanceof Function f && (Choosing.surely(f) || Choosing.acts(f)));
        library.function("among-constants?", 2, 2, """
                Whether a value is one of a set of constants, in which a symbol stands for itself, and for the type of piece,
                player, direction or position of that name, also with the namespace that a syntax-quote puts in front.
                (among-constants? 'a '#{a b}) => true
                (among-constants? 1 '#{a b}) => false
                """, (context, a) -> isAmong(a[0], Arguments.set(a[1])));
    }

    private static boolean isAmong(Object value, PersistentSet constants) {
        return constants.contains(value) || value instanceof Numbered ofGame && isNamed(ofGame.name(), constants);
    }

    private static boolean isNamed(String name, PersistentSet constants) {
        for (var constant : constants) {
            if (constant instanceof Symbol symbol && symbol.name().equals(name)) {
                return true;
            }
        }
        return false;
    }
}
