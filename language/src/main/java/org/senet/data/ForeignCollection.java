package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.InteropException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.InvalidArrayIndexException;
import com.oracle.truffle.api.interop.StopIterationException;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.interop.UnknownIdentifierException;
import com.oracle.truffle.api.interop.UnknownKeyException;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collections of hosts and other languages, used like those of Senet: arrays have elements by index, hashes have entries,
 * iterables and iterators can be walked through once more or once, and objects have members by name. Nothing is copied: who
 * changes such a collection changes what programs see. What is read becomes a value of Senet. Where keys are looked up, a
 * keyword also finds what is kept under the string of its name.
 */
public final class ForeignCollection {
    private static final InteropLibrary INTEROP = InteropLibrary.getUncached();

    private ForeignCollection() {}

    /** Whether a value is an object of a host or of another language. */
    public static boolean isForeign(@Nullable Object value) {
        return value instanceof TruffleObject && !(value instanceof ValueObject);
    }

    /** What the language of a foreign value shows of it, perhaps only what is known without running anything. */
    @TruffleBoundary
    static String text(Object value, boolean computes) {
        try {
            return INTEROP.asString(INTEROP.toDisplayString(value, computes));
        } catch (UnsupportedMessageException e) {
            throw CompilerDirectives.shouldNotReachHere(e);
        }
    }

    /** Whether a value is foreign and has elements, perhaps none at present. */
    @TruffleBoundary
    public static boolean hasElements(Object value) {
        return isForeign(value)
                && (INTEROP.hasArrayElements(value)
                        || INTEROP.hasHashEntries(value)
                        || INTEROP.hasIterator(value)
                        || INTEROP.isIterator(value));
    }

    /** Whether a value is foreign and its elements are entries. */
    @TruffleBoundary
    public static boolean isHash(Object value) {
        return isForeign(value) && INTEROP.hasHashEntries(value) && !INTEROP.hasArrayElements(value);
    }

    /** Whether a value is foreign and has keys with values: a hash, or an object that has members only. */
    @TruffleBoundary
    public static boolean hasKeys(Object value) {
        return isForeign(value) && (INTEROP.hasHashEntries(value) || INTEROP.hasMembers(value) && !hasElements(value));
    }

    /**
     * The elements, those of a hash being entries.
     *
     * @throws NotASequence when the value has no elements
     */
    @TruffleBoundary
    static @Nullable Seq seq(Object value) {
        if (!hasElements(value)) {
            throw new NotASequence(value);
        }
        try {
            if (INTEROP.hasArrayElements(value)) {
                long size = INTEROP.getArraySize(value);
                return IndexedSeq.of(i -> element(value, i), Math.toIntExact(size));
            }
            if (INTEROP.hasHashEntries(value)) {
                return Seqs.fromIterator(new Walk(INTEROP.getHashEntriesIterator(value), true));
            }
            return Seqs.fromIterator(new Walk(INTEROP.isIterator(value) ? value : INTEROP.getIterator(value), false));
        } catch (UnsupportedMessageException e) {
            throw unreadable(value, e);
        }
    }

    /**
     * The number of elements.
     *
     * @throws NotASequence when the value has no elements
     */
    @TruffleBoundary
    static long count(Object value) {
        try {
            if (isForeign(value) && INTEROP.hasArrayElements(value)) {
                return INTEROP.getArraySize(value);
            }
            if (isForeign(value) && INTEROP.hasHashEntries(value)) {
                return INTEROP.getHashSize(value);
            }
        } catch (UnsupportedMessageException e) {
            throw unreadable(value, e);
        }
        return Seqs.count(seq(value));
    }

    /** Whether a value is foreign and has elements by index. */
    @TruffleBoundary
    public static boolean isArray(Object value) {
        return isForeign(value) && INTEROP.hasArrayElements(value);
    }

    /** Whether an array has an element with an index. */
    @TruffleBoundary
    public static boolean hasIndex(Object array, long index) {
        return INTEROP.isArrayElementReadable(array, index);
    }

    /** An element of an array that has it. */
    @TruffleBoundary
    static Object element(Object array, long index) {
        try {
            return InteropValue.unbox(INTEROP.readArrayElement(array, index));
        } catch (InvalidArrayIndexException e) {
            throw new IndexOutOfBoundsException("there is no element " + index);
        } catch (UnsupportedMessageException e) {
            throw unreadable(array, e);
        }
    }

