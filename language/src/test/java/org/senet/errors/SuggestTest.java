package org.senet.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestTest {

    private static final List<String> KNOWN = List.of(
            "is-empty?",
            "not-empty?",
            "is-enemy?",
            "is-friend?",
            "capture",
            "captured",
            "current-player",
            "defn",
            "def",
            "drop",
            "let",
            "nw",
            "ne",
            "x");

    @ParameterizedTest
    @CsvSource({
        "is-empty, is-empty?",
        "is-emtpy?, is-empty?",
        "Capture, capture",
        "captur, capture",
        "capturedd, captured",
        "curent-player, current-player",
        "current-palyers, current-player",
        "defun, defn",
        "dorp, drop",
        "lett, let",
        "NW, nw",
        "wn, nw",
    })
    void findsWhatWasMeant(String wrong, String meant) {
        assertThat(Suggest.nearest(wrong, KNOWN)).contains(meant);
        assertThat(Suggest.hint(wrong, KNOWN)).isEqualTo("did you mean `" + meant + "`?");
    }

    @ParameterizedTest
    @CsvSource({"y", "promote", "abcdef", "zzz", "qq"})
    void doesNotGuessWildly(String wrong) {
        assertThat(Suggest.nearest(wrong, KNOWN)).isEmpty();
        assertThat(Suggest.hint(wrong, KNOWN)).isNull();
    }

    @Test
    void doesNotSuggestTheWrongNameItself() {
        assertThat(Suggest.nearest("def", List.of("def"))).isEmpty();
    }

    @Test
    void prefersTheRightCaseAndThenTheAlphabet() {
        assertThat(Suggest.nearest("mann", List.of("MAN", "man"))).contains("man");
        assertThat(Suggest.nearest("bat", List.of("hat", "cat"))).contains("cat");
    }

    @Test
    void ignoresNamesOfUnreasonableLength() {
        assertThat(Suggest.nearest("a".repeat(100_000), List.of("a".repeat(99_999))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'', '', 0", "a, '', 1", "kitten, sitting, 3", "ab, ba, 1", "ca, abc, 3", "abcd, acbd, 1"})
    void distanceCountsEdits(String a, String b, int distance) {
        assertThat(Suggest.distance(a, b)).isEqualTo(distance);
        assertThat(Suggest.distance(b, a)).isEqualTo(distance);
    }
}
