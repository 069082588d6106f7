package org.senet.launcher.repl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryFileTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void entriesComeBackInOrder() {
        var file = folder.resolve("a/b/history");
        var history = new HistoryFile(file);
        assertThat(history.read()).isEmpty();

        history.add("(+ 1 2)");
        history.add("(str \"a\\n\"\n  \\newline)");

        assertThat(new HistoryFile(file).read()).containsExactly("(+ 1 2)", "(str \"a\\n\"\n  \\newline)");
        assertThat(file).hasContent("(+ 1 2)\n(str \"a\\\\n\"\\n  \\\\newline)\n");
    }

    @Test
    void sessionsSideBySideKeepEachOthersEntries() {
        var file = folder.resolve("history");
        var one = new HistoryFile(file);
        var other = new HistoryFile(file);
        one.add("1");
        other.add("2");
        other.add("2");
        one.add("3");

        assertThat(one.read()).containsExactly("1", "2", "3");
    }

    @Test
    void onlyTheLatestEntriesAreKept() {
        var history = new HistoryFile(folder.resolve("history"));
        for (int i = 0; i < 1002; i++) {
            history.add(String.valueOf(i));
        }

        assertThat(history.read()).hasSize(1000).startsWith("2").endsWith("1001");
    }

    @Test
    void nothingIsLeftBehindAndOnlyTheOwnerMayReadIt() throws IOException {
        var history = new HistoryFile(folder.resolve("history"));
        history.add("1");
        history.add("2");

        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve("history"));
        }
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            assertThat(Files.getPosixFilePermissions(folder.resolve("history")).stream()
                            .map(Objects::toString))
                    .containsExactlyInAnyOrder("OWNER_READ", "OWNER_WRITE");
        }
    }

    @Test
    void aHistoryThatCannotBeKeptIsEmpty() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        var history = new HistoryFile(file.resolve("history"));
        history.add("1");

        assertThat(history.read()).isEmpty();
    }

    @Test
    void theUsersHistoryIsAmongTheStateOfPrograms() {
        HistoryFile.ofUser(Map.of("XDG_STATE_HOME", folder.toString())).add("1");

        assertThat(folder.resolve("senet/repl-history")).hasContent("1\n");
    }
}
