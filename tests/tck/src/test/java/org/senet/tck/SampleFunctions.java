package org.senet.tck;

import static org.graalvm.polyglot.tck.TypeDescriptor.ANY;
import static org.graalvm.polyglot.tck.TypeDescriptor.ARRAY;
import static org.graalvm.polyglot.tck.TypeDescriptor.BOOLEAN;
import static org.graalvm.polyglot.tck.TypeDescriptor.EXECUTABLE;
import static org.graalvm.polyglot.tck.TypeDescriptor.HASH;
import static org.graalvm.polyglot.tck.TypeDescriptor.ITERABLE;
import static org.graalvm.polyglot.tck.TypeDescriptor.ITERATOR;
import static org.graalvm.polyglot.tck.TypeDescriptor.NULL;
import static org.graalvm.polyglot.tck.TypeDescriptor.NUMBER;
import static org.graalvm.polyglot.tck.TypeDescriptor.OBJECT;
import static org.graalvm.polyglot.tck.TypeDescriptor.STRING;
import static org.graalvm.polyglot.tck.TypeDescriptor.executable;
import static org.graalvm.polyglot.tck.TypeDescriptor.hash;
import static org.graalvm.polyglot.tck.TypeDescriptor.iterable;
import static org.graalvm.polyglot.tck.TypeDescriptor.union;
import static org.senet.tck.SampleValues.arrayOf;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BinaryOperator;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.tck.ResultVerifier;
import org.graalvm.polyglot.tck.Snippet;
import org.graalvm.polyglot.tck.TypeDescriptor;

/** Operators and functions of the core, with the types of what they take and give. */
final class SampleFunctions {
    /** What has elements in an order, or can be brought into one. */
    private static final TypeDescriptor SEQUENCE = union(NULL, STRING, ARRAY, ITERABLE, ITERATOR, HASH);

    /** What may have elements in an order. */
    private static final TypeDescriptor INDEXED = union(NULL, STRING, ARRAY, ITERABLE, ITERATOR);

    private static final TypeDescriptor ELEMENTS = union(NULL, iterable(ANY));

    private SampleFunctions() {}

    static List<Snippet> in(Context context) {
        var functions = new Snippets(context);
        comparing(functions);
        calculating(functions);
        bits(functions);
        numbers(functions);
        kinds(functions);
        texts(functions);
        collections(functions);
        sequences(functions);
        functions(functions);
        changing(functions);
        games(functions);
        return functions.list();
    }

    private static void comparing(Snippets functions) {
        functions.function("=", binary("="), BOOLEAN, ANY, ANY);
        for (var operator : List.of("=", "not=", "identical?")) {
            functions
                    .function(operator + ":self", "(fn [x] (" + operator + " x x))", BOOLEAN, ANY)
                    .function(operator + ":number", "(fn [x] (" + operator + " x 1))", BOOLEAN, ANY)
                    .function(operator + ":vector", "(fn [x] (" + operator + " [1 2] x))", BOOLEAN, ANY);
        }
        for (var operator : List.of("<", "<=", ">", ">=", "==")) {
            functions.function(operator, binary(operator), BOOLEAN, NUMBER, NUMBER);
        }
        for (var operator : List.of("max", "min", "compare")) {
            functions.function(operator + ":numbers", binary(operator), NUMBER, NUMBER, NUMBER);
        }
        var ofTexts = Verdicts.mayFailIf(
                a -> a.stream().allMatch(Value::isString) && a.stream().anyMatch(SampleFunctions::isCharacter));
        functions
                .add("compare:strings", "(fn [a b] (compare a b))", NUMBER, ofTexts, STRING, STRING)
                .function("hash", "(fn [x] (hash x))", NUMBER, ANY)
                .function("and", "(fn [a] (and a 1))", ANY, ANY)
                .function("or", "(fn [a] (or a 1))", ANY, ANY)
                .function("not", unary("not"), BOOLEAN, ANY);
    }

