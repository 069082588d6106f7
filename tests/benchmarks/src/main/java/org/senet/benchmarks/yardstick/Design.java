package org.senet.benchmarks.yardstick;

import java.util.Locale;

/** How a program by hand keeps the board. */
public enum Design {
    /** Sets of squares are the bits of machine words. */
    BITBOARD,
    /** An array has what stands on each square, with walls around. */
    MAILBOX,
    /** Stones that are connected share a count of their liberties. */
    CHAINS;

    /** The name in files and commands. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
