package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Runs Clojure's tests in a folder that the property {@value #FOLDER} names, and prints the counts; see the class it uses. */
@EnabledIfSystemProperty(named = ClojureSuiteTest.FOLDER, matches = ".+")
class ClojureSuiteTest {
    static final String FOLDER = "senet.clojure.suite";

    @Test
    void nineOfTenAssertionsHold() throws IOException {
        var folder = Path.of(System.getProperty(FOLDER));
        var details = Files.newOutputStream(Senet.root().resolve("tests/target/clojure-suite.txt"));
        try (var out = new PrintStream(details, false, StandardCharsets.UTF_8)) {
            var dialect = Senet.resources("clojure-suite").resolve("portability.senet");
            var sum = new ClojureSuite(folder, dialect, System.out, out).run("");

            assertThat(sum.passed()).isGreaterThan(9 * (sum.failed() + sum.errors()));
        }
    }
}
