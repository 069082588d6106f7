package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RangeTest {

    @Test
    void agreesWithALoop() {
        var random = new Random(5);
        for (int i = 0; i < 2000; i++) {
            long start = random.nextInt(41) - 20L;
            long end = random.nextInt(41) - 20L;
            long step = random.nextInt(15) - 7L;
            if (step == 0) {
                continue;
            }
            List<Object> expected = new ArrayList<>();
            for (long n = start; step > 0 ? n < end : n > end; n += step) {
                expected.add(n);
            }
            Seq range = Range.of(start, end, step);
            assertThat(range).containsExactlyElementsOf(expected);
            assertThat(Seqs.count(range)).isEqualTo(expected.size());
            List<Object> walked = new ArrayList<>();
            for (Seq seq = Seqs.seq(range); seq != null; seq = seq.next()) {
                walked.add(seq.first());
            }
            assertThat(walked).isEqualTo(expected);
        }
    }

    @Test
    void reachesTheBordersOfLong() {
        assertThat(Range.of(Long.MAX_VALUE - 2, Long.MAX_VALUE, 1))
                .containsExactly(Long.MAX_VALUE - 2, Long.MAX_VALUE - 1);
        assertThat(Range.of(Long.MIN_VALUE, Long.MAX_VALUE, Long.MAX_VALUE))
                .containsExactly(Long.MIN_VALUE, -1L, Long.MAX_VALUE - 1);
        assertThat(Range.of(Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE)).containsExactly(Long.MAX_VALUE, -1L);
        assertThat(Seqs.count(Range.of(Long.MIN_VALUE, Long.MAX_VALUE, 1))).isEqualTo(Long.MAX_VALUE);
        assertThat(Seqs.nth(Range.of(0, Long.MAX_VALUE, 3), 1_000_000_000_000L, null))
                .isEqualTo(3_000_000_000_000L);
    }

    @Test
    void aStepOfZeroRepeatsForEver() {
        assertThat(Seqs.nth(Range.of(4, 9, 0), 1000, null)).isEqualTo(4L);
        assertThat(Range.of(4, 4, 0)).isEmpty();
    }

    @Test
    void refusesIndicesOutside() {
        Range range = (Range) Range.of(0, 3, 1);
        assertThat(range.get(2)).isEqualTo(2);
        assertThatThrownBy(() -> range.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> range.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        var iterator = Range.of(0, 1, 1).iterator();
        iterator.next();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }
}
