package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Functions that take or return functions. Values are those of Clojure. */
class HigherOrderTest {
    @TestFactory
    Stream<DynamicTest> mapping() {
        return Table.tests("""
            (map inc nil) => ()
            (map inc [1 2]) => (2 3)
            (map :a [{:a 1} {}]) => (1 nil)
            (map {1 :one} [1 2]) => (:one nil)
            (map + [1 2 3] [10 20]) => (11 22)
            (map vector [1 2] [:a :b] "xy") => ([1 :a \\x] [2 :b \\y])
            (map key {:a 1}) => (:a)
            (mapv inc '(1 2)) => [2 3]
            (mapv vector [1 2] [3 4 5]) => [[1 3] [2 4]]
            (mapcat reverse [[1 2] [3]]) => (2 1 3)
            (mapcat vector [1 2] [3 4]) => (1 3 2 4)
            (take 4 (mapcat (fn [x] [x x]) (range))) => (0 0 1 1)
            (map-indexed vector "ab") => ([0 \\a] [1 \\b])
            (keep-indexed (fn [i x] (if (even? i) x)) [:a :b :c]) => (:a :c)
            (keep (fn [x] (if (odd? x) (* x x))) [1 2 3]) => (1 9)
            (keep identity [1 nil false 2]) => (1 false 2)
            (filter odd? [1 2 3]) => (1 3)
            (filterv odd? [1 2 3]) => [1 3]
            (filter identity [1 nil false]) => (1)
            (remove odd? [1 2 3]) => (2)
            (remove #{2} [1 2 3]) => (1 3)
            (map 5 [1]) !! `map` expects a function, but got 5
            """);
    }

    @TestFactory
    Stream<DynamicTest> reducing() {
        return Table.tests("""
            (reduce + []) => 0
            (reduce + [5]) => 5
            (reduce + 10 []) => 10
            (reduce + 10 [1 2]) => 13
            (reduce conj [] "ab") => [\\a \\b]
            (reduce (fn [a x] (if (= x 3) (reduced a) (+ a x))) 0 (range)) => 3
            (reduce (fn [a [k v]] (+ a v)) 0 {:a 1 :b 2}) => 3
            (reduce-kv (fn [m k v] (assoc m v k)) {} {:a 1 :b 2}) => {1 :a, 2 :b}
            (reduce-kv (fn [a i x] (+ a (* i x))) 0 [5 6 7]) => 20
            (reduce-kv conj [] nil) => []
            (reductions + [1 2 3]) => (1 3 6)
            (reductions + 1 []) => (1)
            (take 3 (reductions + (range))) => (0 1 3)
            (reductions (fn [a x] (if (= x 3) (reduced :end) (+ a x))) [1 2 3 4]) => (1 3 :end)
            (run! identity [1 2]) => nil
            (let [a (atom [])] (run! (fn [x] (swap! a conj x)) [1 2]) @a) => [1 2]
            (group-by count ["a" "bb" "c"]) => {1 ["a" "c"], 2 ["bb"]}
            (max-key abs 1 -5 3) => -5
            (min-key abs 4 -5 3) => 3
            (max-key first [1 :a] [1 :b]) => [1 :b]
            (merge-with + {:a 1 :b 2} {:b 3 :c 4} nil) => {:a 1, :b 5, :c 4}
            (merge-with into {:a [1]} {:a [2]}) => {:a [1 2]}
            """);
    }

    @TestFactory
    Stream<DynamicTest> testing() {
        return Table.tests("""
            (some odd? [2 3]) => true
            (some odd? []) => nil
            (some {:a 1} [:b :a]) => 1
            (every? odd? [1 3]) => true
            (every? odd? nil) => true
            (every? odd? [1 2]) => false
            (not-any? odd? [2 4]) => true
            (not-every? odd? [1 3]) => false
            ((every-pred odd? pos?) 1 3 5) => true
            ((every-pred odd? pos?) -1) => false
            ((some-fn :a :b) {:b 2}) => 2
            (take-while odd? [1 3 4 5]) => (1 3)
            (drop-while odd? [1 3 4 5]) => (4 5)
            (drop-while odd? [1]) => ()
            (split-with odd? [1 2 3]) => [(1) (2 3)]
            (partition-by odd? [1 1 2 3]) => ((1 1) (2) (3))
            (partition-by identity "aab") => ((\\a \\a) (\\b))
            (tree-seq coll? seq [1 [2]]) => ([1 [2]] 1 [2] 2)
            (replace {:a :b} [:a :c]) => [:b :c]
            (replace {:a :b} '(:a :c)) => (:b :c)
            """);
    }

