package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arithmetic in pieces gives what Java's gives, and what would take too long is refused. */
class LargeNumbersTest {
    private static final BigInteger LARGEST = BigInteger.ONE.shiftLeft(LargeIntegers.MAX_BITS - 1);

    /** Numbers of very different lengths and of both signs. */
    private static BigInteger number(Random random, int most) {
        var number = new BigInteger(random.nextInt(1, most), random);
        return random.nextBoolean() ? number : number.negate();
    }

    @ParameterizedTest
    @ValueSource(ints = {100_000, 300_000, 700_000})
    void productsAndQuotientsAreThoseOfJava(int bits) {
        var random = new Random(bits);
        for (int i = 0; i < 6; i++) {
            var a = number(random, bits);
            var b = number(random, bits / (1 + i % 3)).setBit(0);
            assertThat(LargeIntegers.multiply(a, b)).isEqualTo(a.multiply(b));
            for (var dividend : List.of(a, a.multiply(b), a.multiply(b).subtract(BigInteger.ONE))) {
                var expected = dividend.divideAndRemainder(b);
                assertThat(LargeIntegers.divide(dividend, b))
                        .isEqualTo(new LargeIntegers.Division(expected[0], expected[1]));
            }
        }
    }

    @Test
    void greatestCommonDivisorsAreThoseOfJava() {
        var random = new Random(3);
        for (int i = 0; i < 10; i++) {
            var common = number(random, 8_000);
            var a = number(random, 30_000).multiply(common);
            var b = number(random, 30_000).multiply(common);
            assertThat(LargeIntegers.gcd(a, b)).isEqualTo(a.gcd(b));
        }
        assertThat(LargeIntegers.gcd(BigInteger.ZERO, LARGEST)).isEqualTo(LARGEST);
        assertThat(LargeIntegers.gcd(LARGEST, LARGEST.negate())).isEqualTo(LARGEST);
    }

    @ParameterizedTest
    @ValueSource(ints = {4096, 4097, 8192, 9_990, 16_384, 50_000})
    void digitsAreThoseOfJava(int length) {
        var power = BigInteger.TEN.pow(length);
        for (var number : List.of(power, power.subtract(BigInteger.ONE), power.add(BigInteger.TEN), power.negate())) {
            var digits = number.toString();
            assertThat(LargeDigits.write(number)).isEqualTo(digits);
            assertThat(LargeDigits.read(digits, 10)).isEqualTo(number);
            assertThat(LargeDigits.read(number.toString(7), 7)).isEqualTo(number);
        }
        assertThat(LargeDigits.read("-" + "0".repeat(length) + "12", 10)).isEqualTo(BigInteger.valueOf(-12));
        assertThatThrownBy(() -> LargeDigits.read("1".repeat(length) + "x", 10))
                .isInstanceOf(NumberFormatException.class);
    }

    @Test
    void largerIntegersAreRefused() {
        assertThatThrownBy(() -> Numbers.add(LARGEST, LARGEST))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("the number is too large: an integer has at most 5050445 digits");
        assertThatThrownBy(() -> Numbers.multiply(LARGEST, LARGEST)).hasMessageContaining("at most 5050445 digits");
        assertThatThrownBy(() -> Numbers.toBigInteger(new BigDecimal("1e1000000000")))
                .hasMessageContaining("the number is too large: an integer has at most");
        assertThatThrownBy(() -> LargeDigits.read("9".repeat(6_000_000), 10)).hasMessageContaining("at most 5050445");
        assertThatThrownBy(() -> Numbers.toLongExact(LARGEST))
                .hasMessageEndingWith("an integer of about 5050445 digits");
    }

    @Test
    void largerDecimalsAreRefused() {
        var distant = new BigDecimal("1e900000000");
        for (var operation : List.<Runnable>of(
                () -> Numbers.add(distant, BigDecimal.ONE),
                () -> Numbers.subtract(BigDecimal.ZERO, distant),
                () -> Numbers.quotient(distant, new BigDecimal("3")),
                () -> Numbers.remainder(distant, new BigDecimal("0.7")),
                () -> Numbers.toDecimal(LARGEST),
                () -> Numbers.toDecimal("1".repeat(30_000)))) {
            assertThatThrownBy(operation::run)
                    .isInstanceOf(ArithmeticException.class)
                    .hasMessage("the number is too large: a decimal has at most 20000 digits");
        }
        assertThat(Numbers.multiply(distant, BigDecimal.TWO)).isEqualTo(new BigDecimal("2e900000000"));
        assertThat(Numbers.compare(distant, BigDecimal.ONE)).isPositive();
        assertThat(Numbers.toDecimal("1.50")).isEqualTo(new BigDecimal("1.50"));
    }

    @Test
    void ratiosOfLargeIntegersAreNearTheirDoubles() {
        var third = (Ratio) Ratio.of(
                LARGEST.subtract(BigInteger.ONE),
                LARGEST.multiply(BigInteger.valueOf(3)).shiftRight(1));
        assertThat(third.doubleValue()).isEqualTo(2 / 3.0);
        assertThat(((Ratio) Ratio.of(BigInteger.ONE.negate(), LARGEST)).doubleValue())
                .isZero();
        assertThat(((Ratio) Ratio.of(LARGEST, BigInteger.valueOf(-3))).doubleValue())
                .isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(((Ratio) Ratio.of(BigInteger.ONE, BigInteger.valueOf(3))).doubleValue())
                .isEqualTo(1 / 3.0);
    }

    @Test
    void otherLanguagesSeeHugeExponentsAsNumbersThatFitNowhere() {
        var huge = new InteropNumber(new BigDecimal("1e1000000000"));
        assertThat(huge.fitsInBigInteger()).isFalse();
        assertThat(huge.fitsInDouble()).isFalse();
        assertThat(new InteropNumber(new BigDecimal("1e20")).fitsInBigInteger()).isTrue();
    }
}
