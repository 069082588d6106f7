package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.Printable;
import org.senet.data.ValueObject;

/** Text that is read line by line: the standard input, a file or a string. The value of {@code *in*}. */
public final class TextSource extends ValueObject implements HasKind, Printable {
    private final String name;
    private final BufferedReader reader;

    /**
     * Takes over a reader, which {@link #close()} closes.
     *
     * @param name what is read, for messages: {@code the standard input}
     */
    public TextSource(String name, Reader reader) {
        this.name = name;
        this.reader = new BufferedReader(reader);
    }

    /** What is done with the reader. */
    private interface Use<T extends @Nullable Object> {
        T with(BufferedReader reader) throws IOException;
    }

    /**
     * The next line without its end, or null when there is none. Whoever interrupts the program does not have to wait until
     * the line is there.
     */
    @TruffleBoundary
    public @Nullable String readLine() {
        return blocking(BufferedReader::readLine);
    }

    /** All that was not read yet. */
    @TruffleBoundary
    public String readRest() {
        var rest = new StringWriter();
        blocking(source -> source.transferTo(rest));
        return rest.toString();
    }

    /** Ends the use of what belongs to the program. */
    @TruffleBoundary
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw failure(e);
        }
    }

    private <T extends @Nullable Object> T blocking(Use<T> use) {
        var result = new AtomicReference<T>();
        TruffleSafepoint.setBlockedThreadInterruptible(
                null,
                source -> {
                    try {
                        result.set(use.with(source));
                    } catch (InterruptedIOException e) {
                        throw new InterruptedException(e.getMessage());
                    } catch (IOException e) {
                        throw failure(e);
                    }
                },
                reader);
        return result.get();
    }

    private UncheckedIOException failure(IOException e) {
        return new UncheckedIOException(new IOException(name + " cannot be read: " + e.getMessage(), e));
    }

    @Override
    public String kind() {
        return "reader";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<reader>");
    }
}
