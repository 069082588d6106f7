package org.senet.launcher.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EloTest {
    /** With one draw more, 29.5 of 39 points: the difference is 400 log10(30/10), each has half of it. */
    @Test
    void twoPlayersHaveTheDifferenceOfTheirScore() {
        var ratings = Elo.of(new double[][] {{0, 29.5}, {9.5, 0}}, new double[][] {{0, 39}, {39, 0}});
        double difference = 400 * Math.log10(3);
        assertThat(ratings.get(0).elo()).isCloseTo(difference / 2, within(1e-4));
        assertThat(ratings.get(1).elo()).isCloseTo(-difference / 2, within(1e-4));
        // The variance of the difference is 1 / (n p q) in logits, and each player has half of the difference.
        double logits = 1 / Math.sqrt(40 * 0.75 * 0.25);
        assertThat(ratings.get(0).margin()).isCloseTo(1.959964 * logits * 400 / Math.log(10) / 2, within(1e-3));
    }

    /** A beats B as B beats C, so the three stand at equal distances; who has not played has no strength. */
    @Test
    void strengthsAddUp() {
        var points = new double[][] {{0, 30, 0, 0}, {10, 0, 30, 0}, {0, 10, 0, 0}, {0, 0, 0, 0}};
        var games = new double[][] {{0, 40, 0, 0}, {40, 0, 40, 0}, {0, 40, 0, 0}, {0, 0, 0, 0}};
        var ratings = Elo.of(points, games);
        double step = 400 * Math.log10(30.5 / 10.5);
        assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(step, within(1e-3));
        assertThat(ratings.get(1).elo() - ratings.get(2).elo()).isCloseTo(step, within(1e-3));
        assertThat(ratings.get(3).elo()).isNaN();
    }

    @Test
    void whoWinsAllHasAStrength() {
        var ratings = Elo.of(new double[][] {{0, 10}, {0, 0}}, new double[][] {{0, 10}, {10, 0}});
        assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(400 * Math.log10(21), within(1e-3));
    }

    /** Bounds by Wald for errors of 5 %. */
    @Test
    void aSequentialTestDecides() {
        var test = new Sprt(0, 50, 0.05, 0.05);
        assertThat(test.upper()).isCloseTo(2.944, within(0.001));
        assertThat(test.lower()).isCloseTo(-2.944, within(0.001));
        var good = new ArrayList<Double>();
        var bad = new ArrayList<Double>();
        for (int i = 0; i < 100; i++) {
            good.add(i % 2 == 0 ? 1.0 : 0.5);
            bad.add(i % 2 == 0 ? 0.0 : 0.5);
        }
        assertThat(test.decision(good)).isEqualTo(Sprt.Decision.SECOND);
        assertThat(test.decision(bad)).isEqualTo(Sprt.Decision.FIRST);
        assertThat(test.decision(good.subList(0, 3))).isEqualTo(Sprt.Decision.OPEN);
        assertThat(test.decision(List.of())).isEqualTo(Sprt.Decision.OPEN);
    }
}
