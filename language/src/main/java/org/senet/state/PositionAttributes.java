package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What a game keeps of a whole position besides the pieces.
 *
 * <p>Attributes are a part of the position: two positions that differ in one are different. A passing attribute has its
 * initial value again after the next move, unless that sets it. Counters go up by one with each move, unless the move
 * sets them; positions that differ only in counters are equal. Reserves are numbers of pieces outside the board, for
 * each player and type; a state keeps them behind its attributes, so they are a part of the position like these.
 * Immutable.
 */
public final class PositionAttributes {
    /** A game that keeps nothing. */
    public static final PositionAttributes NONE =
            new PositionAttributes(List.of(), new int[0], new int[0], List.of(), new int[0], 0, 0);

    private final int players;
    private final int types;
    private final List<String> attributes;
    private final List<String> counters;

    @CompilationFinal(dimensions = 1)
    private final int[] initial;

    @CompilationFinal(dimensions = 1)
    private final int[] passing;

    @CompilationFinal(dimensions = 1)
    private final int[] counts;

    /**
     * @param attributes the names of the attributes
     * @param initial the numbers of their initial values
     * @param passing which of them last for one move, by index
     * @param counters the names of the counters
     * @param counts their initial values
     * @param players the number of players that have a reserve; 0 where there are no reserves
     * @param types the number of types of pieces
     */
    public PositionAttributes(
            List<String> attributes,
            int[] initial,
            int[] passing,
            List<String> counters,
            int[] counts,
            int players,
            int types) {
        this.players = players;
        this.types = types;
        this.attributes = List.copyOf(attributes);
        this.initial = initial.clone();
        this.passing = passing.clone();
        this.counters = List.copyOf(counters);
        this.counts = counts.clone();
    }

    /** The same with other initial values of the attributes, by their numbers. */
    PositionAttributes withInitial(IntUnaryOperator change) {
        return new PositionAttributes(
                attributes, IntStream.of(initial).map(change).toArray(), passing, counters, counts, players, types);
    }

    /** The number of attributes. */
    public int attributeCount() {
        return attributes.size();
    }

    /** The number of values that a state keeps: attributes, then reserves. */
    public int size() {
        return attributes.size() + players * types;
    }

    /** Whether players have pieces outside the board. */
    public boolean hasReserves() {
        return players > 0;
    }

    /** The index of the number of pieces of a type (from 1) that a player (from 1) has outside the board. */
    public int reserve(int player, int type) {
        return attributes.size() + (player - 1) * types + type - 1;
    }

    /** The number of counters. */
    public int counterCount() {
        return counters.size();
    }

    /** The index of an attribute, or -1. */
    public int attribute(String name) {
        return attributes.indexOf(name);
    }

    /** The index of a counter, or -1. */
    public int counter(String name) {
        return counters.indexOf(name);
    }

    /** The name of an attribute. */
    public String attributeName(int index) {
        return attributes.get(index);
    }

    /** The name of a counter. */
    public String counterName(int index) {
        return counters.get(index);
    }

    /** The number of the initial value of an attribute. */
    public int initial(int attribute) {
        return initial[attribute];
    }

    /** What a counter begins with. */
    public int initialCount(int counter) {
        return counts[counter];
    }

    /** How many attributes last for one move. */
    public int passingCount() {
        return passing.length;
    }

    /** The index of the i-th attribute that lasts for one move. */
    public int passing(int i) {
        return passing[i];
    }
}
