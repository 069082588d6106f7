package org.senet.builtins;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.format.Formatter;
import org.senet.format.Formatter.Edit;
import org.senet.format.Formatter.UnbalancedException;
import org.senet.runtime.SenetLanguage;

/** The formatter, for tools; programs use {@code senet.format}. */
final class FormatFunctions {
    private FormatFunctions() {}

    static void install(Library library) {
        library.two("format-edits", """
            What has to change for a text to be formatted: vectors of the start and the end of white space, and what comes in
            its place. The second argument is the text's name in an error.
            (senet.native/format-edits "(f  x)\\n" "sample") => [[2 4 " "]]
            """, (text, name) -> edits(Arguments.string(text), Arguments.string(name)));
    }

    private static PersistentVector edits(String text, String name) {
        try {
            var edits = new ArrayList<Object>();
            for (Edit edit : Formatter.edits(text)) {
                edits.add(PersistentVector.of((long) edit.start(), (long) edit.end(), edit.replacement()));
            }
            return PersistentVector.from(edits);
        } catch (UnbalancedException e) {
            var source = Source.newBuilder(SenetLanguage.ID, text, name).build();
            var place = new SourceSpan(source, e.offset(), e.offset() + 1);
            throw SenetException.syntax(place, e.problem(), "a text can be formatted when its brackets fit");
        }
    }
}
