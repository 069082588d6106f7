package org.senet.translator;

/** Thrown while functions are written in place: something cannot be, so the call around it stays one. */
final class StaysCall extends RuntimeException {
    private static final long serialVersionUID = 1;

    StaysCall() {
        super(null, null, false, false);
    }
}
