package org.senet.builtins;

import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import org.senet.data.InteropValue;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.errors.ErrorKind;
import org.senet.errors.ExceptionInfo;
import org.senet.errors.SenetException;

/** Errors as values, and how to throw them. */
final class ExceptionFunctions {
    private ExceptionFunctions() {}

    static void install(Library library) {
        library.function("breakpoint", 0, 0, """
            A debugger that is attached stops here; without one nothing happens.
            (breakpoint) => nil
            """, (context, a) -> Nil.NIL);
        library.function(
                "ex-info",
                2,
                3,
                """
                An error with a message and a map of data, to be thrown; the error that led to it may be given.
                (ex-message (ex-info "no such square" {:square "z9"})) => "no such square"
                """,
                (context, a) -> new ExceptionInfo(
                        Arguments.string(a[0]), Arguments.map(a[1]), Arguments.at(a, 2, Nil.NIL), Failures.callSite()));
        library.one("ex-data", """
            The data of an error that ex-info made; nil for all else.
            (ex-data (ex-info "no" {:a 1})) => {:a 1}
            """, v -> v instanceof ExceptionInfo e ? e.data() : Nil.NIL);
        library.one("ex-message", """
            The message of an error; nil for all else.
            (ex-message 1) => nil
            """, ExceptionFunctions::message);
        library.one("ex-cause", """
            The error that led to another; nil when there is none.
            (ex-cause (ex-info "no" {})) => nil
            """, ExceptionFunctions::cause);
        library.one("exception?", """
            Whether a value is an error that can be thrown.
            (exception? (ex-info "no" {})) => true
            """, v -> InteropLibrary.getUncached().isException(v));
        library.function("error", 1, -1, """
            Throws an error whose message is the text of all arguments; see str.
            (fn? error) => true
            """, (context, a) -> {
            var message = new StringBuilder();
            for (var part : a) {
                message.append(Printer.str(part));
            }
            throw new ExceptionInfo(message.toString(), PersistentMap.EMPTY, Nil.NIL, Failures.callSite());
        });
    }

    static void installNative(Library library) {
        library.one("fail-assertion", """
            Throws the error of a condition that does not hold; what assert calls.
            (try (senet.native/fail-assertion "no") (catch AssertionError e (ex-message e))) => "no"
            """, message -> {
            throw SenetException.of(ErrorKind.ASSERTION, Failures.callSite(), Arguments.string(message), null);
        });
    }

    private static Object message(Object error) {
        if (error instanceof SenetException e) {
            var message = e.getMessage();
            if (e.hint() == null || message == null) {
                return Arguments.orNil(message);
            }
            int end = message.lastIndexOf('\n');
            return end < 0 ? message : message.substring(0, end);
        }
        var interop = InteropLibrary.getUncached();
        try {
            return interop.isException(error) && interop.hasExceptionMessage(error)
                    ? InteropValue.unbox(interop.getExceptionMessage(error))
                    : Nil.NIL;
        } catch (UnsupportedMessageException e) {
            return Nil.NIL;
        }
    }

    private static Object cause(Object error) {
        if (error instanceof ExceptionInfo e) {
            return e.origin();
        }
        var interop = InteropLibrary.getUncached();
        try {
            return interop.isException(error) && interop.hasExceptionCause(error)
                    ? interop.getExceptionCause(error)
                    : Nil.NIL;
        } catch (UnsupportedMessageException e) {
            return Nil.NIL;
        }
    }
}
