package org.senet.launcher;

import io.airlift.compress.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a file with games, however long it is. What is packed by gzip, bzip2 or Zstandard is unpacked; the first bytes tell.
 * Text is in UTF-16 if it begins with a mark, else in the encoding that was asked for; where none was, a line that is not UTF-8 is
 * read in the encoding that the text names, in one of Japanese or Chinese records if that makes moves of it, else as Latin-1. Lines may
 * end with a carriage return alone, which is given as the usual end.
 */
final class RecordLines implements Closeable {
    private static final int BUFFER = 1 << 16;
    private static final int MARK = WthorStream.HEADER;
    /** What a text says of its encoding, in the formats KIF, CSA and SGF. */
    private static final Pattern TOLD =
            Pattern.compile("(?:^[#'].*\\bencoding=|CSA_ENCODING=|\\bCA\\[)\\s*([A-Za-z][\\w.:-]*)");
    /** What a line of a record in Japanese has, in an encoding that these have. */
    private static final Pattern JAPANESE =
            Pattern.compile("[\u4e00-\u9fff].*\uff1a|\u624b\u6570|[\u25b2\u25b3][\uff11-\uff19\u540c]|[\u3040-\u30ff]");

    /** What a line with moves of xiangqi in Chinese has. */
    private static final Pattern CHINESE =
            Pattern.compile("[1-9\uff11-\uff19\u4e00-\u9fff][\u5e73\u8fdb\u9032\u9000][1-9\uff11-\uff19\u4e00-\u9fff]");

    private static final Charset SHIFT_JIS = Charset.forName("windows-31j");
    private static final Charset GBK = Charset.forName("GBK");

    /** An encoding, and what lines of records have in it. */
    private record Guess(Charset charset, Pattern sign) {}

    private static final List<Guess> GUESSES = List.of(
            new Guess(SHIFT_JIS, JAPANESE),
            new Guess(GBK, CHINESE),
            new Guess(Charset.forName("Big5"), CHINESE),
            new Guess(Charset.forName("EUC-JP"), JAPANESE));

    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final Map<String, byte[]> PACKED = Map.of(
            "gzip", new byte[] {0x1f, (byte) 0x8b},
            "bzip2", new byte[] {'B', 'Z', 'h'},
            "zstd", new byte[] {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd});

    private final InputStream in;
    private final @Nullable Charset encoding;
    /** Whether a character has two bytes, of which the first or the second is 0 in that of a line's end. */
    private final boolean wide;

    private boolean begun;
    /** How lines are read that are not UTF-8, when no encoding was asked for. */
    private Charset otherwise = StandardCharsets.ISO_8859_1;

    private RecordLines(InputStream in, @Nullable Charset encoding) throws IOException {
        this.in = in;
        var mark = start(in);
        var told = startsWith(mark, (byte) 0xff, (byte) 0xfe)
                ? StandardCharsets.UTF_16LE
                : startsWith(mark, (byte) 0xfe, (byte) 0xff) ? StandardCharsets.UTF_16BE : encoding;
        this.encoding = told;
        wide = told != null && told.name().startsWith("UTF-16");
    }

    /**
     * Opens what an input brings.
     *
     * @param encoding of the text; null when it is to be found out
     * @throws IOException when it is packed, and damaged
     */
    static RecordLines of(InputStream input, @Nullable Charset encoding) throws IOException {
        return new RecordLines(told(unpacked(new BufferedInputStream(input, BUFFER))), encoding);
    }

    private static BufferedInputStream unpacked(BufferedInputStream in) throws IOException {
        var first = start(in);
        if (startsWith(first, PACKED.get("gzip"))) {
            return new BufferedInputStream(new GZIPInputStream(in, BUFFER), BUFFER);
        }
        if (startsWith(first, PACKED.get("bzip2"))) {
            return new BufferedInputStream(new BZip2CompressorInputStream(in, true), BUFFER);
        }
        if (startsWith(first, PACKED.get("zstd"))) {
            return new BufferedInputStream(new ZstdInputStream(in), BUFFER);
        }
        return in;
    }