    private static void calculating(Snippets functions) {
        functions
                .add("+", binary("+"), NUMBER, overflows(BigInteger::add), NUMBER, NUMBER)
                .add("-", binary("-"), NUMBER, overflows(BigInteger::subtract), NUMBER, NUMBER)
                .add("*", binary("*"), NUMBER, overflows(BigInteger::multiply), NUMBER, NUMBER)
                .add("inc", unary("inc"), NUMBER, overflows(BigInteger.ONE), NUMBER)
                .add("dec", unary("dec"), NUMBER, overflows(BigInteger.ONE.negate()), NUMBER)
                .add("+'", binary("+'"), NUMBER, endless(), NUMBER, NUMBER)
                .add("-'", binary("-'"), NUMBER, endless(), NUMBER, NUMBER)
                .add("*'", binary("*'"), NUMBER, endless(), NUMBER, NUMBER)
                .function("inc'", unary("inc'"), NUMBER, NUMBER)
                .function("dec'", unary("dec'"), NUMBER, NUMBER)
                .add("/", binary("/"), NUMBER, byZero(), NUMBER, NUMBER);
        for (var operator : List.of("quot", "rem", "mod")) {
            functions.add(operator, binary(operator), NUMBER, notDivisible(), NUMBER, NUMBER);
        }
    }

    private static void bits(Snippets functions) {
        var ofLongs = Verdicts.failsIf(a -> !a.stream().allMatch(v -> Verdicts.isLong(v) && !Verdicts.isLarge(v)));
        for (var operator : List.of(
                "bit-and",
                "bit-or",
                "bit-xor",
                "bit-and-not",
                "bit-shift-left",
                "bit-shift-right",
                "unsigned-bit-shift-right",
                "bit-set",
                "bit-clear",
                "bit-flip")) {
            functions.add(operator, binary(operator), NUMBER, ofLongs, NUMBER, NUMBER);
        }
        functions
                .add("bit-test", binary("bit-test"), BOOLEAN, ofLongs, NUMBER, NUMBER)
                .add("bit-not", unary("bit-not"), NUMBER, ofLongs, NUMBER)
                .add("bit-count", unary("bit-count"), NUMBER, ofLongs, NUMBER);
    }

    private static void numbers(Snippets functions) {
        var ofWhole = Verdicts.failsIf(a -> !Verdicts.isWhole(a.get(0)));
        for (var test : List.of("zero?", "pos?", "neg?", "NaN?", "infinite?")) {
            functions.function(test, unary(test), BOOLEAN, NUMBER);
        }
        functions
                .add("even?", unary("even?"), BOOLEAN, ofWhole, NUMBER)
                .add("odd?", unary("odd?"), BOOLEAN, ofWhole, NUMBER)
                .function("double", unary("double"), NUMBER, NUMBER)
                .function("abs:double", "(fn [x] (abs (double x)))", NUMBER, NUMBER);
    }

    private static void kinds(Snippets functions) {
        for (var test : List.of(
                "nil?",
                "some?",
                "true?",
                "false?",
                "boolean?",
                "number?",
                "integer?",
                "float?",
                "ratio?",
                "decimal?",
                "string?",
                "char?",
                "keyword?",
                "symbol?",
                "vector?",
                "map?",
                "set?",
                "list?",
                "seq?",
                "coll?",
                "sequential?",
                "seqable?",
                "counted?",
                "associative?",
                "record?",
                "fn?",
                "ifn?",
                "var?",
                "atom?",
                "uuid?",
                "regex?",
                "exception?",
                "boolean")) {
            functions.function(test, unary(test), BOOLEAN, ANY);
        }
        functions
                .function("class", unary("class"), ANY, ANY)
                .function("type", unary("type"), ANY, ANY)
                .function("identity", unary("identity"), ANY, ANY)
                .function("meta", unary("meta"), ANY, ANY);
    }

    private static void texts(Snippets functions) {
        functions
                .function("str", unary("str"), STRING, ANY)
                .function("str:two", "(fn [x] (str x x))", STRING, ANY)
                .function("pr-str", unary("pr-str"), STRING, ANY)
                .add("subs", "(fn [s] (subs s 0))", STRING, Verdicts.mayFailIf(a -> isCharacter(a.get(0))), STRING)
                .function("keyword", "(fn [s] (keyword s))", ANY, ANY)
                .function("format", "(fn [x] (format \"<%s>\" x))", STRING, ANY);
    }

