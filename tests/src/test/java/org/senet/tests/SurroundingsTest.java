package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.senet.tests.LauncherTest.OPENINGS;
import static org.senet.tests.LauncherTest.checked;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    void theLauncherWorksFromEverywhere(@TempDir Path directory) throws IOException {
        var script = Files.createDirectory(directory.resolve("with blanks")).resolve("a script.senet");
        Files.writeString(script, "(println \"found\")");

        var result = Command.in(directory).run("run", "with blanks/a script.senet");

        assertThat(checked(result).out()).isEqualTo("found\n");
        assertThat(checked(Command.in(directory).run("moves", "simple-checkers"))
                        .out())
                .isEqualTo(OPENINGS);
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
