package org.senet.tck;

import static org.graalvm.polyglot.tck.TypeDescriptor.ANY;
import static org.graalvm.polyglot.tck.TypeDescriptor.BOOLEAN;
import static org.graalvm.polyglot.tck.TypeDescriptor.EXCEPTION;
import static org.graalvm.polyglot.tck.TypeDescriptor.META_OBJECT;
import static org.graalvm.polyglot.tck.TypeDescriptor.NULL;
import static org.graalvm.polyglot.tck.TypeDescriptor.NUMBER;
import static org.graalvm.polyglot.tck.TypeDescriptor.OBJECT;
import static org.graalvm.polyglot.tck.TypeDescriptor.STRING;
import static org.graalvm.polyglot.tck.TypeDescriptor.array;
import static org.graalvm.polyglot.tck.TypeDescriptor.executable;
import static org.graalvm.polyglot.tck.TypeDescriptor.hash;
import static org.graalvm.polyglot.tck.TypeDescriptor.intersection;
import static org.graalvm.polyglot.tck.TypeDescriptor.iterable;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.tck.Snippet;
import org.graalvm.polyglot.tck.TypeDescriptor;

/** A value of every kind that Senet has, with what other languages are to see of it. */
final class SampleValues {
    /** What has no structure for other languages, such as a keyword. */
    private static final TypeDescriptor OPAQUE = intersection();

    private static final TypeDescriptor NUMBERS = arrayOf(NUMBER);

    private SampleValues() {}

    /** What has elements by index: it is an array, and can be walked through. */
    static TypeDescriptor arrayOf(TypeDescriptor element) {
        return intersection(array(element), iterable(element));
    }

    /** A map is a hash, and shows entries under names as members. */
    private static TypeDescriptor mapOf(TypeDescriptor key, TypeDescriptor value) {
        return intersection(hash(key, value), OBJECT);
    }

    static List<Snippet> in(Context context) {
        var values = new Snippets(context);
        plain(values);
        collections(values);
        functions(values);
        others(values);
        games(values);
        return values.list();
    }

    private static void plain(Snippets values) {
        values.value("nil", "nil", NULL)
                .value("true", "true", BOOLEAN)
                .value("false", "false", BOOLEAN)
                .value("long:zero", "0", NUMBER)
                .value("long:small", "42", NUMBER)
                .value("long:negative", "-7", NUMBER)
                .value("long:greatest", "9223372036854775807", NUMBER)
                .value("bigint:small", "5N", NUMBER)
                .value("bigint", "1180591620717411303424", NUMBER)
                .value("double", "2.5", NUMBER)
                .value("double:whole", "-3.0", NUMBER)
                .value("double:infinite", "##Inf", NUMBER)
                .value("double:NaN", "##NaN", NUMBER)
                .value("ratio", "(/ 1 3)", intersection(NUMBER, OBJECT))
                .value("ratio:half", "(/ -1 2)", intersection(NUMBER, OBJECT))
                .value("decimal", "1.5M", intersection(NUMBER, OBJECT))
                .value("string", "\"text\"", STRING)
                .value("string:empty", "\"\"", STRING)
                .value("character", "\\a", STRING)
                .value("keyword", ":name", OPAQUE)
                .value("keyword:qualified", ":space/name", OPAQUE)
                .value("symbol", "'name", OPAQUE)
                .value("regex", "#\"a+\"", OBJECT)
                .value("uuid", "#uuid \"01234567-89ab-cdef-0123-456789abcdef\"", OPAQUE);
    }

