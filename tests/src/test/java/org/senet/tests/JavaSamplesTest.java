package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Samples.Sample;

/** Compiles and runs the blocks {@code java} of the guide to embedding; each is the body of a method. */
class JavaSamplesTest {
    static List<Sample> samples() {
        return Samples.all("java").stream()
                .filter(sample -> sample.place().startsWith("docs/embedding.md"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void run(Sample sample, @TempDir Path directory) throws IOException, ReflectiveOperationException {
        var source = Files.writeString(
                directory.resolve("Sample.java"),
                "import java.io.*; import java.util.*; import org.graalvm.polyglot.*; import org.senet.api.*;\n"
                        + "public class Sample { public static void run() throws Exception {\n" + sample.text() + "}}");
        var compiler = ToolProvider.getSystemJavaCompiler();
        var said = new StringWriter();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            var options = List.of("-proc:none", "-d", directory.toString());
            var done = compiler.getTask(said, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
            assertThat(done).as(said.toString()).isTrue();
        }
        try (var loader = new URLClassLoader(
                new java.net.URL[] {directory.toUri().toURL()}, getClass().getClassLoader())) {
            loader.loadClass("Sample").getMethod("run").invoke(null);
        }
    }
}
