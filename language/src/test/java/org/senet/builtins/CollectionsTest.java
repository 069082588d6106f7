package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Vectors, lists, maps and sets. Values are those of Clojure. */
class CollectionsTest {
    @TestFactory
    Stream<DynamicTest> making() {
        return Table.tests("""
            (vector) => []
            (vector 1 nil) => [1 nil]
            (vec nil) => []
            (vec {:a 1}) => [[:a 1]]
            (vec (range 40)) => [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39]
            (list) => ()
            (list 1 2) => (1 2)
            (list* [1 2]) => (1 2)
            (list* 1 2 nil) => (1 2)
            (list* 1 '(2 3)) => (1 2 3)
            (list* nil) => nil
            (hash-map) => {}
            (hash-map :a 1 :a 2) => {:a 2}
            (hash-map :a) !! the last key, :a, has no value
            (array-map :z 1 :a 2) => {:z 1, :a 2}
            (hash-set 1 1 1) => #{1}
            (set nil) => #{}
            (count (set "banana")) => 3
            (set {:a 1}) => #{[:a 1]}
            """);
    }

    @TestFactory
    Stream<DynamicTest> adding() {
        return Table.tests("""
            (conj) => []
            (conj [1]) => [1]
            (conj [1] 2 3) => [1 2 3]
            (conj '(1) 2 3) => (3 2 1)
            (conj nil 1 2) => (2 1)
            (conj #{1} 1) => #{1}
            (conj {:a 1} [:b 2] {:c 3} nil) => {:a 1, :b 2, :c 3}
            (conj {:a 1} (first {:b 2})) => {:a 1, :b 2}
            (conj (first {:a 1}) 2) => [:a 1 2]
            (conj (map inc [1]) 0) => (0 2)
            (conj {:a 1} 5) !! `conj` expects an entry [key value] or a map to add to a map, but got 5
            (conj 5 1) !! `conj` expects a collection, but got 5
            (assoc nil :a 1) => {:a 1}
            (assoc {:a 1} :b 2 :a 3) => {:a 3, :b 2}
            (assoc [1 2] 2 3) => [1 2 3]
            (assoc [1 2] 3 3) !! index 3 is outside a vector of 2 elements
            (assoc {} :a) !! the last key has no value
            (assoc '(1) 0 2) !! `assoc` expects a map or a vector, but got (1)
            (dissoc {:a 1 :b 2 :c 3} :a :c :x) => {:b 2}
            (dissoc nil :a) => nil
            (assoc-in {} [:a :b :c] 1) => {:a {:b {:c 1}}}
            (assoc-in {:a [1 {:b 2}]} [:a 1 :b] 3) => {:a [1 {:b 3}]}
            (merge {:a 1} nil {:b 2} {:a 3}) => {:a 3, :b 2}
            (merge nil nil) => nil
            (merge) => nil
            (into [] '(1 2)) => [1 2]
            (into '() [1 2 3]) => (3 2 1)
            (into {} [[:a 1] {:b 2}]) => {:a 1, :b 2}
            (into #{} [1 1]) => #{1}
            (into nil [1 2]) => (2 1)
            (meta (into (with-meta [] {:m 1}) [1])) => {:m 1}
            (empty '(1 2)) => ()
            (empty {:a 1}) => {}
            (empty "abc") => nil
            (not-empty {}) => nil
            (not-empty "a") => "a"
            """);
    }

    @TestFactory
    Stream<DynamicTest> looking() {
        return Table.tests("""
            (get {:a nil} :a 5) => nil
            (get {:a 1} :b 5) => 5
            (get #{:a} :a) => :a
            (get #{nil} nil :no) => nil
            (get [1 2] 2) => nil
            (get [1 2] -1) => nil
            (get nil :a) => nil
            (get 5 :a :none) => :none
            (get (first {:k :v}) 1) => :v
            (get-in {:a [{:b 1}]} [:a 0 :b]) => 1
            (get-in {:a nil} [:a] 5) => nil
            (get-in {:a 1} [] 5) => {:a 1}
            (get-in {} [:a :b] :none) => :none
            ({:a 1} :b 7) => 7
            (:a {:a 1}) => 1
            (:a nil :none) => :none
            (#{1 2} 3) => nil
            ([7 8] 1) => 8
            ('a {'a 1}) => 1
            (contains? {:a nil} :a) => true
            (contains? [5 6] 2) => false
            (contains? [5 6] 1) => true
            (contains? nil 1) => false
            (contains? "abc" 2) => true
            (contains? '(1) 1) !! `contains?` expects a map, a set, a vector or a string, but got (1)
            (find {:a nil} :a) => [:a nil]
            (find {:a 1} :b) => nil
            (find [7] 0) => [0 7]
            (keys {}) => nil
            (keys nil) => nil
            (keys {:a 1 :b 2}) => (:a :b)
            (vals {:a 1 :b 2}) => (1 2)
            (keys [1]) !! `keys` expects the entry of a map, but got 1
            (key (find {:a 1} :a)) => :a
            (val (find {:a 1} :a)) => 1
            (select-keys {:a 1 :b nil} [:b :c]) => {:b nil}
            (zipmap [:a :b :c] [1 2]) => {:a 1, :b 2}
            (let [big (zipmap (range 1000) (map str (range 1000)))] [(count big) (get big 777) (count (dissoc big 5))]) => [1000 "777" 999]
            """);
    }

