package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors inside the library are reported where the program calls it. */
class ErrorPlaceTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        (do 1 (first 5))                       | (first 5)          | `first` expects a collection, but got 5
        (do 1 (reduce + 5))                    | (reduce + 5)       | `reduce` expects a collection, but got 5
        (pr-str (map (fn [x] (subs x 5)) [""])) | (subs x 5)         | `subs`: no part from 5 to 0 in a string of length 0
        (do (count (map inc [:a])))            | (count (map inc [:a])) | `inc` expects a number, but got :a (called by `count`)
        (do (eval '(first 5)))                 | (first 5)          | `first` expects a collection, but got 5
        (do (eval (list 'first 5)))            | (eval (list 'first 5)) | `first` expects a collection, but got 5
        (do (eval (list 'take "a" [1])))       | (eval (list 'take "a" [1])) | `take` expects an integer, but got "a"
        (do (throw (ex-info "no" {})))         | (ex-info "no" {})  | no
        (do (error "no " 1))                   | (error "no " 1)    | no 1
        """)
    void isWhereTheProgramCallsTheLibrary(String program, String place, String message) {
        try (var context = Context.create("senet")) {
            var thrown = catchThrowableOfType(PolyglotException.class, () -> context.eval("senet", program));
            assertThat(thrown.getMessage()).isEqualTo(message);
            assertThat(thrown.getSourceLocation().getCharacters()).hasToString(place);
        }
    }
}
