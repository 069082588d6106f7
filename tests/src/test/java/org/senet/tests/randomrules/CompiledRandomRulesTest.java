package org.senet.tests.randomrules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random games whose rules are compiled before they run for the first time, and then given up and compiled again wherever they
 * come to something new, in a process that has the optimizing runtime.
 */
@Tag("process")
class CompiledRandomRulesTest {
    private static final int PROGRAMS = 10;
    private static final int MANY = 20_000;
    private static final int MINUTES = Integer.getInteger("senet.long.minutes", 0);
    private static final int FIRST_OF_MANY = 1_000_000;

    private static final List<String> OPTIONS = List.of(
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:+EnableJVMCI",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Dsenet.random.compile=true",
            // To compile takes long, and all the more on a busy machine.
            "-Dsenet.random.seconds=120",
            "-Dsenet.random.shrink=60");

    @TempDir
    private Path folder;

    @Test
    void compiledRulesAgree() throws Exception {
        assertThat(examined(1, PROGRAMS, 4)).contains("faults 0");
    }

    @Test
    @Tag("long")
    void manyCompiledRulesAgree() throws Exception {
        assertThat(examined(FIRST_OF_MANY, MANY, MINUTES == 0 ? 120 : MINUTES)).contains("faults 0");
    }

    /** What the process prints; it must end well. */
    private String examined(int seed, int programs, int minutes) throws IOException, InterruptedException {
        var output = folder.resolve("output").toFile();
        var process = new ProcessBuilder(command(seed, programs, minutes))
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
        int code = process.waitFor();
        var text = Files.readString(output.toPath(), StandardCharsets.UTF_8);
        assertThat(code).as(text).isZero();
        assertThat(text).contains("PLAYED");
        return text;
    }

    private static List<String> command(int seed, int programs, int minutes) {
        var jit = Path.of(Objects.requireNonNull(System.getProperty("senet.root")))
                .resolve("launcher/target/senet/jit");
        var modules = jars(jit, "compiler", "truffle-compiler", "collections", "word");
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.of(
                        Stream.of(Path.of(System.getProperty("java.home"), "bin/java")
                                .toString()),
                        OPTIONS.stream(),
                        Stream.of(
                                "--upgrade-module-path=" + modules,
                                "-Dsenet.random.seed=" + seed,
                                "-Dsenet.random.programs=" + programs,
                                "-Dsenet.random.minutes=" + minutes,
                                "-cp",
                                classes + File.pathSeparator + jars(jit, "truffle-runtime", "jniutils"),
                                RandomRules.class.getName()))
                .flatMap(words -> words)
                .toList();
    }

    private static String jars(Path folder, String... names) {
        return Stream.of(names)
                .map(name -> folder.resolve(name + ".jar").toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
