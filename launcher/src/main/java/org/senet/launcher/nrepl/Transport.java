package org.senet.launcher.nrepl;

import com.dampcake.bencode.BencodeException;
import com.dampcake.bencode.BencodeInputStream;
import com.dampcake.bencode.BencodeOutputStream;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Messages over a pair of streams. One thread reads; any thread writes, and a message is written whole. */
final class Transport {
    private final PushbackInputStream in;
    private final OutputStream out;
    private final Object writing = new Object();

    Transport(InputStream in, OutputStream out) {
        this.in = new PushbackInputStream(new WholeReads(new BufferedInputStream(in)));
        this.out = out;
    }

    /** A stream that reads as much as it is asked for; the library takes what it gets for the whole. */
    private static final class WholeReads extends FilterInputStream {
        WholeReads(InputStream in) {
            super(in);
        }

        @Override
        public int read(byte[] buffer, int from, int length) throws IOException {
            int count = in.readNBytes(buffer, from, length);
            return count == 0 && length > 0 ? -1 : count;
        }
    }

    /**
     * The next message; null at the end of the stream.
     *
     * @throws IOException when what comes is not a dictionary in bencode, or the stream breaks
     */
    @Nullable
    Map<String, Object> read() throws IOException {
        int first = in.read();
        if (first < 0) {
            return null;
        }
        in.unread(first);
        try {
            // The library's stream reads no further than to the end of the dictionary.
            return new BencodeInputStream(in, StandardCharsets.UTF_8).readDictionary();
        } catch (BencodeException | ClassCastException | NumberFormatException e) {
            throw new IOException("a message is no dictionary in bencode: " + e.getMessage(), e);
        }
    }

    /** Writes a message; does nothing when the client has gone, which the reader of its messages finds out as well. */
    void write(Map<String, ?> message) {
        var bytes = new ByteArrayOutputStream();
        try {
            new BencodeOutputStream(bytes, StandardCharsets.UTF_8).writeDictionary(message);
            synchronized (writing) {
                out.write(bytes.toByteArray());
                out.flush();
            }
        } catch (IOException e) {
            // A client that is gone misses its answers.
        }
    }
}
