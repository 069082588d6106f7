package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The namespaces {@code senet.string}, {@code senet.set}, {@code senet.math} and {@code senet.walk}. */
class LibraryTest {
    @TestFactory
    Stream<DynamicTest> strings() {
        return Table.tests("""
            (require '[senet.string :as s])
            (s/upper-case "aßc1") => "ASSC1"
            (s/capitalize "") => ""
            (s/capitalize "hELLO wORLD") => "Hello world"
            (s/trim "\\t a b \\n") => "a b"
            (s/trim-newline "a\\r\\n\\n") => "a"
            (s/blank? nil) => true
            (s/blank? " a") => false
            (s/index-of "abcabc" "ca") => 2
            (s/index-of "abcabc" \\a 1) => 3
            (s/last-index-of "abcabc" "x") => nil
            (s/join ["a" 1 nil :b]) => "a1:b"
            (s/join "-" []) => ""
            (s/split "a1b22c" #"\\d+") => ["a" "b" "c"]
            (s/split "abc" #",") => ["abc"]
            (s/split "a,b,," #",") => ["a" "b"]
            (s/split-lines "x\\ny") => ["x" "y"]
            (s/replace "a.b.c" "." "-") => "a-b-c"
            (s/replace "abc" \\b \\x) => "axc"
            (s/replace "x1y2" #"(\\w)(\\d)" "$2$1") => "1x2y"
            (s/replace "1 2" #"\\d" (fn [d] (str (inc (parse-long d))))) => "2 3"
            (s/replace-first "aa" "a" "$1") => "$1a"
            (s/reverse "abc") => "cba"
            (s/starts-with? "abc" "b") => false
            (s/upper-case :a5) => ":A5"
            (s/upper-case nil) !! `upper-case` expects a string, but got nil
            (s/trim 5) !! `trim` expects a string, but got 5
            """);
    }

    @TestFactory
    Stream<DynamicTest> sets() {
        return Table.tests("""
            (require '[senet.set :as s])
            (s/union) => #{}
            (= #{1 2 3 4} (s/union #{1 2} #{3} #{4 1})) => true
            (s/intersection #{1 2 3} #{2 3} #{3}) => #{3}
            (s/difference #{1 2} #{1 2}) => #{}
            (s/subset? #{} #{}) => true
            (s/subset? #{1 2} #{1}) => false
            (s/superset? #{1 2} #{1}) => true
            (s/rename-keys {:a 1 :b 2} {:a :b :b :a}) => {:b 1, :a 2}
            (s/map-invert {}) => {}
            (count (s/index #{{:a 1 :b 1} {:a 1 :b 2} {:a 2 :b 1}} [:a])) => 2
            """);
    }

    @TestFactory
    Stream<DynamicTest> numbers() {
        return Table.tests("""
            (require '[senet.math :as m])
            (m/sqrt 2) => 1.4142135623730951
            (m/pow 2 0.5) => 1.4142135623730951
            (m/round -2.5) => -2
            (m/round 2.4) => 2
            (m/floor 1/2) => 0.0
            (m/floor-div 7 -2) => -4
            (m/floor-mod 7 -2) => -1
            (m/signum 0) => 0.0
            (m/gcd 0 5) => 5
            (m/gcd -12 18) => 6
            (m/lcm 0 5) => 0
            (m/lcm 4 -6) => 12
            (m/to-degrees m/PI) => 180.0
            (m/sqrt "4") !! `sqrt` expects a number, but got "4"
            """);
    }

    @TestFactory
    Stream<DynamicTest> walks() {
        return Table.tests("""
            (require '[senet.walk :as w])
            (w/postwalk (fn [x] (if (number? x) (* 2 x) x)) {:a [1 '(2)] :b #{3}}) => {:a [2 (4)], :b #{6}}
            (w/prewalk (fn [x] (if (vector? x) (list* x) x)) [1 [2]]) => (1 (2))
            (w/postwalk-replace {1 2 [2] :two} [[1] 3]) => [:two 3]
            (w/keywordize-keys [{"a" 1}]) => [{:a 1}]
            (w/stringify-keys {:a {:b 1}}) => {"a" {"b" 1}}
            """);
    }
}
