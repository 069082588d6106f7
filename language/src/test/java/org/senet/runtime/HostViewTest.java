package org.senet.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.oracle.truffle.api.interop.InteropException;
import com.oracle.truffle.api.interop.InteropLibrary;
import java.math.BigInteger;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host sees through the polyglot interface: variables, display texts, kinds of values. */
class HostViewTest {
    private final Context context = Context.create("senet");
    private final InteropLibrary interop = InteropLibrary.getUncached();

    @AfterEach
    void close() {
        context.close();
    }

    private Value eval(String text) {
        return context.eval("senet", text);
    }

    private Value bindings() {
        return context.getBindings("senet");
    }

    // ---- variables

    @Test
    void variablesAreMembers() {
        eval("(def answer 42) (defmacro twice [x] `(do ~x ~x))");

        assertThat(bindings().getMember("answer").asInt()).isEqualTo(42);
        assertThat(bindings().getMember("inc").execute(1).asInt()).isEqualTo(2);
        assertThat(bindings().getMemberKeys())
                .contains("answer", "inc", "map")
                .doesNotContain("twice", "when", "upper-case");
        assertThat(bindings().hasMember("no-such-name")).isFalse();
    }

    @Test
    void aHostDefinesAndChangesVariables() {
        eval("(def a 1) (defn f [] a)");
        bindings().putMember("a", 2);
        bindings().putMember("b", "text");
        bindings().putMember("big", BigInteger.TWO.pow(70));

        assertThat(eval("[(f) a (str b \"!\") (inc big)]")).hasToString("[2 2 \"text!\" 1180591620717411303425N]");
        assertThat(eval("(= big (let [n 1180591620717411303424] n))").asBoolean())
                .isTrue();
    }

    @Test
    void aHostVariableHidesOneOfTheCoreInItsNamespaceOnly() {
        bindings().putMember("inc", 5);

        assertThat(eval("inc").asInt()).isEqualTo(5);
        assertThat(eval("(ns other) (inc 1)").asInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"a b", "a/b", "(", "7up", "''"})
    void whatIsNoNameCannotBeDefined(String name) {
        assertThatThrownBy(() -> bindings().putMember(name, 1)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theMembersFollowTheNamespace() {
        assertThat(bindings()).hasToString("user");
        eval("(def here 1) (ns garden (:require [senet.string :refer [join]])) (def there 2)");

        assertThat(bindings()).hasToString("garden");
        assertThat(bindings().hasMember("here")).isFalse();
        assertThat(bindings().getMember("there").asInt()).isEqualTo(2);
        assertThat(bindings().hasMember("join")).isTrue();
    }

    // ---- display texts

    @Test
    void valuesPrintAsTheLanguagePrintsThem() {
        assertThat(eval("{:a [1 2.5 1/3 nil] \"b\" #{\\c}}")).hasToString("{:a [1 2.5 1/3 nil], \"b\" #{\\c}}");
        assertThat(eval("(map inc [1 2])")).hasToString("(...)");
        assertThat(eval("nil")).hasToString("nil");
        assertThat(eval("\"a\\nb\"")).hasToString("\"a\\nb\"");
    }

    private String preview(String form) {
        return eval("(require 'senet.repl) (senet.repl/preview " + form + ")").asString();
    }

    @Test
    void endlessValuesPrintBounded() {
        assertThat(eval("(range)").toString()).hasSizeLessThan(2001).endsWith("...");
        assertThat(preview("(range)")).startsWith("(0 1 2 ").endsWith(" 198 199 ...)");
        assertThat(preview("(vec (range 201))")).endsWith(" 199 ...]");
        assertThat(preview("(vec (range 200))")).endsWith(" 199]");
        assertThat(preview("(zipmap (range 201) (range))")).endsWith(", ...}");
        assertThat(preview("(iterate vector 0)")).hasSize(10_000).endsWith("...");
        assertThat(preview("(let [a (atom nil)] (reset! a [a]) a)")).hasSizeLessThan(10_001);
    }

    @Test
    void whatFailsWhileAValueIsPrintedIsAnErrorOfTheProgram() {
        assertThatThrownBy(() -> preview("(map (fn [x] (/ 1 x)) [1 0])"))
                .isInstanceOfSatisfying(PolyglotException.class, e -> {
                    assertThat(e.isGuestException()).isTrue();
                    assertThat(e.isInternalError()).isFalse();
                });
    }

    // ---- kinds

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nil|nil",
                "true|boolean",
                "5|long",
                "5N|bigint",
                "2.5|double",
                "1/2|ratio",
                "(str 1)|string",
                ":a|keyword",
                "[1]|vector",
                "{}|map",
                "#{}|set",
                "(list 1)|list",
                "(quote a)|symbol",
                "(map inc [1])|seq",
                "inc|function",
                "(atom 1)|atom",
                "(ex-info (str 1) {})|exception"
            })
    void toolsSeeTheKindOfAValue(String form, String kind) throws InteropException {
        eval("(def x " + form + ") (def f (fn [] 1))");
        context.enter();
        try {
            var meta = interop.getMetaObject(view("x"));

            assertThat(interop.getMetaSimpleName(meta)).isEqualTo(kind);
            assertThat(interop.isMetaInstance(meta, view("x"))).isTrue();
            assertThat(interop.isMetaInstance(interop.getMetaObject(view("f")), view("x")))
                    .isEqualTo(kind.equals("function"));
        } finally {
            context.leave();
        }
        assertThat(eval("(str (type x))").asString()).isEqualTo(kind.equals("nil") ? "" : ":" + kind);
    }

