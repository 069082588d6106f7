package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Strings, names, regular expressions, printing and reading. Values are those of Clojure. */
class TextTest {
    @TestFactory
    Stream<DynamicTest> strings() {
        return Table.tests("""
            (str) => ""
            (str nil) => ""
            (str "a" \\b :c 'd 1 1.5 1/2 nil true) => "ab:cd11.51/2true"
            (str [1 "a" \\b nil]) => "[1 \\"a\\" \\\\b nil]"
            (str 1N) => "1"
            (str {:a "x"}) => "{:a \\"x\\"}"
            (subs "abcdef" 2) => "cdef"
            (subs "abcdef" 2 4) => "cd"
            (subs "abc" 3) => ""
            (subs "abc" 4) !! no part from 4 to 3 in a string of length 3
            (subs 5 1) !! `subs` expects a string, but got 5
            (count "abc") => 3
            (first "abc") => \\a
            (seq "") => nil
            (nth "abc" 1) => \\b
            (get "abc" 1) => \\b
            (vec "ab") => [\\a \\b]
            (apply str (reverse "abc")) => "cba"
            (reverse "ab") => (\\b \\a)
            """);
    }

    @TestFactory
    Stream<DynamicTest> formats() {
        return Table.tests("""
            (format "%d of %d" 1 2) => "1 of 2"
            (format "%5d|%-5d|%05d" 1 2 3) => "    1|2    |00003"
            (format "%.3f" 2) => "2.000"
            (format "%8.2f|" 1/3) => "    0.33|"
            (format "%s and %s" :a [1 "b"]) => ":a and [1 \\"b\\"]"
            (format "%s|%6s|%S" nil nil nil) => "null|  null|NULL"
            (format "%x %o" 255 8) => "ff 10"
            (format "%b %c%%" nil \\a) => "false a%"
            (format "%e" 12345.678) => "1.234568e+04"
            (format "%d" 1.5) !! `%d` is a place for an integer, but the value is 1.5
            (format "%d") !! there is no value for `%d`
            (format "%y" 1) !! `%y` is no place for a value
            (format "%999999d" 1) !! asks for more than 1000 characters
            """);
    }

    @TestFactory
    Stream<DynamicTest> names() {
        return Table.tests("""
            (name :a) => "a"
            (name 'x/y) => "y"
            (name "s") => "s"
            (name 1) !! `name` expects a keyword, a symbol, a string or a name of a game, but got 1
            (namespace :x/y) => "x"
            (namespace :y) => nil
            (keyword "a") => :a
            (keyword "x" "a") => :x/a
            (keyword nil "a") => :a
            (keyword 'b) => :b
            (keyword 1) => nil
            (symbol "a") => a
            (symbol "x" "a") => x/a
            (symbol :k) => k
            (= 'a (symbol "a")) => true
            (symbol? (gensym)) => true
            (distinct? (gensym) (gensym) (gensym)) => true
            (subs (name (gensym "abc")) 0 3) => "abc"
            """);
    }

    @TestFactory
    Stream<DynamicTest> expressions() {
        return Table.tests("""
            (re-find #"b+" "abbbc") => "bbb"
            (re-find #"x" "abc") => nil
            (re-find #"(\\d)-(\\d)?" "a1-b") => ["1-" "1" nil]
            (re-matches #"\\d+" "123") => "123"
            (re-matches #"\\d+" "123a") => nil
            (re-matches #"(\\w)(\\d)" "e4") => ["e4" "e" "4"]
            (re-seq #"[a-h][1-8]" "e2e4 x") => ("e2" "e4")
            (re-seq #"(\\w)=(\\d)" "a=1,b=2") => (["a=1" "a" "1"] ["b=2" "b" "2"])
            (re-seq #"x" "abc") => nil
            (re-find (re-pattern "b.") "abc") => "bc"
            (re-pattern "(") !! the regular expression is malformed
            (re-find "b" "abc") !! `re-find` expects a regular expression such as #"a+", but got "b"
            (regex? #"a") => true
            """);
    }

    @TestFactory
    Stream<DynamicTest> printed() {
        return Table.tests("""
            (pr-str "a" \\b :c) => "\\"a\\" \\\\b :c"
            (print-str "a" \\b :c) => "a b :c"
            (println-str "a" "b") => "a b\\n"
            (prn-str nil) => "nil\\n"
            (pr-str) => ""
            (pr-str [1 [2 #{3}] {:a 'b}]) => "[1 [2 #{3}] {:a b}]"
            (atom [1]) => #<atom [1]>
            (delay 1) => #<delay>
            inc => #<fn inc>
            #'inc => #'senet.core/inc
            (read-string "(+ 1 [2 :a])") => (+ 1 [2 :a])
            (read-string "::a") => :user/a
            (read-string "") !! `read-string`: the text has no form
            (read-string "(") !! missing `)`
            """);
    }

    @Test
    void printingGoesToTheOutput() {
        assertThat(Table.output(
                        "(print \"a\" \\b 1) (println) (println \"x\" [\"y\"]) (pr \"z\") (newline) (prn :k \"s\")"))
                .isEqualTo("a b 1\nx [y]\n\"z\"\n:k \"s\"\n");
    }

    @Test
    void documentationIsPrinted() {
        assertThat(Table.output("(doc when) (doc no-such-name)"))
                .startsWith("`when` is a macro in `senet.core`; it takes at least 1 argument")
                .contains("(when (pos? 1) :a :b) => :b")
                .endsWith("`no-such-name` is not defined.\n");
    }
}
