package org.senet.builtins;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Numbers: arithmetic, comparison, kinds, bits. Values are those of Clojure. */
class ArithmeticTest {
    @TestFactory
    Stream<DynamicTest> sumsAndProducts() {
        return Table.tests("""
            (+) => 0
            (+ 5) => 5
            (+ 1 2 3 4) => 10
            (+ 1 2.5) => 3.5
            (+ 1/2 1/3) => 5/6
            (+ 1/2 1/2) => 1N
            (+ 1N 2) => 3N
            (+ 1.5M 1) => 2.5M
            (+ 9223372036854775807 1) !! integer overflow
            (+ 9223372036854775807 1 1) !! integer overflow
            (+' 9223372036854775807 1) => 9223372036854775808N
            (+' 1 2) => 3
            (-) !! takes at least 1 argument
            (- 3) => -3
            (- 0.0) => -0.0
            (let [x 0.0] (- x)) => -0.0
            (map - [0.0 -0.0]) => (-0.0 0.0)
            (-' 0.0) => -0.0
            (- 1/2) => -1/2
            (- "3") !! expected a number, but got "3"
            (- 10 1 2) => 7
            (- -9223372036854775808) !! integer overflow
            (-' -9223372036854775808) => 9223372036854775808N
            (*) => 1
            (* 2 3 7) => 42
            (* 4611686018427387904 2) !! integer overflow
            (*' 4611686018427387904 2) => 9223372036854775808N
            (/ 6 3) => 2
            (/ 6 4) => 3/2
            (/ 2) => 1/2
            (/ 1.0 0) => ##Inf
            (/ 1 0) !! Divide by zero
            (/ 8 2 2) => 2
            (inc 1/2) => 3/2
            (dec 0.5) => -0.5
            (inc' 9223372036854775807) => 9223372036854775808N
            (apply + [1 2 3]) => 6
            (map - [1 2]) => (-1 -2)
            (+ 1 nil) !! expected a number, but got nil
            (+ 1 2 "3") !! expected a number, but got "3"
            (+ :a) !! `+` expects a number, but got :a
            """);
    }

    @TestFactory
    Stream<DynamicTest> divisions() {
        return Table.tests("""
            (quot 17 5) => 3
            (quot -17 5) => -3
            (quot 17 -5) => -3
            (rem 17 5) => 2
            (rem -17 5) => -2
            (rem 17 -5) => 2
            (mod 17 5) => 2
            (mod -17 5) => 3
            (mod 17 -5) => -3
            (mod -17 -5) => -2
            (mod 10 5) => 0
            (quot 17.5 5) => 3.0
            (rem 7/2 1) => 1/2
            (quot 1 0) !! Divide by zero
            (mod 1 0) !! Divide by zero
            (map quot [7 9] [2 4]) => (3 2)
            """);
    }

    @TestFactory
    Stream<DynamicTest> comparisons() {
        return Table.tests("""
            (< 1 2 3) => true
            (< 1 3 2) => false
            (< 1) => true
            (<= 1 1 2) => true
            (> 3 2 2) => false
            (>= 3 2 2) => true
            (< 1/3 0.5 1) => true
            (< 1 ##NaN) => false
            (>= ##NaN ##NaN) => false
            (apply < [1 2 2]) => false
            (= 1 1N) => true
            (= 1 1.0) => false
            (== 1 1.0 1N) => true
            (= 1.0M 1.00M) => true
            (= ##NaN ##NaN) => false
            (= "a" "a") => true
            (= [1 [2]] '(1 (2))) => true
            (= {:a 1 :b 2} {:b 2 :a 1}) => true
            (= #{1 2} #{2 1}) => true
            (= nil false) => false
            (= :a 'a) => false
            (= 1 1 2) => false
            (not= 1 2) => true
            (not= 1 1 1) => false
            (compare 1 2) => -1
            (compare 2 2.0) => 0
            (compare nil 1) => -1
            (compare [1 2] [1 3]) => -1
            (compare [9] [1 2]) => -1
            (compare :b :a) => 1
            (compare 1 "a") !! cannot compare 1 with "a"
            (max 1 5 3) => 5
            (max 1 2.0) => 2.0
            (min 3 1 2) => 1
            (max 1 ##NaN 2) => ##NaN
            (max "a" 1) !! `max` expects a number, but got "a"
            (identical? 1000000 1000000) => true
            (identical? "a" (str "" \\a)) => false
            (identical? nil nil) => true
            """);
    }

