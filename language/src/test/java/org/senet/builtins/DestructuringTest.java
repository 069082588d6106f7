package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Patterns in bindings and parameters. Values are those of Clojure. */
class DestructuringTest {
    @TestFactory
    Stream<DynamicTest> vectors() {
        return Table.tests("""
            (let [[a b] [1 2]] [a b]) => [1 2]
            (let [[a b c] [1 2]] [a b c]) => [1 2 nil]
            (let [[a] nil] a) => nil
            (let [[a & more] [1 2 3]] [a more]) => [1 (2 3)]
            (let [[a & more] [1]] more) => nil
            (let [[& all] []] all) => nil
            (let [[a :as all] [1 2]] [a all]) => [1 [1 2]]
            (let [[a & b :as all] [1 2 3]] [a b all]) => [1 (2 3) [1 2 3]]
            (let [[a [b [c]]] [1 [2 [3]]]] [a b c]) => [1 2 3]
            (let [[a b] "xy"] [a b]) => [\\x \\y]
            (let [[a b] '(1 2)] [a b]) => [1 2]
            (let [[a b] (map inc [1 2])] [a b]) => [2 3]
            (let [[_ b] [1 2]] b) => 2
            (let [[[k v]] (seq {:a 1})] [k v]) => [:a 1]
            (let [[a & [b & c]] [1 2 3 4]] [a b c]) => [1 2 (3 4)]
            (let [[a & {:keys [b]}] [1 :b 2]] [a b]) => [1 2]
            (let [[a b] #{1 2}] a) !! expects a collection whose elements have an order
            """);
    }

    @TestFactory
    Stream<DynamicTest> maps() {
        return Table.tests("""
            (let [{a :a} {:a 1}] a) => 1
            (let [{:keys [a b]} {:a 1}] [a b]) => [1 nil]
            (let [{:keys [a b] :or {b 5}} {:a 1}] [a b]) => [1 5]
            (let [{:keys [a] :or {a 5}} {:a nil}] a) => nil
            (let [{:keys [a] :or {a 5}} {:a false}] a) => false
            (let [{a :x :or {a 7}} {}] a) => 7
            (let [{:strs [a]} {"a" 1}] a) => 1
            (let [{:syms [a]} {'a 1}] a) => 1
            (let [{:keys [x/a]} {:x/a 1}] a) => 1
            (let [{:x/keys [a b]} {:x/a 1 :x/b 2}] [a b]) => [1 2]
            (let [{:syms [x/a]} {'x/a 1}] a) => 1
            (let [{:keys [:a]} {:a 1}] a) => 1
            (let [{:keys [a] :as all} {:a 1 :b 2}] [a all]) => [1 {:a 1, :b 2}]
            (let [{[a b] :pair} {:pair [1 2]}] [a b]) => [1 2]
            (let [{{:keys [b]} :a} {:a {:b 3}}] b) => 3
            (let [{a 0 b 1} [7 8]] [a b]) => [7 8]
            (let [{a "k"} {"k" 1}] a) => 1
            (let [{:keys [a]} nil] a) => nil
            (let [{:keys [a b]} '(:a 1 :b 2)] [a b]) => [1 2]
            (let [a 1 {b :b :or {b a}} {}] b) => 1
            """);
    }

    @TestFactory
    Stream<DynamicTest> everywhere() {
        return Table.tests("""
            ((fn [[a b] {:keys [c]}] [a b c]) [1 2] {:c 3}) => [1 2 3]
            ((fn [a & [b c]] [a b c]) 1 2) => [1 2 nil]
            ((fn [a & {:keys [b] :or {b 9}}] [a b]) 1) => [1 9]
            ((fn [a & {:keys [b]}] [a b]) 1 :b 2) => [1 2]
            ((fn [a & {:keys [b]}] [a b]) 1 {:b 2}) => [1 2]
            (defn area [{:keys [width height]}] (* width height))
            (area {:width 2 :height 3}) => 6
            (loop [[x & more] [1 2 3] sum 0] (if x (recur more (+ sum x)) sum)) => 6
            (map (fn [[k v]] [v k]) {:a 1}) => ([1 :a])
            (for [{:keys [a]} [{:a 1} {:a 2}]] a) => (1 2)
            (defmacro swap-arguments [[f a b]] (list f b a))
            (swap-arguments (- 1 3)) => 2
            (let [x 1 [x y] [x 2]] [x y]) => [1 2]
            """);
    }

    @TestFactory
    Stream<DynamicTest> mistakes() {
        return Table.tests("""
            (let [[a 5] [1]] a) !! expected a name or a pattern, but got 5
            (let [[a & b c] [1]] a) !! one name follows `&`
            (let [[a &] [1]] a) !! a name is missing behind `&`
            (let [[a & b & c] [1]] a) !! `&` stands twice
            (let [[a :as 5] [1]] a) !! expected a name, but got 5
            (let [[a :or 5] [1]] a) !! `:or` means nothing in the pattern of a vector
            (let [{:keys a} {}] 1) !! `:keys` needs a vector of names, but got a
            (let [{:keys [1]} {}] 1) !! expected a name, but got 1
            (let [{:key [a]} {}] 1) !! did you mean `:keys`?
            (let [{:keys [a] :or [a 1]} {}] 1) !! `:or` needs a map of names and defaults, but got [a 1]
            (let [[a/b] [1]] 1) !! a local name has no namespace, but got `a/b`
            """);
    }
}
