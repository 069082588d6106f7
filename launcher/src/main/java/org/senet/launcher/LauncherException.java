package org.senet.launcher;

import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;
import org.jspecify.annotations.Nullable;

/** Ends the command with a message for the user, an optional hint and an exit code. */
final class LauncherException extends RuntimeException {
    static final int FAILURE = 1;
    static final int BAD_USAGE = 2;

    private final int exitCode;
    private final @Nullable String hint;

    private LauncherException(int exitCode, String message, @Nullable String hint) {
        super(message);
        this.exitCode = exitCode;
        this.hint = hint;
    }

    /** The script or the game cannot do what was asked. */
    static LauncherException failure(String message) {
        return failure(message, null);
    }

    static LauncherException failure(String message, @Nullable String hint) {
        return new LauncherException(FAILURE, message, hint);
    }

    /** The command line makes no sense. */
    static LauncherException usage(String message) {
        return new LauncherException(BAD_USAGE, message, null);
    }

    static LauncherException usage(String message, @Nullable String hint) {
        return new LauncherException(BAD_USAGE, message, hint);
    }

    /**
     * What the language answers to words of the command line. An error without a place in a script is a mistake in them.
     *
     * @throws LauncherException in that case, with bad usage as the exit code
     */
    static <T> T answer(Supplier<T> question) {
        try {
            return question.get();
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError() || e.getSourceLocation() != null) {
                throw e;
            }
            var lines = String.valueOf(e.getMessage()).split("\nhint: ", 2);
            throw usage(lines[0], lines.length == 1 ? null : lines[1]);
        }
    }

    int exitCode() {
        return exitCode;
    }

    String text() {
        return String.valueOf(getMessage());
    }

    @Nullable
    String hint() {
        return hint;
    }
}
