package org.senet.frontend;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.SourceSpan;
import org.senet.frontend.ProgramReader.TopLevelForm;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;

/**
 * The forms of a file of the library. Its functions and macros are read and analyzed only when they are first needed,
 * because a program uses few of them. So that they can be found without reading, a top-level form begins with a bracket
 * at the beginning of a line, and nothing else does.
 */
final class LibraryText {
    private static final Pattern DEFINITION = Pattern.compile("\\((?:defn(-)?|(defmacro))\\s+([^\\s()\\[\\]^\"]+)\\s");

    private static final PersistentMap PRIVATE = PersistentMap.of(Keyword.of("private"), true);

    private LibraryText() {}

    /**
     * A definition that has not been read.
     *
     * @param code reads and analyzes the definition when it is first asked for something
     */
    record Deferred(String name, boolean macro, boolean isPrivate, Code code) {
        /** Defines the name in the current namespace of a context. */
        void define(SenetContext context) {
            var namespace = context.current();
            var variable = context.language().variable(namespace.name(), name);
            context.setMacro(variable, macro);
            if (isPrivate) {
                context.setMeta(variable, PRIVATE);
            }
            namespace.map(name, variable);
            context.define(variable, new Function(code));
        }
    }

    /** The top-level forms of a namespace's file; instead of functions and macros, {@link Deferred} ones. */
    static List<TopLevelForm> read(Source source, String namespace, Evaluator evaluator) {
        var text = source.getCharacters().toString();
        var forms = new ArrayList<TopLevelForm>();
        var matcher = DEFINITION.matcher(text);
        for (int start = first(text); start >= 0; start = next(text, start)) {
            matcher.region(start, text.length());
            if (matcher.lookingAt()) {
                var name = matcher.group(3);
                var code = evaluator.deferred(source, start, namespace, name);
                var form = new Deferred(name, matcher.group(2) != null, matcher.group(1) != null, code);
                forms.add(new TopLevelForm(form, new SourceSpan(source, start, start)));
            } else {
                forms.add(ProgramReader.readOne(source, start, namespace));
            }
        }
        return forms;
    }

    private static int first(String text) {
        return text.startsWith("(") ? 0 : next(text, 0);
    }

    private static int next(String text, int after) {
        int end = text.indexOf("\n(", after);
        return end < 0 ? -1 : end + 1;
    }
}
