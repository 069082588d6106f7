package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Functions of the library whose function arguments choose. */
class ChoiceInLibraryTest {
    @TestFactory
    Stream<DynamicTest> everyCombinationIsFound() {
        return Table.tests("""
            (all (mapv (fn [x] (any x (- x))) [1 2])) => ([1 2] [1 -2] [-1 2] [-1 -2])
            (all (map (fn [x] (any x (- x))) [1 2])) => ((1 2) (1 -2) (-1 2) (-1 -2))
            (all (mapv (fn [a b] (any a b)) [1 2] [:a :b])) => ([1 2] [1 :b] [:a 2] [:a :b])
            (all (for [x [1 2]] (any x :none))) => ((1 2) (1 :none) (:none 2) (:none :none))
            (all (for [x [1 2] y [3]] (any x y))) => ((1 2) (1 3) (3 2) (3 3))
            (all (reduce (fn [sum x] (any sum (+ sum x))) 0 [1 2 4])) => (0 4 2 6 1 5 3 7)
            (count-all (reduce (fn [sum x] (any sum (+ sum x))) 0 (range 10))) => 1024
            (all (filterv (fn [x] (any true false)) [1 2])) => ([1 2] [1] [2] [])
            (all (filter (fn [x] (any true false)) [1 2])) => ((1 2) (1) (2) ())
            (all (remove (fn [x] (any true false)) [1 2])) => (() (2) (1) (1 2))
            (all (some (fn [x] (any nil x)) [1 2])) => (nil 2 1)
            (all (every? (fn [x] (any true false)) [1 2])) => (true false false)
            (all (take-while (fn [x] (any true false)) [1 2])) => ((1 2) (1) ())
            (all (drop-while (fn [x] (any true false)) [1 2])) => (() (2) (1 2))
            (all (keep (fn [x] (any nil x)) [1 2])) => (() (2) (1) (1 2))
            (all (mapcat (fn [x] (any [] [x x])) [1 2])) => (() (2 2) (1 1) (1 1 2 2))
            (all (repeatedly 2 (fn [] (any 0 1)))) => ((0 0) (0 1) (1 0) (1 1))
            (all (map-indexed (fn [i x] (any i x)) [:a :b])) => ((0 1) (0 :b) (:a 1) (:a :b))
            """);
    }

    @TestFactory
    Stream<DynamicTest> throughOtherFunctions() {
        return Table.tests("""
            (all (apply (fn [a b] (any a b)) [1 2])) => (1 2)
            (all ((comp inc (fn [x] (any x 10))) 1)) => (2 11)
            (all ((partial (fn [a b] (any a b)) 1) 2)) => (1 2)
            (all ((complement (fn [] (any true false))))) => (false true)
            (all ((juxt (fn [x] (any x 0)) inc) 5)) => ([5 6] [0 6])
            (all ((fnil (fn [x] (any x 1)) 0) nil)) => (0 1)
            (all (update {:a 1} :a (fn [x] (any x 2)))) => ({:a 1} {:a 2})
            (all (update-in {:a {:b 1}} [:a :b] (fn [x] (any x 2)))) => ({:a {:b 1}} {:a {:b 2}})
            (all (group-by (fn [x] (any :l :r)) [1 2])) => ({:l [1 2]} {:l [1], :r [2]} {:r [1], :l [2]} {:r [1 2]})
            (all (max-key (fn [x] (any x (- x))) 1 2)) => (2 1 2 1)
            (all (let [a (atom 0)] (run! (fn [x] (swap! a + (any x 10))) [1 2]) @a)) => (3 13 25 35)
            (all (let [sum (atom 0)] (doseq [x [1 2]] (check (any true false))) :done)) => (:done)
            (all (-> 1 (any 2) (+ 10))) => (11 12)
            (all (when (any true false) 1)) => (1 nil)
            (all (cond (any true false) 1 (any true false) 2 :else 3)) => (1 2 3)
            (all (case (any 1 2) 1 :one 2 :two)) => (:one :two)
            (all (if-let [x (any nil 1)] x :none)) => (:none 1)
            """);
    }

    @TestFactory
    Stream<DynamicTest> deterministicFunctionsStayLazy() {
        return Table.tests("""
            (all (take 3 (map inc (range)))) => ((1 2 3))
            (all (let [f (fn [g] (take 2 (map g (range))))] (f inc))) => ((1 2))
            (all (let [x (any 1 2)] (first (filter (fn [y] (> y x)) (range))))) => (2 3)
            (one (let [x (any-of (range 1 100)) y (any-of (range x 100))] (check (= 25 (+ (* x x) (* y y)))) [x y])) => [3 4]
            """);
    }
}
