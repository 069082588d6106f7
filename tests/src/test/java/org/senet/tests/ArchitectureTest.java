package org.senet.tests;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which package may know which. */
class ArchitectureTest {
    @SuppressWarnings("NullAway.Init")
    private static JavaClasses code;

    @BeforeAll
    static void read() {
        code = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .withImportOption(location -> !location.contains("/test/") && !location.contains("/tests/"))
                .importPackages("org.senet");
    }

    @Test
    void theCodeIsThere() {
        assertThat(code.that(resideInAPackage("org.senet.launcher"))).isNotEmpty();
        assertThat(code.that(resideInAPackage("org.senet.nodes.."))).hasSizeGreaterThan(50);
        assertThat(code.that(resideInAPackage("org.senet.tests.."))).isEmpty();
    }

    @Test
    void packagesHaveNoCycles() {
        slices().matching("org.senet.(**)").should().beFreeOfCycles().check(code);
    }

    @Test
    void theLauncherKnowsOnlyThePublicFace() {
        classes()
                .that()
                .resideInAPackage("org.senet.launcher..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.senet.launcher..",
                        "org.senet.importers..",
                        "org.senet.cluster..",
                        "org.senet.api..",
                        "org.graalvm.polyglot..",
                        "org.graalvm.options..",
                        "com.dampcake.bencode..",
                        "com.github.weisj.jsvg..",
                        "com.google.gson..",
                        "com.sun.net.httpserver..",
                        "io.airlift.compress..",
                        "javax.imageio..",
                        "org.apache.commons.compress..",
                        "org.apache.commons.statistics..",
                        "org.eclipse.lsp4j..",
                        "org.jline..",
                        "org.jspecify..")
                .check(code);
    }

    /** What they make is text, so they need nothing of the language. */
    @Test
    void importersMakeTexts() {
        classes()
                .that()
                .resideInAPackage("org.senet.importers..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.senet.importers..", "org.jspecify..")
                .check(code);
    }

    /** What is shared with other processes is data, and does without the command. */
    @Test
    void sharedWorkKnowsOnlyTheInterface() {
        classes()
                .that()
                .resideInAPackage("org.senet.cluster..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.senet.cluster..",
                        "org.senet.api..",
                        "org.graalvm.polyglot..",
                        "com.google.gson..",
                        "org.jspecify..")
                .check(code);
    }

    /** So that a host sees nothing of how the language is built. */
    @Test
    void thePublicApiKnowsOnlyThePolyglotInterface() {
        classes()
                .that()
                .resideInAPackage("org.senet.api..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.senet.api..", "org.graalvm.polyglot..", "org.jspecify..")
                .check(code);
    }

    @Test
    void valuesKnowNothingOfTheEngine() {
        noClasses()
                .that()
                .resideInAPackage("org.senet.data..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.senet..").and(not(resideInAPackage("org.senet.data.."))))
                .check(code);
    }

    /** The line through the code: each of these knows only what is before it. */
    @Test
    void theLineThroughTheCodeHasOneDirection() {
        var line = new String[] {
            "org.senet.data..",
            "org.senet.errors..",
            "org.senet.reader..",
            "org.senet.analyzer..",
            "org.senet.translator..",
            "org.senet.game..",
            "org.senet.index..",
            "org.senet.frontend.."
        };
        for (int i = 1; i < line.length; i++) {
            for (int before = 0; before < i; before++) {
                noClasses()
                        .that()
                        .resideInAPackage(line[before])
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage(line[i])
                        .check(code);
            }
        }
    }

    /** Programs without a cluster must not pay for the libraries of one: neither when they are built nor when they are unpacked. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "org/apache/spark/SparkContext.class",
                "scala/Option.class",
                "org/apache/hadoop/conf/Configuration.class",
                "org/duckdb/DuckDBDriver.class"
            })
    void theClassPathHasNothingOfSpark(String file) {
        assertThat(ArchitectureTest.class.getClassLoader().getResource(file)).isNull();
    }

    @Test
    void theDistributionHasNothingOfSpark() throws IOException {
        var distribution = Senet.root().resolve("launcher/target/senet");
        if (!Files.isDirectory(distribution.resolve("lib"))) {
            System.out.println("nothing is packed in `" + distribution + "`, so its files are not looked at");
        }
        assumeTrue(Files.isDirectory(distribution.resolve("lib")));
        try (var files = Files.walk(distribution)) {
            // The folder `spark` has what the profile of that name builds, which is Senet's own.
            var jars = files.filter(file -> !file.startsWith(distribution.resolve("spark")))
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jar"))
                    .toList();
            assertThat(jars)
                    .contains("senet-language.jar")
                    .noneMatch(name -> name.matches("(spark|scala|hadoop|parquet|duckdb|netty).*"));
        }
    }
}