    @TestFactory
    Stream<DynamicTest> vectorsAndSets() {
        return Table.tests("""
            (subvec [1 2 3 4 5] 1 3) => [2 3]
            (subvec [1 2 3] 3) => []
            (subvec [1 2] 1 4) !! no part from 1 to 4 in a vector of 2 elements
            (peek [1 2]) => 2
            (peek []) => nil
            (peek '(1 2)) => 1
            (peek nil) => nil
            (pop [1 2]) => [1]
            (pop '(1 2)) => (2)
            (pop []) !! `pop`:
            (rseq [1 2 3]) => (3 2 1)
            (rseq []) => nil
            (nth [1 2] 2) !! `nth`: there is no element 2; the collection has 2 elements
            (nth [1 2] 2 nil) => nil
            (nth '(1 2) 1) => 2
            (nth nil 5) => nil
            (nth (range) 1000) => 1000
            (nth {:a 1} 0) !! `nth` expects a collection whose elements have an order, but got {:a 1}
            (disj #{1 2 3} 1 3 9) => #{2}
            (disj nil 1) => nil
            (frequencies "abca") => {\\a 2, \\b 1, \\c 1}
            (distinct? 1 2 3) => true
            (distinct? 1 2 1) => false
            (hash-set [1] '(1)) => #{[1]}
            """);
    }

    @TestFactory
    Stream<DynamicTest> kinds() {
        return Table.tests("""
            (map vector? [[1] '(1) (first {:a 1}) {}]) => (true false true false)
            (map list? ['(1) [1] (map inc [1])]) => (true false false)
            (map seq? ['(1) [1] (map inc [1]) (seq [1]) nil]) => (true false true true false)
            (map map? [{} [] (first {:a 1})]) => (true false false)
            (map set? [#{} {}]) => (true false)
            (map coll? [[] '() {} #{} (range 1) "a" nil]) => (true true true true true false false)
            (map sequential? [[] '() (range 1) {} #{} "a"]) => (true true true false false false)
            (map associative? [[] {} '() #{}]) => (true true false false)
            (map counted? [[] '() {} #{} (map inc [1])]) => (true true true true false)
            (map empty? [[] nil "" {} [1] (filter odd? [2])]) => (true true true true false true)
            (map seqable? ["a" nil {} 1 :a]) => (true true true false false)
            (map fn? [inc (fn [] 1) :a {} #'inc]) => (true true false false false)
            (map ifn? [inc :a 'a {} #{} [] 1 "a"]) => (true true true true true true false false)
            (map nil? [nil false 0]) => (true false false)
            (map some? [nil false 0]) => (false true true)
            (map true? [true 1 nil]) => (true false false)
            (map false? [false nil]) => (true false)
            (map boolean [nil false 0 "" []]) => (false false true true true)
            (map not [nil false 0]) => (true true false)
            (map type [1 1.0 1/2 1N 1M "a" \\a :a 'a nil true [] '() {} #{} inc #"a" (atom 1)]) => (:long :double :ratio :bigint :decimal :string :character :keyword :symbol nil :boolean :vector :list :map :set :function :regex :atom)
            (type (with-meta [] {:type :board})) => :board
            """);
    }

    @TestFactory
    Stream<DynamicTest> metadata() {
        return Table.tests("""
            (meta [1]) => nil
            (meta (with-meta [1] {:a 1})) => {:a 1}
            (= [1] (with-meta [1] {:a 1})) => true
            (meta (conj (with-meta [1] {:a 1}) 2)) => {:a 1}
            (meta ^:private 'x) => nil
            (meta '^:private x) => {:private true}
            (meta (vary-meta (with-meta 'x {:a 1}) assoc :b 2)) => {:a 1, :b 2}
            (with-meta 5 {}) !! `with-meta` expects a symbol, a collection or a function, which can have metadata, but got 5
            (:name (meta #'reduce)) => reduce
            (string? (:doc (meta #'reduce))) => true
            (= (hash {:a 1 :b [2]}) (hash {:b '(2) :a 1})) => true
            (= (hash 1) (hash 1N)) => true
            """);
    }
}
