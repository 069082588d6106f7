package org.senet.launcher;

import org.graalvm.polyglot.PolyglotException;
import org.senet.launcher.display.ErrorReport;

/** An error of a script, with a report that was made while the script's context was open. */
final class ScriptFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ErrorReport report;
    private final PolyglotException exception;

    private ScriptFailure(PolyglotException exception) {
        super(exception);
        this.exception = exception;
        report = ErrorReport.of(exception);
    }

    /** What to throw on when something is thrown while a script's context is open, which is closed then. */
    static RuntimeException of(RuntimeException thrown) {
        return thrown instanceof PolyglotException exception ? new ScriptFailure(exception) : thrown;
    }

    ErrorReport report() {
        return report;
    }

    /** What the script has thrown. */
    PolyglotException exception() {
        return exception;
    }
}
