package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.io.IOAccess;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Threads and files are there only as far as the embedder allows them. */
class PermissionsTest {
    /** The contexts of tables allow nothing. */
    @TestFactory
    Stream<DynamicTest> refusals() {
        return Table.tests("""
            (future 1) !! threads are not allowed here, so nothing can be done in the background
            (try (future 1) (catch UnsupportedOperationException e :refused)) => :refused
            (slurp "some.txt") !! the file `some.txt` may not be used here
            (spit "some.txt" 1) !! the file `some.txt` may not be used here
            (try (slurp "some.txt") (catch IOException e :refused)) => :refused
            (load-file "some.senet") !! the file `some.senet` may not be used here
            """);
    }

    @Test
    void filesAreReadAndWritten(@TempDir Path folder) {
        try (var context = Context.newBuilder("senet").allowIO(IOAccess.ALL).build()) {
            var path = "\"" + folder.resolve("text.txt") + "\"";

            assertThat(Table.print(context, "(do (spit " + path + " \"a\\nb\\n\") (slurp " + path + "))"))
                    .isEqualTo("\"a\\nb\\n\"");
            assertThat(Table.print(context, "(do (spit " + path + " \"c\" :append true) (line-seq " + path + "))"))
                    .isEqualTo("(\"a\" \"b\" \"c\")");
            assertThat(Table.print(context, "(do (spit " + path + " 5) (slurp " + path + "))"))
                    .isEqualTo("\"5\"");
        }
    }

    @Test
    @Timeout(60)
    void whatStillRunsEndsWithTheContext() {
        try (var context = Context.newBuilder("senet").allowCreateThread(true).build()) {
            context.eval("senet", "(def endless (future (loop [] (recur))))");
            context.eval("senet", "(def waiting (future @(promise)))");
        }
    }
}
