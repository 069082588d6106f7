package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.senet.analyzer.FormNames;
import org.senet.importers.ReservedWords;

/** Names of imported programs must not hide what the programs need. */
class ReservedWordsTest {
    @Test
    void eachFormOfTheLanguageIsReserved() {
        assertThat(FormNames.all()).allMatch(ReservedWords::contains);
    }
}
