package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import org.senet.data.Printer;

/** A value as Senet shows it to tools and hosts: printed the way the language prints it, with the kind that it has. */
@ExportLibrary(value = InteropLibrary.class, delegateTo = "delegate")
@SuppressWarnings("static-method")
final class LanguageView implements TruffleObject {
    private static final int SHOWN = 2000;

    private final SenetLanguage language;
    final Object delegate;

    LanguageView(SenetLanguage language, Object delegate) {
        this.language = language;
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
        return new KindObject(language, language.frontend().kind(unwrap(delegate)));
    }

    /** With side effects, lazy sequences are computed as far as they are shown; that may take long, and fail. */
    @ExportMessage
    @TruffleBoundary
    Object toDisplayString(boolean allowSideEffects) {
        var value = unwrap(delegate);
        return allowSideEffects ? Printer.preview(value) : Printer.display(value, SHOWN);
    }
}