    private Object view(String variable) throws InteropException {
        return new LanguageView(interop.readMember(SenetContext.get(null).topScope(), variable));
    }

    // ---- sessions

    @Test
    void textThatEndsTooEarlyIsTold() {
        for (var text : new String[] {"(", "[1 {", "\"ab", "#(", "'", "(f ; comment", "#\"a", "#_", "\\", "^:a"}) {
            assertThatThrownBy(() -> context.parse("senet", text))
                    .as(text)
                    .isInstanceOfSatisfying(PolyglotException.class, e -> {
                        assertThat(e.isSyntaxError()).isTrue();
                        assertThat(e.isIncompleteSource()).isTrue();
                    });
        }
        assertThatThrownBy(() -> context.parse("senet", "(]")).isInstanceOfSatisfying(PolyglotException.class, e -> {
            assertThat(e.isSyntaxError()).isTrue();
            assertThat(e.isIncompleteSource()).isFalse();
        });
    }

    @ParameterizedTest
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    @CsvSource(
            delimiter = '|',
            value = {
                "(loop [n 0] (recur (inc n)))",
                "(while true)",
                "(reduce + (map inc (cycle [1 2])))",
                "(count (iterate identity 0))",
                "(count-all (loop [] (if (any true false) 1 (recur))))",
                "((fn f [] (if true (recur) 1)))",
                "(run! identity (repeat 1))",
                "(mapv identity (repeatedly (fn [] nil)))",
                "(first (filter neg? (iterate inc 0)))"
            })
    void aRunningEvaluationCanBeInterrupted(String form) throws Exception {
        eval("(def kept 7)");
        var started = new CountDownLatch(1);
        bindings().putMember("host-started", (ProxyExecutable) arguments -> {
            started.countDown();
            return 0;
        });
        var evaluation = CompletableFuture.runAsync(() -> eval("(host-started) " + form));
        started.await();
        context.interrupt(Duration.ofSeconds(30));

        assertThatThrownBy(evaluation::join)
                .hasCauseInstanceOf(PolyglotException.class)
                .satisfies(e -> assertThat(((PolyglotException) e.getCause()).isInterrupted())
                        .isTrue());
        assertThat(eval("kept").asInt()).isEqualTo(7);
    }
}
