package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;

/**
 * A plain Java object that is a value of Senet, wrapped for other languages. Wrappers of equal values are equal, and the same
 * to others. Immutable and thread-safe.
 */
abstract class Boxed<T> extends MemberValue {
    private final T value;

    Boxed(T value) {
        this.value = value;
    }

    /** The value as Senet has it. */
    final T value() {
        return value;
    }

    @Override
    protected final boolean isSame(ValueObject other) {
        return equals(other);
    }

    @Override
    protected final int identity() {
        return hashCode();
    }

    /** Whether the other wraps an equal value. */
    @Override
    @TruffleBoundary
    public final boolean equals(Object other) {
        return other instanceof Boxed<?> that && Equality.equal(value, that.value);
    }

    /** A hash that agrees with {@link #equals(Object)}. */
    @Override
    @TruffleBoundary
    public final int hashCode() {
        return Equality.hash(value);
    }

    /** The wrapped value as the reader would read it. */
    @Override
    @TruffleBoundary
    public final String toString() {
        return Printer.print(value, true);
    }
}