    private static void collections(Snippets functions) {
        // A sorted map refuses keys that it cannot compare with its own.
        var unordered = Verdicts.mayFailIf(a ->
                a.get(0).hasHashEntries() || a.get(0).hasIterator() && !a.get(0).hasArrayElements());
        var ofEntries = Verdicts.mayFailIf(a -> !a.get(0).hasHashEntries());
        // Collections without elements are let pass, as in Clojure; objects of Senet are used by its own functions.
        var withKeys = Verdicts.mayFailIf(a -> !a.get(0).hasHashEntries() && !isForeignObject(a.get(0)));
        functions
                .function("[]", "(fn [a] [a 1])", arrayOf(ANY), ANY)
                .function("{}", "(fn [x] {x x})", hash(ANY, ANY), ANY)
                .function("#{}", "(fn [x] #{x})", iterable(ANY), ANY)
                .function("vector", unary("vector"), arrayOf(ANY), ANY)
                .function("list", unary("list"), arrayOf(ANY), ANY)
                .function("hash-map", "(fn [x] (hash-map x x))", hash(ANY, ANY), ANY)
                .function("hash-set", "(fn [x] (hash-set x))", iterable(ANY), ANY)
                .function("conj:vector", "(fn [x] (conj [1] x))", arrayOf(ANY), ANY)
                .function("conj:list", "(fn [x] (conj '(1) x))", arrayOf(ANY), ANY)
                .function("conj:set", "(fn [x] (conj #{1} x))", iterable(ANY), ANY)
                .function("assoc:map", "(fn [x] (assoc {} x x))", hash(ANY, ANY), ANY)
                .function("assoc:vector", "(fn [v] (assoc [1] 0 v))", arrayOf(ANY), ANY)
                .function("dissoc", "(fn [k] (dissoc {:a 1} k))", hash(ANY, ANY), ANY)
                .function("get:key", "(fn [k] (get {:a 1} k))", ANY, ANY)
                .add("get:index", "(fn [c] (get c 0))", ANY, unordered, ANY)
                .add("get:name", "(fn [c] (get c \"name\" 1))", ANY, unordered, ANY)
                .add("keyword:call", "(fn [c] (:a c))", ANY, unordered, ANY)
                .function("map:call", "(fn [k] ({:a 1} k))", ANY, ANY)
                .function("set:call", "(fn [k] (#{:a} k))", ANY, ANY)
                .function("contains?:map", "(fn [k] (contains? {:a 1} k))", BOOLEAN, ANY)
                .function("contains?:set", "(fn [k] (contains? #{:a} k))", BOOLEAN, ANY)
                .add("keys", unary("keys"), ELEMENTS, withKeys, ANY)
                .add("vals", unary("vals"), ELEMENTS, withKeys, ANY)
                .add("into:map", "(fn [c] (into {} c))", hash(ANY, ANY), ofEntries, ANY);
    }

    private static ResultVerifier ofCharacters() {
        return Verdicts.mayFailIf(a -> a.stream().anyMatch(SampleFunctions::isCharacter));
    }

