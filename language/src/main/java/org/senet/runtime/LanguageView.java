package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.senet.data.ValueObject;

/**
 * A number, a string or a value of another language as Senet shows it to tools and hosts: printed the way the language
 * prints it, with the kind that it has here.
 */
@ExportLibrary(value = InteropLibrary.class, delegateTo = "delegate")
@SuppressWarnings("static-method")
final class LanguageView implements TruffleObject {
    final Object delegate;

    LanguageView(Object delegate) {
        this.delegate = delegate;
    }

    /** The value of Senet behind what hosts and tools hold. */
    static Object unwrap(Object seen) {
        return Foreign.toSenet(seen instanceof LanguageView view ? view.delegate : seen);
    }

    @ExportMessage
    boolean hasLanguage() {
        return true;
    }

    @ExportMessage
    Class<? extends TruffleLanguage<?>> getLanguage() {
        return SenetLanguage.class;
    }

    @ExportMessage
    boolean hasMetaObject() {
        return true;
    }

    @ExportMessage
    @TruffleBoundary
    Object getMetaObject() {
        return KindObject.of(unwrap(delegate));
    }

    @ExportMessage
    @TruffleBoundary
    Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return ValueObject.display(unwrap(delegate));
    }
}
