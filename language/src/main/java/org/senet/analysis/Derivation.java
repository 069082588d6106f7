package org.senet.analysis;

import java.util.Arrays;
import java.util.Locale;

/**
 * What is derived from the analysis of rules. Each derivation makes rules faster and changes nothing else, and can be turned off: the
 * system property {@code senet.without} is a list of their names, separated by commas.
 */
public enum Derivation {
    /** Programs are tried only where their first looks at the board succeed. */
    STARTS,
    /** Checks at the beginning of a program that hold wherever it is tried are not asked again. */
    CHECKS,
    /** The positions of an {@code each} are computed together. */
    EACH,
    /** Searches for a piece are decided by the set of these pieces: between moves, and where types do not matter also in a move. */
    PIECES,
    /** Moves that go a known distance are listed and counted from sets, without running their program. */
    STEPS;

    private static final String PROPERTY = "senet.without";

    /** The name in the list of those that are turned off. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is made. */
    public boolean isOn() {
        return Arrays.stream(System.getProperty(PROPERTY, "").split(","))
                .noneMatch(name -> name.strip().equals(label()));
    }
}
