package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Sorted maps and sets, and collections that are changed in place. */
class SortedTest {
    @TestFactory
    Stream<DynamicTest> maps() {
        return Table.tests("""
            (sorted-map 3 :c 1 :a 2 :b) => {1 :a, 2 :b, 3 :c}
            (sorted-map-by > 1 :a 2 :b) => {2 :b, 1 :a}
            (assoc (sorted-map "b" 1) "a" 2) => {"a" 2, "b" 1}
            (dissoc (sorted-map 1 :a 2 :b) 1 7) => {2 :b}
            (get (sorted-map 1 :a) 1) => :a
            ((sorted-map 1 :a) 2 :none) => :none
            (keys (into (sorted-map) {:b 1 :a 2})) => (:a :b)
            (= (sorted-map 1 2) {1 2}) => true
            (= {:a 1} (sorted-map 1 1)) => false
            (= (hash (sorted-map 1 2)) (hash {1 2})) => true
            (first (empty (sorted-map-by > 1 2))) => nil
            (keys (into (empty (sorted-map-by > 1 2)) {1 1 2 2})) => (2 1)
            (sorted-map 1) !! the last key has no value
            (sorted-map 1 2 :a 3) !! cannot compare
            (meta (assoc (with-meta (sorted-map) {:a 1}) 1 2)) => {:a 1}
            (rseq (sorted-map 1 2 3 4)) => ([3 4] [1 2])
            (subseq (sorted-map 1 :a 2 :b 3 :c) > 1) => ([2 :b] [3 :c])
            (rsubseq (sorted-map 1 :a 2 :b 3 :c) >= 2) => ([3 :c] [2 :b])
            """);
    }

    @TestFactory
    Stream<DynamicTest> sets() {
        return Table.tests("""
            (sorted-set 3 1 2 1) => #{1 2 3}
            (sorted-set-by (fn [a b] (compare b a)) 1 2) => #{2 1}
            (conj (sorted-set 2) 1 3) => #{1 2 3}
            (disj (sorted-set 1 2 3) 2) => #{1 3}
            (= #{1 2} (sorted-set 2 1)) => true
            (= (sorted-set :a) (sorted-set 1)) => false
            (subseq (sorted-set 1 2 3 4 5) >= 2 < 5) => (2 3 4)
            (rsubseq (sorted-set 1 2 3 4 5) > 1 <= 4) => (4 3 2)
            (subseq (sorted-set 1 2) > 2) => nil
            (map sorted? [(sorted-set) #{} (sorted-map) [1]]) => (true false true false)
            (let [xs (shuffle (range 2000))] (= (range 2000) (seq (apply sorted-set xs)))) => true
            (= (range 1 2000 2) (seq (reduce disj (apply sorted-set (shuffle (range 2000))) (range 0 2000 2)))) => true
            (= (range 1999 -1 -1) (rseq (apply sorted-set (shuffle (range 2000))))) => true
            """);
    }

    @TestFactory
    Stream<DynamicTest> transients() {
        return Table.tests("""
            (persistent! (reduce conj! (transient []) (range 5))) => [0 1 2 3 4]
            (= (range 3000) (persistent! (reduce conj! (transient [0]) (range 1 3000)))) => true
            (persistent! (assoc! (transient {:a 1}) :b 2 :c)) => {:a 1, :b 2, :c nil}
            (persistent! (dissoc! (transient {:a 1 :b 2}) :a)) => {:b 2}
            (persistent! (disj! (conj! (transient #{1}) 2) 1)) => #{2}
            (persistent! (pop! (conj! (transient [1 2]) 3))) => [1 2]
            (let [v [1 2]] (persistent! (assoc! (transient v) 0 9)) v) => [1 2]
            (let [t (conj! (transient [1]) 2)] [(count t) (nth t 1) (get t 0) (t 1)]) => [2 2 1 2]
            (let [t (transient {:a 1})] [(:a t) (t :a) (contains? t :b)]) => [1 1 false]
            (let [t (transient [])] (persistent! t) (conj! t 1)) !! after `persistent!`
            (transient '(1)) !! expected a vector, or a map or set that is not sorted
            (conj! [1] 2) !! a collection made by transient
            (conj (transient [1]) 2) !! `conj` expects a collection
            """);
    }

    @Test
    void hostsMayAskForKeysThatTheOrderCannotCompare() {
        try (var context = Context.create("senet")) {
            for (var order : List.of(
                    ">", "(fn [a b] (compare (count b) (count a)))", "(fn [a b] (throw (ex-info (str a b) {})))")) {
                var map = context.eval("senet", "(sorted-map-by " + order + ")");
                assertThat(map.hasMember("start")).isFalse();
            }
            var numbers = context.eval("senet", "(sorted-map-by > 1 :a 2 :b)");
            assertThat(numbers.hasMember("start")).isFalse();
            assertThat(numbers.getHashValueOrDefault("start", "none").asString())
                    .isEqualTo("none");
            assertThat(numbers.getHashValue(2).toString()).isEqualTo(":b");
            var texts = context.eval(
                    "senet", "(into (sorted-map-by (fn [a b] (compare (count b) (count a)))) {\"a\" 1 \"bbb\" 2})");
            assertThat(texts.hasMember("start")).isFalse();
            assertThat(texts.getMember("bbb").asInt()).isEqualTo(2);
        }
    }
}
