package org.senet.lint.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.lint.Forms;
import org.senet.lint.Program;

/** Who may use what a text defines. */
final class Uses {
    private static final List<String> DEFINITIONS =
            List.of("ns", "require", "include", "in-ns", "board", "piece", "declare", "comment", "do");

    private Uses() {}

    /** Whether the definition at a place is for the text alone: the text is a program, or the definition is private. */
    static boolean isOwn(Program program, @Nullable SourceSpan place) {
        return isProgram(program) || place != null && isInPrivate(program, place);
    }

    /** Whether the text is run for itself: it has a game, or does something, and is no namespace for others. */
    private static boolean isProgram(Program program) {
        var forms = program.forms();
        boolean hasNamespace = forms.stream().anyMatch(f -> Forms.isCall(f.form(), "ns"));
        return !program.games().isEmpty() || !hasNamespace && forms.stream().anyMatch(f -> doesSomething(f.form()));
    }

    private static boolean doesSomething(Object form) {
        return form instanceof PersistentList list
                && list.first() instanceof Symbol head
                && !head.name().startsWith("def")
                && !DEFINITIONS.contains(head.name());
    }

    private static boolean isInPrivate(Program program, SourceSpan place) {
        return program.forms().stream()
                .filter(f -> f.span().start() <= place.start()
                        && place.end() <= f.span().end())
                .anyMatch(f -> f.form() instanceof PersistentList list
                        && list.size() > 1
                        && list.get(1) instanceof Symbol name
                        && (Forms.isCall(list, "defn-")
                                || Boolean.TRUE.equals(name.meta().get(Keyword.of("private")))));
    }
}
