package org.senet.state;

import org.jspecify.annotations.Nullable;

/**
 * The positions of a game up to one of them, as their hashes: a list that grows at its end and shares its beginning.
 *
 * @param hash the hash of the last position
 * @param board the hash of its pieces alone
 * @param move the entries of the move that has led to it, where the game looks back at them; else null
 * @param player the player to move, from 1
 * @param before the positions before it, or null
 * @param length how many they are, with the last
 */
public record Past(
        long hash,
        long board,
        long @Nullable [] move,
        int player,
        @Nullable Past before,
        int length) {
    /** One more position. */
    static Past of(long hash, long board, long @Nullable [] move, int player, @Nullable Past before) {
        return new Past(hash, board, move, player, before, before == null ? 1 : before.length + 1);
    }
}
