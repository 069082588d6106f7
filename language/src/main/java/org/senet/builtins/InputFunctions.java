package org.senet.builtins;

import com.oracle.truffle.api.TruffleFile;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import org.senet.data.Nil;
import org.senet.nodes.core.Truth;
import org.senet.runtime.FileSink;
import org.senet.runtime.Files;
import org.senet.runtime.TextSink;
import org.senet.runtime.TextSource;

/** Readers and writers: where text comes from, and where it goes. */
final class InputFunctions {
    private InputFunctions() {}

    static void install(Library library) {
        library.function("read-line", 0, 0, """
            The next line of the standard input, or of what *in* is bound to, without its end; nil when there is none.
            (with-in-str "a\\nb" (read-line)) => "a"
            (with-in-str "" (read-line)) => nil
            """, (context, a) -> Arguments.orNil(context.readLine()));
    }

    static void installNative(Library library) {
        library.one("text-reader", """
            A reader of a text; what with-in-str is made of.
            (senet.native/reader-line (senet.native/text-reader "a")) => "a"
            """, v -> new TextSource("the text", new StringReader(Arguments.string(v))));
        library.function(
                "file-reader",
                1,
                1,
                """
            A reader of a file, in UTF-8.
            (fn? senet.native/file-reader) => true
            """,
                (context, a) -> Files.use(
                        context,
                        Arguments.string(a[0]),
                        file -> new TextSource(
                                "the file `" + a[0] + "`", file.newBufferedReader(StandardCharsets.UTF_8))));
        library.function(
                "file-writer",
                2,
                2,
                """
            A writer of a file, in UTF-8, perhaps behind what is there already.
            (fn? senet.native/file-writer) => true
            """,
                (context, a) -> Files.use(context, Arguments.string(a[0]), file -> writer(file, Truth.core(a[1]))));
        library.one("reader-line", """
            The next line that a reader has, without its end; nil when there is none.
            (senet.native/reader-line (senet.native/text-reader "")) => nil
            """, v -> Arguments.orNil(reader(v).readLine()));
        library.one("reader-rest", """
            All text that a reader has not given yet.
            (senet.native/reader-rest (senet.native/text-reader "a\\nb")) => "a\\nb"
            """, v -> reader(v).readRest());
        library.small("reader?", """
            Whether a value is a reader.
            (senet.native/reader? 1) => false
            """, v -> v instanceof TextSource);
        library.small("writer?", """
            Whether a value is a writer.
            (senet.native/writer? *out*) => true
            """, v -> v instanceof TextSink);
        library.two("write-text", """
            Writes a text to a writer.
            (let [w (senet.native/text-buffer)] (senet.native/write-text w "a") (senet.native/buffer-text w)) => "a"
            """, (writer, text) -> {
            writer(writer).append(Arguments.string(text));
            return Nil.NIL;
        });
        library.one("close", """
            Ends the use of a reader or a writer.
            (senet.native/close (senet.native/text-reader "a")) => nil
            """, v -> {
            switch (v) {
                case TextSource source -> source.close();
                case TextSink sink -> sink.close();
                default -> throw new WrongArgument("a reader or a writer", v);
            }
            return Nil.NIL;
        });
    }

    private static TextSource reader(Object value) {
        if (value instanceof TextSource source) {
            return source;
        }
        throw new WrongArgument("a reader", value);
    }

    private static TextSink writer(Object value) {
        if (value instanceof TextSink sink) {
            return sink;
        }
        throw new WrongArgument("a writer", value);
    }

    private static FileSink writer(TruffleFile file, boolean append) throws IOException {
        var options = new OpenOption[] {
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            append ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING
        };
        return new FileSink(file.newBufferedWriter(StandardCharsets.UTF_8, options));
    }
}
