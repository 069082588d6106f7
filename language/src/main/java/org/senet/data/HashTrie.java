package org.senet.data;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A node of an immutable hash array mapped trie from keys to values, in the compressed form of Steindorfer and Vinju
 * ("Optimizing Hash-Array Mapped Tries for Fast and Lean Immutable JVM Collections", OOPSLA 2015): two bitmaps tell
 * which of 32 slots hold an entry and which a subtrie; the entries lie at the front of one array, the subtries at its
 * back. Keys whose whole hashes collide share a node without bitmaps.
 */
final class HashTrie {

    /** What {@link #find} returns for an absent key. */
    static final Object ABSENT = new Object();

    static final HashTrie EMPTY = new HashTrie(0, 0, 0, new Object[0]);

    private static final int BITS = 5;
    private static final int MASK = (1 << BITS) - 1;
    private static final int HASH_BITS = 32;

    private final int size;
    private final int entryMap;
    private final int nodeMap;
    private final Object[] slots;

    private HashTrie(int size, int entryMap, int nodeMap, Object[] slots) {
        this.size = size;
        this.entryMap = entryMap;
        this.nodeMap = nodeMap;
        this.slots = slots;
    }

    /** The hash that places a key: the value's hash, with its bits spread over all levels. */
    static int hash(Object key) {
        return Equality.spread(Equality.hash(key));
    }

    /** The number of entries in this node and below. */
    int size() {
        return size;
    }

    /** The value of a key, or {@link #ABSENT}. */
    Object find(Object key, int hash) {
        HashTrie node = this;
        for (int shift = 0; shift < HASH_BITS; shift += BITS) {
            int bit = 1 << ((hash >>> shift) & MASK);
            if ((node.entryMap & bit) != 0) {
                int index = node.entryIndex(bit);
                return Equality.equal(node.slots[index], key) ? node.slots[index + 1] : ABSENT;
            }
            if ((node.nodeMap & bit) == 0) {
                return ABSENT;
            }
            node = (HashTrie) node.slots[node.nodeIndex(bit)];
        }
        int index = node.collisionIndex(key);
        return index < 0 ? ABSENT : node.slots[index + 1];
    }

    /** This trie with a value for a key; this object itself when it has that very value already. */
    HashTrie with(Object key, Object value, int hash, int shift) {
        if (shift >= HASH_BITS) {
            return withCollision(key, value);
        }
        int bit = 1 << ((hash >>> shift) & MASK);
        if ((entryMap & bit) != 0) {
            int index = entryIndex(bit);
            Object oldKey = slots[index];
            if (Equality.equal(oldKey, key)) {
                return slots[index + 1] == value ? this : replacing(index + 1, value);
            }
            return descending(bit, index, pair(oldKey, slots[index + 1], key, value, hash, shift + BITS));
        }
        if ((nodeMap & bit) != 0) {
            int index = nodeIndex(bit);
            HashTrie child = (HashTrie) slots[index];
            HashTrie changed = child.with(key, value, hash, shift + BITS);
            return changed == child ? this : replacing(index, child, changed);
        }
        return inserting(bit, key, value);
    }

    private HashTrie withCollision(Object key, Object value) {
        int index = collisionIndex(key);
        if (index >= 0) {
            return slots[index + 1] == value ? this : replacing(index + 1, value);
        }
        Object[] copy = new Object[slots.length + 2];
        System.arraycopy(slots, 0, copy, 0, slots.length);
        copy[slots.length] = key;
        copy[slots.length + 1] = value;
        return new HashTrie(size + 1, 0, 0, copy);
    }

    private static HashTrie pair(Object key1, Object value1, Object key2, Object value2, int hash2, int shift) {
        if (shift >= HASH_BITS) {
            return new HashTrie(2, 0, 0, new Object[] {key1, value1, key2, value2});
        }
        int slot1 = (hash(key1) >>> shift) & MASK;
        int slot2 = (hash2 >>> shift) & MASK;
        if (slot1 == slot2) {
            return new HashTrie(2, 0, 1 << slot1, new Object[] {pair(key1, value1, key2, value2, hash2, shift + BITS)});
        }
        Object[] entries =
                slot1 < slot2 ? new Object[] {key1, value1, key2, value2} : new Object[] {key2, value2, key1, value1};
        return new HashTrie(2, 1 << slot1 | 1 << slot2, 0, entries);
    }

    private HashTrie inserting(int bit, Object key, Object value) {
        int index = entryIndex(bit);
        Object[] copy = new Object[slots.length + 2];
        System.arraycopy(slots, 0, copy, 0, index);
        copy[index] = key;
        copy[index + 1] = value;
        System.arraycopy(slots, index, copy, index + 2, slots.length - index);
        return new HashTrie(size + 1, entryMap | bit, nodeMap, copy);
    }

