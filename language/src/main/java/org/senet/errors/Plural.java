package org.senet.errors;

/** Counted nouns in messages. */
public final class Plural {
    private Plural() {}

    /** For example {@code no steps}, {@code 1 step} or {@code 2 steps}. */
    public static String of(int count, String noun) {
        return (count == 0 ? "no" : Integer.toString(count)) + " " + noun + (count == 1 ? "" : "s");
    }
}
