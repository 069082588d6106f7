package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;

/** An error that a program has made itself, with data for whoever catches it. Immutable. */
public final class ExceptionInfo extends SenetException {
    private static final long serialVersionUID = 1L;
    private static final int SHOWN = 200;

    private final transient PersistentMap data;
    private final transient Object origin;
    private final boolean told;

    /**
     * An error.
     *
     * @param data what the program wants to tell about the error
     * @param origin the error that led to this one, or nil
     * @param location where it was made, or null
     */
    public ExceptionInfo(String message, PersistentMap data, Object origin, @Nullable Node location) {
        this(message, data, origin, false, location);
    }

    private ExceptionInfo(String message, PersistentMap data, Object origin, boolean told, @Nullable Node location) {
        super(ErrorKind.INFO, message, location);
        this.data = data;
        this.origin = origin;
        this.told = told;
    }

    /**
     * The error for a thrown value that is none itself: a map is the data, a keyword their {@code :type}, any other value
     * their {@code :value}; the message is the value's text.
     *
     * @param value the thrown value
     * @param location where it is thrown, or null
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static ExceptionInfo of(Object value, @Nullable Node location) {
        var data =
                switch (value) {
                    case PersistentMap map -> map;
                    case Keyword type -> PersistentMap.of(Keyword.of("type"), type);
                    default -> PersistentMap.of(Keyword.of("value"), value);
                };
        var message = value instanceof String text ? text : Printer.display(value, SHOWN);
        return new ExceptionInfo(message, data, Nil.NIL, true, location);
    }

    /** What the program wants to tell about the error. */
    public PersistentMap data() {
        return data;
    }

    @Override
    protected PersistentMap details() {
        return data;
    }

    /** The beginning of the data's text; nothing when there are no data, or the message is their text. */
    @Override
    @TruffleBoundary
    protected @Nullable String detailsBesideMessage() {
        return told || data.isEmpty() ? null : Printer.display(data, SHOWN);
    }

    /** The error that led to this one, or nil. */
    @Override
    public Object origin() {
        return origin;
    }
}
