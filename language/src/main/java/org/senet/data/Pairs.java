package org.senet.data;

import java.util.Arrays;

/** Keys and values that stand in an array by turns, as small maps keep them. No array is changed: there are copies. */
final class Pairs {
    private Pairs() {}

    /** The place of a key, or -1. */
    static int indexOf(Object[] pairs, Object key) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i] == key && !(key instanceof Number)) {
                return i;
            }
        }
        if (key instanceof Keyword) {
            return -1;
        }
        for (int i = 0; i < pairs.length; i += 2) {
            if (Equality.equal(pairs[i], key)) {
                return i;
            }
        }
        return -1;
    }

    /** The same with another value for the key at a place. */
    static Object[] replaced(Object[] pairs, int index, Object value) {
        Object[] copy = pairs.clone();
        copy[index + 1] = value;
        return copy;
    }

    /** The same with one more key, which is none of theirs, and its value behind the others. */
    static Object[] added(Object[] pairs, Object key, Object value) {
        Object[] copy = Arrays.copyOf(pairs, pairs.length + 2);
        copy[pairs.length] = key;
        copy[pairs.length + 1] = value;
        return copy;
    }

    /** The same without the key at a place. */
    static Object[] without(Object[] pairs, int index) {
        Object[] copy = new Object[pairs.length - 2];
        System.arraycopy(pairs, 0, copy, 0, index);
        System.arraycopy(pairs, index + 2, copy, index, copy.length - index);
        return copy;
    }

    /** The same as a trie. */
    static HashTrie trie(Object[] pairs) {
        HashTrie entries = HashTrie.EMPTY;
        for (int i = 0; i < pairs.length; i += 2) {
            entries = entries.with(pairs[i], pairs[i + 1], HashTrie.hash(pairs[i]), 0);
        }
        return entries;
    }
}
