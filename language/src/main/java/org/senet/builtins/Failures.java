package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.FrameInstance;
import com.oracle.truffle.api.nodes.Node;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.NotANumber;
import org.senet.data.NotASequence;
import org.senet.data.Ordering;
import org.senet.data.Printer;
import org.senet.errors.SenetException;

/** Turns what goes wrong inside a builtin into an error of the program that called it. */
final class Failures {
    private static final int SHOWN = 60;

    /** Exceptions that builtins throw with a message for users; those that extend them come from elsewhere. */
    private static final Set<Class<?>> FOR_USERS = Set.of(
            IllegalArgumentException.class,
            IllegalStateException.class,
            IndexOutOfBoundsException.class,
            NoSuchElementException.class);

    private Failures() {}

    /**
     * The error for an exception.
     *
     * @param name the builtin's name
     * @param inner a node of the builtin, for the case that no caller has a place in a text
     * @throws RuntimeException the exception itself, when its message is not for users because it tells of a mistake in
     *     the language
     */
    @TruffleBoundary
    static SenetException in(String name, RuntimeException exception, Node inner) {
        var message = switch (exception) {
            case NotANumber e -> expected(name, "a number", e.value());
            case NotASequence e -> expected(name, "a collection", e.value());
            case WrongArgument e -> expected(name, e.expected(), e.value());
            case ArithmeticException e -> e.getMessage();
            case Ordering.Incomparable e -> "`" + name + "`: " + e.getMessage();
            default -> {
                if (!FOR_USERS.contains(exception.getClass())) {
                    throw exception;
                }
                yield "`" + name + "`: " + exception.getMessage();
            }
        };
        var place = callSite();
        return SenetException.runtime(place == null ? inner : place, message);
    }

    private static String expected(String name, String expected, @Nullable Object value) {
        return "`" + name + "` expects " + expected + ", but got " + Printer.display(value, SHOWN);
    }

    /**
     * The call in a program's text that led to the code that is running now, or null. An error is reported there, because
     * the code of a builtin has no place in any text.
     */
    @TruffleBoundary
    static @Nullable Node callSite() {
        return Truffle.getRuntime().iterateFrames(Failures::placed);
    }

    private static @Nullable Node placed(FrameInstance frame) {
        var node = frame.getCallNode();
        return node != null && node.getEncapsulatingSourceSection() != null ? node : null;
    }
}
