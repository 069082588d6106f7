package org.senet.builtins;

import com.oracle.truffle.api.source.Source;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.reader.NamespaceResolver;
import org.senet.reader.Reader;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** Texts as forms. */
final class ReaderFunctions {
    private ReaderFunctions() {}

    static void install(Library library) {
        library.function(
                "read-string",
                1,
                2,
                """
            The first form of a text, not evaluated. A map of options may come first: what :eof has is the value when there
            is no form, which is an error without it.
            (read-string "(+ 1 :a)") => (+ 1 :a)
            (read-string {:eof :none} "") => :none
            """,
                (context, a) -> read(context, a[a.length - 1], a.length == 1 ? null : Arguments.map(a[0])));
    }

    private static Object read(SenetContext context, Object text, @Nullable PersistentMap options) {
        var source = Source.newBuilder(SenetLanguage.ID, Arguments.string(text), "read-string")
                .internal(true)
                .build();
        var form = new Reader(source, NamespaceResolver.of(context.current().name())).read();
        if (form != Reader.END) {
            return form;
        }
        var end = options == null ? null : options.get(Keyword.of("eof"));
        if (end == null) {
            throw new IllegalArgumentException("the text has no form");
        }
        return end;
    }
}
