package org.senet.runtime;

/** Thrown when Java code calls a function with a number of arguments that it does not take. */
public final class WrongArity extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    WrongArity(String message) {
        super(message);
    }

    /** The failure of a call. */
    public static WrongArity of(Function function, int count) {
        return new WrongArity(function.wrongArity(count));
    }
}
