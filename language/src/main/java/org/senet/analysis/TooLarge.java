package org.senet.analysis;

/** Thrown while a walk is made: there are too many points. */
final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLarge() {
        super(null, null, false, false);
    }
}