    /**
     * What is under a key, an index or the name of a member.
     *
     * @param value any value
     * @param key a value of Senet
     * @return what is there, or Java null
     */
    @TruffleBoundary
    public static @Nullable Object find(@Nullable Object value, Object key) {
        if (value == null || !isForeign(value)) {
            return null;
        }
        try {
            if (key instanceof Long index && INTEROP.hasArrayElements(value)) {
                return INTEROP.isArrayElementReadable(value, index) ? element(value, index) : null;
            }
            if (INTEROP.hasHashEntries(value)) {
                var found = hashKey(value, key);
                return found == null ? null : InteropValue.unbox(INTEROP.readHashValue(value, found));
            }
            var name = name(key);
            return name != null && INTEROP.isMemberReadable(value, name)
                    ? InteropValue.unbox(INTEROP.readMember(value, name))
                    : null;
        } catch (UnknownKeyException | UnknownIdentifierException e) {
            return null;
        } catch (UnsupportedMessageException e) {
            throw unreadable(value, e);
        }
    }

    /** The key in the form in which a hash has it; Java null when it does not have it. */
    private static @Nullable Object hashKey(Object hash, Object key) {
        var boxed = InteropValue.box(key);
        if (has(hash, boxed)) {
            return boxed;
        }
        // The integers of hosts are mostly shorter ones, which are other keys there.
        var other = key instanceof Long number && number.intValue() == number ? (Object) number.intValue() : name(key);
        return other != null && has(hash, other) ? other : null;
    }

    /** Whether a hash has a key; one that orders its keys has none of another class, though Java's maps throw an error then. */
    private static boolean has(Object hash, Object key) {
        try {
            return INTEROP.isHashEntryReadable(hash, key);
        } catch (AbstractTruffleException e) {
            if (isOfClass(e, "java.lang.ClassCastException") || isOfClass(e, "java.lang.NullPointerException")) {
                return false;
            }
            throw e;
        }
    }

    private static boolean isOfClass(AbstractTruffleException error, String name) {
        try {
            return INTEROP.hasMetaObject(error)
                    && INTEROP.asString(INTEROP.getMetaQualifiedName(INTEROP.getMetaObject(error)))
                            .equals(name);
        } catch (UnsupportedMessageException e) {
            throw CompilerDirectives.shouldNotReachHere(e);
        }
    }

    private static @Nullable String name(Object key) {
        return switch (key) {
            case String text -> text;
            case Keyword keyword when keyword.namespace() == null -> keyword.name();
            default -> null;
        };
    }

    /** The keys of a hash, or the names of an object's members; Java null when there are none. */
    @TruffleBoundary
    public static @Nullable Seq keys(Object value) {
        try {
            return INTEROP.hasHashEntries(value)
                    ? all(INTEROP.getHashKeysIterator(value))
                    : seq(INTEROP.getMembers(value));
        } catch (UnsupportedMessageException e) {
            throw unreadable(value, e);
        }
    }

    /** What is under the {@linkplain #keys(Object) keys}, in their order; Java null when there are none. */
    @TruffleBoundary
    public static @Nullable Seq values(Object value) {
        try {
            if (INTEROP.hasHashEntries(value)) {
                return all(INTEROP.getHashValuesIterator(value));
            }
            var names = Seqs.toVector(seq(INTEROP.getMembers(value)));
            return IndexedSeq.of(i -> Objects.requireNonNullElse(find(value, names.get(i)), Nil.NIL), names.size());
        } catch (UnsupportedMessageException e) {
            throw unreadable(value, e);
        }
    }

    private static @Nullable Seq all(Object iterator) {
        return Seqs.seq(Seqs.toVector(Seqs.fromIterator(new Walk(iterator, false))));
    }

    private static IllegalStateException unreadable(Object value, InteropException cause) {
        return new IllegalStateException(Printer.display(value, 60) + " cannot be read: " + cause.getMessage(), cause);
    }

    /** A foreign iterator as one of Java. */
    private static final class Walk implements Iterator<Object> {
        private final Object iterator;
        private final boolean entries;

        Walk(Object iterator, boolean entries) {
            this.iterator = iterator;
            this.entries = entries;
        }

        @Override
        public boolean hasNext() {
            try {
                return INTEROP.hasIteratorNextElement(iterator);
            } catch (UnsupportedMessageException e) {
                throw unreadable(iterator, e);
            }
        }

        @Override
        public Object next() {
            try {
                var element = INTEROP.getIteratorNextElement(iterator);
                return entries ? new MapEntry(element(element, 0), element(element, 1)) : InteropValue.unbox(element);
            } catch (StopIterationException e) {
                throw new NoSuchElementException("there are no more elements", e);
            } catch (UnsupportedMessageException e) {
                throw unreadable(iterator, e);
            }
        }
    }
}
