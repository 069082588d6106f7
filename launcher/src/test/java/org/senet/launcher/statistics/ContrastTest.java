package org.senet.launcher.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests against figures of textbooks and by hand. */
class ContrastTest {
    /** Fisher's lady who tasted tea: three of four cups right on each side. */
    @Test
    void partsAreTestedExactly() {
        var tea = Contrast.ofParts(1, 4, 3, 4);
        assertThat(tea.p()).isCloseTo(34.0 / 70, within(1e-9));
        assertThat(tea.difference()).isEqualTo(0.5);
        assertThat(Contrast.ofParts(0, 5, 0, 9).p()).isEqualTo(1);
        assertThat(Contrast.ofParts(5, 5, 9, 9).p()).isEqualTo(1);
        assertThat(Contrast.ofParts(0, 0, 1, 9).p()).isNaN();
    }

    /** Newcombe 1998, table II, 56/70 against 48/80: 0.0524 to 0.3339. */
    @Test
    void theIntervalOfPartsIsNewcombes() {
        var contrast = Contrast.ofParts(48, 80, 56, 70);
        assertThat(contrast.interval().low()).isCloseTo(0.0524, within(0.0001));
        assertThat(contrast.interval().high()).isCloseTo(0.3339, within(0.0001));
    }

    /** Means 3 and 6, variances 2.5 and 10 of five numbers each: t = -3 / sqrt(2.5), 5.88 degrees of freedom. */
    @Test
    void meansAreTestedByWelch() {
        var contrast = Contrast.ofMeans(Sample.of(1, 2, 3, 4, 5), Sample.of(2, 4, 6, 8, 10));
        assertThat(contrast.difference()).isEqualTo(3);
        assertThat(contrast.p()).isCloseTo(0.107, within(0.001));
        assertThat(contrast.interval().low()).isCloseTo(-0.889, within(0.01));
        assertThat(contrast.interval().high()).isCloseTo(6.889, within(0.01));
        assertThat(Contrast.ofMeans(Sample.of(9, 9), Sample.of(8, 8, 8)).p()).isZero();
        assertThat(Contrast.ofMeans(Sample.of(9, 9), Sample.of(9, 9, 9)).p()).isEqualTo(1);
        assertThat(Contrast.ofMeans(Sample.of(9), Sample.of(1, 2)).p()).isNaN();
    }

    @Test
    void severalTestsAreAdjusted() {
        assertThat(Contrast.adjusted(List.of(0.01, Double.NaN, 0.04, 0.03)))
                .containsExactly(0.03, Double.NaN, 0.06, 0.06);
    }

    @Test
    void aSampleHasAnInterval() {
        var sample = Sample.of(5, 1, 3);
        assertThat(sample).isEqualTo(new Sample(3, 3, 2, 1, 3, 5));
        // Student's quantile for two degrees of freedom is 4.3027.
        assertThat(sample.interval().high()).isCloseTo(3 + 4.3027 * 2 / Math.sqrt(3), within(0.001));
        assertThat(Sample.of(1, 2, 3, 10).median()).isEqualTo(2.5);
        assertThat(Sample.of().isEmpty()).isTrue();
    }
}