    private HashTrie replacing(int index, Object content) {
        Object[] copy = slots.clone();
        copy[index] = content;
        return new HashTrie(size, entryMap, nodeMap, copy);
    }

    private HashTrie replacing(int index, HashTrie child, HashTrie changed) {
        Object[] copy = slots.clone();
        copy[index] = changed;
        return new HashTrie(size - child.size + changed.size, entryMap, nodeMap, copy);
    }

    /** This node with the entry at an index replaced by a subtrie. */
    private HashTrie descending(int bit, int index, HashTrie child) {
        var result = new HashTrie(size + 1, entryMap ^ bit, nodeMap | bit, new Object[slots.length - 1]);
        int childIndex = result.nodeIndex(bit);
        System.arraycopy(slots, 0, result.slots, 0, index);
        System.arraycopy(slots, index + 2, result.slots, index, childIndex - index);
        result.slots[childIndex] = child;
        System.arraycopy(slots, childIndex + 2, result.slots, childIndex + 1, slots.length - childIndex - 2);
        return result;
    }

    /** This trie without a key; this object itself when the key is absent. */
    HashTrie without(Object key, int hash, int shift) {
        if (shift >= HASH_BITS) {
            int index = collisionIndex(key);
            return index < 0 ? this : new HashTrie(size - 1, 0, 0, removing(index, 2));
        }
        int bit = 1 << ((hash >>> shift) & MASK);
        if ((entryMap & bit) != 0) {
            int index = entryIndex(bit);
            boolean found = Equality.equal(slots[index], key);
            return found ? new HashTrie(size - 1, entryMap ^ bit, nodeMap, removing(index, 2)) : this;
        }
        if ((nodeMap & bit) == 0) {
            return this;
        }
        int index = nodeIndex(bit);
        HashTrie child = (HashTrie) slots[index];
        HashTrie changed = child.without(key, hash, shift + BITS);
        if (changed == child) {
            return this;
        }
        return changed.isSingleEntry() ? ascending(bit, index, changed) : replacing(index, child, changed);
    }

    private boolean isSingleEntry() {
        return nodeMap == 0 && slots.length == 2;
    }

    /** This node with the subtrie at an index replaced by the subtrie's only entry. */
    private HashTrie ascending(int bit, int index, HashTrie child) {
        var result = new HashTrie(size - 1, entryMap | bit, nodeMap ^ bit, new Object[slots.length + 1]);
        int entryIndex = result.entryIndex(bit);
        System.arraycopy(slots, 0, result.slots, 0, entryIndex);
        result.slots[entryIndex] = child.slots[0];
        result.slots[entryIndex + 1] = child.slots[1];
        System.arraycopy(slots, entryIndex, result.slots, entryIndex + 2, index - entryIndex);
        System.arraycopy(slots, index + 1, result.slots, index + 2, slots.length - index - 1);
        return result;
    }

    private Object[] removing(int index, int count) {
        Object[] copy = new Object[slots.length - count];
        System.arraycopy(slots, 0, copy, 0, index);
        System.arraycopy(slots, index + count, copy, index, copy.length - index);
        return copy;
    }

    private int entryIndex(int bit) {
        return 2 * Integer.bitCount(entryMap & (bit - 1));
    }

    private int nodeIndex(int bit) {
        return slots.length - Integer.bitCount(nodeMap & -bit);
    }

    private int collisionIndex(Object key) {
        for (int i = 0; i < slots.length; i += 2) {
            if (Equality.equal(slots[i], key)) {
                return i;
            }
        }
        return -1;
    }

    private int entryEnd() {
        return slots.length - Integer.bitCount(nodeMap);
    }

    /** The entries of a trie: those of a node before those of its subtries. */
    static final class Entries implements Iterator<MapEntry> {

        private final Deque<HashTrie> pending = new ArrayDeque<>();
        private HashTrie node;
        private int index;

        Entries(HashTrie root) {
            this.node = root;
            pushChildren(root);
            advance();
        }

        private void pushChildren(HashTrie parent) {
            for (int i = parent.slots.length - 1; i >= parent.entryEnd(); i--) {
                pending.push((HashTrie) parent.slots[i]);
            }
        }

        private void advance() {
            while (node != null && index >= node.entryEnd()) {
                node = pending.poll();
                index = 0;
                if (node != null) {
                    pushChildren(node);
                }
            }
        }

        @Override
        public boolean hasNext() {
            return node != null;
        }

        @Override
        public MapEntry next() {
            if (node == null) {
                throw new NoSuchElementException();
            }
            var entry = new MapEntry(node.slots[index], node.slots[index + 1]);
            index += 2;
            advance();
            return entry;
        }
    }
}
