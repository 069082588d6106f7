package org.senet.analyzer;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;

/**
 * Knows which call of a macro in the text that is analyzed is being understood. What macros of other files write has its place there,
 * where the reader of an error cannot mend it.
 */
final class MacroCalls {
    private @Nullable String macro;
    private @Nullable SourceSpan call;

    /**
     * Understands what a macro has written in place of its call.
     *
     * @param name the macro's name
     * @param span the call
     * @throws SenetException the error of the expansion, at the call if its own place is in another text
     */
    <T> T within(String name, SourceSpan span, Supplier<T> analysis) {
        if (call != null && !call.source().equals(span.source())) {
            return analysis.get();
        }
        var outerMacro = macro;
        var outerCall = call;
        macro = name;
        call = span;
        try {
            return analysis.get();
        } catch (SenetException e) {
            throw located(e);
        } finally {
            macro = outerMacro;
            call = outerCall;
        }
    }

    /** The same error at the present call if its place is in another text. */
    SenetException located(SenetException error) {
        var place = error.span();
        return call == null || place == null || place.source().equals(call.source())
                ? error
                : error.movedTo(call, "the macro `" + macro + "` writes it (" + place.sourceAndLine() + ")");
    }
}
