package org.senet.runtime;

import com.oracle.truffle.api.TruffleLanguage;
import org.senet.data.ValueLanguage;

/** Tells values which language they belong to. */
public final class SenetValues implements ValueLanguage {
    @Override
    public Class<? extends TruffleLanguage<?>> type() {
        return SenetLanguage.class;
    }

    @Override
    public Object metaObject(Object value) {
        return KindObject.of(Foreign.toSenet(value));
    }
}
