package org.senet.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Context;
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

    @Test
    void aUsualAliasIsToldHowToMake() {
        assertThat(LibraryNames.hint("str", "upper-case"))
                .isEqualTo("there is no namespace `str` here, and no alias of that name:"
                        + " `(require '[senet.string :as str])` makes it known");
        assertThat(LibraryNames.hint("str", "no-such"))
                .isEqualTo("there is no namespace `str` here, and no alias of that name");
    }

    @Test
    void whatJavaHasIsCalledByItsNameHere() {
        assertThat(LibraryNames.hint(".length", List.of("alength"))).isEqualTo("here that is `count`");
        assertThat(LibraryNames.hint("Thread", "sleep")).isEqualTo("here that is `sleep`");
        assertThat(LibraryNames.hint(".trim", List.of()))
                .isEqualTo("here that is `trim`, which `(require '[senet.string :refer [trim]])` makes known");
        assertThat(LibraryNames.hint("StringBuilder.", List.of())).startsWith("there are no classes");
        assertThat(LibraryNames.hint("java.util.UUID", "randomUUID")).startsWith("there are no classes");
        assertThat(LibraryNames.hint("...", List.of())).isNull();
    }

    /** What a hint names is there. */
    @Test
    void everyNameOfJavaLeadsToOneOfTheLibrary() {
        try (var context = Context.create("senet")) {
            assertThat(JavaNames.HERE.values()).isNotEmpty().allSatisfy(name -> {
                var found = name.contains("/") ? "(requiring-resolve '" + name + ")" : "(resolve '" + name + ")";
                assertThat(context.eval("senet", "(some? " + found + ")").asBoolean())
                        .isTrue();
            });
        }
    }

    /** What the hint says of a vector does it: the method of Java would find the second of four items, or the last. */
    @Test
    void methodsOfTextsAndVectorsAreTold() {
        try (var context = Context.create("senet")) {
            for (var method : Map.of(".indexOf", 1L, ".lastIndexOf", 3L).entrySet()) {
                var form = String.valueOf(JavaNames.hint(method.getKey())).split("`")[1];
                var found = context.eval("senet", "(let [x :b items [:a :b :c :b]] " + form + ")");
                assertThat(found.asLong()).isEqualTo(method.getValue());
            }
            var form = String.valueOf(JavaNames.hint(".contains")).split("`")[1];
            assertThat(context.eval("senet", "(some? (let [x :b items [:a :b]] " + form + "))")
                            .asBoolean())
                    .isTrue();
        }
        assertThat(JavaNames.hint(".indexOf"))
                .startsWith("here that is `(first ")
                .endsWith("`index-of`, which `(require '[senet.string :refer [index-of]])` makes known");
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
