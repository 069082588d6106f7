package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.jspecify.annotations.Nullable;

/**
 * A vector, map or set that is being built: each change takes the place of what was before, until it is made persistent
 * again. Not thread-safe.
 */
public final class Transient extends ValueObject implements Printable {
    private static final int BUFFER = 32;

    /** The content: of a vector, without the elements that are still in the buffer. Java null at the end. */
    private @Nullable Object content;

    private final Object[] buffer = new Object[BUFFER];
    private int buffered;

    /**
     * A collection to be changed.
     *
     * @param collection a vector, a map or a set, which itself does not change; sorted ones and records are refused
     * @throws IllegalArgumentException for anything else
     */
    public Transient(Object collection) {
        boolean fits =
                switch (collection) {
                    case PersistentVector vector -> true;
                    case PersistentMap map -> !map.isSorted() && map.type() == null;
                    case PersistentSet set -> !set.isSorted();
                    default -> false;
                };
        if (!fits) {
            throw new IllegalArgumentException("expected a vector, or a map or set that is not sorted, but got "
                    + Printer.display(collection, 60));
        }
        content = collection;
    }

    private Object content() {
        if (content == null) {
            throw new IllegalStateException("the collection was changed after `persistent!` had ended its changes");
        }
        return content;
    }

    /** The collection as it is now, with all elements in one place. */
    private Object settled() {
        var present = content();
        if (buffered > 0) {
            var vector = ((PersistentVector) present).conjAll(buffer, buffered);
            buffered = 0;
            content = vector;
            return vector;
        }
        return present;
    }

    /** Ends the changes; gives the collection. */
    @TruffleBoundary
    public Object persistent() {
        var result = settled();
        content = null;
        return result;
    }

    /** Adds an element; an entry, or the entries of a map, to a map. */
    @TruffleBoundary
    public void conj(Object element) {
        switch (content()) {
            case PersistentVector vector -> append(element);
            case PersistentSet set -> content = set.conj(element);
            case PersistentMap map -> content = map.conj(element);
            default -> throw new AssertionError(content);
        }
    }

    private void append(Object element) {
        if (buffered == BUFFER) {
            settled();
        }
        buffer[buffered++] = element;
    }

    /** Puts a value under a key of a map, or at an index of a vector. */
    @TruffleBoundary
    public void assoc(Object key, Object value) {
        switch (settled()) {
            case PersistentMap map -> content = map.assoc(key, value);
            case PersistentVector vector
            when Numbers.isInteger(key) -> content = vector.assoc(Math.toIntExact(Numbers.toLongExact(key)), value);
            case PersistentVector vector ->
                throw new IllegalArgumentException("an index is an integer, not " + Printer.display(key, 60));
            default -> throw unfit("a map or a vector");
        }
    }

    /** Removes a key from a map. */
    @TruffleBoundary
    public void dissoc(Object key) {
        if (!(content() instanceof PersistentMap map)) {
            throw unfit("a map");
        }
        content = map.without(key);
    }

    /** Removes an element from a set. */
    @TruffleBoundary
    public void disj(Object element) {
        if (!(content() instanceof PersistentSet set)) {
            throw unfit("a set");
        }
        content = set.disj(element);
    }

    /** Removes the last element of a vector. */
    @TruffleBoundary
    public void pop() {
        if (!(content() instanceof PersistentVector)) {
            throw unfit("a vector");
        }
        if (buffered > 0) {
            buffered--;
        } else {
            content = ((PersistentVector) content()).pop();
        }
    }

    private IllegalArgumentException unfit(String expected) {
        return new IllegalArgumentException(
                "expected " + expected + " that is being changed, but got one made of " + Printer.display(content, 60));
    }

    /** The collection as it is now, for reading; it does not change when this does. */
    @TruffleBoundary
    public Object view() {
        return settled();
    }

    @Override
    @TruffleBoundary
    public void print(StringBuilder out, boolean readably) {
        out.append("#<transient ");
        Printer.append(out, content == null ? Nil.NIL : settled(), readably);
        out.append('>');
    }

    /** The collection as it is now. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}
