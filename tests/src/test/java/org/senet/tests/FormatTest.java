package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code senet format} as a process. */
@Tag("process")
class FormatTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void filesAndFoldersAreFormatted() throws IOException {
        var ugly = Files.writeString(folder.resolve("ugly.senet"), "(f\n x )");
        var neat = Files.writeString(folder.resolve("neat.senet"), "(f x)\n");
        var wrong = Files.writeString(folder.resolve("wrong.senet"), "(f [x)\n");
        var command = Command.in(folder);

        var check = command.run("format", "--check", ".");
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.out()).isEqualTo("./ugly.senet is not formatted\n");
        assertThat(check.err()).contains("wrong.senet:1:6: error: this bracket does not close `[`");
        assertThat(ugly).hasContent("(f\n x )");

        var format = command.run("format", "ugly.senet", "neat.senet", "wrong.senet");
        assertThat(format.exitCode()).isEqualTo(1);
        assertThat(format.out()).isEqualTo("formatted ugly.senet\n");
        assertThat(Files.readString(ugly)).isEqualTo("(f\n  x)\n");
        assertThat(Files.readString(neat)).isEqualTo("(f x)\n");
        assertThat(Files.readString(wrong)).isEqualTo("(f [x)\n");
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(3);
        }
    }

    @Test
    void standardInputIsFormatted() {
        var result = Command.in(folder).withInput("(let [x 1]\nx)").run("format");
        assertThat(result.out()).isEqualTo("(let [x 1]\n  x)\n");
        assertThat(result.exitCode()).isZero();
    }
}
