package org.senet.launcher;

import org.graalvm.polyglot.PolyglotException;
import org.senet.cluster.observation.GameFailure;
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
        return switch (thrown) {
            case PolyglotException exception -> new ScriptFailure(exception, ErrorReport.of(exception));
            case GameFailure failure -> of(failure.failure(), failure.when());
            default -> thrown;
        };
    }

    /** The same with one more line, which says when it was thrown. */
    static ScriptFailure of(PolyglotException thrown, String when) {
        return new ScriptFailure(thrown, ErrorReport.of(thrown).with(when));
    }

    ErrorReport report() {
        return report;
    }

    /** What the script has thrown. */
    PolyglotException exception() {
        return exception;
    }
}
