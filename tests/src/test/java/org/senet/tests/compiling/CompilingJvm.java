package org.senet.tests.compiling;

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

/** Runs a main class of the tests in a JVM that has the optimizing runtime and compiler. */
public final class CompilingJvm {
    private static final List<String> OPTIONS = List.of(
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:+EnableJVMCI",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow");

    private CompilingJvm() {}

    /**
     * What the process prints; the test fails unless it ends well.
     *
     * @param folder where the output is kept meanwhile
     * @param main the class that is run
     * @param options more options of the JVM, such as properties
     */
    public static String output(Path folder, Class<?> main, List<String> options)
            throws IOException, InterruptedException {
        var output = folder.resolve("output").toFile();
        var process = new ProcessBuilder(command(main, options))
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
        int code = process.waitFor();
        var text = Files.readString(output.toPath(), StandardCharsets.UTF_8);
        assertThat(code).as(text).isZero();
        return text;
    }

    private static List<String> command(Class<?> main, List<String> options) {
        var jit = Path.of(Objects.requireNonNull(System.getProperty("senet.root")))
                .resolve("launcher/target/senet/jit");
        var modules = jars(jit, "compiler", "truffle-compiler", "collections", "word");
        var classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.of(
                        Stream.of(Path.of(System.getProperty("java.home"), "bin/java")
                                .toString()),
                        OPTIONS.stream(),
                        Stream.of("--upgrade-module-path=" + modules),
                        options.stream(),
                        Stream.of(
                                "-cp",
                                classes + File.pathSeparator + jars(jit, "truffle-runtime", "jniutils"),
                                main.getName()))
                .flatMap(words -> words)
                .toList();
    }

    private static String jars(Path folder, String... names) {
        return Stream.of(names)
                .map(name -> folder.resolve(name + ".jar").toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
