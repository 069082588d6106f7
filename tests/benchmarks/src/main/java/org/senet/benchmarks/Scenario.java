package org.senet.benchmarks;

import org.jspecify.annotations.Nullable;
import org.senet.benchmarks.yardstick.InternationalDraughts;
import org.senet.benchmarks.yardstick.Yardstick;

/** A position and how deep its lines of play are counted. */
public enum Scenario {
    /** The start of a game: men only, few captures. */
    START(null, 6, 167_140),
    /** Flying kings with long captures among many men. */
    KINGS("B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 4, 5_432);

    /** The game of all scenarios, a script in the folder of games. */
    static final String SCRIPT = "international-draughts.senet";

    private final @Nullable String diagram;
    private final int depth;
    private final long leaves;

    Scenario(@Nullable String diagram, int depth, long leaves) {
        this.diagram = diagram;
        this.depth = depth;
        this.leaves = leaves;
    }

    /** The position as text, or null for the start of the game. */
    @Nullable
    String diagram() {
        return diagram;
    }

    /** How many moves the lines of play have. */
    int depth() {
        return depth;
    }

    /** How many lines of play there are, when moves of equal start, end and captures are one. */
    long leaves() {
        return leaves;
    }

    /** The position in the generator written by hand. */
    Yardstick yardstick() {
        return diagram == null ? InternationalDraughts.start() : InternationalDraughts.position(diagram);
    }
}
