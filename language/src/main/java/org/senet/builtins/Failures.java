package org.senet.builtins;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.FrameInstance;
import com.oracle.truffle.api.frame.FrameInstanceVisitor;
import com.oracle.truffle.api.nodes.EncapsulatingNodeReference;
import com.oracle.truffle.api.nodes.Node;
import java.io.FileNotFoundException;
import java.io.UncheckedIOException;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.NotANumber;
import org.senet.data.NotASequence;
import org.senet.data.Ordering;
import org.senet.data.Printer;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.ir.Lambda;
import org.senet.runtime.WrongArity;

/** Turns what goes wrong inside a builtin into an error of the program that called it. */
final class Failures {
    private static final int SHOWN = 60;

    /** Exceptions that builtins throw with a message for users; those that extend them come from elsewhere. */
    private static final Set<Class<?>> FOR_USERS = Set.of(
            IllegalArgumentException.class,
            IllegalStateException.class,
            IndexOutOfBoundsException.class,
            NoSuchElementException.class,
            UnsupportedOperationException.class,
            WrongArity.class);

    private Failures() {}

    /** A call in a program: of the library's function with a name. */
    private record Call(String function, Node node) {}

    /**
     * The error for an exception. It is reported where the program calls the library, because a builtin has no place in
     * any text, and that of the library's functions in Senet is of no use to users.
     *
     * @param name the builtin's name
     * @param inner the node that runs the builtin: its own, or that of its caller
     * @throws RuntimeException the exception itself, when its message is not for users because it tells of a mistake in
     *     the language
     */
    @TruffleBoundary
    static SenetException in(String name, RuntimeException exception, Node inner) {
        var call = callInProgram(name, inner);
        if (call == null) {
            return SenetException.of(kind(exception), inner, message(name, exception), null);
        }
        // A collection is what the program has handed over; with which function the library takes it apart is its own
        // affair.
        boolean direct =
                exception instanceof NotASequence || call.function().equals(name) || isPartOf(name, call.function());
        var message = message(direct ? call.function() : name, exception);
        return SenetException.of(
                kind(exception),
                call.node(),
                direct ? message : message + " (called by `" + call.function() + "`)",
                null);
    }

    private static ErrorKind kind(RuntimeException exception) {
        return switch (exception) {
            case NotANumber e -> ErrorKind.TYPE;
            case NotASequence e -> ErrorKind.TYPE;
            case WrongArgument e -> ErrorKind.TYPE;
            case Ordering.Incomparable e -> ErrorKind.TYPE;
            case WrongArity e -> ErrorKind.ARITY;
            case ArithmeticException e -> ErrorKind.ARITHMETIC;
            case IllegalArgumentException e -> ErrorKind.ARGUMENT;
            case IndexOutOfBoundsException e -> ErrorKind.INDEX;
            case NoSuchElementException e -> ErrorKind.ELEMENT;
            case UncheckedIOException e when e.getCause() instanceof FileNotFoundException -> ErrorKind.FILE;
            case UncheckedIOException e -> ErrorKind.IO;
            case IllegalStateException e -> ErrorKind.STATE;
            case UnsupportedOperationException e -> ErrorKind.UNSUPPORTED;
            default -> ErrorKind.GENERAL;
        };
    }

    /** Whether a builtin only does a part of the library's function that a program has called. */
    private static boolean isPartOf(String builtin, String function) {
        return builtin.equals("lazy-" + function) || builtin.startsWith(function + "-");
    }

    private static String message(String function, RuntimeException exception) {
        return switch (exception) {
            case NotANumber e -> expected(function, "a number", e.value());
            case NotASequence e -> expected(function, "a collection", e.value());
            case WrongArgument e -> expected(function, e.expected(), e.value());
            case ArithmeticException e -> String.valueOf(e.getMessage());
            case UncheckedIOException e ->
                String.valueOf(Objects.requireNonNull(e.getCause()).getMessage());
            case Ordering.Incomparable e -> "`" + function + "`: " + e.getMessage();
            default -> {
                if (!FOR_USERS.contains(exception.getClass())) {
                    throw exception;
                }
                yield "`" + function + "`: " + exception.getMessage();
            }
        };
    }

    private static String expected(String function, String expected, @Nullable Object value) {
        return "`" + function + "` expects " + expected + ", but got " + Printer.display(value, SHOWN);
    }

    /** The call in a program's text that led to the code that is running now, or null. */
    @TruffleBoundary
    static @Nullable Node callSite() {
        var call = callInProgram("", EncapsulatingNodeReference.getCurrent().get());
        return call == null ? null : call.node();
    }

    /**
     * Looks for the innermost call that stands in a program's text, and remembers whose frame it saw last. Forms that are evaluated as
     * values have no text, but what they call is what the program has called, not {@code eval}.
     */
    private static final class Search implements FrameInstanceVisitor<Call> {
        private String function;
        private boolean evaluated;

        Search(String innermost) {
            function = innermost;
        }

        @Override
        public @Nullable Call visitFrame(FrameInstance frame) {
            var node = frame.getCallNode();
            if (node != null && isInProgram(node)) {
                return new Call(function, node);
            }
            if (!evaluated && frame.getCallTarget() instanceof RootCallTarget target) {
                var name = String.valueOf(target.getRootNode().getName());
                evaluated = name.equals(Lambda.TOP_LEVEL);
                function = evaluated ? function : name;
            }
            return null;
        }
    }

    /** @param running the node that runs the innermost function, where that has no activation of its own */
    private static @Nullable Call callInProgram(String innermost, @Nullable Node running) {
        return running != null && isInProgram(running)
                ? new Call(innermost, running)
                : Truffle.getRuntime().iterateFrames(new Search(innermost));
    }

    private static boolean isInProgram(Node node) {
        var section = node.getEncapsulatingSourceSection();
        return section != null && !section.getSource().isInternal();
    }
}
