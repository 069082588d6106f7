package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What needs no memory, and what is said where it is used up. */
@Tag("process")
class MemoryTest {
    /** Kept whole, each of these sequences would be several times the heap. */
    @Test
    void longSequencesAreNotKept(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("long.senet"), """
                (defn numbers [n] (map inc (range n)))
                (println (reduce + (numbers 10000000)))
                (println (count (numbers 3000000)))
                (println (loop [s (seq (numbers 3000000)) n 0] (if s (recur (next s) (inc n)) n)))
                (let [last (atom nil)] (doseq [x (numbers 3000000)] (reset! last x)) (println @last))
                (let [s (numbers 3000000)] (println (reduce + s)))
                (defn total [s] (+ 0 (reduce + 0 s)))
                (println (total (filter odd? (numbers 3000000))))
                """);

        var result = Command.in(directory).withJavaOptions("-Xmx64m").run("run", "long.senet");

        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isEqualTo("""
                50000005000000
                3000000
                3000000
                3000000
                4500001500000
                2250000000000
                """);
    }

    @Test
    void usedUpMemoryIsToldWithWhatGivesMore(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("grow.senet"), "(loop [all [] n 0] (recur (conj all (str n)) (inc n)))");

        var result = Command.in(directory).withJavaOptions("-Xmx64m").run("run", "grow.senet");

        assertThat(result.exitCode()).isEqualTo(1);
        assertThat(result.err()).contains("error: the memory is used up", "hint: `--vm.Xmx4g`");
    }
}
