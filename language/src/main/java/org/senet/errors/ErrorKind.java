package org.senet.errors;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What kind of thing went wrong. A {@code catch} names kinds as Clojure on the JVM does; a kind may answer to several names,
 * because there one exception class extends another.
 */
public enum ErrorKind {
    /** A text ends too early. */
    INCOMPLETE("RuntimeException"),
    /** A text is wrong. */
    SYNTAX("RuntimeException"),
    /** A name that nothing explains. */
    NAME("RuntimeException"),
    /** Anything that has no kind of its own. */
    GENERAL("RuntimeException"),
    /** A program has made the error itself. */
    INFO("RuntimeException", "ExceptionInfo", "IExceptionInfo"),
    /** A division by zero, an integer that is too large. */
    ARITHMETIC("RuntimeException", "ArithmeticException"),
    /** An argument that makes no sense. */
    ARGUMENT("RuntimeException", "IllegalArgumentException"),
    /** A value of the wrong kind, such as nil where a number is needed. */
    TYPE("RuntimeException", "ClassCastException", "NullPointerException", "IllegalArgumentException"),
    /** A function was called with too few or too many arguments. */
    ARITY("RuntimeException", "ArityException", "IllegalArgumentException"),
    /** There is no element with this index. */
    INDEX("RuntimeException", "IndexOutOfBoundsException"),
    /** Something cannot be done now. */
    STATE("RuntimeException", "IllegalStateException"),
    /** There is no such element. */
    ELEMENT("RuntimeException", "NoSuchElementException"),
    /** Something cannot be done here at all. */
    UNSUPPORTED("RuntimeException", "UnsupportedOperationException"),
    /** A future was cancelled before it had a value. */
    CANCELLED("RuntimeException", "IllegalStateException", "CancellationException"),
    /** A file or a stream could not be read or written. */
    IO("IOException"),
    /** A file is not there, or may not be used in this way. */
    FILE("IOException", "FileNotFoundException"),
    /** An {@code assert} or a condition of a function did not hold. */
    ASSERTION("AssertionError", "Error"),
    /** Calls are nested deeper than the host's stack. */
    RECURSION("StackOverflowError", "Error");

    /** The name of whatever can be thrown. */
    public static final String ANYTHING = "Throwable";

    private static final String ORDINARY = "Exception";
    private static final String FATAL = "Error";

    private final Set<String> names;

    ErrorKind(String... names) {
        this.names = Set.of(names);
    }

    /** Whether an error of this kind is caught under a name. */
    public boolean answersTo(String name) {
        return name.equals(ANYTHING) || names.contains(name) || name.equals(ORDINARY) && !names.contains(FATAL);
    }

    /** All names under which errors can be caught, in alphabetical order. */
    public static List<String> allNames() {
        var all = new TreeSet<>(List.of(ANYTHING, ORDINARY));
        Arrays.stream(values()).forEach(kind -> all.addAll(kind.names));
        return List.copyOf(all);
    }
}
