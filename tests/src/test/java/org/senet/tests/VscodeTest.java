package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extension for Visual Studio Code, with npm: its own tests pass, and it can be packaged. */
@Tag("process")
class VscodeTest {
    private static final long LIMIT_SECONDS = 240;
    private static final Path EXTENSION = Senet.root().resolve("launcher/vscode");
    private static final List<String> MADE = List.of("node_modules", "dist");

    @TempDir
    Path folder = Path.of("");

    private record Output(int exitCode, String text) {}

    private Output npm(String... words) throws IOException, InterruptedException {
        var log = Files.createTempFile(folder, "npm", ".log");
        var command = Stream.concat(Stream.of("npm"), Stream.of(words)).toList();
        var process = new ProcessBuilder(command)
                .directory(folder.resolve("launcher/vscode").toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            process.getOutputStream().close();
            assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            return new Output(process.exitValue(), Senet.read(log));
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private void copySources() throws IOException {
        var target = folder.resolve("launcher/vscode");
        try (var files = Files.walk(EXTENSION)) {
            for (var file : (Iterable<Path>) files::iterator) {
                var relative = EXTENSION.relativize(file);
                if (MADE.contains(relative.getName(0).toString())) {
                    continue;
                }
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target.resolve(relative));
                } else {
                    Files.copy(file, target.resolve(relative));
                }
            }
        }
        Files.copy(Senet.root().resolve("LICENSE"), folder.resolve("LICENSE"));
        Files.createDirectory(folder.resolve("games"));
        for (var script : Senet.scripts()) {
            Files.copy(
                    Senet.games().resolve(script + ".senet"),
                    folder.resolve("games").resolve(script + ".senet"));
        }
    }

    @Test
    void theExtensionIsTestedAndPackaged() throws Exception {
        assumeTrue(Command.isThere("npm"), "npm is not there");
        copySources();
        var installed = npm("ci", "--no-audit", "--no-fund");
        var offline = Stream.of("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ENETUNREACH", "network");
        assumeTrue(
                installed.exitCode() == 0 || offline.noneMatch(installed.text()::contains),
                "the registry cannot be reached");
        assertThat(installed.exitCode()).as(installed.text()).isZero();

        var tests = npm("test");
        assertThat(tests.exitCode()).as(tests.text()).isZero();

        var made = npm("run", "package");
        assertThat(made.exitCode()).as(made.text()).isZero();
        try (var zip =
                new ZipFile(folder.resolve("launcher/vscode/senet-0.1.0.vsix").toFile())) {
            assertThat(zip.stream().map(Object::toString))
                    .contains(
                            "extension.vsixmanifest",
                            "[Content_Types].xml",
                            "extension/package.json",
                            "extension/dist/extension.js",
                            "extension/syntaxes/senet.tmLanguage.json",
                            "extension/LICENSE.txt");
        }
    }

    @Test
    void theLockFileNamesNoRegistry() {
        assertThat(Senet.read(EXTENSION.resolve("package-lock.json"))).doesNotContain("\"resolved\"");
    }
}
