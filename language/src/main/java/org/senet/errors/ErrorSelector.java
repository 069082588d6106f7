package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import java.util.Objects;
import java.util.Set;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;

/** Which errors a {@code catch} wants. */
public sealed interface ErrorSelector {

    /** Whether it wants an error, which {@linkplain #isCatchable can be caught}. */
    boolean wants(AbstractTruffleException error);

    /** Wants every error. */
    record Everything() implements ErrorSelector {
        @Override
        public boolean wants(AbstractTruffleException error) {
            return true;
        }
    }

    /**
     * Wants errors by the name of their kind; those of a host by the names of their classes.
     *
     * @param name the name without a package
     */
    record Named(String name) implements ErrorSelector {
        private static final Set<String> OF_ALL = Set.of(ErrorKind.ANYTHING, "Exception");

        @Override
        @TruffleBoundary
        public boolean wants(AbstractTruffleException error) {
            return error instanceof SenetException e
                    ? e.kind().answersTo(name)
                    : OF_ALL.contains(name) || hasClass(error);
        }

        /** Whether the error's class, or one that it extends, has the name; as far as the language it is from tells. */
        private boolean hasClass(AbstractTruffleException error) {
            var interop = InteropLibrary.getUncached();
            try {
                if (!interop.hasMetaObject(error)) {
                    return false;
                }
                return isNamed(interop.getMetaObject(error));
            } catch (UnsupportedMessageException e) {
                return false;
            }
        }

        private boolean isNamed(Object type) throws UnsupportedMessageException {
            var interop = InteropLibrary.getUncached();
            if (interop.asString(interop.getMetaSimpleName(type)).equals(name)) {
                return true;
            }
            if (!interop.hasMetaParents(type)) {
                return false;
            }
            var parents = interop.getMetaParents(type);
            try {
                for (long i = 0; i < interop.getArraySize(parents); i++) {
                    if (isNamed(interop.readArrayElement(parents, i))) {
                        return true;
                    }
                }
            } catch (com.oracle.truffle.api.interop.InvalidArrayIndexException e) {
                return false;
            }
            return false;
        }
    }

    /**
     * Wants errors that a program has made with data in which {@code :type} is a keyword.
     *
     * @param type the keyword
     */
    record Tagged(Keyword type) implements ErrorSelector {
        private static final Keyword KEY = Keyword.of("type");

        @Override
        @TruffleBoundary
        public boolean wants(AbstractTruffleException error) {
            return error instanceof ExceptionInfo e
                    && e.data() instanceof PersistentMap data
                    && Objects.equals(type, data.get(KEY));
        }
    }

    /** Whether a program may catch an exception: an interrupt or the end of the program is none of its business. */
    @TruffleBoundary
    static boolean isCatchable(AbstractTruffleException exception) {
        if (exception instanceof SenetException) {
            return true;
        }
        try {
            var type = InteropLibrary.getUncached().getExceptionType(exception);
            return type == ExceptionType.RUNTIME_ERROR || type == ExceptionType.PARSE_ERROR;
        } catch (UnsupportedMessageException e) {
            return false;
        }
    }
}
