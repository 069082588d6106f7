package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Hierarchies, multimethods, protocols and records. */
class PolymorphismTest {
    @TestFactory
    Stream<DynamicTest> hierarchies() {
        return Table.tests("""
            (derive ::dog ::mammal)
            (derive ::mammal ::animal)
            (isa? ::dog ::animal) => true
            (isa? ::animal ::dog) => false
            (isa? [::dog 1] [::mammal 1]) => true
            (isa? :long :integer) => true
            (= #{::mammal ::animal} (ancestors ::dog)) => true
            (= #{::mammal ::dog} (descendants ::animal)) => true
            (parents ::dog) => #{:user/mammal}
            (derive ::animal ::dog) !! cannot be derived from `:user/dog`
            (derive :dog :animal) !! with a namespace
            (underive ::dog ::mammal)
            [(isa? ::dog ::animal) (isa? ::mammal ::animal)] => [false true]
            (derive :string ::text)
            (isa? (class "a") ::text) => true
            """);
    }

    @TestFactory
    Stream<DynamicTest> multimethods() {
        return Table.tests("""
            (defmulti sound "What it says." :kind)
            (defmethod sound :dog [_] "wow")
            (defmethod sound :default [x] (str "no " (:kind x)))
            [(sound {:kind :dog}) (sound {:kind :cat})] => ["wow" "no :cat"]
            (defmethod sound :cat [_] "miau")
            (sound {:kind :cat}) => "miau"
            (keys (methods (remove-method sound :cat))) => (:dog :default)
            (sound {:kind :cat}) => "no :cat"
            (defmulti count-args (fn [& xs] (count xs)))
            (defmethod count-args 4 [a b c d] [d c b a])
            (count-args 1 2 3 4) => [4 3 2 1]
            (count-args 1) !! the multimethod `count-args` has no method for 1
            (derive ::rectangle ::shape)
            (derive ::rectangle ::figure)
            (defmulti draw identity)
            (defmethod draw ::shape [_] :shape)
            (defmethod draw ::figure [_] :figure)
            (draw ::rectangle) !! neither is preferred
            (prefer-method draw ::figure ::shape)
            (draw ::rectangle) => :figure
            (prefers draw) => {:user/figure #{:user/shape}}
            (prefer-method draw ::shape ::figure) !! already
            (defmethod draw ::rectangle [_] :rectangle)
            (draw ::rectangle) => :rectangle
            (defmethod inc 1 [x] x) !! expected a multimethod
            (defmulti numbers class)
            (defmethod numbers :number [n] (* 2 n))
            (map numbers [1 1/2 0.5]) => (2 1N 1.0)
            (def family (atom (derive (make-hierarchy) :son :father)))
            (defmulti name-of identity :hierarchy family :default :nobody)
            (defmethod name-of :father [_] "father")
            (defmethod name-of :nobody [_] "nobody")
            (map name-of [:son :uncle]) => ("father" "nobody")
            (swap! family derive :uncle :father)
            (map name-of [:son :uncle]) => ("father" "father")
            (all (let [f (any sound)] (f {:kind (any :dog :cat)}))) => ("wow" "no :cat")
            """);
    }

    @TestFactory
    Stream<DynamicTest> protocols() {
        return Table.tests("""
            (defprotocol Shape "Figures." (area [this] "How large it is.") (scale [this k] [this k l]))
            (defrecord Square [side] Shape (area [_] (* side side)) (scale [this k] (assoc this :side (* k side))))
            (area (->Square 3)) => 9
            (scale (->Square 3) 2) => #user.Square{:side 6}
            (area 1) !! `user.Shape` is not implemented by :long
            (extend-type :number Shape (area [_] 0))
            (map area [1 2.5 1/2]) => (0 0 0)
            (extend-protocol Shape nil (area [_] :nil) String (area [s] (count s)) Object (area [_] :object))
            (map area [nil "abc" :k [1] 7]) => (:nil 3 :object :object 0)
            (let [r 5 circle (reify Shape (area [_] (* 3 r r)))] [(area circle) (satisfies? Shape circle)]) => [75 true]
            (scale (reify Shape (scale [_ k l] [k l])) 1 2) => [1 2]
            [(satisfies? Shape 1) (instance? Shape 1) (extends? Shape :string)] => [true true true]
            (defprotocol Unused (unused [this]))
            [(satisfies? Unused 1) (extenders Unused)] => [false nil]
            (defrecord Flexible [a] Shape (area [_] :one))
            (defrecord Flexible [a] Shape (area [_] :two))
            (area (->Flexible 1)) => :two
            """);
    }

    @TestFactory
    Stream<DynamicTest> records() {
        return Table.tests("""
            (defrecord Point [x y])
            (->Point 1 2) => #user.Point{:x 1, :y 2}
            (map->Point {:y 2 :z 3}) => #user.Point{:x nil, :y 2, :z 3}
            (:x (->Point 1 2)) => 1
            (assoc (->Point 1 2) :x 5) => #user.Point{:x 5, :y 2}
            (assoc (->Point 1 2) :z 3) => #user.Point{:x 1, :y 2, :z 3}
            (dissoc (->Point 1 2) :x) => {:y 2}
            (record? (dissoc (assoc (->Point 1 2) :z 3) :z)) => true
            (= (->Point 1 2) (->Point 1 2)) => true
            [(= (->Point 1 2) {:x 1 :y 2}) (= {:x 1 :y 2} (->Point 1 2))] => [false false]
            (let [{:keys [x y]} (->Point 1 2)] [x y]) => [1 2]
            [(map? (->Point 1 2)) (instance? Point (->Point 1 2)) (instance? Point {:x 1 :y 2})] => [true true false]
            (type (->Point 1 2)) => user.Point
            (into #{} [(->Point 1 2) (->Point 1 2) {:x 1 :y 2}]) => #{#user.Point{:x 1, :y 2} {:x 1, :y 2}}
            (empty (->Point 1 2)) !! a record cannot be empty
            (->Point 1) !! takes 2 arguments
            """);
    }
}
