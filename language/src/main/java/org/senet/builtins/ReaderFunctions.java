package org.senet.builtins;

import com.oracle.truffle.api.source.Source;
import org.senet.reader.NamespaceResolver;
import org.senet.reader.Reader;
import org.senet.runtime.SenetLanguage;

/** Texts as forms. */
final class ReaderFunctions {
    private ReaderFunctions() {}

    static void install(Library library) {
        library.function("read-string", 1, 1, """
            The first form of a text, not evaluated.
            (read-string "(+ 1 :a)") => (+ 1 :a)
            """, (context, a) -> {
            var source = Source.newBuilder(SenetLanguage.ID, Arguments.string(a[0]), "read-string")
                    .internal(true)
                    .build();
            var form = new Reader(source, NamespaceResolver.of(context.current().name())).read();
            if (form == Reader.END) {
                throw new IllegalArgumentException("the text has no form");
            }
            return form;
        });
    }
}
