package org.senet.state;

import java.util.stream.IntStream;

/**
 * Who plays with whom: the players of a game as sides. Immutable; not to be changed.
 *
 * @param friends for each player (from 1) the players of its side, itself among them, as a set of bits by their numbers
 * @param chance the players who move by chance, as a set of bits
 * @param active the players who ever move and decide for themselves, as a set of bits
 * @param neutral the players whose pieces are neither friends nor enemies of anybody, as a set of bits
 */
public record Sides(long[] friends, long chance, long active, long neutral) {
    /** Whether two players are of one side. */
    public boolean areAllied(int a, int b) {
        return (friends[a] >>> b & 1) != 0;
    }

    /** Whether any player has an ally. */
    public boolean hasAllies() {
        return java.util.Arrays.stream(friends).anyMatch(f -> Long.bitCount(f) > 1);
    }

    /** Whether a player moves by chance. */
    public boolean isChance(int player) {
        return (chance >>> player & 1) != 0;
    }

    /** The players of a player's side who move, in order. */
    public int[] side(int player) {
        return players(friends[player] & (active | 1L << player));
    }

    /** A player of the only side that plays against a player's, or 0 when there is none, or more than one. */
    public int opponent(int player) {
        var others = players(active & ~friends[player]);
        boolean united = others.length > 0 && IntStream.of(others).allMatch(o -> areAllied(others[0], o));
        return united ? others[0] : 0;
    }

    private static int[] players(long set) {
        return IntStream.range(1, Long.SIZE).filter(p -> (set >>> p & 1) != 0).toArray();
    }
}
