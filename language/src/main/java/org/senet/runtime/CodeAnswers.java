package org.senet.runtime;

import com.oracle.truffle.api.Assumption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;

/**
 * Answers to a question about the functions of a context, which hold as long as none of its functions is defined again. Thread-safe.
 */
public final class CodeAnswers {
    private final SenetLanguage language;
    private volatile Known known;

    private record Known(Assumption functionsUnchanged, Map<Code, Boolean> answers) {
        static Known nothing(SenetLanguage language) {
            return new Known(language.functionsUnchanged(), new ConcurrentHashMap<>());
        }
    }

    CodeAnswers(SenetLanguage language) {
        this.language = language;
        known = Known.nothing(language);
    }

    /** The answer for the code of a function, which is found out if it is not known. */
    public boolean of(Code code, BooleanSupplier answer) {
        var present = known;
        if (!present.functionsUnchanged().isValid()) {
            present = Known.nothing(language);
            known = present;
        }
        var found = present.answers().get(code);
        if (found == null) {
            found = answer.getAsBoolean();
            present.answers().put(code, found);
        }
        return found;
    }
}
