package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The macros of the core. Values are those of Clojure. */
class MacrosTest {
    @TestFactory
    Stream<DynamicTest> conditions() {
        return Table.tests("""
            (when true) => nil
            (when 1 2 3) => 3
            (when nil 1) => nil
            (when-not nil 1 2) => 2
            (when-not 1 2) => nil
            (if-not nil 1) => 1
            (if-not 1 2 3) => 3
            (cond) => nil
            (cond nil 1) => nil
            (cond nil 1 false 2 :else 3) => 3
            (cond (= 1 1) :a :else :b) => :a
            (cond 1) !! `cond` has a test without a form: 1
            (case :b :a 1 :b 2) => 2
            (case 'x (x y) 1 2) => 1
            (case "s" "s" 1) => 1
            (case nil nil 1 2) => 1
            (case [1 2] [1 2] :yes :no) => :yes
            (case 9 1 :a :default) => :default
            (case (do (def counted (inc (if (= 1 2) 1 5))) counted) 6 :six) => :six
            (case 9 1 :a) !! No matching clause: 9
            (condp = 3 1 :a 3 :b) => :b
            (condp = 9 1 :a :none) => :none
            (condp = 9 1 :a) !! No matching clause: 9
            (condp some [1 2] #{3} :>> inc #{2} :>> inc) => 3
            """);
    }

    @TestFactory
    Stream<DynamicTest> bindings() {
        return Table.tests("""
            (if-let [x nil] 1 2) => 2
            (if-let [x false] 1) => nil
            (if-let [[a b] [1 2]] (+ a b)) => 3
            (let [x 5] (if-let [x nil] x x)) => 5
            (when-let [x 1] 2 x) => 1
            (when-let [x nil] 1) => nil
            (if-some [x false] [x] :none) => [false]
            (if-some [x nil] x :none) => :none
            (when-some [x false] [x]) => [false]
            (when-first [x [false 1]] [x]) => [false]
            (when-first [x []] 1) => nil
            """);
    }

    @TestFactory
    Stream<DynamicTest> threading() {
        return Table.tests("""
            (-> 5) => 5
            (-> 5 inc (- 1) (/ 5)) => 1
            (-> {:a {:b 1}} :a :b) => 1
            (->> [1 2 3] (map inc) (filter odd?) first) => 3
            (->> 5 (- 1)) => -4
            (as-> 1 x (+ x 1) (* 10 x)) => 20
            (cond-> [] true (conj 1) false (conj 2) :else (conj 3)) => [1 3]
            (cond->> [1 2] true (map inc)) => (2 3)
            (some-> nil inc) => nil
            (some-> 1 inc) => 2
            (some-> {:a 1} :b inc) => nil
            (some->> [1] first (- 3)) => 2
            (doto [1] (conj 2)) => [1]
            (-> 1 (+ "a")) !! "a"
            """);
    }

    @TestFactory
    Stream<DynamicTest> loops() {
        return Table.tests("""
            (let [a (atom [])] (dotimes [i 3] (swap! a conj i)) @a) => [0 1 2]
            (dotimes [i 0] (error "never")) => nil
            (let [a (atom [])] (doseq [x [1 2]] (swap! a conj x)) @a) => [1 2]
            (let [a (atom [])] (doseq [x [1 2] y "ab"] (swap! a conj [x y])) @a) => [[1 \\a] [1 \\b] [2 \\a] [2 \\b]]
            (let [a (atom [])] (doseq [x (range 10) :when (odd? x) :while (< x 6) :let [y (* x x)]] (swap! a conj y)) @a) => [1 9 25]
            (let [a (atom [])] (doseq [x [1 2 3] :while (< x 3) y [1 2 3] :while (< y 3)] (swap! a conj [x y])) @a) => [[1 1] [1 2] [2 1] [2 2]]
            (let [a (atom [])] (doseq [[k v] {:a 1}] (swap! a conj k v)) @a) => [:a 1]
            (doseq [x [1]] x) => nil
            (doseq [x [1] :until 1] x) !! `doseq` knows `:let`, `:when` and `:while`, but not `:until`
            (for [x [1 2]] (* x x)) => (1 4)
            (for [x [1 2] y [1 2]] [x y]) => ([1 1] [1 2] [2 1] [2 2])
            (for [x (range 6) :when (even? x)] x) => (0 2 4)
            (for [x (range) :while (< x 3)] x) => (0 1 2)
            (for [x [1 2 3] y (range x) :when (odd? (+ x y))] [x y]) => ([1 0] [2 1] [3 0] [3 2])
            (for [x [1 2] :let [y (* 10 x)] z [y (inc y)]] z) => (10 11 20 21)
            (for [[a b] {:x 1} c [a b]] c) => (:x 1)
            (for [x []] x) => ()
            (for [x [1] :if 1] x) !! `for` knows `:let`, `:when` and `:while`, but not `:if`
            (take 2 (for [x (range) y (range)] [x y])) => ([0 0] [0 1])
            """);
    }

    @TestFactory
    Stream<DynamicTest> laterOrNever() {
        return Table.tests("""
            (comment (error "never") 1) => nil
            (declare f1 f2)
            (defn f0 [] (f1))
            (defn f1 [] :called)
            (f0) => :called
            (first (lazy-seq [1 2])) => 1
            (lazy-seq nil) => ()
            (first (lazy-cat [1] (error "never"))) => 1
            (def fib (lazy-cat [0 1] (map + fib (rest fib))))
            (take 8 fib) => (0 1 1 2 3 5 8 13)
            (let [d (delay (error "never"))] (realized? d)) => false
            (defmacro unless [c & body] `(if ~c nil (do ~@body)))
            (unless false 1 2) => 2
            (defmacro twice [x] `(let [v# ~x] [v# v#]))
            (let [v 1] (twice (inc v))) => [2 2]
            """);
    }

    @TestFactory
    Stream<DynamicTest> namesFromOutsideDoNotGetInBetween() {
        return Table.tests("""
            (let [seq 1 first 2 next 3 map 4] (for [x [1 2]] x)) => (1 2)
            (let [seq 1 first 2 next 3 a (atom 0)] (doseq [x [1 2]] (swap! a + x)) @a) => 3
            (let [nil? 1] (if-some [x 2] x)) => 2
            (let [nth 5 get 6] (let [[a] [1] {:keys [b]} {:b 2}] [a b nth get])) => [1 2 5 6]
            (let [inc 5 long 6] (let [a (atom 0)] (dotimes [i 2] (swap! a + i)) @a)) => 1
            """);
    }
}
