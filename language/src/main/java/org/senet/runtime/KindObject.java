package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;

/** A kind of values, such as {@code vector}, as tools and hosts see it: the meta-object of its values. Immutable. */
@ExportLibrary(InteropLibrary.class)
@SuppressWarnings("static-method")
final class KindObject implements TruffleObject {
    private final SenetLanguage language;
    private final String name;

    KindObject(SenetLanguage language, String name) {
        this.language = language;
        this.name = name;
    }

    @ExportMessage
    boolean isMetaObject() {
        return true;
    }

    @ExportMessage
    Object getMetaQualifiedName() {
        return name;
    }

    @ExportMessage
    Object getMetaSimpleName() {
        return name;
    }

    @ExportMessage
    @TruffleBoundary
    boolean isMetaInstance(Object instance) {
        return name.equals(language.frontend().kind(LanguageView.unwrap(instance)));
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
    Object toDisplayString(@SuppressWarnings("unused") boolean allowSideEffects) {
        return name;
    }
}
