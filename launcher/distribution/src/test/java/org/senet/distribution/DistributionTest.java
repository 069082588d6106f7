package org.senet.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The file that users unpack: its command runs in another folder than that where it was made, and finds no program on the PATH but bash.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class DistributionTest {
    /** Known counts of lines of play in chess. */
    private static final String CHESS = "1 20\n2 400\n3 8902\n";

    @TempDir
    private static Path folder = Path.of("");

    private static Path home = Path.of("");

    private static Path path = Path.of("");

    private record Result(int exitCode, String out, String err) {}

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        path = Files.createDirectory(folder.resolve("path"));
        Files.createSymbolicLink(path.resolve("bash"), find("bash"));
        var unpacked = Files.createDirectory(folder.resolve("some where"));
        try (var files = Files.list(Path.of("target"))) {
            var archive = files.filter(file -> file.toString().endsWith(".tar.gz"))
                    .findFirst()
                    .orElseThrow();
            var tar = List.of("tar", "-xzf", archive.toAbsolutePath().toString(), "-C", unpacked.toString());
            assertThat(new ProcessBuilder(tar).inheritIO().start().waitFor()).isZero();
        }
        try (var files = Files.list(unpacked)) {
            home = files.findFirst().orElseThrow();
        }
    }

    private static Path find(String program) {
        return Stream.of("/bin", "/usr/bin", "/usr/local/bin")
                .map(directory -> Path.of(directory, program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }

    private static Result senet(Map<String, String> more, String... arguments)
            throws IOException, InterruptedException {
        var out = Files.createTempFile(folder, "call", ".out");
        var err = Files.createTempFile(folder, "call", ".err");
        var command = Stream.concat(Stream.of(home.resolve("bin/senet").toString()), Stream.of(arguments));
        var builder = new ProcessBuilder(command.toList())
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        var environment = new HashMap<>(more);
        environment.putIfAbsent("PATH", path.toString());
        environment.put("HOME", folder.toString());
        builder.environment().clear();
        builder.environment().putAll(environment);
        var process = builder.start();
        process.getOutputStream().close();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            return new Result(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void gamesAreFound() throws IOException, InterruptedException {
        assertThat(senet(Map.of(), "perft", "--no-jit", "chess", "3")).isEqualTo(new Result(0, CHESS, ""));
    }

    @Test
    void rulesAreCompiled() throws IOException, InterruptedException {
        var traced = Map.of("SENET_JAVA_OPTS", "-Dpolyglot.engine.TraceCompilation=true");
        var result = senet(traced, "perft", "--jit", "english-checkers", "9");

        // Published counts of lines of play.
        assertThat(result.out()).contains("8 845931\n", "9 3963680\n");
        assertThat(result.out() + result.err()).contains("opt done");
    }

    @Test
    void scriptsRun() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("sum.senet"), "(println (reduce + (range 101)))\n");

        assertThat(senet(Map.of(), "run", "sum.senet")).isEqualTo(new Result(0, "5050\n", ""));
        assertThat(senet(Map.of(), "run", "absent.senet").exitCode()).isNotZero();
    }

    /** Else classes come out of jars. The cache of short commands was made elsewhere; that of the other ones is made by the first. */
    @Test
    void startsFromItsCaches() throws IOException, InterruptedException {
        for (var mode : List.of("--no-jit", "--jit")) {
            var log = folder.resolve("classes" + mode + ".log");
            var logged = Map.of("SENET_JAVA_OPTS", "-Xlog:class+load:file=" + log);

            var tools = Map.of("PATH", "/usr/bin:/bin");
            assertThat(senet(tools, "moves", mode, "tic-tac-toe").exitCode()).isZero();
            assertThat(senet(logged, "moves", mode, "tic-tac-toe").exitCode()).isZero();
            assertThat(Files.readString(log))
                    .containsPattern("org\\.senet\\.launcher\\.Main source: shared objects file");
        }
    }
}
