package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordLinesTest {
    private static final List<String> LINES = List.of("[White \"A\"]\n", "\n", "1. e4 *");

    private static List<String> read(byte[] bytes, @Nullable String encoding) throws IOException {
        var found = new ArrayList<String>();
        try (var lines =
                RecordLines.of(new ByteArrayInputStream(bytes), encoding == null ? null : Charset.forName(encoding))) {
            for (var line = lines.next(); line != null; line = lines.next()) {
                found.add(line);
            }
        }
        return found;
    }

    private static byte[] bytes(String text, Charset charset) {
        return text.getBytes(charset);
    }

    @Test
    void packedFilesAreUnpacked() throws IOException {
        var plain = bytes(String.join("", LINES), StandardCharsets.UTF_8);
        var gzip = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(gzip)) {
            out.write(plain);
        }
        var bzip2 = new ByteArrayOutputStream();
        try (var out = new BZip2CompressorOutputStream(bzip2)) {
            out.write(plain);
        }
        // What `printf '[White "A"]\n\n1. e4 *' | zstd` writes.
        var zstd = Base64.getDecoder().decode("KLUv/QRYoQAAW1doaXRlICJBIl0KCjEuIGU0ICqfqKMd");

        assertThat(read(plain, null)).isEqualTo(LINES);
        assertThat(read(gzip.toByteArray(), null)).isEqualTo(LINES);
        assertThat(read(bzip2.toByteArray(), null)).isEqualTo(LINES);
        assertThat(read(zstd, null)).isEqualTo(LINES);
    }

    @Test
    void severalPackedFilesInOneAreRead() throws IOException {
        var gzip = new ByteArrayOutputStream();
        for (var part : LINES) {
            try (var out = new GZIPOutputStream(gzip)) {
                out.write(bytes(part, StandardCharsets.UTF_8));
            }
        }

        assertThat(read(gzip.toByteArray(), null)).isEqualTo(LINES);
    }

    @Test
    void damagedFilesAreRefused() {
        assertThatThrownBy(() -> read(new byte[] {0x1f, (byte) 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, null))
                .isInstanceOf(IOException.class);
    }

    /** One line of each file is not in the encoding of the other. */
    @Test
    void theEncodingIsFoundLineByLine() throws IOException {
        var mixed = new ByteArrayOutputStream();
        mixed.write(bytes("Müller\n", StandardCharsets.UTF_8));
        mixed.write(bytes("Müller\n", StandardCharsets.ISO_8859_1));

        assertThat(read(mixed.toByteArray(), null)).containsExactly("Müller\n", "Müller\n");
    }

    @Test
    void aCarriageReturnAloneEndsALine() throws IOException {
        assertThat(read(bytes("a\rb\r\nc\r\rd", StandardCharsets.UTF_8), null))
                .containsExactly("a\n", "b\r\n", "c\n", "\n", "d");
    }

    @Test
    void marksAndOptionsTellTheEncoding() throws IOException {
        var text = "\uFEFFMüller\nŁódź\n";

        assertThat(read(bytes(text, StandardCharsets.UTF_8), null)).containsExactly("Müller\n", "Łódź\n");
        assertThat(read(bytes(text, StandardCharsets.UTF_16LE), null)).containsExactly("Müller\n", "Łódź\n");
        assertThat(read(bytes(text, StandardCharsets.UTF_16BE), null)).containsExactly("Müller\n", "Łódź\n");
        assertThat(read(bytes("炮二平五\n馬８進７\n", Charset.forName("GBK")), "GBK")).containsExactly("炮二平五\n", "馬８進７\n");
    }

    @Test
    void whatIsNotInTheEncodingIsRefused() {
        assertThatThrownBy(() -> read(bytes("M\u00fcller\n", StandardCharsets.ISO_8859_1), "UTF-8"))
                .isInstanceOf(CharacterCodingException.class);
        assertThatThrownBy(() -> read(new byte[] {(byte) 0xe4, 0, 1, '\n'}, null))
                .isInstanceOf(CharacterCodingException.class);
    }

    /** A text may name its encoding, or have words that only one encoding makes of its bytes. */
    @ParameterizedTest
    @CsvSource({
        "手合割：平手, windows-31j",
        "▲７六歩, windows-31j",
        "马8进7 车9平8, GBK",
        "手合割：平手, EUC-JP",
        "馬8進7 車9平8, Big5",
        "(;CA[gb2312]PB[古力]), GBK",
        "(;CA[Big5]PB[吳清源]), Big5",
        "Réti, ISO-8859-1",
        "Réti, UTF-8",
        "手合割：平手, UTF-16"
    })
    void theEncodingIsFoundOut(String text, String encoding) throws IOException {
        try (var lines = RecordLines.of(new ByteArrayInputStream(text.getBytes(Charset.forName(encoding))), null)) {
            assertThat(lines.next()).isEqualTo(text);
        }
    }

    /** The bytes are laid out as the French federation's description has them. */
    @Test
    void aDataBaseOfOthelloIsText() throws IOException {
        var bytes = new byte[16 + 68];
        System.arraycopy(
                new byte[] {20, 4, 1, 1, 1, 0, 0, 0, 0, 0, (byte) (2004 & 255), 2004 >> 8, 8}, 0, bytes, 0, 13);
        System.arraycopy(new byte[] {7, 0, 1, 2, 3, 0, 34, 34, 56, 64, 33}, 0, bytes, 16, 11);
        try (var lines = RecordLines.of(new ByteArrayInputStream(bytes), null)) {
            assertThat(lines.next())
                    .isEqualTo(
                            "[Variant \"Othello\"] [Date \"2004\"] [Event \"tournament 7\"] [Black \"player 513\"] [White \"player 3\"] [Result \"B+4\"] f5 d6 c3 \n");
            assertThat(lines.next()).isNull();
        }
    }
}
