package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map. Up to {@value #MAX_ARRAY_ENTRIES} entries it keeps them in the order in which they came; a larger
 * map is a hash trie, whose order is arbitrary but the same in every run for keys that are plain data. A sorted map is a
 * tree from the beginning. A record is a map that has a {@link RecordType}. For other languages a map is a hash, and the
 * entries whose keys are keywords or strings are members of that name as well.
 */
public final class PersistentMap extends MapValue implements Located, HasMeta {

    /** The largest number of entries that are kept in order. */
    public static final int MAX_ARRAY_ENTRIES = 8;

    private static final Object[] NO_ENTRIES = {};

    /** The map without entries. */
    public static final PersistentMap EMPTY = new PersistentMap(NO_ENTRIES, null, null, 0, null, null, null);

    /** Keys and values by turns; empty in a map with a trie or a tree. */
    private final Object[] array;

    private final @Nullable HashTrie trie;
    private final @Nullable SortedTree tree;
    private final int size;
    private final @Nullable RecordType type;
    private final @Nullable SourceSpan span;

    /** Java null stands for no metadata, because the empty map cannot refer to itself when it is made. */
    private final @Nullable PersistentMap meta;

    private int hash;

    private PersistentMap(
            Object[] array,
            @Nullable HashTrie trie,
            @Nullable SortedTree tree,
            int size,
            @Nullable RecordType type,
            @Nullable SourceSpan span,
            @Nullable PersistentMap meta) {
        this.array = array;
        this.trie = trie;
        this.tree = tree;
        this.size = size;
        this.type = type;
        this.span = span;
        this.meta = meta;
    }

    /**
     * A map of some entries.
     *
     * @param keysAndValues keys and values by turns; a later value of a key replaces an earlier one
     * @return the map
     * @throws IllegalArgumentException when the last key has no value
     */
    @TruffleBoundary
    public static PersistentMap of(Object... keysAndValues) {
        if (keysAndValues.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "the last key, " + Printer.display(keysAndValues[keysAndValues.length - 1], 40) + ", has no value");
        }
        PersistentMap map = EMPTY;
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map = map.assoc(keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    /**
     * The map without entries that keeps its keys in an order.
     *
     * @param order the order; keys that it calls equal are one
     * @return the map
     */
    public static PersistentMap sorted(Comparator<Object> order) {
        return new PersistentMap(NO_ENTRIES, null, SortedTree.empty(order), 0, null, null, null);
    }

    /**
     * A map as a record.
     *
     * @param recordType the type; the map has all its fields
     * @return a record of the entries
     */
    public PersistentMap withType(RecordType recordType) {
        return new PersistentMap(array, trie, tree, size, recordType, null, meta);
    }

    /** The type of a record; Java null for other maps. */
    public @Nullable RecordType type() {
        return type;
    }

    /** Whether the map keeps its keys in an order. */
    public boolean isSorted() {
        return tree != null;
    }

    /** The order of a sorted map's keys; Java null for other maps. */
    public @Nullable Comparator<Object> order() {
        return tree == null ? null : tree.order();
    }

    /** A map without entries, with the same order and the same metadata. */
    public PersistentMap cleared() {
        return tree == null
                ? EMPTY.withMeta(meta())
                : new PersistentMap(NO_ENTRIES, null, tree.cleared(), 0, null, null, meta);
    }

    /** This map with other content. */
    private PersistentMap changed(Object[] newArray, @Nullable HashTrie newTrie, int newSize) {
        return new PersistentMap(newArray, newTrie, null, newSize, type, null, meta);
    }

    private PersistentMap changed(SortedTree newTree, int newSize) {
        return new PersistentMap(NO_ENTRIES, null, newTree, newSize, type, null, meta);
    }

    /**
     * A map of some entries, which may keep the array.
     *
     * @param keysAndValues keys and values by turns; no two keys are equal, at most {@value #MAX_ARRAY_ENTRIES} of
     *     each; nobody may change the array afterwards
     * @return the map
     */
    public static PersistentMap owning(Object[] keysAndValues) {
        return keysAndValues.length == 0
                ? EMPTY
                : new PersistentMap(keysAndValues, null, null, keysAndValues.length / 2, null, null, null);
    }

    @Override
    public int size() {
        return size;
    }

    /** Whether there are no entries. */
    public boolean isEmpty() {
        return size == 0;
    }

    /**
     * The value of a key.
     *
     * @param key the key
     * @return its value, or Java {@code null} when the map has no such key
     */
    public @Nullable Object get(Object key) {
        return get(key, null);
    }

    /**
     * The value of a key.
     *
     * @param key the key
     * @param otherwise what to return when the map has no such key; may be Java {@code null}
     * @return the key's value, or {@code otherwise}
     */
    @TruffleBoundary
    public @Nullable Object get(Object key, @Nullable Object otherwise) {
        Object value;
        if (trie != null) {
            value = trie.find(key, HashTrie.hash(key));
        } else if (tree != null) {
            value = tree.find(key);
        } else {
            int index = Pairs.indexOf(array, key);
            return index < 0 ? otherwise : array[index + 1];
        }
        return value == HashTrie.ABSENT ? otherwise : value;
    }

    /**
     * Whether there is an entry for a key.
     *
     * @param key the key
     * @return whether the map has it
     */
    public boolean containsKey(Object key) {
        return get(key, HashTrie.ABSENT) != HashTrie.ABSENT;
    }

    /**
     * The entry of a key.
     *
     * @param key the key
     * @return the key and its value, or Java {@code null} when the map has no such key
     */
    @TruffleBoundary
    public @Nullable MapEntry entry(Object key) {
        if (tree != null) {
            return tree.entry(key);
        }
        if (trie == null) {
            int index = Pairs.indexOf(array, key);
            return index < 0 ? null : new MapEntry(array[index], array[index + 1]);
        }
        Object value = get(key);
        return value == null ? null : new MapEntry(key, value);
    }

    /** Whether the map is small, so that its entries have places; a keyword's place is found without a hash. */
    public boolean isArray() {
        return trie == null && tree == null;
    }

    /** The place of a keyword's entry in a small map, or -1. */
    public int placeOf(Keyword key) {
        for (int i = 0; i < array.length; i += 2) {
            if (array[i] == key) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a small map has a keyword's entry at a place. */
    public boolean hasKeyAt(int place, Keyword key) {
        return place < array.length && array[place] == key;
    }

    /** The value of the entry at a place, as {@link #placeOf} gives it. */
    public Object valueAt(int place) {
        return array[place + 1];
    }

    /**
     * This map with a value for a key.
     *
     * @param key the key
     * @param value its new value
     * @return the changed map, with the same metadata; this map itself when it has that very value already
     */
    @TruffleBoundary
    public PersistentMap assoc(Object key, Object value) {
        if (trie != null) {
            return assocTrie(trie, key, value);
        }
        if (tree != null) {
            return changed(tree.with(key, value), containsKey(key) ? size : size + 1);
        }
        int index = Pairs.indexOf(array, key);
        if (index >= 0) {
            if (array[index + 1] == value) {
                return this;
            }
            return changed(Pairs.replaced(array, index, value), null, size);
        }
        if (size == MAX_ARRAY_ENTRIES) {
            return assocTrie(Pairs.trie(array), key, value);
        }
        return changed(Pairs.added(array, key, value), null, size + 1);
    }

    /**
     * This map with one or more entries.
     *
     * @param entries an entry, a vector of a key and a value, a map, or nil
     * @return the changed map, with the same metadata
     * @throws IllegalArgumentException when that is none of these
     */
    @TruffleBoundary
    public PersistentMap conj(Object entries) {
        return switch (entries) {
            case MapEntry entry -> assoc(entry.key(), entry.value());
            case PersistentVector pair when pair.size() == 2 -> assoc(pair.get(0), pair.get(1));
            case PersistentMap other -> merge(other);
            case Nil nil -> this;
            default ->
                throw new IllegalArgumentException("expected an entry [key value] or a map to add to a map, but got "
                        + Printer.display(entries, 60));
        };
    }

    private PersistentMap merge(PersistentMap other) {
        var merged = this;
        for (var entry : other) {
            merged = merged.assoc(entry.getKey(), entry.getValue());
        }
        return merged;
    }

    /**
     * This map with values for several keys.
     *
     * @param keysAndValues keys and new values by turns; later ones win
     * @return the changed map, with the same metadata
     */
    @TruffleBoundary
    public PersistentMap assocAll(Object... keysAndValues) {
        int known = 0;
        if (isArray()) {
            Object[] copy = array.clone();
            while (known < keysAndValues.length) {
                int index = Pairs.indexOf(array, keysAndValues[known]);
                if (index < 0) {
                    break;
                }
                copy[index + 1] = keysAndValues[known + 1];
                known += 2;
            }
            if (known == keysAndValues.length) {
                return changed(copy, null, size);
            }
        }
        PersistentMap map = this;
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map = map.assoc(keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    private PersistentMap assocTrie(HashTrie entries, Object key, Object value) {
        HashTrie changed = entries.with(key, value, HashTrie.hash(key), 0);
        return changed == trie ? this : changed(NO_ENTRIES, changed, changed.size());
    }

    /**
     * This map without a key.
     *
     * @param key the key
     * @return the smaller map, with the same metadata; this map itself when it has no such key. A record without one of
     *     its fields is an ordinary map.
     */
    @TruffleBoundary
    public PersistentMap without(Object key) {
        if (type != null && key instanceof Keyword field && type.fields().contains(field)) {
            return new PersistentMap(array, trie, tree, size, null, null, meta).without(key);
        }
        if (tree != null) {
            return containsKey(key) ? changed(tree.without(key), size - 1) : this;
        }
        if (trie != null) {
            HashTrie changed = trie.without(key, HashTrie.hash(key), 0);
            return changed == trie ? this : changed(NO_ENTRIES, changed, size - 1);
        }
        int index = Pairs.indexOf(array, key);
        if (index < 0) {
            return this;
        }
        return changed(Pairs.without(array, index), null, size - 1);
    }

    /** The entries, each a {@link MapEntry}. */
    @Override
    @SuppressWarnings({"unchecked", "rawtypes"}) // a read-only iterator of a subtype
    public Iterator<Map.Entry<Object, Object>> iterator() {
        if (tree != null) {
            return (Iterator) tree.entries(true);
        }
        return (Iterator) (trie == null ? new ArrayEntries(array) : new HashTrie.Entries(trie));
    }

    /**
     * The entries of a sorted map in one direction, from one end or from a key on.
     *
     * @param key the key to begin with, whether the map has it or not; Java null to begin at the end
     * @param upwards whether the keys are to come in the map's order rather than against it
     * @return the entries
     * @throws IllegalStateException when the map is not sorted
     */
    public Iterator<MapEntry> entriesFrom(@Nullable Object key, boolean upwards) {
        if (tree == null) {
            throw new IllegalStateException("the map is not sorted");
        }
        return key == null ? tree.entries(upwards) : tree.entriesFrom(key, upwards);
    }

    @Override
    public @Nullable SourceSpan span() {
        return span;
    }

    /**
     * The same map, read at another place.
     *
     * @param newSpan the place, or {@code null} for none
     * @return an equal map with the same metadata at that place
     */
    public PersistentMap withSpan(@Nullable SourceSpan newSpan) {
        return new PersistentMap(array, trie, tree, size, type, newSpan, meta);
    }

    @Override
    public PersistentMap meta() {
        return meta == null ? EMPTY : meta;
    }

    @Override
    public PersistentMap withMeta(PersistentMap newMeta) {
        return new PersistentMap(array, trie, tree, size, type, span, newMeta);
    }

    /** Whether the other is a map with equal keys that have equal values, and of the same type of records if any. */
    @Override
    @TruffleBoundary
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof PersistentMap that) || size != that.size || type != that.type) {
            return false;
        }
        if (that.tree != null && tree == null) {
            return that.equals(this);
        }
        for (var entry : this) {
            TruffleSafepoint.poll(null);
            if (!Equality.equal(entry.getValue(), that.find(entry.getKey()))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a map of the same size has equal keys. */
    boolean hasSameKeys(PersistentMap that) {
        if (that.tree != null && tree == null) {
            return that.hasSameKeys(this);
        }
        for (var entry : this) {
            TruffleSafepoint.poll(null);
            if (that.find(entry.getKey()) == null) {
                return false;
            }
        }
        return true;
    }

    @Override
    @Nullable
    Object find(Object key) {
        if (tree == null) {
            return get(key);
        }
        try {
            return get(key);
        } catch (Ordering.Incomparable e) {
            return null;
        }
    }

    /** A hash that does not depend on the order of the entries. */
    @Override
    @TruffleBoundary
    public int hashCode() {
        int result = hash;
        if (result == 0) {
            for (var entry : this) {
                TruffleSafepoint.poll(null);
                result += Equality.spread(31 * HashTrie.hash(entry.getKey()) + Equality.hash(entry.getValue()));
            }
            result = Equality.spread(result ^ 0x4d61);
            hash = result;
        }
        return result;
    }

    /** The map as the reader would read it. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}
