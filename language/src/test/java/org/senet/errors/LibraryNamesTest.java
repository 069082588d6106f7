package org.senet.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of names of the library that nobody has required. */
class LibraryNamesTest {
    @Test
    void theNamespaceIsNamed() {
        assertThat(LibraryNames.hint("play-move", List.of("play")))
                .isEqualTo("`(require '[senet.players :refer [play-move]])` makes it known");
    }

    @Test
    void elseANearNameIs() {
        assertThat(LibraryNames.hint("frist", List.of("first"))).isEqualTo("did you mean `first`?");
        assertThat(LibraryNames.hint("begin", List.of())).as("it is private").isNull();
    }

    /** The core need not be required. */
    @Test
    void everyNamespaceIsSearched() throws IOException {
        try (var files = Files.list(Path.of("../stdlib/src/main/resources/senet"))) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(file -> file.endsWith(".senet") && !file.equals("core.senet"))
                            .map(file -> "senet." + file.replace(".senet", "")))
                    .containsExactlyInAnyOrderElementsOf(LibraryNames.NAMESPACES);
        }
    }
}
