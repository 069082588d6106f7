package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnknownKeyException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.LinkedHashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How other languages see maps: as a hash, and the entries whose keys are keywords or strings as members of that name as
 * well.
 */
@ExportLibrary(InteropLibrary.class)
abstract class MapValue extends MemberValue implements Iterable<Map.Entry<Object, Object>>, Counted {

    /**
     * The value of a key that may be of any kind.
     *
     * @param key the key
     * @return its value, or Java null when the map has no such key, even where the map's order cannot compare it
     */
    abstract @Nullable Object find(Object key);

    @Override
    protected final @Nullable Object member(String name) {
        var value = found(Keyword.of(name));
        return value == null ? found(name) : value;
    }

    /** The value of a key that a host asks for: it is not there where the program's own order fails on it. */
    private @Nullable Object found(Object key) {
        try {
            return find(key);
        } catch (AbstractTruffleException e) {
            return null;
        }
    }

    @Override
    protected final PersistentVector memberNames() {
        var names = new LinkedHashSet<Object>();
        for (var entry : this) {
            switch (entry.getKey()) {
                case Keyword keyword -> names.add(keyword.toString().substring(1));
                case String text -> names.add(text);
                default -> TruffleSafepoint.poll(null);
            }
        }
        return PersistentVector.from(names);
    }

    @ExportMessage
    final boolean hasHashEntries() {
        return true;
    }

    @ExportMessage
    final long getHashSize() {
        return size();
    }

    @ExportMessage
    @TruffleBoundary
    final boolean isHashEntryReadable(Object key) {
        return found(InteropValue.unbox(key)) != null;
    }

    @ExportMessage
    @TruffleBoundary
    final Object readHashValue(Object key) throws UnknownKeyException {
        var value = found(InteropValue.unbox(key));
        if (value == null) {
            throw UnknownKeyException.create(key);
        }
        return InteropValue.box(value);
    }

    @ExportMessage
    final Object getHashEntriesIterator() {
        return new InteropIterator(iterator());
    }
}
