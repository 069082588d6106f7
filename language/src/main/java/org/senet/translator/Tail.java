package org.senet.translator;

/**
 * For which loops a place in the code is a tail position: those that were begun after the last step that has something to
 * undo. Loops are numbered as they are met, so one number tells.
 *
 * @param from loops with this number or a higher one
 */
record Tail(int from) {
    /** No loop's. */
    static final Tail NONE = new Tail(Integer.MAX_VALUE);

    /** The beginning of a loop's body. */
    Tail within(int loop) {
        return new Tail(Math.min(from, loop));
    }

    /** Whether this is a tail position of a loop. */
    boolean of(int loop) {
        return from <= loop;
    }
}
