package org.senet.builtins;

import org.jspecify.annotations.Nullable;

/** Thrown by a builtin whose argument is of the wrong kind. */
final class WrongArgument extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String expected;
    private final transient @Nullable Object value;

    /**
     * @param expected what the builtin expects, with an article
     * @param value the argument
     */
    WrongArgument(String expected, @Nullable Object value) {
        super("expected " + expected);
        this.expected = expected;
        this.value = value;
    }

    String expected() {
        return expected;
    }

    @Nullable
    Object value() {
        return value;
    }
}
