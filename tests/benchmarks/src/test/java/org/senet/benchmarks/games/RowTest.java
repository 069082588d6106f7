package org.senet.benchmarks.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class RowTest {

    @Test
    void everyBundledGameIsMeasured() throws IOException {
        var measured = Row.read(Path.of("games.tsv")).stream().map(Row::script).toList();
        var games = new ArrayList<String>();
        try (var scripts = Files.newDirectoryStream(Path.of("../../games"), "*.senet")) {
            for (var script : scripts) {
                if (Files.readString(script).contains("\n(game")) {
                    games.add(String.valueOf(script.getFileName()).replace(".senet", ""));
                }
            }
        }
        assertThat(games).isNotEmpty().isSubsetOf(measured);
    }

    @Test
    void thePartsThatTheGateComparesAreThere() throws IOException {
        assertThat(Row.read(Path.of("games.tsv")).stream()
                        .filter(Row::hasYardstick)
                        .map(Row::game))
                .containsExactlyInAnyOrder(
                        "international-draughts", "russian-checkers", "chess", "othello", "connect-four", "go-9");
    }
}
