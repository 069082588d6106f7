package org.senet.tck;

import static org.graalvm.polyglot.tck.TypeDescriptor.ANY;
import static org.graalvm.polyglot.tck.TypeDescriptor.BOOLEAN;
import static org.graalvm.polyglot.tck.TypeDescriptor.NULL;
import static org.graalvm.polyglot.tck.TypeDescriptor.NUMBER;
import static org.graalvm.polyglot.tck.TypeDescriptor.STRING;
import static org.graalvm.polyglot.tck.TypeDescriptor.union;
import static org.senet.tck.SampleValues.arrayOf;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.tck.Snippet;

/** Special forms and macros that decide what is evaluated. */
final class SampleStatements {
    private SampleStatements() {}

    static List<Snippet> in(Context context) {
        var statements = new Snippets(context);
        statements
                .setup("(def ^:dynamic *bound* 1) (defmacro twice [x] `[~x ~x])")
                .function("do", "(fn [a] (do 1 a))", ANY, ANY)
                .function("let", "(fn [a] (let [b a c b] c))", ANY, ANY)
                .function("def", "(fn [x] (def defined x) defined)", ANY, ANY)
                .function("if", "(fn [c] (if c 1 \"no\"))", union(NUMBER, STRING), ANY)
                .function("when", "(fn [c] (when c 1))", ANY, ANY)
                .function("when-not", "(fn [c] (when-not c))", NULL, ANY)
                .function("if-let", "(fn [c] (if-let [x c] [x] []))", arrayOf(ANY), ANY)
                .function("if-some", "(fn [c] (if-some [x c] [x] []))", arrayOf(ANY), ANY)
                .function("cond", "(fn [a] (cond (nil? a) 1 (= a 1) 2 :else 3))", NUMBER, ANY)
                .function("case", "(fn [x] (case x 1 \"one\" \"a\" \"letter\" nil \"nothing\" \"other\"))", STRING, ANY)
                .function("condp", "(fn [x] (condp = x 1 \"one\" \"other\"))", STRING, ANY)
                .function("->", "(fn [x] (-> x vector vector))", arrayOf(arrayOf(ANY)), ANY)
                .function("some->", "(fn [x] (some-> x vector))", ANY, ANY)
                .function(
                        "loop",
                        "(fn [x] (loop [n 0 all []] (if (< n 3) (recur (inc n) (conj all x)) all)))",
                        arrayOf(ANY),
                        ANY)
                .function("while", "(fn [x] (let [a (atom x)] (while @a (reset! a nil))))", NULL, ANY)
                .function("dotimes", "(fn [x] (dotimes [i 2] x))", NULL, ANY)
                .function("doseq", "(fn [x] (doseq [i [1 2]] x))", NULL, ANY)
                .function("set!", "(fn [x] (let [a 1] (set! a x) a))", ANY, ANY)
                .function("try", "(fn [x] (try x (catch Exception e 1) (finally 2)))", ANY, ANY)
                .function(
                        "throw",
                        "(fn [x] (try (throw {:thrown x}) (catch Exception e (:thrown (ex-data e)))))",
                        ANY,
                        ANY)
                .function("binding", "(fn [x] (binding [*bound* x] *bound*))", ANY, ANY)
                .function("recur", "((fn [] (fn count-down [x] (if x (recur nil) 0))))", NUMBER, ANY)
                .function("any", "(fn [a] (vec (all (any a 1))))", arrayOf(ANY), ANY)
                .function("check", "(fn [x] (vec (all (check x) x)))", arrayOf(ANY), ANY)
                .function("one", "(fn [a] (one (any a 1)))", ANY, ANY)
                .function("exists?", "(fn [x] (exists? (check (nil? x))))", BOOLEAN, ANY)
                .function("prompt", "(fn [x] (prompt [(shift k (k x))]))", arrayOf(ANY), ANY)
                .function("macro", "(fn [x] (twice x))", arrayOf(ANY), ANY);
        return statements.list();
    }
}