    private static void sequences(Snippets functions) {
        var unordered = Verdicts.mayFailIf(a -> isCharacter(a.get(0))
                || (a.get(0).hasIterator() || a.get(0).isIterator())
                        && !a.get(0).hasArrayElements());
        functions
                .add("count", unary("count"), NUMBER, ofCharacters(), SEQUENCE)
                .add("seq", unary("seq"), ELEMENTS, ofCharacters(), SEQUENCE)
                .add("first", unary("first"), ANY, ofCharacters(), SEQUENCE)
                .add("second", unary("second"), ANY, ofCharacters(), SEQUENCE)
                .add("last", unary("last"), ANY, ofCharacters(), SEQUENCE)
                .add("next", unary("next"), ELEMENTS, ofCharacters(), SEQUENCE)
                .add("rest", unary("rest"), iterable(ANY), ofCharacters(), SEQUENCE)
                .add("cons", "(fn [c] (cons 1 c))", iterable(ANY), ofCharacters(), SEQUENCE)
                .add("empty?", unary("empty?"), BOOLEAN, ofCharacters(), SEQUENCE)
                .add("vec", unary("vec"), arrayOf(ANY), ofCharacters(), SEQUENCE)
                .add("set", unary("set"), iterable(ANY), ofCharacters(), SEQUENCE)
                .add("reverse", unary("reverse"), iterable(ANY), ofCharacters(), SEQUENCE)
                .add("map", "(fn [c] (doall (map identity c)))", ELEMENTS, ofCharacters(), SEQUENCE)
                .add("mapv", "(fn [c] (mapv vector c))", arrayOf(arrayOf(ANY)), ofCharacters(), SEQUENCE)
                .add("filter", "(fn [c] (doall (filter some? c)))", ELEMENTS, ofCharacters(), SEQUENCE)
                .add("reduce", "(fn [c] (reduce (fn [n x] (inc n)) 0 c))", NUMBER, ofCharacters(), SEQUENCE)
                .add("into:vector", "(fn [c] (into [] c))", arrayOf(ANY), ofCharacters(), SEQUENCE)
                .add("take", "(fn [c] (doall (take 1 c)))", ELEMENTS, ofCharacters(), SEQUENCE)
                .add("concat", "(fn [a b] (doall (concat a b)))", ELEMENTS, ofCharacters(), SEQUENCE, SEQUENCE)
                .add("for", "(fn [c] (doall (for [x c] [x])))", ELEMENTS, ofCharacters(), SEQUENCE)
                .add("some", "(fn [c] (some nil? c))", ANY, ofCharacters(), SEQUENCE)
                .add("every?", "(fn [c] (every? any? c))", BOOLEAN, ofCharacters(), SEQUENCE)
                .add("apply", "(fn [c] (apply vector c))", arrayOf(ANY), ofCharacters(), SEQUENCE)
                .add("destructuring", "(fn [c] (let [[a & more] c] [a more]))", arrayOf(ANY), unordered, INDEXED)
                .add("nth", "(fn [c] (nth c 0 nil))", ANY, unordered, INDEXED)
                .function("range", "(fn [n] (take 2 (range n)))", iterable(NUMBER), NUMBER)
                .function("repeat", "(fn [x] (repeat 2 x))", iterable(ANY), ANY)
                .add("distinct", "(fn [c] (doall (distinct c)))", ELEMENTS, ofCharacters(), SEQUENCE)
                .add("all", "(fn [c] (doall (all (any-of c))))", ELEMENTS, ofCharacters(), SEQUENCE)
                .add("count-all", "(fn [c] (count-all (any-of c)))", NUMBER, ofCharacters(), SEQUENCE);
    }

    private static void functions(Snippets functions) {
        functions
                .function("call", "(fn [f] (f))", ANY, executable(ANY))
                .function("constantly", unary("constantly"), executable(ANY), ANY)
                .function("comp", "(fn [x] ((comp vector vector) x))", arrayOf(arrayOf(ANY)), ANY)
                .function("partial", "(fn [x] (partial vector x))", EXECUTABLE, ANY)
                .function("complement", "(fn [x] ((complement nil?) x))", BOOLEAN, ANY)
                .function("closure", "(fn [x] (fn [] x))", executable(ANY), ANY);
    }

    private static void changing(Snippets functions) {
        functions
                .function("atom", "(fn [x] @(atom x))", ANY, ANY)
                .function("reset!", "(fn [x] (reset! (atom nil) x))", ANY, ANY)
                .function("swap!", "(fn [x] (swap! (atom []) conj x))", arrayOf(ANY), ANY)
                .function("delay", "(fn [x] @(delay x))", ANY, ANY)
                .function("with-meta", "(fn [x] (:m (meta (with-meta [] {:m x}))))", ANY, ANY);
    }

