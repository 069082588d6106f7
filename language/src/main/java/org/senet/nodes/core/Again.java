package org.senet.nodes.core;

/** The value by which a loop's body asks for the next turn; it never leaves the loop. */
final class Again {
    static final Again AGAIN = new Again();

    private Again() {}
}
