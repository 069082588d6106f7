package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Sequences, lazy ones and those who walk along them. Values are those of Clojure. */
class SequencesTest {
    @TestFactory
    Stream<DynamicTest> steps() {
        return Table.tests("""
            (seq nil) => nil
            (seq []) => nil
            (seq {:a 1}) => ([:a 1])
            (seq "ab") => (\\a \\b)
            (seq 5) !! `seq` expects a collection, but got 5
            (first nil) => nil
            (first [nil 1]) => nil
            (rest nil) => ()
            (rest [1]) => ()
            (next [1]) => nil
            (next [1 2]) => (2)
            (cons 1 nil) => (1)
            (cons 1 [2]) => (1 2)
            (second [1]) => nil
            (ffirst [[1 2]]) => 1
            (nfirst [[1 2]]) => (2)
            (fnext [1 2]) => 2
            (nnext [1 2 3]) => (3)
            (last [1 2 3]) => 3
            (last nil) => nil
            (last '(1 2)) => 2
            (butlast [1]) => nil
            (butlast [1 2 3]) => (1 2)
            (count (range 10)) => 10
            (count {:a 1}) => 1
            (count 5) !! `count` expects a collection, but got 5
            (nthrest [1 2 3] 0) => [1 2 3]
            (nthrest [1 2 3] 5) => ()
            (nthnext [1 2 3] 3) => nil
            (take-last 2 [1 2 3]) => (2 3)
            (take-last 2 []) => nil
            (split-at 2 [1 2 3]) => [(1 2) (3)]
            (reverse nil) => ()
            (doall (map inc [1])) => (2)
            (dorun (map inc [1])) => nil
            (sequence nil) => ()
            (empty? (rest (range 1))) => true
            """);
    }

    @TestFactory
    Stream<DynamicTest> lazyOnes() {
        return Table.tests("""
            (take 3 (range)) => (0 1 2)
            (range 0) => ()
            (range 5 5) => ()
            (range 1 10 3) => (1 4 7)
            (range 5 0 -2) => (5 3 1)
            (range 0.0 1.0 0.25) => (0.0 0.25 0.5 0.75)
            (range 0 1 1/3) => (0 1/3 2/3)
            (range 2.5) => (0 1 2)
            (range :a) !! `range` expects a number, but got :a
            (repeat 3 :x) => (:x :x :x)
            (repeat 0 :x) => ()
            (take 3 (repeat 1)) => (1 1 1)
            (take 5 (cycle [1 2 3])) => (1 2 3 1 2)
            (cycle []) => ()
            (take 0 [1]) => ()
            (take 5 [1 2]) => (1 2)
            (take -1 [1 2]) => ()
            (drop 1 [1 2]) => (2)
            (drop 5 [1 2]) => ()
            (drop-last [1 2 3]) => (1 2)
            (drop-last 2 [1 2 3]) => (1)
            (take-nth 2 (range 6)) => (0 2 4)
            (concat) => ()
            (concat [1] nil '(2) #{3} "a") => (1 2 3 \\a)
            (take 3 (concat [1] (range))) => (1 0 1)
            (interleave [1 2] [:a :b :c]) => (1 :a 2 :b)
            (interleave) => ()
            (interpose 0 [1 2 3]) => (1 0 2 0 3)
            (interpose 0 []) => ()
            (partition 2 [1 2 3 4 5]) => ((1 2) (3 4))
            (partition 3 1 (range 5)) => ((0 1 2) (1 2 3) (2 3 4))
            (partition 2 3 (range 8)) => ((0 1) (3 4) (6 7))
            (partition 3 3 [:x :y] (range 4)) => ((0 1 2) (3 :x :y))
            (partition 3 3 [] (range 4)) => ((0 1 2) (3))
            (partition-all 2 [1 2 3]) => ((1 2) (3))
            (partition-all 2 1 [1 2 3]) => ((1 2) (2 3) (3))
            (distinct [1 2 1 3 2]) => (1 2 3)
            (take 2 (distinct (cycle [1 2]))) => (1 2)
            (dedupe [1 1 2 2 1]) => (1 2 1)
            (flatten [1 [2 [3 '(4)]] #{5}]) => (1 2 3 4 #{5})
            (flatten nil) => ()
            (take "2" [1]) !! `take` expects an integer, but got "2"
            """);
    }

