package org.senet.lint;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.game.GameRules;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;

/**
 * A program's text as far as it was understood.
 *
 * @param source the text
 * @param namespace the namespace at the text's end
 * @param forms the top-level forms as they are written
 * @param boards the forms that define boards, macros expanded, by the boards' names
 * @param pieces the forms that define pieces, macros expanded, by the pieces' names
 * @param games the games of the text, in each way to set them up
 * @param allGames whether the text has no other games, in forms that could not be understood
 * @param errors what could not be understood, with the forms at fault
 * @param code all code: that of the top level, and that of the games
 */
public record Program(
        SenetContext context,
        Source source,
        Namespace namespace,
        List<Workshop.Form> forms,
        Map<String, PersistentList> boards,
        Map<String, PersistentList> pieces,
        List<GameRules> games,
        boolean allGames,
        List<Failure> errors,
        List<Code> code) {
    /** An error and the form at fault. */
    public record Failure(Object form, SenetException error) {
        /** The place of the error, or else of the form; null when neither is known. */
        public @Nullable SourceSpan place() {
            return error.span() != null ? error.span() : Located.spanOf(form);
        }
    }
}
