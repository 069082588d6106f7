package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLibraryTest {
    @TempDir
    private Path directory;

    private GameLibrary library;

    @BeforeEach
    void fill() throws IOException {
        Files.writeString(directory.resolve("go.senet"), "; not this\n\n  ;;; Go - surround and capture \n;; more\n");
        Files.writeString(directory.resolve("chess.senet"), "(game)");
        Files.writeString(directory.resolve("notes.txt"), ";; no game");
        library = new GameLibrary(directory);
    }

    @Test
    void listsScriptsInOrder() throws IOException {
        assertThat(library.names()).containsExactly("chess", "go");
    }

    @Test
    void takesTheDescriptionFromTheFirstComment() throws IOException {
        assertThat(library.description("go")).isEqualTo("Go - surround and capture");
        assertThat(library.description("chess")).isEmpty();
    }

    @Test
    void findsBundledGamesAndFiles() throws IOException {
        var file = directory.resolve("notes.txt");
        assertThat(library.find("go")).isEqualTo(new GameLibrary.Choice(directory.resolve("go.senet"), null));
        assertThat(library.find(file.toString())).isEqualTo(new GameLibrary.Choice(file, null));
    }

    @Test
    void findsVariantsByTheirTitles() throws IOException {
        Files.writeString(
                directory.resolve("chess.senet"), "(game (name \"Chess\")\n(variant\n  (name \"Los Alamos chess\")))");

        assertThat(library.variants()).containsExactly(Map.entry("los-alamos-chess", "chess"));
        assertThat(library.find("los-alamos-chess"))
                .isEqualTo(new GameLibrary.Choice(directory.resolve("chess.senet"), "los-alamos-chess"));
    }

    @Test
    void hintsAtTheNearestGame() {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> library.find("ches"))
                .satisfies(e -> {
                    assertThat(e.exitCode()).isEqualTo(2);
                    assertThat(e.text()).isEqualTo("there is no game `ches`");
                    assertThat(e.hint()).isEqualTo("did you mean `chess`?");
                });
    }

    @Test
    void tellsAMissingFileFromAnUnknownGame() {
        assertThatExceptionOfType(LauncherException.class)
                .isThrownBy(() -> library.find("chess.senet"))
                .withMessage("there is no file `chess.senet`");
    }
}
