package org.senet.cluster;

import org.jspecify.annotations.Nullable;

/** Shared work cannot be done, for a reason that the user can do something about. */
public final class ClusterException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final @Nullable String hint;

    /**
     * An error.
     *
     * @param message what is wrong, without a full stop; names stand in backquotes
     * @param hint what may help, or null
     */
    public ClusterException(String message, @Nullable String hint) {
        super(message);
        this.hint = hint;
    }

    /** What is wrong. */
    public String text() {
        return String.valueOf(getMessage());
    }

    /** What may help, or null. */
    public @Nullable String hint() {
        return hint;
    }
}
