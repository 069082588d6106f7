package org.senet.tests.compiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No condition of the end of a game is too much for the compiler. */
@Tag("process")
class CompiledRulesTest {
    @TempDir
    private Path folder;

    @Test
    void theCompilerGivesNoConditionUp() throws Exception {
        assertThat(CompilingJvm.output(folder, CompiledRules.class, List.of()).strip())
                .isEqualTo("unfinished: 0");
    }
}
