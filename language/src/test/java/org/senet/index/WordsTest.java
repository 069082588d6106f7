package org.senet.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.senet.analyzer.FormNames;
import org.senet.builtins.FormDocumentation;

class WordsTest {
    /** Other spellings, which macros use. */
    private static final Set<String> INNER = Set.of("fn*", "let*", "loop*");

    @Test
    void eachFormOfTheLanguageIsExplained() {
        assertThat(FormNames.all()).filteredOn(name -> !INNER.contains(name)).allSatisfy(name -> assertThat(
                        Words.all().containsKey(name) || FormDocumentation.of(name) != null)
                .as(name)
                .isTrue());
    }

    @Test
    void eachWordTellsWhereItStandsAndHowItIsWritten() {
        var places = List.of("top", "board", "piece", "game", "rule");
        assertThat(Words.all()).hasSizeGreaterThan(80);
        assertThat(Words.all().values()).allSatisfy(word -> {
            assertThat(places).containsAll(word.contexts());
            assertThat(word.shape()).contains(word.name());
            assertThat(word.text()).isNotBlank();
        });
    }
}
