package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LastWordTest {
    private final List<String> said = new ArrayList<>();

    private LastWord word() {
        var silent = new PrintStream(OutputStream.nullOutputStream());
        var terminal = new Terminal(InputStream.nullInputStream(), silent, silent, false, false, true);
        return new LastWord(terminal, () -> said.add("the table"));
    }

    private static void failToWrite() throws IOException {
        throw new IOException("No space left on device");
    }

    /** What was found is told even if it cannot be kept. */
    @Test
    void isSaidWhenAFileCannotBeWritten() {
        try (var last = word()) {
            assertThatThrownBy(() -> last.after(LastWordTest::failToWrite, () -> true))
                    .isInstanceOf(IOException.class)
                    .hasMessage("No space left on device");
        }
        assertThat(said).containsExactly("the table");
    }

    @Test
    void isNotSaidOfNothing() {
        try (var last = word()) {
            assertThatThrownBy(() -> last.after(LastWordTest::failToWrite, () -> false))
                    .isInstanceOf(IOException.class);
        }
        assertThat(said).isEmpty();
    }

    @Test
    void isSaidOnce() throws IOException {
        try (var last = word()) {
            last.after(last::say, () -> true);
        }
        assertThat(said).containsExactly("the table");
    }
}