    @TestFactory
    Stream<DynamicTest> sorting() {
        return Table.tests("""
            (sort [3 1 2]) => (1 2 3)
            (sort nil) => ()
            (sort > [3 1 2]) => (3 2 1)
            (sort compare ["b" "a"]) => ("a" "b")
            (sort (fn [a b] (- b a)) [1 2 3]) => (3 2 1)
            (sort [[2 1] [1 9] [1]]) => ([1] [1 9] [2 1])
            (sort-by first [[2 :b] [1 :a] [2 :a]]) => ([1 :a] [2 :b] [2 :a])
            (sort-by :n > [{:n 1} {:n 3}]) => ({:n 3} {:n 1})
            (sort [1 "a"]) !! `sort`: cannot compare
            (sort [1 nil]) => (nil 1)
            (sort-by count < ["ccc" "a" "bb"]) => ("a" "bb" "ccc")
            """);
    }

    @TestFactory
    Stream<DynamicTest> nothingIsComputedTooEarly() {
        return Table.tests("""
            (def seen (atom []))
            (defn look [x] (swap! seen conj x) x)
            (def looked (map look [1 2 3]))
            @seen => []
            (first looked) => 1
            @seen => [1]
            (second looked) => 2
            @seen => [1 2]
            (do (doall looked) (doall looked) @seen) => [1 2 3]
            (do (reset! seen []) (first (filter even? (map look (range 10)))) @seen) => [0]
            (do (reset! seen []) (dorun (take 2 (map look (range 10)))) @seen) => [0 1]
            (do (reset! seen []) (rest (map look [1 2])) @seen) => [1]
            (do (reset! seen []) (some odd? (map look [2 3 4])) @seen) => [2 3]
            (do (reset! seen []) (dorun (take-while (fn [x] (< x 2)) (map look (range 10)))) @seen) => [0 1 2]
            (do (reset! seen []) (first (for [x (range 10)] (look x))) @seen) => [0]
            (do (reset! seen []) (first (mapcat (fn [x] [(look x)]) (range 10))) @seen) => [0]
            (do (reset! seen []) (concat (map look [1])) @seen) => []
            (realized? (map inc [1])) => false
            (let [s (map inc [1])] (first s) (realized? s)) => true
            """);
    }

    @TestFactory
    Stream<DynamicTest> longOnes() {
        return Table.tests("""
            (reduce + (range 100000)) => 4999950000
            (reduce + (map inc (range 100000))) => 5000050000
            (count (filter odd? (map inc (range 100000)))) => 50000
            (first (drop 100000 (iterate inc 0))) => 100000
            (first (filter neg? (concat (range 100000) [-1]))) => -1
            (first (remove (constantly true) (range 100000))) => nil
            (last (for [x (range 50000) :when (odd? x)] x)) => 49999
            (count (mapcat (fn [x] (if (= x 99999) [x])) (range 100000))) => 1
            (last (take-while (fn [x] (< x 50000)) (range))) => 49999
            (first (drop-while (fn [x] (< x 100000)) (range))) => 100000
            (count (keep (fn [x] nil) (range 100000))) => 0
            (last (reductions + (range 50000))) => 1249975000
            (count (partition-by (fn [x] (quot x 1000)) (range 20000))) => 20
            (count (distinct (map (fn [x] (rem x 10)) (range 50000)))) => 10
            (last (map-indexed + (range 50000))) => 99998
            (loop [i 0 s (range 100000)] (if (seq s) (recur (inc i) (rest s)) i)) => 100000
            """);
    }
}
