package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.cluster.records.RecordPart;

class RecordPartsTest {
    private static final int GAMES = 20_000;
    private static final int LARGEST = 1 << 19;

    private static RecordParts parts(String text, String format) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return new RecordParts("games", RecordLines.of(new ByteArrayInputStream(bytes), null), start -> format);
    }

    private static List<RecordPart> all(RecordParts parts) throws IOException {
        var found = new ArrayList<RecordPart>();
        for (var part = parts.next(); part != null; part = parts.next()) {
            found.add(part);
        }
        return found;
    }

    /** Comments and values hold what looks like the beginning of a game. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "pgn | `[Event \"A\"]\n[Site \"B\"]\n\n1. e4 {[%clk 0:10:00]\n[Event \"no\"]\nend} e5 *\n\n`",
                "pgn | `[Event \"A\"]\r\n\r\n1. e4 e5\r\n1-0\r\n\r\n`",
                "sgf | `(;GM[1]C[(; not \\] a game\n(;]\n;B[dd](;W[pp])(;W[dp]))\n`",
                "ggf | `(;GM[Othello]C[(; not \\] a game\n(;]B[f5]W[d6];)\n`",
                "wxf | `FORMAT\tWXF\nGAME\tA\n\nSTART{\n1. C2.5 H8+7\n}END\n\n`",
                "kif | `#KIF version=2.0\n# - no game\n\n1 ７六歩(77)\n2 投了\n`",
                "csa | `V2.2\nPI\n+\n+7776FU\n%TORYO\n/\n`",
                "moves | `startpos moves 7g7f 3c3d\n`"
            })
    void partsAreWholeGames(String format, String game) throws IOException {
        var text = game.repeat(GAMES);
        var parts = all(parts(text, format));

        assertThat(parts).hasSizeGreaterThan(2);
        assertThat(String.join("", parts.stream().map(RecordPart::text).toList()))
                .isEqualTo(text);
        int line = 1;
        for (var part : parts) {
            assertThat(part.text().length()).isLessThan(LARGEST).matches(length -> length % game.length() == 0);
            assertThat(part.firstLine()).isEqualTo(line);
            line += (int) part.text().chars().filter(c -> c == '\n').count();
        }
    }

    @Test
    void theFirstLineTellsTheFormat() throws IOException {
        var bytes = "\n  (;B[dd])\n".getBytes(StandardCharsets.UTF_8);
        var parts = new RecordParts(
                "games", RecordLines.of(new ByteArrayInputStream(bytes), null), start -> "<" + start + ">");
        assertThat(all(parts)).extracting(RecordPart::format).containsExactly("<(;B[dd])>");
    }

    @Test
    void anEmptyFileHasNoParts() throws IOException {
        assertThat(all(parts("", "pgn"))).isEmpty();
        assertThat(all(parts("\n \n", "pgn"))).hasSize(1);
    }
}
