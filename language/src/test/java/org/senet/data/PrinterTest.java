package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PrinterTest {

    /** A box that can hold itself. */
    private static final class Box implements Printable {
        private Object content = Nil.NIL;

        @Override
        public void print(StringBuilder out, boolean readably) {
            out.append("#box ");
            Printer.append(out, content, readably);
        }
    }

    /** Values with their texts for the reader, for people, and as a part of a message. */
    static Stream<Arguments> values() {
        return Stream.of(
                Arguments.of(Nil.NIL, "nil", "nil", ""),
                Arguments.of(true, "true", "true", "true"),
                Arguments.of(-7L, "-7", "-7", "-7"),
                Arguments.of(BigInteger.TEN, "10N", "10N", "10"),
                Arguments.of(new BigDecimal("1.50"), "1.50M", "1.50M", "1.50"),
                Arguments.of(Ratio.of(BigInteger.ONE, BigInteger.valueOf(3)), "1/3", "1/3", "1/3"),
                Arguments.of(1.0, "1.0", "1.0", "1.0"),
                Arguments.of(1e10, "1.0E10", "1.0E10", "1.0E10"),
                Arguments.of(1.5f, "1.5", "1.5", "1.5"),
                Arguments.of(Double.POSITIVE_INFINITY, "##Inf", "##Inf", "Infinity"),
                Arguments.of(Double.NEGATIVE_INFINITY, "##-Inf", "##-Inf", "-Infinity"),
                Arguments.of(Double.NaN, "##NaN", "##NaN", "NaN"),
                Arguments.of('a', "\\a", "a", "a"),
                Arguments.of('\n', "\\newline", "\n", "\n"),
                Arguments.of(' ', "\\space", " ", " "),
                Arguments.of('\u0001', "\\u0001", "\u0001", "\u0001"),
                Arguments.of('漢', "\\漢", "漢", "漢"),
                Arguments.of(
                        "a\"b\\c\n\t\r\b\fé",
                        "\"a\\\"b\\\\c\\n\\t\\r\\b\\fé\"",
                        "a\"b\\c\n\t\r\b\fé",
                        "a\"b\\c\n\t\r\b\fé"),
                Arguments.of(Symbol.of("a/b"), "a/b", "a/b", "a/b"),
                Arguments.of(Keyword.of("a/b"), ":a/b", ":a/b", ":a/b"),
                Arguments.of(Pattern.compile("a\\d\""), "#\"a\\d\\\"\"", "#\"a\\d\\\"\"", "a\\d\""),
                Arguments.of(Pattern.compile("\\\""), "#\"\\\"\"", "#\"\\\"\"", "\\\""),
                Arguments.of(
                        Pattern.compile("\\Q\"\\E\""),
                        "#\"\\Q\\E\\\"\\Q\\E\\\"\"",
                        "#\"\\Q\\E\\\"\\Q\\E\\\"\"",
                        "\\Q\"\\E\""),
                Arguments.of(PersistentVector.of("a", 'b', 1L), "[\"a\" \\b 1]", "[a b 1]", "[\"a\" \\b 1]"),
                Arguments.of(PersistentList.of(), "()", "()", "()"),
                Arguments.of(PersistentList.of(Nil.NIL, 1L), "(nil 1)", "(nil 1)", "(nil 1)"),
                Arguments.of(
                        PersistentMap.of("k", 1L, "l", 2L), "{\"k\" 1, \"l\" 2}", "{k 1, l 2}", "{\"k\" 1, \"l\" 2}"),
                Arguments.of(PersistentSet.of("a"), "#{\"a\"}", "#{a}", "#{\"a\"}"),
                Arguments.of(new MapEntry("k", 1L), "[\"k\" 1]", "[k 1]", "[\"k\" 1]"),
                Arguments.of(Range.of(0, 3, 1), "(0 1 2)", "(0 1 2)", "(0 1 2)"),
                Arguments.of(new LazySeq(() -> PersistentVector.of("x")), "(\"x\")", "(x)", "(\"x\")"),
                Arguments.of(new Box(), "#box nil", "#box nil", "#box nil"));
    }

    @ParameterizedTest
    @MethodSource("values")
    void everyValueHasItsText(Object value, String readable, String plain, String part) {
        assertThat(Printer.print(value, true)).isEqualTo(readable);
        assertThat(Printer.print(value, false)).isEqualTo(plain);
        assertThat(Printer.str(value)).isEqualTo(part);
    }

    @Test
    void aQuoteInAPatternMatchesTheSameWhenReadAgain() {
        for (String regex : new String[] {"\"", "\\\"", "\\Q\"\\E", "\\Qa\\E\"b", "\\\\\""}) {
            Pattern original = Pattern.compile(regex);
            String printed = Printer.print(original, true);
            Pattern again = Pattern.compile(printed.substring(2, printed.length() - 1));
            for (String text : new String[] {"\"", "\\\"", "a\"b", "\\"}) {
                assertThat(again.matcher(text).matches())
                        .isEqualTo(original.matcher(text).matches());
            }
        }
    }

    @Test
    void displayCutsLongTexts() {
        assertThat(Printer.display(Range.of(0, 1_000_000, 1), 20)).isEqualTo("(0 1 2 3 4 5 6 7 ...");
        assertThat(Printer.display("abcdef", 8)).isEqualTo("\"abcdef\"");
        assertThat(Printer.display("abcdef", 7)).isEqualTo("\"abc...");
        assertThat(Printer.display(Range.of(0, Long.MAX_VALUE, 1), 100)).hasSize(100);
    }

    @Test
    void displayComputesNothing() {
        LazySeq unknown = new LazySeq(() -> {
            throw new AssertionError("must not be computed");
        });
        assertThat(Printer.display(unknown, 100)).isEqualTo("(...)");
        assertThat(Printer.display(new Cons(1L, unknown), 100)).isEqualTo("(1 ...)");
        assertThat(unknown.toString()).isEqualTo("(...)");
        assertThat(PersistentVector.of(new LazySeq(() -> PersistentList.of()))).hasToString("[()]");
    }

    @Test
    void displayEndsForAValueThatContainsItself() {
        var box = new Box();
        box.content = PersistentVector.of(box);
        assertThat(Printer.display(box, 30)).isEqualTo("#box [#box [#box [#box [#bo...");
        assertThat(Printer.display(box, 1_000_000)).startsWith("#box [#box [").contains("...");
    }

    @Test
    void displayInsideOfDisplayKeepsTheOuterBounds() {
        Printable nosy = (out, readably) -> {
            out.append(Printer.display(PersistentVector.of(1L), 10));
            Printer.append(out, Range.of(0, Long.MAX_VALUE, 1), readably);
        };
        assertThat(Printer.display(nosy, 12)).isEqualTo("[1](0 1 2...");
    }

    @Test
    void anErrorWhilePrintingIsNotHidden() {
        Printable broken = (out, readably) -> {
            throw new IllegalStateException("broken");
        };
        assertThatThrownBy(() -> Printer.display(broken, 10)).hasMessage("broken");
        assertThatThrownBy(() -> Printer.print(broken, true)).hasMessage("broken");
    }
}
