package org.senet.launcher.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
    /** Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void isWilsons(int times, long trials, double low, double high) {
        var interval = Interval.of(times, trials);

        assertThat(interval.low()).isCloseTo(low, within(0.00005));
        assertThat(interval.high()).isCloseTo(high, within(0.00005));
    }

    @Test
    void nothingIsKnownOfNothing() {
        assertThat(Interval.of(0, 0)).isEqualTo(new Interval(0, 1));
    }

    /** 200 points are three games out of four, nearly. */
    @Test
    void eloIsLogarithmic() {
        assertThat(Interval.elo(0.5)).isZero();
        assertThat(Interval.elo(10.0 / 11)).isCloseTo(400, within(1e-9));
        assertThat(Interval.elo(0.7597)).isCloseTo(200, within(0.1));
        assertThat(new Interval(0.5, 1).elo()).isEqualTo("[+0, +inf]");
        assertThat(new Interval(0, 0.5).elo()).isEqualTo("[-inf, +0]");
    }
}
