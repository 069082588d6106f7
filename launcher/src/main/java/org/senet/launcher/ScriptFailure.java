package org.senet.launcher;

import org.graalvm.polyglot.PolyglotException;
import org.senet.launcher.display.ErrorReport;

/** An error of a script, with a report that was made while the script's context was open. */
final class ScriptFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ErrorReport report;
    private final PolyglotException exception;

    ScriptFailure(PolyglotException exception) {
        super(exception);
        this.exception = exception;
        report = ErrorReport.of(exception);
    }

    ErrorReport report() {
        return report;
    }

    /** What the script has thrown. */
    PolyglotException exception() {
        return exception;
    }
}
