package org.senet.data;

import com.oracle.truffle.api.TruffleLanguage;
import java.util.ServiceLoader;

/**
 * The language as its values know it: the values themselves know nothing of what runs programs, so this is found as a
 * service.
 */
public interface ValueLanguage {

    /** The class of the language. */
    Class<? extends TruffleLanguage<?>> type();

    /** What tells other languages and tools the kind of a value; asked for inside of a context only. */
    Object metaObject(Object value);

    /** The language that values belong to. */
    static ValueLanguage get() {
        return Holder.LANGUAGE;
    }

    /** Finds the language when it is first asked for. */
    final class Holder {
        private static final ValueLanguage LANGUAGE = ServiceLoader.load(
                        ValueLanguage.class, ValueLanguage.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the language is not on the path"));

        private Holder() {}
    }
}
