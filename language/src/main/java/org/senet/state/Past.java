package org.senet.state;

import org.jspecify.annotations.Nullable;

/**
 * The positions of a game up to one of them, as their hashes: a list that grows at its end and shares its beginning.
 *
 * @param hash the hash of the last position
 * @param board the hash of its pieces alone
 * @param before the positions before it, or null
 * @param length how many they are, with the last
 */
public record Past(long hash, long board, @Nullable Past before, int length) {
    /** One more position. */
    static Past of(long hash, long board, @Nullable Past before) {
        return new Past(hash, board, before, before == null ? 1 : before.length + 1);
    }
}
