package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.TypeLiteral;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;

/** Values, calls and errors that cross between Senet, JavaScript and Java. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class CrossingTest {
    @Test
    void valuesCrossBetweenJavaScriptAndSenet() {
        try (var context = Context.newBuilder("js", Senet.LANGUAGE)
                .allowPolyglotAccess(PolyglotAccess.ALL)
                .build()) {
            var sum = context.eval(
                    "js", "Polyglot.eval('senet', '(fn [f n] (reduce + (map f (range n))))')(x => x * x, 4)");
            assertThat(sum.asInt()).isEqualTo(14);
            var list = context.eval("js", "[...Polyglot.eval('senet', '[1 2 3]')].reverse().join()");
            assertThat(list.asString()).isEqualTo("3,2,1");
            var caught = context.eval(
                    "js", "try { Polyglot.eval('senet', '(throw (ex-info \"no\" {}))') } catch (e) { e.message }");
            assertThat(caught.asString()).isEqualTo("no");
            var thrown = context.eval("js", "() => { throw new Error('from js') }");
            var message = context.eval(Senet.LANGUAGE, "(fn [f] (try (f) (catch :default e (ex-message e))))")
                    .execute(thrown);
            assertThat(message.asString()).contains("from js");
        }
    }

    /** Collections, objects and errors of JavaScript in the functions of Senet. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[3, 1, 2] | (map inc x) | (4 2 3)",
                "[3, 1, 2] | [(count x) (get x 0) (nth x 1) (first x) (sort x)] | [3 3 1 3 (1 2 3)]",
                "[3, 1, 2] | (let [[a & b] x] [a (reduce + b)]) | [3 3]",
                "[3, 1, 2] | (doall (all (let [y (any-of x)] (check (odd? y)) y))) | (3 1)",
                "[3, 1, 2] | (str x) | \"(3)[3, 1, 2]\"",
                "({a: 1, b: [1, 2]}) | [(:a x) (get-in x [:b 1]) (get x :c 7) (keys x)] | [1 2 7 (\"a\" \"b\")]",
                "({a: 1, f(y) { return y * this.a * 2 }}) | (== 10 ((:f x) 5)) | true",
                "new Map([['a', 1]]) | [(get x \"a\") (:a x) (count x) (into {} x)] | [1 1 1 {\"a\" 1}]",
                "new Set([1, 2]) | (into [] x) | [1 2]",
                "(function*() { yield 1; yield 2 })() | (vec x) | [1 2]",
                "12345678901234567890123n | (inc x) | 12345678901234567890124N",
                "undefined | (nil? x) | true",
                "new Date(0) | (str x) | \"1970-01-01T00:00:00.000Z\"",
                "() => { throw new TypeError('bad') } | (try (x) (catch Exception e (ex-message e))) | \"TypeError: bad\"",
            })
    void javaScriptsValuesAreUsed(String js, String form, String printed) {
        try (var context = Context.newBuilder("js", Senet.LANGUAGE).build()) {
            context.getBindings(Senet.LANGUAGE).putMember("x", context.eval("js", js));
            var text = context.eval(Senet.LANGUAGE, "(pr-str " + form + ")");
            assertThat(text.asString()).isEqualTo(printed);
        }
    }

    @Test
    void senetUsesOtherLanguagesWhereTheHostAllowsIt() {
        var program = "(senet.native/polyglot-eval \"js\" \"[1, 2].map(x => x * 2)\")";
        try (var context = Context.newBuilder("js", Senet.LANGUAGE)
                .allowPolyglotAccess(PolyglotAccess.ALL)
                .build()) {
            assertThat(context.eval(Senet.LANGUAGE, "(vec " + program + ")")).hasToString("[2 4]");
            assertThatThrownBy(() -> context.eval(
                            Senet.LANGUAGE, "(defn f [] (senet.native/polyglot-eval \"js\" \"null.x\")) (f)"))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> {
                        assertThat(e.isGuestException()).isTrue();
                        assertThat(e.getPolyglotStackTrace())
                                .extracting(frame -> frame.getLanguage().getId() + " " + frame.getRootName())
                                .contains("js :program", "senet f");
                    });
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, "(senet.native/polyglot-eval \"jss\" \"1\")"))
                    .hasMessageContaining("the language `jss` may not be used here")
                    .hasMessageContaining("did you mean `js`?");
        }
        try (var context = Context.create("js", Senet.LANGUAGE)) {
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, program))
                    .hasMessageContaining("the language `js` may not be used here");
        }
    }

    @Test
    void languagesExportValuesToEachOther() {
        var require = "(require '[senet.polyglot :as polyglot]) ";
        try (var context = Context.newBuilder("js", Senet.LANGUAGE)
                .allowPolyglotAccess(PolyglotAccess.ALL)
                .build()) {
            context.eval(Senet.LANGUAGE, require + "(polyglot/export-value \"double\" (fn [x] (* 2 x)))");
            context.eval("js", "Polyglot.export('answer', Polyglot.import('double')(21))");

            assertThat(context.eval(Senet.LANGUAGE, "(polyglot/import-value \"answer\")")
                            .asInt())
                    .isEqualTo(42);
            assertThat(context.eval(Senet.LANGUAGE, "(polyglot/eval \"js\" \"6 * 7\")")
                            .asInt())
                    .isEqualTo(42);
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, "(polyglot/import-value \"anser\")"))
                    .hasMessageContaining("no language has exported `anser`")
                    .hasMessageContaining("did you mean `answer`?");
        }
        try (var context = Context.create("js", Senet.LANGUAGE)) {
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, require + "(polyglot/export-value \"x\" 1)"))
                    .hasMessageContaining("may not be imported or exported here");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "null.x | (catch js/TypeError e :type) | :type",
                "null.x | (catch js/RangeError e :range) (catch Exception e :other) | :other",
                "null.x | (catch TypeEror e :type) | there is no kind of error `TypeEror`",
            })
    void errorsOfOtherLanguagesAreCaughtByName(String js, String clauses, String expected) {
        try (var context = Context.newBuilder("js", Senet.LANGUAGE)
                .allowPolyglotAccess(PolyglotAccess.ALL)
                .build()) {
            var program = "(str (try (senet.native/polyglot-eval \"js\" \"" + js + "\") " + clauses + "))";
            String said;
            try {
                said = context.eval(Senet.LANGUAGE, program).asString();
            } catch (PolyglotException e) {
                said = e.getMessage();
            }
            assertThat(said).startsWith(expected);
        }
    }

    @Test
    void errorsOfTheHostAreCaughtByName() {
        ProxyExecutable failing = arguments -> {
            throw new IllegalStateException("of the host");
        };
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowHostAccess(HostAccess.ALL)
                .build()) {
            context.getBindings(Senet.LANGUAGE).putMember("failing", failing);

            for (var name :
                    List.of("java/IllegalStateException", "java/RuntimeException", "java.lang.IllegalStateException")) {
                assertThat(context.eval(Senet.LANGUAGE, "(try (failing) (catch " + name + " e (ex-message e)))")
                                .asString())
                        .isEqualTo("of the host");
            }
        }
    }

    /** A call goes from Senet to JavaScript to Java and back, and the error tells all of it. */
    @Test
    void errorsCarryTheCallsOfAllLanguages() {
        try (var context = Context.newBuilder("js", Senet.LANGUAGE)
                .allowHostAccess(HostAccess.ALL)
                .build()) {
            var inner = context.eval(Senet.LANGUAGE, "(defn inner [x] (throw (ex-info \"deep\" {:x x}))) inner");
            var middle = context.eval("js", "(function middle(f) { return f(1) })");
            var outer = context.eval(Senet.LANGUAGE, "(defn outer [f g] (+ 1 (f g))) outer");
            assertThatThrownBy(() -> outer.execute(middle, inner))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> {
                        assertThat(e).hasMessage("deep");
                        assertThat(e.getGuestObject()
                                        .getMember("data")
                                        .getHashValue(context.eval(Senet.LANGUAGE, ":x"))
                                        .asInt())
                                .isEqualTo(1);
                        assertThat(e.getPolyglotStackTrace())
                                .filteredOn(frame -> frame.isGuestFrame())
                                .extracting(frame -> frame.getRootName())
                                .containsSubsequence("inner", "middle", "outer");
                    });
            ProxyExecutable failing = arguments -> {
                throw new IllegalStateException("of the host");
            };
            assertThatThrownBy(() -> outer.execute(failing, 1)).isInstanceOfSatisfying(PolyglotException.class, e -> {
                assertThat(e.isHostException()).isTrue();
                assertThat(e.asHostException()).isInstanceOf(IllegalStateException.class);
                assertThat(e.getPolyglotStackTrace())
                        .filteredOn(frame -> frame.isGuestFrame())
                        .extracting(frame -> frame.getRootName())
                        .contains("outer");
            });
        }
    }

    /** Dates and durations of the host: they are shown as it shows them, and come back as they were. */
    @Test
    void errorsOfTheHostHaveAPlaceAndAClass() {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowHostAccess(HostAccess.ALL)
                .build()) {
            Function<Object, Object> fails = x -> {
                throw new IllegalStateException("no");
            };
            assertThatThrownBy(() ->
                            context.eval(Senet.LANGUAGE, "(fn [f] (str (f 1)))").execute(fails))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> {
                        assertThat(e.isHostException()).isTrue();
                        var frame = StreamSupport.stream(
                                        e.getPolyglotStackTrace().spliterator(), false)
                                .filter(PolyglotException.StackFrame::isGuestFrame)
                                .findFirst();
                        assertThat(frame.orElseThrow().getSourceLocation().getCharacters())
                                .hasToString("(f 1)");
                    });
            for (var name : List.of("IllegalStateException", "RuntimeException", "Exception", ":default")) {
                var catches = "(fn [f] (try (f 1) (catch " + name + " e (ex-message e))))";
                assertThat(context.eval(Senet.LANGUAGE, catches).execute(fails).asString())
                        .as(name)
                        .isEqualTo("no");
            }
        }
    }

    /** The contract of Java's maps lets those that order their keys fail for a key of another class. */
    @Test
    void mapsOfTheHostThatOrderTheirKeysLackKeysOfOtherClasses() {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowHostAccess(HostAccess.ALL)
                .build()) {
            var map = new TreeMap<>(Map.of("a", 1));
            var found = context.eval(
                            Senet.LANGUAGE, "(fn [m] [(:a m) (get m 5 :no) (contains? m :a) (contains? m nil)])")
                    .execute(map);
            assertThat(found).hasToString("[1 :no true false]");
        }
    }

    @Test
    void timesOfTheHostPassThrough() {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowHostAccess(HostAccess.ALL)
                .build()) {
            var both = context.eval(Senet.LANGUAGE, "(fn [x] [x (str x)])");
            for (var time : List.of(
                    LocalDate.of(2024, 2, 29), Instant.EPOCH, Duration.ofMinutes(3), LocalTime.NOON, ZoneOffset.UTC)) {
                var passed = both.execute(time);
                assertThat(passed.getArrayElement(0).<Object>asHostObject()).isEqualTo(time);
                assertThat(passed.getArrayElement(1).asString()).isEqualTo(time.toString());
            }
            var year = context.eval(Senet.LANGUAGE, "(fn [x] (senet.native/invoke-member x \"getYear\"))");
            assertThat(year.execute(LocalDate.of(2024, 2, 29)).asInt()).isEqualTo(2024);
        }
    }

    /** What Java's interfaces for functions and collections ask is answered; wrong ones are refused. */
    @Test
    void valuesBecomeInterfacesOfTheHost() throws Exception {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowHostAccess(HostAccess.ALL)
                .build()) {
            var numbers = new ArrayList<>(List.of(3, 1, 2));
            numbers.sort(context.eval(Senet.LANGUAGE, "-").as(new TypeLiteral<Comparator<Integer>>() {}));
            assertThat(numbers).containsExactly(1, 2, 3);
            assertThat(context.eval(Senet.LANGUAGE, "(fn [] 7)")
                            .as(Callable.class)
                            .call())
                    .isEqualTo(7L);
            Iterable<Integer> walked =
                    context.eval(Senet.LANGUAGE, "(map inc [1 2])").as(new TypeLiteral<>() {});
            assertThat(walked).containsExactly(2, 3);
            var start = Games.load(context, "tic-tac-toe").start();
            var value = Games.value(start);
            assertThat(start).isEqualTo(value.as(Position.class)).isNotEqualTo("a text");
            assertThatThrownBy(() -> value.as(Game.class).start()).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> Games.of(context.eval(Senet.LANGUAGE, "[1]")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("[1] is no game");
        }
    }

    /** Objects of a closed context, and of another one. */
    @Test
    void objectsBelongToTheirContext() {
        var closed = Context.create(Senet.LANGUAGE);
        var position = Games.load(closed, "tic-tac-toe").start();
        var move = position.moves().getFirst();
        try (var context = Context.create(Senet.LANGUAGE)) {
            var other = Games.load(context, "tic-tac-toe").start();
            assertThat(other).isNotEqualTo(position);
            assertThatThrownBy(() -> other.apply(move))
                    .isInstanceOf(PolyglotException.class)
                    .hasMessageContaining("`apply` expects a move, or the notation of one, but got #<move a3>");
            closed.close();
            assertThatThrownBy(position::moves).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> Games.load(closed, "chess")).isInstanceOf(IllegalStateException.class);
            assertThat(other.moves()).hasSize(9);
        }
    }

    /** A function of the host that a search calls may use the same context, the same game even. */
    @Test
    void theHostIsCalledAndCallsBackInTheMidstOfASearch() {
        try (var context = Context.create(Senet.LANGUAGE)) {
            var start = Games.load(context, "tic-tac-toe").start();
            ProxyExecutable count = arguments -> start.moves().size()
                    + context.eval(Senet.LANGUAGE, "(count-all (any 1 2 3))").asInt();
            context.getBindings(Senet.LANGUAGE).putMember("count-them", count);
            var found = context.eval(Senet.LANGUAGE, "(doall (all (+ (any 10 20) (count-them) (any 1 2))))");
            assertThat(found).hasToString("(23 24 33 34)");
        }
    }
}
