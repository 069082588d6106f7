package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordPartsTest {
    private static final int GAMES = 20_000;
    private static final int LARGEST = 1 << 19;

    private static RecordParts parts(String text, @Nullable String format) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return new RecordParts(RecordLines.of(new ByteArrayInputStream(bytes), null), format);
    }

    private static List<RecordParts.Part> all(RecordParts parts) throws IOException {
        var found = new ArrayList<RecordParts.Part>();
        for (var part = parts.next(); part != null; part = parts.next()) {
            found.add(part);
        }
        return found;
    }

    /** Comments and values hold what looks like the beginning of a game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Event \"A\"]\n[Site \"B\"]\n\n1. e4 {[%clk 0:10:00]\n[Event \"no\"]\nend} e5 *\n\n",
                "[Event \"A\"]\r\n\r\n1. e4 e5\r\n1-0\r\n\r\n",
                "(;GM[1]C[(; not \\] a game\n(;]\n;B[dd](;W[pp])(;W[dp]))\n"
            })
    void partsAreWholeGames(String game) throws IOException {
        var text = game.repeat(GAMES);
        var parts = all(parts(text, null));

        assertThat(parts).hasSizeGreaterThan(2);
        assertThat(String.join("", parts.stream().map(RecordParts.Part::text).toList()))
                .isEqualTo(text);
        int line = 1;
        for (var part : parts) {
            assertThat(part.text().length()).isLessThan(LARGEST).matches(length -> length % game.length() == 0);
            assertThat(part.firstLine()).isEqualTo(line);
            line += (int) part.text().chars().filter(c -> c == '\n').count();
        }
    }

    @Test
    void theTextTellsTheFormat() throws IOException {
        assertThat(parts("\n  (;B[dd])", null).format()).isEqualTo("sgf");
        assertThat(parts("[\n{\"moves\": []}]", null).format()).isEqualTo("json");
        assertThat(parts("{\"moves\": []}", null).format()).isEqualTo("json");
        assertThat(parts("[Event \"A\"]\n", null).format()).isEqualTo("pgn");
        assertThat(parts("{[%clk 1]} 1. e4 *", null).format()).isEqualTo("pgn");
        assertThat(parts("1. e4 *", null).format()).isEqualTo("pgn");
        assertThat(parts("(;B[dd])", "pgn").format()).isEqualTo("pgn");
    }

    @Test
    void anEmptyFileHasNoParts() throws IOException {
        assertThat(all(parts("", null))).isEmpty();
        assertThat(all(parts("\n \n", null))).hasSize(1);
    }
}
