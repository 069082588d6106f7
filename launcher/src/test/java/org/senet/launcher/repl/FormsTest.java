package org.senet.launcher.repl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FormsTest {
    private static List<String> forms(String text) {
        return Forms.of(text).stream()
                .map(range -> text.substring(range.start(), range.end()))
                .toList();
    }

    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("", List.of()),
                Arguments.of("  ; nothing\n #! nor here", List.of()),
                Arguments.of("1 :a \"b c\" \\) d", List.of("1", ":a", "\"b c\"", "\\)", "d")),
                Arguments.of("(f [1 {:a 2}])(g)", List.of("(f [1 {:a 2}])", "(g)")),
                Arguments.of("'(a b) `(c ~d ~@e) @x #'y", List.of("'(a b)", "`(c ~d ~@e)", "@x", "#'y")),
                Arguments.of("''a '@b", List.of("''a", "'@b")),
                Arguments.of("^:private x ^{:a 1} [2] 3", List.of("^:private x", "^{:a 1} [2]", "3")),
                Arguments.of("#_(left out) a #_ #_ b c d", List.of("a", "d")),
                Arguments.of("'#_x y", List.of("'#_x y")),
                Arguments.of(
                        "#(inc %) #{1} #\"a ( b\" #?(:a 1) #:n{:a 1} ##Inf",
                        List.of("#(inc %)", "#{1}", "#\"a ( b\"", "#?(:a 1)", "#:n{:a 1}", "##Inf")),
                Arguments.of("\"a \\\" (\" (b ; )\n)", List.of("\"a \\\" (\"", "(b ; )\n)")),
                Arguments.of("a (b", List.of("a", "(b")),
                Arguments.of("a ) b", List.of("a", ") b")),
                Arguments.of("a \"b", List.of("a", "\"b")),
                Arguments.of("a '", List.of("a", "'")),
                Arguments.of("swap! a,b x'y", List.of("swap!", "a", "b", "x'y")));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aTextIsDividedIntoItsForms(String text, List<String> expected) {
        assertThat(forms(text)).isEqualTo(expected);
    }
}
