package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {

    private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

    private static BigInteger big(long n) {
        return BigInteger.valueOf(n);
    }

    private static Number ratio(long n, long d) {
        return Ratio.of(big(n), big(d));
    }

    private static Object number(String text) {
        char mark = text.charAt(text.length() - 1);
        if (mark == 'N') {
            return new BigInteger(text.substring(0, text.length() - 1));
        }
        if (mark == 'M') {
            return new BigDecimal(text.substring(0, text.length() - 1));
        }
        if (text.contains("/")) {
            return fraction(text);
        }
        return text.contains(".") ? (Object) Double.valueOf(text) : Long.valueOf(text);
    }

    private static Object fraction(String text) {
        String[] parts = text.split("/", 2);
        return Ratio.of(new BigInteger(parts[0]), new BigInteger(parts[1]));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2, 3, -1, 2, 1/2",
        "6, 3, 9, 3, 18, 2",
        "1N, 2, 3N, -1N, 2N, 1/2",
        "6N, 3, 9N, 3N, 18N, 2N",
        "1/2, 1/2, 1N, 0N, 1/4, 1N",
        "1/2, 1, 3/2, -1/2, 1/2, 1/2",
        "2, 1/3, 7/3, 5/3, 2/3, 6N",
        "1.5, 2, 3.5, -0.5, 3.0, 0.75",
        "1, 0.5, 1.5, 0.5, 0.5, 2.0",
        "1.5M, 2, 3.5M, -0.5M, 3.0M, 0.75M",
        "1N, 0.5M, 1.5M, 0.5M, 0.5M, 2M",
        "1/2, 0.5M, 1.0M, 0.0M, 0.25M, 1M",
        "1/2, 0.5, 1.0, 0.0, 0.25, 1.0",
        "1.5M, 0.5, 2.0, 1.0, 0.75, 3.0",
    })
    void theWiderKindWins(String a, String b, String sum, String difference, String product, String quotient) {
        assertThat(Numbers.add(number(a), number(b))).isEqualTo(number(sum));
        assertThat(Numbers.subtract(number(a), number(b))).isEqualTo(number(difference));
        assertThat(Numbers.multiply(number(a), number(b))).isEqualTo(number(product));
        assertThat(Numbers.equiv(Numbers.divide(number(a), number(b)), number(quotient)))
                .isTrue();
        assertThat(Numbers.divide(number(a), number(b))).hasSameClassAs(number(quotient));
    }

    @ParameterizedTest
    @CsvSource({
        "7, 3, 2, 1, 1",
        "-7, 3, -2, -1, 2",
        "7, -3, -2, 1, -2",
        "-7, -3, 2, -1, -1",
        "6, -3, -2, 0, 0",
        "7N, 3, 2N, 1N, 1N",
        "-7N, 3, -2N, -1N, 2N",
        "7/2, 1, 3N, 1/2, 1/2",
        "-7/2, 1, -3N, -1/2, 1/2",
        "5.5, 2, 2.0, 1.5, 1.5",
        "-5.5, 2, -2.0, -1.5, 0.5",
        "5.5M, 2, 2M, 1.5M, 1.5M",
        "-5.5M, 2, -2M, -1.5M, 0.5M",
    })
    void divisionWithRemainder(String a, String b, String quotient, String remainder, String modulus) {
        assertThat(Numbers.equiv(Numbers.quotient(number(a), number(b)), number(quotient)))
                .isTrue();
        assertThat(Numbers.quotient(number(a), number(b))).hasSameClassAs(number(quotient));
        assertThat(Numbers.remainder(number(a), number(b))).isEqualTo(number(remainder));
        assertThat(Numbers.modulo(number(a), number(b))).isEqualTo(number(modulus));
    }

    @Test
    void wholeNumbersAgreeWithBigIntegers() {
        var data = new RandomData(11);
        for (int i = 0; i < 20_000; i++) {
            long a = data.integer();
            long b = data.integer();
            checkedAgainst(a, b, Numbers::add, big(a).add(big(b)));
            checkedAgainst(a, b, Numbers::subtract, big(a).subtract(big(b)));
            checkedAgainst(a, b, Numbers::multiply, big(a).multiply(big(b)));
            promotedAgainst(Numbers.addP(a, b), big(a).add(big(b)));
            promotedAgainst(Numbers.subtractP(a, b), big(a).subtract(big(b)));
            promotedAgainst(Numbers.multiplyP(a, b), big(a).multiply(big(b)));
            promotedAgainst(Numbers.negateP(a), big(a).negate());
            assertThat(Numbers.add(big(a), b)).isEqualTo(big(a).add(big(b)));
            assertThat(Numbers.compare(a, big(b))).isEqualTo(big(a).compareTo(big(b)));
            assertThat(Numbers.equal(a, big(b))).isEqualTo(a == b);
            if (b != 0) {
                checkedAgainst(a, b, Numbers::quotient, big(a).divide(big(b)));
                checkedAgainst(a, b, Numbers::remainder, big(a).remainder(big(b)));
                assertThat(Numbers.modulo(a, b)).isEqualTo(Math.floorMod(a, b));
            }
        }
    }

    private static void checkedAgainst(long a, long b, BinaryOperator<Object> operator, BigInteger expected) {
        if (expected.bitLength() < Long.SIZE) {
            assertThat(operator.apply(a, b)).isEqualTo(expected.longValue());
        } else {
            assertThatThrownBy(() -> operator.apply(a, b))
                    .isInstanceOf(ArithmeticException.class)
                    .hasMessage("integer overflow");
        }
    }

    private static void promotedAgainst(Object actual, BigInteger expected) {
        assertThat(actual).isEqualTo(expected.bitLength() < Long.SIZE ? (Object) expected.longValue() : expected);
    }

    @Test
    void ratiosObeyTheLawsOfFractions() {
        var data = new RandomData(12);
        for (int i = 0; i < 5000; i++) {
            Object a = ratio(data.random().nextInt(200) - 100, data.random().nextInt(30) + 1);
            Object b = ratio(data.random().nextInt(200) - 100, data.random().nextInt(30) + 1);
            Object c = ratio(data.random().nextInt(200) - 100, data.random().nextInt(30) + 1);
            assertThat(Numbers.subtract(Numbers.add(a, b), b)).isEqualTo(a);
            assertThat(Numbers.multiply(a, Numbers.add(b, c)))
                    .isEqualTo(Numbers.add(Numbers.multiply(a, b), Numbers.multiply(a, c)));
            assertThat(Numbers.compare(a, b)).isEqualTo(Integer.signum(Numbers.compare(Numbers.subtract(a, b), 0L)));
            if (!Numbers.isZero(b)) {
                assertThat(Numbers.multiply(Numbers.divide(a, b), b)).isEqualTo(a);
                Object whole = Numbers.multiply(Numbers.quotient(a, b), b);
                assertThat(Numbers.add(whole, Numbers.remainder(a, b))).isEqualTo(a);
                assertThat(Numbers.isInteger(Numbers.quotient(a, b))).isTrue();
            }
        }
    }

    @Test
    void decimalsAgreeWithBigDecimals() {
        var data = new RandomData(13);
        for (int i = 0; i < 3000; i++) {
            var a = new BigDecimal(big(data.integer()), data.random().nextInt(12));
            var b = new BigDecimal(big(data.integer()), data.random().nextInt(12));
            assertThat(Numbers.add(a, b)).isEqualTo(a.add(b));
            assertThat(Numbers.subtract(a, b)).isEqualTo(a.subtract(b));
            assertThat(Numbers.multiply(a, b)).isEqualTo(a.multiply(b));
            assertThat(Numbers.compare(a, b)).isEqualTo(a.compareTo(b));
        }
        assertThatThrownBy(() -> Numbers.divide(BigDecimal.ONE, 3L)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Numbers.add(BigDecimal.ONE, ratio(1, 3))).isInstanceOf(ArithmeticException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1N", "1/2", "1M"})
    void divisionByZeroIsAnErrorExceptForFloatingPoint(String a) {
        for (String zero : List.of("0", "0N", "0M", "0.0M")) {
            for (BinaryOperator<Object> operator : List.<BinaryOperator<Object>>of(
                    Numbers::divide, Numbers::quotient, Numbers::remainder, Numbers::modulo)) {
                assertThatThrownBy(() -> operator.apply(number(a), number(zero)))
                        .isInstanceOf(ArithmeticException.class)
                        .hasMessage("Divide by zero");
            }
        }
        assertThat(Numbers.divide(number(a), 0.0)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Numbers.divide(-1.0, 0L)).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThatThrownBy(() -> Numbers.quotient(number(a), 0.0)).hasMessage("Divide by zero");
        assertThatThrownBy(() -> Numbers.remainder(1.0, 0L)).hasMessage("Divide by zero");
    }

    @Test
    void theBordersOfLong() {
        assertThat(Numbers.inc(1L)).isEqualTo(2L);
        assertThat(Numbers.dec(1L)).isEqualTo(0L);
        assertThatThrownBy(() -> Numbers.inc(Long.MAX_VALUE)).hasMessage("integer overflow");
        assertThatThrownBy(() -> Numbers.dec(Long.MIN_VALUE)).hasMessage("integer overflow");
        assertThatThrownBy(() -> Numbers.negate(Long.MIN_VALUE)).hasMessage("integer overflow");
        assertThatThrownBy(() -> Numbers.divide(Long.MIN_VALUE, -1L)).hasMessage("integer overflow");
        assertThatThrownBy(() -> Numbers.quotient(Long.MIN_VALUE, -1L)).hasMessage("integer overflow");
        assertThat(Numbers.remainder(Long.MIN_VALUE, -1L)).isEqualTo(0L);
        assertThat(Numbers.incP(Long.MAX_VALUE)).isEqualTo(LONG_MAX.add(BigInteger.ONE));
        assertThat(Numbers.decP(Long.MIN_VALUE)).isEqualTo(LONG_MIN.subtract(BigInteger.ONE));
        assertThat(Numbers.incP(1.5)).isEqualTo(2.5);
        assertThat(Numbers.decP(big(1))).isEqualTo(big(0));
        assertThat(Numbers.multiplyP(ratio(1, 2), 2L)).isEqualTo(big(1));
    }

    @Test
    void negation() {
        assertThat(Numbers.negate(3L)).isEqualTo(-3L);
        assertThat(Numbers.negate(0.0)).isEqualTo(-0.0);
        assertThat(Numbers.negate(ratio(1, 2))).isEqualTo(ratio(-1, 2));
        assertThat(Numbers.negate(big(3))).isEqualTo(big(-3));
    }

    @Test
    void comparisonGoesByValue() {
        assertThat(Numbers.equiv(1L, 1.0)).isTrue();
        assertThat(Numbers.equiv(ratio(1, 2), 0.5)).isTrue();
        assertThat(Numbers.equiv(new BigDecimal("1.00"), 1L)).isTrue();
        assertThat(Numbers.equiv(Double.NaN, Double.NaN)).isFalse();
        assertThat(Numbers.equiv(0.0, -0.0)).isTrue();
        assertThat(Numbers.less(1L, ratio(3, 2))).isTrue();
        assertThat(Numbers.less(2.0, ratio(3, 2))).isFalse();
        assertThat(Numbers.less(Double.NaN, 1L)).isFalse();
        assertThat(Numbers.lessOrEqual(1L, 1.0)).isTrue();
        assertThat(Numbers.lessOrEqual(2L, 1.0)).isFalse();
        assertThat(Numbers.lessOrEqual(1L, Double.NaN)).isFalse();
        assertThat(Numbers.compare(1L, 2.0)).isNegative();
        assertThat(Numbers.compare(2.0, 1L)).isPositive();
        assertThat(Numbers.compare(0.0, -0.0)).isZero();
        assertThat(Numbers.compare(Double.NaN, 1L)).isZero();
    }

    @Test
    void signs() {
        for (Object zero : new Object[] {0L, big(0), 0.0, -0.0, new BigDecimal("0.00")}) {
            assertThat(Numbers.isZero(zero)).isTrue();
            assertThat(Numbers.isPositive(zero)).isFalse();
            assertThat(Numbers.isNegative(zero)).isFalse();
        }
        for (Object positive : new Object[] {1L, big(1), 0.5, ratio(1, 2), new BigDecimal("0.01")}) {
            assertThat(Numbers.isZero(positive)).isFalse();
            assertThat(Numbers.isPositive(positive)).isTrue();
            assertThat(Numbers.isNegative(positive)).isFalse();
            assertThat(Numbers.isNegative(Numbers.negate(positive))).isTrue();
        }
    }

    @Test
    void conversionToWholeNumbers() {
        assertThat(Numbers.toLongExact(7)).isEqualTo(7);
        assertThat(Numbers.toLongExact(-1.9)).isEqualTo(-1);
        assertThat(Numbers.toLongExact(ratio(-7, 2))).isEqualTo(-3);
        assertThat(Numbers.toLongExact(new BigDecimal("12.9"))).isEqualTo(12);
        assertThat(Numbers.toLongExact(LONG_MIN)).isEqualTo(Long.MIN_VALUE);
        assertThat(Numbers.toLongExact((double) Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
        for (Object outside : new Object[] {
            0x1p63, Double.NaN, Double.NEGATIVE_INFINITY, LONG_MAX.add(BigInteger.ONE), new BigDecimal("1e30")
        }) {
            assertThatThrownBy(() -> Numbers.toLongExact(outside)).isInstanceOf(ArithmeticException.class);
        }
        assertThat(Numbers.toBigInteger(1e20)).isEqualTo(new BigInteger("100000000000000000000"));
        assertThat(Numbers.toBigInteger(-1.5)).isEqualTo(big(-1));
        assertThat(Numbers.toBigInteger(ratio(7, 2))).isEqualTo(big(3));
        assertThat(Numbers.toBigInteger(new BigDecimal("-1.5"))).isEqualTo(big(-1));
        assertThat(Numbers.toBigInteger(5L)).isEqualTo(big(5));
        assertThatThrownBy(() -> Numbers.toBigInteger(Double.NaN)).isInstanceOf(ArithmeticException.class);
        assertThat(Numbers.toDouble(ratio(1, 4))).isEqualTo(0.25);
    }

    @Test
    void aHugeExponentIsRefusedAtOnceAndNotWrittenOut() {
        assertThatThrownBy(() -> Numbers.toLongExact(new BigDecimal("1e999999999")))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Numbers.toBigInteger(new BigDecimal("1e999999999")))
                .isInstanceOf(ArithmeticException.class);
        assertThat(Numbers.toLongExact(new BigDecimal("1e-999999999"))).isZero();
    }

    @Test
    void kindsOfNumbers() {
        assertThat(Numbers.isNumber(1)).isTrue();
        assertThat(Numbers.isNumber(ratio(1, 2))).isTrue();
        assertThat(Numbers.isNumber("1")).isFalse();
        assertThat(Numbers.isInteger((short) 1)).isTrue();
        assertThat(Numbers.isInteger(big(1))).isTrue();
        assertThat(Numbers.isInteger(1.0)).isFalse();
        assertThat(Numbers.isInteger("1")).isFalse();
    }

    @Test
    void narrowJavaNumbersAreLongsAndDoubles() {
        assertThat(Numbers.add(1, (byte) 2)).isEqualTo(3L);
        assertThat(Numbers.multiply((short) 3, 1.5f)).isEqualTo(4.5);
    }

    @Test
    void whatIsNotANumberIsNamed() {
        for (Object value : new Object[] {"a", Nil.NIL, 'c', true}) {
            assertThatThrownBy(() -> Numbers.add(1L, value))
                    .isInstanceOf(NotANumber.class)
                    .hasMessage("expected a number, found " + Printer.print(value, true))
                    .extracting(e -> ((NotANumber) e).value())
                    .isEqualTo(value);
            assertThatThrownBy(() -> Numbers.isZero(value)).isInstanceOf(NotANumber.class);
            assertThatThrownBy(() -> Numbers.toDouble(value)).isInstanceOf(NotANumber.class);
            assertThatThrownBy(() -> Numbers.modulo(value, 1L)).isInstanceOf(NotANumber.class);
        }
    }

    @Test
    void ratiosConvertToTheNearestNumbers() {
        var third = (Ratio) ratio(-2, 6);
        assertThat(third).hasToString("-1/3");
        assertThat(third.doubleValue()).isEqualTo(-1.0 / 3.0);
        assertThat(third.floatValue()).isEqualTo(-1.0f / 3.0f);
        assertThat(third.longValue()).isZero();
        assertThat(((Ratio) ratio(7, -2)).intValue()).isEqualTo(-3);
        assertThat(third).isLessThan((Ratio) ratio(1, 3)).isEqualByComparingTo((Ratio) ratio(1, -3));
    }
}
