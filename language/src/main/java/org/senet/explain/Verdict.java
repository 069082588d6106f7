package org.senet.explain;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.trace.Observation;

/**
 * The answer in short.
 *
 * @param legal whether there is such a legal move
 * @param reason a word for programs: {@code legal longer invariant rank same check untried occupied reserve over}, or
 *     {@code summary} where no move was asked for
 * @param text one or two sentences
 * @param moves the names of the moves that the sentences speak of
 * @param check the form that decided, or null
 * @param source its place in the program's text, or null
 * @param values what it has seen
 * @param paths the paths that agree with the question; null when all of the attempts are of interest
 */
record Verdict(
        boolean legal,
        String reason,
        String text,
        List<String> moves,
        @Nullable String check,
        @Nullable SourceSpan source,
        List<Observation> values,
        @Nullable List<Path> paths) {

    static Verdict of(boolean legal, String reason, String text) {
        return new Verdict(legal, reason, text, List.of(), null, null, List.of(), List.of());
    }
}