    private static void collections(Snippets values) {
        // The kit compares a map's order with that of a Java map of the same keys, which is any order for keys that are
        // opaque to Java, so such a map has one entry.
        values.setup("(defrecord Point [x])");
        values.value("vector", "[1 2 3]", NUMBERS)
                .value("vector:empty", "[]", arrayOf(TypeDescriptor.ALL))
                .value("vector:mixed", "[1 \"a\" nil]", arrayOf(ANY))
                .value("vector:nested", "[[1] [2 3]]", arrayOf(NUMBERS))
                .value("vector:part", "(subvec [1 2 3 4] 1 3)", NUMBERS)
                .value("vector:long", "(vec (range 100))", NUMBERS)
                .value("entry", "(first {1 2})", NUMBERS)
                .value("list", "'(1 2)", NUMBERS)
                .value("list:empty", "()", arrayOf(TypeDescriptor.ALL))
                .value("range", "(range 3)", NUMBERS)
                .value("map", "{:a 1}", mapOf(OPAQUE, NUMBER))
                .value("map:empty", "{}", mapOf(ANY, ANY))
                .value("map:numbers", "{1 2}", mapOf(NUMBER, NUMBER))
                .value("map:sorted", "(sorted-map 2 \"b\" 1 \"a\")", mapOf(NUMBER, STRING))
                .value("set", "#{1 2}", iterable(NUMBER))
                .value("set:sorted", "(sorted-set \"a\" \"b\")", iterable(STRING))
                .value("seq:vector", "(seq [1 2])", NUMBERS)
                .value("seq:string", "(seq \"ab\")", arrayOf(STRING))
                .value("seq:cons", "(cons 1 (list 2))", iterable(NUMBER))
                .value("seq:lazy", "(map inc [1 2])", iterable(NUMBER))
                .value("seq:lazy-empty", "(filter neg? [1 2])", iterable(ANY))
                .value("seq:keys", "(keys {:a 1})", iterable(OPAQUE))
                .value("record", "(->Point 1)", mapOf(OPAQUE, NUMBER));
    }

    private static void functions(Snippets values) {
        values.setup("(defmulti shape identity) (defmethod shape :default [x] x)")
                .setup("(defprotocol Named (named [x])) (extend-type :object Named (named [x] x))");
        values.value("function:none", "(fn [] 1)", executable(NUMBER))
                .value("function:any", "(fn [x] x)", executable(ANY, ANY))
                .value("function:number", "(fn [x] (inc x))", executable(NUMBER, NUMBER))
                .value("function:rest", "(fn [a & more] a)", executable(ANY, true, ANY))
                .value("function:core", "inc", executable(NUMBER, NUMBER))
                .value("function:partial", "(partial + 1)", executable(NUMBER, NUMBER))
                .value("function:multimethod", "shape", executable(ANY, ANY))
                .value("function:protocol", "named", executable(ANY, ANY))
                .value("function:continuation", "(prompt (inc (shift k k)))", executable(NUMBER, NUMBER))
                .value("variable", "#'inc", executable(NUMBER, NUMBER));
    }

    private static void others(Snippets values) {
        values.value("atom", "(atom 1)", OBJECT)
                .value("volatile", "(volatile! 1)", OPAQUE)
                .value("delay", "(delay 1)", OPAQUE)
                .value("reduced", "(reduced 1)", OPAQUE)
                .value("transient", "(transient [1])", OPAQUE)
                .value("exception", "(ex-info \"wrong\" {:at 1})", intersection(EXCEPTION, OBJECT))
                .value("exception:caught", "(try (/ 1 0) (catch Exception e e))", intersection(EXCEPTION, OBJECT))
                .value("namespace", "(the-ns 'senet.core)", OPAQUE)
                .value("record type", "Point", META_OBJECT)
                .value("protocol", "Named", OPAQUE)
                .value("reified", "(reify Named (named [_] 1))", OPAQUE);
    }

    /**
     * Not positions, nor what leads to one: the kit takes their member {@code apply}, which plays a move, for that of Java's
     * {@code Function}, and does not expect that it can be called. They are among {@link SampleFunctions} and programs.
     */
    private static void games(Snippets values) {
        values.setup("(require 'senet.games 'senet.movelist)");
        values.value("move list", game("(senet.movelist/move-list (senet.games/start-position g))"), OBJECT);
    }

    private static String game(String expression) {
        return "(let [g (senet.games/example)] " + expression + ")";
    }
}
