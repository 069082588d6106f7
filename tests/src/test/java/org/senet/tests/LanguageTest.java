package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the scripts of {@code language/} and compares what they print with the files beside them. */
class LanguageTest {
    private static final Path SCRIPTS = Senet.resources("language");

    static List<String> names() {
        return Senet.names(SCRIPTS, ".senet");
    }

    @ParameterizedTest
    @MethodSource("names")
    void prints(String name) {
        var expected = Senet.read(SCRIPTS.resolve(name + ".expected"));

        assertThat(Senet.output(SCRIPTS.resolve(name + ".senet"))).isEqualTo(expected);
    }
}
