package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Transducers: those that functions make without a collection, and what uses them. */
class TransducersTest {
    @TestFactory
    Stream<DynamicTest> each() {
        return Table.tests("""
            (into [] (map inc) [1 2]) => [2 3]
            (into [] (filter odd?) [1 2 3]) => [1 3]
            (into [] (remove odd?) [1 2 3]) => [2]
            (into [] (keep {:a 1}) [:a :b]) => [1]
            (into [] (map-indexed vector) [:a :b]) => [[0 :a] [1 :b]]
            (into [] (keep-indexed (fn [i x] (if (odd? i) x))) [:a :b]) => [:b]
            (into [] (mapcat range) [1 3]) => [0 0 1 2]
            (into [] cat [[1] nil [2 3]]) => [1 2 3]
            (into [] (comp cat (take 2)) [[1 2 3] [4]]) => [1 2]
            (into [] (take 2) [1 2 3]) => [1 2]
            (into [] (take 0) [1 2 3]) => []
            (into [] (take-while pos?) [1 0 1]) => [1]
            (into [] (take-nth 2) [1 2 3]) => [1 3]
            (into [] (drop 2) [1 2 3]) => [3]
            (into [] (drop-while pos?) [1 0 1]) => [0 1]
            (into [] (replace {1 :one}) [1 2]) => [:one 2]
            (into [] (partition-by odd?) [1 3 2 5]) => [[1 3] [2] [5]]
            (into [] (partition-by identity) [nil nil 1]) => [[nil nil] [1]]
            (into [] (comp (partition-by odd?) (take 1)) [1 3 2 5]) => [[1 3]]
            (into [] (partition-all 2) [1 2 3]) => [[1 2] [3]]
            (into [] (comp (partition-all 2) (take 1)) [1 2 3]) => [[1 2]]
            (into [] (distinct) [1 2 1]) => [1 2]
            (into [] (dedupe) [1 1 2 1 nil nil]) => [1 2 1 nil]
            (into [] (interpose 0) [1 2 3]) => [1 0 2 0 3]
            (into [] (comp (interpose 0) (take 2)) [1 2 3]) => [1 0]
            (into [] (random-sample 1) [1 2]) => [1 2]
            (into [] (halt-when odd?) [2 3 4]) => 3
            """);
    }

    @TestFactory
    Stream<DynamicTest> uses() {
        return Table.tests("""
            (transduce (map inc) + [1 2 3]) => 9
            (transduce (map inc) + 100 [1 2 3]) => 109
            (transduce (map inc) (completing conj count) [] [1 2 3]) => 3
            (transduce (comp (filter odd?) (map inc) (take 2)) conj (range)) => [2 4]
            (into {} (map (fn [x] [x (* x x)])) [1 2]) => {1 1, 2 4}
            (into #{} (map inc) [1 1]) => #{2}
            (sequence (map inc) []) => ()
            (take 3 (sequence (comp (filter odd?) (map inc)) (range))) => (2 4 6)
            (sequence (comp (take 2) (map inc)) (range)) => (1 2)
            (sequence (map vector) [1 2] [:a :b :c]) => ([1 :a] [2 :b])
            (sequence (partition-all 2) [1 2 3]) => ([1 2] [3])
            (reduce + (eduction (map inc) (filter even?) (range 5))) => 6
            (let [seen (atom 0)] (first (sequence (map (fn [x] (swap! seen inc) x)) (range 100))) @seen) => 1
            (count (sequence (mapcat (fn [x] [x x])) (range 100000))) => 200000
            (all (into [] (map (fn [x] (any x (- x)))) [1 2])) => ([1 2] [1 -2] [-1 2] [-1 -2])
            """);
    }
}
