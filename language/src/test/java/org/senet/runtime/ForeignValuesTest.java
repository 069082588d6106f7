package org.senet.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyHashMap;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of a host in Senet's functions. */
class ForeignValuesTest {
    private static Context context;

    /** An object with a field, for programs. */
    public static final class Player {
        /** The name. */
        @HostAccess.Export
        public final String name = "Ann";
    }

    @BeforeAll
    static void open() {
        context = Context.newBuilder("senet")
                .allowHostAccess(HostAccess.newBuilder(HostAccess.EXPLICIT)
                        .allowListAccess(true)
                        .allowArrayAccess(true)
                        .allowMapAccess(true)
                        .allowIterableAccess(true)
                        .allowIteratorAccess(true)
                        .build())
                .build();
        var values = context.getBindings("senet");
        values.putMember("listed", new ArrayList<>(List.of(3, 1, 2)));
        values.putMember("array", new int[] {3, 1, 2});
        values.putMember("proxy", ProxyArray.fromArray(3, 1, 2));
        values.putMember("ordered", new TreeSet<>(List.of(1, 2)));
        values.putMember("table", new LinkedHashMap<>(Map.of("a", 1)));
        values.putMember("numbers", new LinkedHashMap<>(Map.of(5, "five")));
        values.putMember("hash", ProxyHashMap.from(new LinkedHashMap<>(Map.of("a", 1))));
        values.putMember("object", ProxyObject.fromMap(new LinkedHashMap<>(Map.of("a", 1))));
        values.putMember("player", new Player());
        values.putMember("nothing", Arrays.asList(null, true, "x", 'c', 1.5f));
        values.putMember("sum", (ProxyExecutable) arguments -> {
            int sum = 0;
            for (var argument : arguments) {
                sum += argument.asInt();
            }
            return sum;
        });
        values.putMember("failing", (ProxyExecutable) arguments -> {
            throw new IllegalStateException("the host has failed");
        });
    }

    @AfterAll
    static void close() {
        context.close();
    }

    private static String eval(String text) {
        return context.eval("senet", text).toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(mapv count [listed array proxy ordered table hash])|[3 3 3 2 1 1]",
                "(nth listed 1)|1",
                "(nth array 3 :none)|:none",
                "(get proxy 0)|3",
                "(get proxy 7)|nil",
                "[(first array) (second array) (last array)]|[3 1 2]",
                "(vec (sort listed))|[1 2 3]",
                "(mapv inc array)|[4 2 3]",
                "(reduce + proxy)|6",
                "(into #{} ordered)|#{1 2}",
                "(let [[a & more] listed] [a more])|[3 (1 2)]",
                "(vec (for [x array :when (odd? x)] x))|[3 1]",
                "(apply max listed)|3",
                "(vec (all (any-of array)))|[3 1 2]",
                "(vec nothing)|[nil true \"x\" \\c 1.5]",
                "(if (second nothing) :yes :no)|:yes",
                "(conj (vec array) 4)|[3 1 2 4]",
                "(empty? listed)|false",
                "(seqable? ordered)|true",
                "(contains? listed 2)|true",
                "(contains? listed 3)|false"
            })
    void arraysAndOtherCollectionsAreWalkedThrough(String form, String expected) {
        assertThat(eval(form)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(mapv (fn [m] (get m \"a\")) [table hash object])|[1 1 1]",
                "(mapv :a [table hash object])|[1 1 1]",
                "(let [{:keys [a b] :or {b 2}} table] [a b])|[1 2]",
                "(get numbers 5)|\"five\"",
                "(get table :b :none)|:none",
                "(mapv keys [table hash object])|[(\"a\") (\"a\") (\"a\")]",
                "(mapv vals [table hash object])|[(1) (1) (1)]",
                "(mapv (fn [m] (contains? m \"a\")) [table hash object])|[true true true]",
                "(into {} hash)|{\"a\" 1}",
                "(vec (map key table))|[\"a\"]",
                "(do (require 'senet.json) (senet.json/write-str [table hash numbers listed]))|\"[{\\\"a\\\":1},{\\\"a\\\":1},{\\\"5\\\":\\\"five\\\"},[3,1,2]]\"",
                "(get-in [object] [0 :a])|1",
                "(:name player)|\"Ann\"",
                "(:secret player)|nil"
            })
    void hashesAndObjectsAreLookedUp(String form, String expected) {
        assertThat(eval(form)).isEqualTo(expected);
    }

    @Test
    void functionsOfTheHostAreCalled() {
        assertThat(eval("[(sum 1 2) (apply sum [1 2 3]) (mapv sum [1 2]) (reduce sum 0 array) (fn? sum) (ifn? sum)]"))
                .isEqualTo("[3 6 [1 2] 6 true true]");
        assertThat(eval("(sum 5N)")).isEqualTo("5");
    }

    @Test
    void errorsOfTheHostAreCaught() {
        assertThat(eval("(try (failing) (catch IllegalStateException e [(exception? e) (ex-message e) (ex-cause e)]))"))
                .isEqualTo("[true \"the host has failed\" nil]");
        assertThat(eval("(try (mapv failing [1]) (catch Exception e (ex-message e)) (finally 1))"))
                .isEqualTo("\"the host has failed\"");
        assertThatThrownBy(() -> eval("(failing)")).isInstanceOfSatisfying(PolyglotException.class, e -> {
            assertThat(e.isHostException()).isTrue();
            assertThat(e.asHostException()).isInstanceOf(IllegalStateException.class);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(count player)|`count` expects a collection, but got ",
                "(nth table 0)|`nth` expects a collection whose elements have an order, but got ",
                "(assoc table :b 1)|`assoc` expects a map or a vector, but got ",
                "(keys array)|`keys` expects the entry of a map, but got 3",
                "(player 1)|is not a function, so it cannot be called",
                "(inc listed)|expected a number, but got "
            })
    void whatCannotBeDoneIsToldInPlainWords(String form, String message) {
        assertThatThrownBy(() -> eval(form)).isInstanceOfSatisfying(PolyglotException.class, e -> {
            assertThat(e.isGuestException()).isTrue();
            assertThat(e.getMessage()).contains(message);
        });
    }

    @Test
    void whatTheHostChangesIsSeen() {
        var list = new ArrayList<>(List.of(1));
        context.getBindings("senet").putMember("changing", list);
        eval("(def before (vec changing))");
        list.add(2);

        assertThat(eval("[before (count changing) (= changing changing)]")).isEqualTo("[[1] 2 true]");
    }
}
