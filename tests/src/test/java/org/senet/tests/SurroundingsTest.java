package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.senet.tests.LauncherTest.OPENINGS;
import static org.senet.tests.LauncherTest.checked;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The {@code senet} command among other things than it would like: folders, streams and settings of the system. */
@Tag("process")
class SurroundingsTest {
    @Test
    void aProgramEndsWhenNobodyReadsWhatItPrints(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("endless.senet"), "(loop [i 0] (println i) (recur (inc i)))");

        var result = Command.in(directory).redirected("| head -1").run("run", "endless.senet");

        assertThat(checked(result).out()).isEqualTo("0\n");
    }

    @Test
    void outputThatCannotBeWrittenIsAnError() {
        assumeThat(Path.of("/dev/full")).exists();

        var result = Command.inRoot().redirected(">/dev/full").run("moves", "tic-tac-toe");

        assertThat(result.err()).startsWith("error: standard output cannot be written: ");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    void outputThatIsClosedIsAnError() {
        var result = Command.inRoot().redirected(">&-").run("moves", "tic-tac-toe");

        assertThat(result.err()).startsWith("error: standard output cannot be written: ");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    /** Ordinary files are replaced as a whole; pipes and devices are written to. */
    @Test
    void pipesAreWrittenTo(@TempDir Path directory) throws IOException, InterruptedException {
        var pipe = directory.resolve("pipe");
        var copy = directory.resolve("copy");
        assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        var reader = new ProcessBuilder("cat", pipe.toString())
                .redirectOutput(copy.toFile())
                .start();
        try {
            checked(Command.inRoot().run("show", "tic-tac-toe", "--svg", "--output", pipe.toString()));
            assertThat(reader.waitFor(10, TimeUnit.SECONDS)).isTrue();
        } finally {
            reader.destroyForcibly();
        }
        assertThat(copy).content().startsWith("<svg");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @Test
    void whereGamesCannotBeKeptNoneIsServed(@TempDir Path directory) throws IOException {
        var file = Files.writeString(directory.resolve("kept"), "no folder");

        var result = Command.inRoot().run("serve", "tic-tac-toe", "--keep", file.toString());

        assertThat(result.err())
                .startsWith(
                        "error: games cannot be kept in `" + file + "`: there is a file of that name\n  hint: `--keep");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    void theLauncherWorksFromEverywhere(@TempDir Path directory) throws IOException {
        var script = Files.createDirectory(directory.resolve("with blanks")).resolve("a script.senet");
        Files.writeString(script, "(println \"found\")");

        var result = Command.in(directory).run("run", "with blanks/a script.senet");

        assertThat(checked(result).out()).isEqualTo("found\n");
        assertThat(checked(Command.in(directory).run("moves", "simple-checkers"))
                        .out())
                .isEqualTo(OPENINGS);
    }

    /** Another process makes the files for faster starts; the lock of this one says so. */
    @Test
    void engineGreetsBeforeTheFilesForFasterStartsAreThere(@TempDir Path directory)
            throws IOException, InterruptedException {
        var built = Senet.root().resolve("launcher/target/senet");
        var home = Files.createDirectories(directory.resolve("launcher/target/senet"));
        for (var name : List.of("lib", "jit", "built")) {
            Files.createSymbolicLink(home.resolve(name), built.resolve(name));
        }
        Files.createSymbolicLink(directory.resolve("games"), Senet.root().resolve("games"));
        Files.copy(Senet.root().resolve("senet"), directory.resolve("senet"), StandardCopyOption.COPY_ATTRIBUTES);
        var self = Path.of(String.valueOf(ProcessHandle.current().pid()));
        Files.createSymbolicLink(directory.resolve("launcher/target/senet.lock"), self);

        var builder = new ProcessBuilder(directory.resolve("senet").toString(), "engine", "tic-tac-toe")
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("SENET_NO_BUILD", "yes");
        var process = builder.start();
        try (var answers = process.inputReader();
                var commands = process.outputWriter()) {
            commands.write("uci\nquit\n");
            commands.flush();
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(answers.lines()).contains("uciok");
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @Test
    void theLauncherNeedsNoPlaceOfTheUser(@TempDir Path temporary) throws IOException {
        var result = Command.inRoot()
                .with("HOME", "")
                .with("XDG_CACHE_HOME", "/no/such/folder")
                .with("TMPDIR", temporary.toString())
                .run("moves", "simple-checkers");

        assertThat(checked(result).out()).isEqualTo(OPENINGS);
        try (var made = Files.list(temporary)) {
            assertThat(made.map(folder -> folder.resolve("engine")))
                    .anySatisfy(cache -> assertThat(cache).isDirectory());
        }
    }
}
