package org.senet.builtins;

import com.oracle.truffle.api.TruffleFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.nodes.core.Truth;
import org.senet.runtime.Files;
import org.senet.runtime.TextSink;
import org.senet.runtime.TextSource;

/** Texts in files. */
final class FileFunctions {
    private static final Keyword APPEND = Keyword.of("append");
    private static final int WITH_OPTION = 4;

    private FileFunctions() {}

    static void install(Library library) {
        library.function(
                "slurp",
                1,
                1,
                """
                The text of a file, in UTF-8, or the rest of what a reader has. The path counts from the folder in which the
                program was started.
                (with-in-str "a" (slurp *in*)) => "a"
                """,
                (context, a) -> a[0] instanceof TextSource source
                        ? source.readRest()
                        : Files.use(
                                context,
                                Arguments.string(a[0]),
                                file -> new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        library.function("spit", 2, WITH_OPTION, """
            Writes a text, or the text of a value, to a file, in UTF-8, or to a writer; with :append true behind what is in
            the file already.
            (fn? spit) => true
            """, (context, a) -> {
            boolean append = a.length == WITH_OPTION && a[2].equals(APPEND) && Truth.core(a[WITH_OPTION - 1]);
            var text = Printer.str(a[1]);
            if (a[0] instanceof TextSink sink) {
                sink.append(text);
                return Nil.NIL;
            }
            return Files.use(context, Arguments.string(a[0]), file -> write(file, text, append));
        });
    }

    private static Object write(TruffleFile file, String text, boolean append) throws IOException {
        var options = Set.<OpenOption>of(
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE,
                append ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING);
        try (var out = file.newOutputStream(options.toArray(OpenOption[]::new))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return Nil.NIL;
    }
}
