package org.senet.tests.compiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No function of the programs whose speed is compared, nor of the library that they call, is too much for the compiler. */
@Tag("process")
class CompiledProgramsTest {
    @TempDir
    private Path folder;

    @Test
    void theCompilerGivesNothingUp() throws Exception {
        var programs = Path.of(System.getProperty("senet.root", "..")).resolve("tests/benchmarks/programs");

        var output = CompilingJvm.output(
                folder, CompiledPrograms.class, List.of("-Dsenet.programs=" + programs.toAbsolutePath()));

        assertThat(output.lines().filter(line -> line.endsWith(" ok")))
                .hasSize(programs.toFile().list((f, name) -> name.endsWith(".cljc")).length);
    }
}
