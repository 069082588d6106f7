package org.senet.runtime;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.senet.data.Printable;

/**
 * A plain Java object, such as a record, as hosts and other languages see it. Equal to another view of an equal object.
 *
 * @param <T> the class of the object
 */
public final class MemberView<T> extends MemberObject implements Printable {
    private final Members<T> members;
    private final T shown;

    /** Shows an object by its members. */
    public MemberView(Members<T> members, T shown) {
        this.members = members;
        this.shown = shown;
    }

    @Override
    protected Members<?> members() {
        return members;
    }

    @Override
    protected Object shown() {
        return shown;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<").append(this).append('>');
    }

    @Override
    @TruffleBoundary
    public boolean equals(Object other) {
        return other instanceof MemberView<?> view && view.shown.equals(shown);
    }

    @Override
    @TruffleBoundary
    public int hashCode() {
        return shown.hashCode();
    }

    @Override
    @TruffleBoundary
    public String toString() {
        return shown.toString();
    }
}
