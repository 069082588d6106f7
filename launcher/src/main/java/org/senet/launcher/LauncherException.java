package org.senet.launcher;

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
        return new LauncherException(FAILURE, message, null);
    }

    /** The command line makes no sense. */
    static LauncherException usage(String message) {
        return new LauncherException(BAD_USAGE, message, null);
    }

    static LauncherException usage(String message, @Nullable String hint) {
        return new LauncherException(BAD_USAGE, message, hint);
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