    /** The text of what may be no text. */
    private static BufferedInputStream told(BufferedInputStream in) throws IOException {
        return WthorStream.isHeader(start(in)) ? new BufferedInputStream(new WthorStream(in), BUFFER) : in;
    }

    private static byte[] start(InputStream in) throws IOException {
        in.mark(MARK);
        var first = in.readNBytes(MARK);
        in.reset();
        return first;
    }

    private static boolean startsWith(byte[] text, byte @Nullable ... start) {
        return start != null
                && text.length >= start.length
                && Arrays.equals(text, 0, start.length, start, 0, start.length);
    }

    /**
     * The next line with its end; null when there is none.
     *
     * @throws CharacterCodingException when it is not in the encoding
     */
    @Nullable
    String next() throws IOException {
        var bytes = bytes();
        if (bytes.length == 0) {
            return null;
        }
        if (encoding == null) {
            notice(bytes);
        }
        var line = decoded(bytes);
        var text = !begun && line.charAt(0) == BYTE_ORDER_MARK ? line.substring(1) : line;
        begun = true;
        return text;
    }

    private byte[] bytes() throws IOException {
        var line = new ByteArrayOutputStream(128);
        boolean little = StandardCharsets.UTF_16LE.equals(encoding);
        int before = -1;
        for (int b = in.read(); b >= 0; b = in.read()) {
            if (b == '\r' && !wide && !isNext('\n')) {
                line.write('\n');
                break;
            }
            line.write(b);
            boolean ends = !wide
                    ? b == '\n'
                    : line.size() % 2 == 0 && (little ? before == '\n' && b == 0 : before == 0 && b == '\n');
            if (ends) {
                break;
            }
            before = b;
        }
        return line.toByteArray();
    }

    private boolean isNext(char c) throws IOException {
        in.mark(1);
        boolean found = in.read() == c;
        in.reset();
        return found;
    }

    private String decoded(byte[] bytes) throws CharacterCodingException {
        boolean plain = encoding == null;
        for (int i = 0; plain && i < bytes.length; i++) {
            plain = bytes[i] > 0;
        }
        if (plain) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
        try {
            return decoded(bytes, encoding == null ? StandardCharsets.UTF_8 : encoding);
        } catch (CharacterCodingException e) {
            // No encoding with a byte for each character has this one in a text.
            if (encoding != null || new String(bytes, StandardCharsets.ISO_8859_1).indexOf('\0') >= 0) {
                throw e;
            }
            return otherwise(bytes);
        }
    }

    /** A line that is not UTF-8: in the encoding that the text has named, or in one that makes words of a record of it. */
    private String otherwise(byte[] bytes) throws CharacterCodingException {
        if (otherwise.equals(StandardCharsets.ISO_8859_1)) {
            otherwise = GUESSES.stream()
                    .filter(guess -> looksLike(bytes, guess.charset(), guess.sign()))
                    .map(Guess::charset)
                    .findFirst()
                    .orElse(otherwise);
        }
        try {
            return decoded(bytes, otherwise);
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    private static boolean looksLike(byte[] bytes, Charset charset, Pattern sign) {
        try {
            return sign.matcher(decoded(bytes, charset)).find();
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Remembers the encoding that a line names. */
    private void notice(byte[] bytes) {
        var line = new String(bytes, StandardCharsets.ISO_8859_1);
        var told = TOLD.matcher(line);
        // Few lines hold what all these ways have in common, and that is found faster.
        if ((line.contains("ncoding=") || line.contains("CSA_ENCODING=") || line.contains("CA[")) && told.find()) {
            try {
                var name = told.group(1).equalsIgnoreCase("Shift_JIS") ? SHIFT_JIS.name() : told.group(1);
                var named = Charset.forName(name.equalsIgnoreCase("gb2312") ? GBK.name() : name);
                otherwise = named.equals(StandardCharsets.UTF_8) ? StandardCharsets.ISO_8859_1 : named;
            } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
                // Names that nobody knows say nothing.
            }
        }
    }

    private static String decoded(byte[] bytes, Charset charset) throws CharacterCodingException {
        return charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