    @TestFactory
    Stream<DynamicTest> kinds() {
        return Table.tests("""
            (map zero? [0 0.0 0N 1]) => (true true true false)
            (map pos? [1 0 -1]) => (true false false)
            (map neg? [-1/2 0 1]) => (true false false)
            (map even? [0 1 -2 3N]) => (true false true false)
            (map odd? [0 1 -1]) => (false true true)
            (even? 1.0) !! `even?` expects an integer, but got 1.0
            (map number? [1 1.0 1/2 1M "1" nil]) => (true true true true false false)
            (map integer? [1 1N 1.0]) => (true true false)
            (map int? [1 1N 1.0]) => (true false false)
            (map float? [1 1.0]) => (false true)
            (map ratio? [1/2 1]) => (true false)
            (map rational? [1/2 1 1M 1.0]) => (true true true false)
            (map decimal? [1M 1]) => (true false)
            (map nat-int? [0 1 -1]) => (true true false)
            (NaN? ##NaN) => true
            (infinite? ##Inf) => true
            (abs -5) => 5
            (abs -1/2) => 1/2
            (abs -0.5) => 0.5
            (numerator 6/4) => 3
            (denominator 6/4) => 2
            """);
    }

    @TestFactory
    Stream<DynamicTest> conversions() {
        return Table.tests("""
            (long 3.99) => 3
            (long -3.99) => -3
            (long 7/2) => 3
            (int \\A) => 65
            (int 2147483648) !! out of the range of a 32-bit integer
            (long 1e19) !! out of the range of a 64-bit integer
            (double 1/3) => 0.3333333333333333
            (double 1) => 1.0
            (bigint 1) => 1N
            (bigint 3.7) => 3N
            (bigdec 0.1) => 0.1M
            (bigdec 1/8) => 0.125M
            (char 65) => \\A
            (char 70000) !! expects the code of a character
            (long "1") !! `long` expects a number, but got "1"
            (parse-long "42") => 42
            (parse-long " 42") => nil
            (parse-double "1e3") => 1000.0
            (parse-double "x") => nil
            (parse-boolean "false") => false
            (parse-boolean "False") => nil
            """);
    }

    @TestFactory
    Stream<DynamicTest> bits() {
        return Table.tests("""
            (bit-and 12 10) => 8
            (bit-and 255 15 6) => 6
            (bit-or 12 10) => 14
            (bit-xor 12 10) => 6
            (bit-and-not 12 10) => 4
            (bit-not 5) => -6
            (bit-shift-left 1 40) => 1099511627776
            (bit-shift-right -16 2) => -4
            (unsigned-bit-shift-right -1 60) => 15
            (bit-test 5 0) => true
            (bit-test 5 1) => false
            (bit-set 0 3) => 8
            (bit-clear 15 0) => 14
            (bit-flip 5 1) => 7
            (bit-count -1) => 64
            (bit-and 1.5 1) !! `bit-and` expects an integer, but got 1.5
            """);
    }

    @TestFactory
    Stream<DynamicTest> chance() {
        return Table.tests("""
            (let [g (random-generator 42)] (every? (fn [_] (< -1 (rand-int 6 g) 6)) (range 1000))) => true
            (let [a (random-generator 5) b (random-generator 5)] (= (shuffle (range 50) a) (shuffle (range 50) b))) => true
            (= (range 50) (sort (shuffle (range 50) (random-generator 1)))) => true
            (= (range 50) (shuffle (range 50) (random-generator 1))) => false
            (sort (distinct (let [g (random-generator 3)] (repeatedly 200 (fn [] (rand-nth [1 2 3] g)))))) => (1 2 3)
            (do (seed-random! 9) (let [a (repeatedly 5 rand)] (dorun a) (seed-random! 9) (= a (repeatedly 5 rand)))) => true
            (every? (fn [x] (and (<= 0 x) (< x 10))) (repeatedly 1000 (fn [] (rand 10)))) => true
            (rand-int 0) => 0
            (rand-int -1) !! `rand-int` expects an integer that is not negative, but got -1
            (rand-nth []) !! expects a collection that is not empty
            (rand-int 5 :seed) !! expects a random generator as the last argument, but got :seed
            """);
    }
}
