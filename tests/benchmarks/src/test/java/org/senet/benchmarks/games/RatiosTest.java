package org.senet.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RatiosTest {
    private static final String KEY = "chess\tmoves\tmailbox";
    private static final Ratios RECORDED = new Ratios(Map.of(KEY, 0.5));

    private static Ratios now(double ratio) {
        return new Ratios(Map.of(KEY, ratio));
    }

    @Test
    void aQuarterMoreTimeIsTooMuch() {
        assertThat(RECORDED.complaints(now(0.5 / 1.26)))
                .containsExactly("chess moves mailbox: the ratio is 0.397, and was 0.500");
        assertThat(RECORDED.complaints(now(0.5 / 1.24))).isEmpty();
        assertThat(RECORDED.complaints(now(3))).isEmpty();
    }

    @Test
    void whatWasNeverRecordedIsNoSuccess() {
        assertThat(new Ratios(Map.of()).complaints(now(1)))
                .singleElement()
                .asString()
                .contains("no ratio is recorded");
    }

    @Test
    void aSingleBadRunChangesNothing() {
        assertThat(RECORDED.complaints(Ratios.median(List.of(now(0.1), now(0.5), now(0.48)))))
                .isEmpty();
        assertThat(RECORDED.complaints(Ratios.median(List.of(now(0.1), now(0.2), now(0.48)))))
                .hasSize(1);
    }

    @Test
    void areReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
        RECORDED.write(folder.resolve("ratios.tsv"));
        assertThat(Ratios.read(folder.resolve("ratios.tsv"))).isEqualTo(RECORDED);
        new Ratios(Map.of("go-9\tbulk\tchains", 2.0)).record(folder.resolve("ratios.tsv"));
        assertThat(Ratios.read(folder.resolve("ratios.tsv")).values()).containsOnlyKeys(KEY, "go-9\tbulk\tchains");
    }
}
