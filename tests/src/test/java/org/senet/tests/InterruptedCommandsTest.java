package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Long commands that Ctrl-C ends say what they know. */
class InterruptedCommandsTest {
    @TempDir
    private static Path folder = Path.of("");

    /** A game that tells when it is being played; what it prints before the first move would come too early. */
    private static final String NOISY = """
            (board (name squares) (dim "a-c") (dim "3-1"))
            (piece
              (name Mark)
              (place
                (if (and (= position a1) (exists? (any Mark))) (println "playing"))
                (log position)
                (drop)))
            (game (name "Noise") (board squares) (players X O) (draw (check no-moves?)))
            """;

    @Test
    void anAnalysisTellsWhatIsKnown() throws IOException, InterruptedException {
        assumeFalse(Command.ignoresInterrupts());
        var script = folder.resolve("noisy.senet");
        Files.writeString(script, NOISY);
        try (var process = Command.in(folder)
                .start("analyze", "noisy.senet", "--games", "100000000", "--csv", "rows.csv", "--no-jit")) {
            process.await("playing");
            process.interrupt();
            var result = process.result();
            assertThat(result.exitCode()).isEqualTo(130);
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).contains("Noise, seed ", ", ended before all games were played");
            assertThat(Files.readString(folder.resolve("rows.csv"))).startsWith("series,game,seed,");
        }
    }
}