    private static void games(Snippets functions) {
        functions
                .setup("(require 'senet.games)")
                .setup("(def sample-game (senet.games/example))")
                .setup("(def sample-position (senet.games/start-position sample-game))")
                .function("game", "(fn [] sample-game)", OBJECT)
                .function("position", "(fn [] sample-position)", OBJECT)
                .function("moves", "(fn [] (vec (senet.games/legal-moves sample-position)))", arrayOf(OBJECT))
                .function("game:within", "(fn [x] [sample-game x])", arrayOf(ANY), ANY)
                .function("=:position", "(fn [x] (= x sample-position))", BOOLEAN, ANY)
                .function("=:move", "(fn [x] (= (first (senet.games/legal-moves sample-position)) x))", BOOLEAN, ANY)
                .function("get:position", "(fn [k] (get sample-position k))", ANY, ANY);
    }

    private static String unary(String name) {
        return "(fn [a] (" + name + " a))";
    }

    private static String binary(String name) {
        return "(fn [a b] (" + name + " a b))";
    }

    /** Fails exactly when both arguments are integers of 64 bits and the result is not, or with {@link #isEndless}. */
    private static ResultVerifier overflows(BinaryOperator<BigInteger> operator) {
        return Verdicts.failsIf(a -> a.stream().allMatch(SampleFunctions::isFixed)
                        && Verdicts.outOfRange(
                                operator.apply(a.get(0).asBigInteger(), a.get(1).asBigInteger()))
                || isEndless(a));
    }

    private static ResultVerifier endless() {
        return Verdicts.failsIf(SampleFunctions::isEndless);
    }

    /** Whether one number is a decimal and the other a ratio that is none. */
    private static boolean isEndless(List<? extends Value> numbers) {
        return numbers.stream().anyMatch(n -> n.toString().endsWith("M"))
                && numbers.stream().anyMatch(n -> n.toString().equals("1/3"));
    }

    private static ResultVerifier overflows(BigInteger step) {
        return Verdicts.failsIf(a ->
                isFixed(a.get(0)) && Verdicts.outOfRange(a.get(0).asBigInteger().add(step)));
    }

    /** Whether a number is an integer of 64 bits, rather than one of any size that happens to be small. */
    private static boolean isFixed(Value number) {
        return Verdicts.isLong(number) && !number.toString().endsWith("N");
    }

    /** Fails exactly when an exact number is divided by an exact zero, or the quotient's digits would have to end. */
    private static ResultVerifier byZero() {
        return Verdicts.failsIf(a -> a.stream().noneMatch(Verdicts::isFloatingPoint)
                && (isZero(a.get(1)) || isEndless(a) || isEndlessQuotient(a.get(0), a.get(1))));
    }

    private static boolean isEndlessQuotient(Value a, Value b) {
        if (!a.toString().endsWith("M") && !b.toString().endsWith("M")) {
            return false;
        }
        try {
            var quotient = decimal(a).divide(decimal(b));
            return quotient.signum() == 0 && decimal(a).signum() != 0;
        } catch (ArithmeticException e) {
            return true;
        }
    }

    private static BigDecimal decimal(Value number) {
        var text = number.toString();
        return text.equals("-1/2") ? new BigDecimal("-0.5") : new BigDecimal(text.replaceAll("[MN]$", ""));
    }

    /** Fails exactly when the divisor is zero, or there is no finite quotient. */
    private static ResultVerifier notDivisible() {
        return Verdicts.failsIf(a -> isZero(a.get(1)) || isEndless(a) || isNotFinite(a.get(0)) || isNaN(a.get(1)));
    }

    /** Whether a string is a character, as far as can be told: characters are another kind of values here. */
    private static boolean isCharacter(Value text) {
        return text.isString() && text.asString().length() == 1;
    }

    /** Whether a value is an object with members only, of a host. */
    private static boolean isForeignObject(Value value) {
        return (value.isHostObject() || value.isProxyObject())
                && value.hasMembers()
                && !value.isNumber()
                && !value.hasArrayElements()
                && !value.hasIterator()
                && !value.isIterator();
    }

    private static boolean isZero(Value number) {
        return number.fitsInInt() && number.asInt() == 0;
    }

    private static boolean isNaN(Value number) {
        return Verdicts.isFloatingPoint(number) && Double.isNaN(number.asDouble());
    }

    private static boolean isNotFinite(Value number) {
        return Verdicts.isFloatingPoint(number) && !Double.isFinite(number.asDouble());
    }
}