    @TestFactory
    Stream<DynamicTest> makingFunctions() {
        return Table.tests("""
            (identity nil) => nil
            ((constantly 1)) => 1
            ((complement nil?) 1) => true
            ((comp) 5) => 5
            ((comp inc) 5) => 6
            ((comp str inc) 5) => "6"
            ((comp str inc + ) 1 2 3) => "7"
            ((comp first rest) [1 2]) => 2
            ((partial +) 1) => 1
            ((partial + 1) 2 3) => 6
            ((partial + 1 2) 3) => 6
            ((partial str 1 2 3) 4 5) => "12345"
            ((juxt :a :b count) {:a 1 :b 2}) => [1 2 2]
            ((fnil inc 0) nil) => 1
            ((fnil + 1 2) nil nil) => 3
            ((fnil conj []) nil 1) => [1]
            (apply max [1 3 2]) => 3
            (apply + 1 2 [3 4]) => 10
            (apply vector nil) => []
            (apply (fn [& xs] (count xs)) (range 100)) => 100
            (apply :a [{:a 5}]) => 5
            (apply 5 [1]) !! `apply` expects a function, but got 5
            (apply inc [1 2]) !! `inc` takes 1 argument, but 2 were given
            (trampoline (fn f [n] (if (zero? n) :done (fn [] (f (dec n))))) 1000) => :done
            (take 3 (iterate (fn [x] (* 2 x)) 1)) => (1 2 4)
            (repeatedly 3 (constantly :x)) => (:x :x :x)
            (count (take 5 (repeatedly (fn [] 1)))) => 5
            (let [n (atom 0) f (memoize (fn [x] (swap! n inc) nil))] (f 1) (f 1) (f 2) @n) => 2
            """);
    }

    @TestFactory
    Stream<DynamicTest> changing() {
        return Table.tests("""
            (update {:a 1} :a inc) => {:a 2}
            (update {} :a (fnil conj []) 1) => {:a [1]}
            (update [1 2] 0 + 10 20 30 40) => [101 2]
            (update-in {:a {:b 1}} [:a :b] + 1) => {:a {:b 2}}
            (update-in {} [:a :b] (fnil inc 0)) => {:a {:b 1}}
            (update-vals {:a 1} inc) => {:a 2}
            (update-keys {:a 1} name) => {"a" 1}
            (swap! (atom 1) + 1 2) => 4
            (swap-vals! (atom 1) inc) => [1 2]
            (reset-vals! (atom 1) 5) => [1 5]
            (let [a (atom 100000)] [(compare-and-set! a 100000 1) (compare-and-set! a 100000 2) @a]) => [true false 1]
            (let [a (atom {})] (swap! a assoc :x 1) (swap! a update :x inc) @a) => {:x 2}
            @#'user/later-defined !! unknown name
            (reset! 5 1) !! `reset!` expects an atom, but got 5
            (deref 5) !! `deref` expects an atom, a delay, a future, a promise or a variable, but got 5
            (let [n (atom 0) d (delay (swap! n inc))] [(realized? d) @d @d @n (realized? d)]) => [false 1 1 1 true]
            (force 5) => 5
            @(reduced 3) => 3
            (unreduced 3) => 3
            """);
    }

    @TestFactory
    Stream<DynamicTest> errors() {
        return Table.tests("""
            (ex-message (ex-info "no" {})) => "no"
            (ex-data (ex-info "no" {:a 1})) => {:a 1}
            (ex-data 5) => nil
            (ex-message (ex-cause (ex-info "outer" {} (ex-info "inner" {})))) => "inner"
            (throw (ex-info "no such square" {:square "z9"})) !! no such square
            (throw 5) !! 5
            (error "square " [1 2] " is taken") !! square [1 2] is taken
            (assert (= 1 2)) !! Assert failed: (= 1 2)
            (assert (= 1 2) "numbers differ") !! numbers differ
            (assert true) => nil
            (map inc 5) !! expects a collection, but got 5
            (reduce + [1 :a]) !! :a
            (sort-by inc [1 :a]) !! :a
            (nth) !! `nth` takes 2 to 3 arguments, but 0 were given
            """);
    }
}
