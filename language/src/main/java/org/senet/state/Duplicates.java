package org.senet.state;

/** Which moves that were found in different ways are one move. */
public enum Duplicates {
    /** None. */
    KEEP,
    /** Those with the same actions in another order. */
    ACTIONS,
    /** Those that leave the same position, counters included. */
    RESULTS
}
