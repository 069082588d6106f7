package org.senet.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DocumentTest {

    @Test
    void replacesWhatStandsBetweenTheMarks() {
        var document = "a\n<!-- games:begin -->\nold\n<!-- games:end -->\nb\n";
        var once = Document.replaced(document, "games", "new\n");
        assertThat(once).isEqualTo("a\n<!-- games:begin -->\n\nnew\n\n<!-- games:end -->\nb\n");
        assertThat(Document.replaced(once, "games", "new\n")).isEqualTo(once);
        assertThatThrownBy(() -> Document.replaced("a", "games", "")).hasMessageContaining("games");
    }
}
