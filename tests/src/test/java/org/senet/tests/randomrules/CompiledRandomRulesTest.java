package org.senet.tests.randomrules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.senet.tests.compiling.CompilingJvm;

/**
 * Random games whose rules are compiled before they run for the first time, and then given up and compiled again wherever they
 * come to something new, in a process that has the optimizing runtime.
 */
@Tag("process")
class CompiledRandomRulesTest {
    private static final int PROGRAMS = 10;
    private static final int MANY = 20_000;
    private static final int MINUTES = Integer.getInteger("senet.long.minutes", 0);
    private static final int FIRST_OF_MANY = 1_000_000;

    @TempDir
    private Path folder;

    @Test
    void compiledRulesAgree() throws Exception {
        assertThat(examined(1, PROGRAMS, 4)).contains("faults 0");
    }

    @Test
    @Tag("long")
    void manyCompiledRulesAgree() throws Exception {
        assertThat(examined(FIRST_OF_MANY, MANY, MINUTES == 0 ? 120 : MINUTES)).contains("faults 0");
    }

    /** What the process prints. */
    private String examined(int seed, int programs, int minutes) throws IOException, InterruptedException {
        var text = CompilingJvm.output(
                folder,
                RandomRules.class,
                List.of(
                        "-Dsenet.random.compile=true",
                        // To compile takes long, and all the more on a busy machine.
                        "-Dsenet.random.seconds=120",
                        "-Dsenet.random.shrink=60",
                        "-Dsenet.random.seed=" + seed,
                        "-Dsenet.random.programs=" + programs,
                        "-Dsenet.random.minutes=" + minutes));
        assertThat(text).contains("PLAYED");
        return text;
    }
}
