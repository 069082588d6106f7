package org.senet.runtime;

import org.senet.data.InteropValue;

/** Values on their way from a host or another language into Senet. */
public final class Foreign {
    private Foreign() {}

    /** The value as Senet code expects it; see {@link InteropValue#unbox(Object)}. */
    public static Object toSenet(Object value) {
        return InteropValue.unbox(value);
    }
}
