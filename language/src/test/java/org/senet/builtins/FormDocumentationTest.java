package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.senet.analyzer.FormNames;

/** The forms of the language are documented, and the examples are true. */
class FormDocumentationTest {
    /** What macros expand to, and what makes sense in the rules of a game only. */
    private static final Set<String> LEFT_OUT =
            Set.of("fn*", "let*", "loop*", "end-move", "any-position", "any-connected", "each", "first-way");

    @Test
    void everyFormIsDocumented() {
        assertThat(FormNames.ofPlainCode().stream()
                        .filter(form -> !LEFT_OUT.contains(form))
                        .filter(form -> FormDocumentation.of(form) == null))
                .isEmpty();
    }

    @Test
    void onlyFormsAreDocumented() {
        assertThat(FormDocumentation.names()).allMatch(FormNames::contains);
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsTrue() {
        return Table.tests(FormDocumentation.names().stream()
                .flatMap(name -> String.valueOf(FormDocumentation.of(name)).lines())
                .filter(line -> line.startsWith("(") && line.contains(" => "))
                .collect(Collectors.joining("\n")));
    }
}
