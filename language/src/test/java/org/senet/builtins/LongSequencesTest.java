package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whoever walks along a sequence does not keep what lies behind, so that the sequence may be of any length. Functions in
 * Java such as {@code count} are left out: what they hold depends on what the host has compiled.
 */
class LongSequencesTest {
    private static final int ELEMENTS = 100;
    private static final int LEFT_OVER = 5;

    private final List<WeakReference<Object>> made = new ArrayList<>();
    private long kept = -1;

    /** What a program sees as an element. */
    public static final class Element {}

    private Object make() {
        var element = new Element();
        made.add(new WeakReference<>(element));
        return element;
    }

    /** At the end of the walk, counts the elements that somebody still holds. */
    private void look() {
        if (made.size() == ELEMENTS) {
            System.gc();
            kept = made.stream().filter(element -> element.get() != null).count();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(reduce (fn [n x] (look) (inc n)) 0 (elements))",
                "(do (defn walk [xs] (if (seq xs) (do (look) (recur (rest xs))))) (walk (elements)))",
                "(do (defn walk [xs] (if (seq xs) (do (look) (recur (rest xs))))) (let [xs (elements)] (walk xs)))",
                "(let [xs (elements)] (reduce (fn [n x] (look) (inc n)) 0 xs))",
                "(do (defn f [xs] (let [ys (map identity xs)] (if (seq ys) (run! (fn [x] (look)) ys)))) (f (elements)))",
                "(transduce (map (fn [x] (look) x)) (completing (fn [n x] (inc n))) 0 (elements))",
                "(doseq [x (elements)] (look))",
                "(loop [xs (elements)] (if (seq xs) (do (look) (recur (next xs)))))",
                "(some (fn [x] (look) false) (elements))",
                "(do (require 'senet.control) (loop [co (senet.control/resume (senet.control/coroutine (dotimes [i 100]"
                        + " (senet.control/yield (first (elements))))))] (if (senet.control/suspended? co)"
                        + " (do (look) (recur (senet.control/resume co))))))"
            })
    void keepsNothing(String program) {
        try (var context =
                Context.newBuilder("senet").allowHostAccess(HostAccess.ALL).build()) {
            var scope = context.eval(
                    "senet",
                    "(fn [make look] (def elements (fn [] (map (fn [_] (make)) (range 100))))" + " (def look look))");
            scope.execute((ProxyExecutable) arguments -> make(), (ProxyExecutable) arguments -> {
                look();
                return null;
            });
            context.eval("senet", program);
        }

        assertThat(kept).isBetween(0L, (long) LEFT_OVER);
    }
}
