package org.senet.launcher;

import org.graalvm.polyglot.PolyglotException;
import org.senet.launcher.display.ErrorReport;

/** An error of a script, with a report that was made while the script's context was open. */
final class ScriptFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ErrorReport report;
    private final PolyglotException exception;

    private ScriptFailure(PolyglotException exception, ErrorReport report) {
        super(exception);
        this.exception = exception;
        this.report = report;
    }

    /** What to throw on when something is thrown while a script's context is open, which is closed then. */
    static RuntimeException of(RuntimeException thrown) {
        return thrown instanceof PolyglotException exception
                ? new ScriptFailure(exception, ErrorReport.of(exception))
                : thrown;
    }

    /** The same with one more line, which says when it was thrown. */
    static ScriptFailure of(PolyglotException thrown, String when) {
        return new ScriptFailure(thrown, ErrorReport.of(thrown).with(when));
    }

    /** Whether a script has failed by itself, rather than the host, or somebody who has ended it. */
    static boolean isOfScript(PolyglotException exception) {
        return exception.isGuestException()
                && !exception.isExit()
                && !exception.isCancelled()
                && !exception.isInterrupted()
                && !exception.isInternalError();
    }

    ErrorReport report() {
        return report;
    }

    /** What the script has thrown. */
    PolyglotException exception() {
        return exception;
    }
}
