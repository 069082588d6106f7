package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.reader.Reading.all;
import static org.senet.reader.Reading.one;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Ratio;
import org.senet.data.Symbol;

class AtomTest {

    private static Object ratio(long n, long d) {
        return Ratio.of(BigInteger.valueOf(n), BigInteger.valueOf(d));
    }

    static Stream<Arguments> numbers() {
        return Stream.of(
                Arguments.of("0", 0L),
                Arguments.of("-0", 0L),
                Arguments.of("42", 42L),
                Arguments.of("+42", 42L),
                Arguments.of("-42", -42L),
                Arguments.of("9223372036854775807", Long.MAX_VALUE),
                Arguments.of("-9223372036854775808", Long.MIN_VALUE),
                Arguments.of("9223372036854775808", new BigInteger("9223372036854775808")),
                Arguments.of("42N", BigInteger.valueOf(42)),
                Arguments.of("0N", BigInteger.ZERO),
                Arguments.of("0x1f", 31L),
                Arguments.of("0XFF", 255L),
                Arguments.of("-0x10", -16L),
                Arguments.of("0xFN", BigInteger.valueOf(15)),
                Arguments.of("0xffffffffffffffff", new BigInteger("18446744073709551615")),
                Arguments.of("017", 15L),
                Arguments.of("-017", -15L),
                Arguments.of("00", 0L),
                Arguments.of("017N", BigInteger.valueOf(15)),
                Arguments.of("2r1011", 11L),
                Arguments.of("36rZz", 1295L),
                Arguments.of("-16Rff", -255L),
                Arguments.of("1/3", ratio(1, 3)),
                Arguments.of("-2/6", ratio(-1, 3)),
                Arguments.of("4/2", 2L),
                Arguments.of("0/5", 0L),
                Arguments.of("1.5", 1.5),
                Arguments.of("1.", 1.0),
                Arguments.of("-1.5e3", -1500.0),
                Arguments.of("1e3", 1000.0),
                Arguments.of("1E-3", 0.001),
                Arguments.of("1e+3", 1000.0),
                Arguments.of("09.5", 9.5),
                Arguments.of("1e999", Double.POSITIVE_INFINITY),
                Arguments.of("1.50M", new BigDecimal("1.50")),
                Arguments.of("1M", new BigDecimal("1")),
                Arguments.of("1e3M", new BigDecimal("1e3")),
                Arguments.of("##Inf", Double.POSITIVE_INFINITY),
                Arguments.of("##-Inf", Double.NEGATIVE_INFINITY),
                Arguments.of("##NaN", Double.NaN));
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void numbers(String text, Object value) {
        assertThat(one(text)).isEqualTo(value);
    }

    static Stream<Arguments> characters() {
        return Stream.of(
                Arguments.of("\\a", 'a'),
                Arguments.of("\\(", '('),
                Arguments.of("\\\\", '\\'),
                Arguments.of("\\\"", '"'),
                Arguments.of("\\;", ';'),
                Arguments.of("\\,", ','),
                Arguments.of("\\newline", '\n'),
                Arguments.of("\\space", ' '),
                Arguments.of("\\tab", '\t'),
                Arguments.of("\\backspace", '\b'),
                Arguments.of("\\formfeed", '\f'),
                Arguments.of("\\return", '\r'),
                Arguments.of("\\u00e9", 'é'),
                Arguments.of("\\u", 'u'),
                Arguments.of("\\o", 'o'),
                Arguments.of("\\o101", 'A'),
                Arguments.of("\\o7", '\7'),
                Arguments.of("\\o377", '\377'),
                Arguments.of("\\ф", 'ф'));
    }

    @ParameterizedTest
    @MethodSource("characters")
    void characters(String text, char value) {
        assertThat(one(text)).isEqualTo(value);
    }

    static Stream<Arguments> strings() {
        return Stream.of(
                Arguments.of("\"\"", ""),
                Arguments.of("\"a b\"", "a b"),
                Arguments.of("\"two\nlines\"", "two\nlines"),
                Arguments.of("\"\\t\\b\\n\\r\\f\\\\\\\"\"", "\t\b\n\r\f\\\""),
                Arguments.of("\"\\u0041\\u00e9\"", "Aé"),
                Arguments.of("\"\\o101\\101\\7x\\1234\"", "AA\7xS4"),
                Arguments.of("\"; no comment\"", "; no comment"),
                Arguments.of("\"\uD83D\uDE00 漢\"", "\uD83D\uDE00 漢"));
    }

    @ParameterizedTest
    @MethodSource("strings")
    void strings(String text, String value) {
        assertThat(one(text)).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a", "nw", "is-empty?", "set!", "->", "->>", "+'", "a1", "/", "ns/name", "a.b.c/d", "+", "-", "*", "<=",
                "-a", "+a", "...", ".method", "Class.", "a'b", "x#", "a#b", "%", "%1", "&", "шаг", "手", "nil?", "true1",
                "ns//", "a:b", "_", "=", "$", "|x|", "\uD83D\uDE00"
            })
    void symbols(String text) {
        assertThat(one(text)).isEqualTo(Symbol.of(text));
        assertThat(one(":" + text)).isSameAs(Keyword.of(text));
    }

    @Test
    void constants() {
        assertThat(all("nil true false")).containsExactly(Nil.NIL, true, false);
    }

    @Test
    void keywordsMayBeginWithADigit() {
        assertThat(all(":1 :1a :a/1")).containsExactly(Keyword.of("1"), Keyword.of("1a"), Keyword.of("a/1"));
    }

    @Test
    void doubleColonsResolveTheNamespace() {
        assertThat(all("::a ::b/c")).containsExactly(Keyword.of("my.ns/a"), Keyword.of("senet.boards/c"));
    }

    @Test
    void regularExpressions() {
        assertThat(((Pattern) one("#\"a\\d+\\\"b\\\\\"")).pattern()).isEqualTo("a\\d+\\\"b\\\\");
        assertThat(((Pattern) one("#\"\"")).pattern()).isEmpty();
    }

    @Test
    void tokensEndWhereOthersBegin() {
        assertThat(all("a\"b\"c\\d[1]2(f)g"))
                .extracting(Object::toString)
                .containsExactly("a", "b", "c", "d", "[1]", "2", "(f)", "g");
    }

    @Test
    void blanksAndCommentsSeparateForms() {
        assertThat(all("#!/usr/bin/env senet\n1,,2 ; three\r\n\t4\u00a05\uFEFF;end"))
                .containsExactly(1L, 2L, 4L, 5L);
        assertThat(all("")).isEmpty();
        assertThat(all(" ; nothing")).isEmpty();
    }
}
