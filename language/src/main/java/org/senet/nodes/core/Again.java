package org.senet.nodes.core;

import org.senet.nodes.ExpressionNode;

/** The value by which a loop's body asks for the next turn; it never leaves the loop. */
final class Again implements ExpressionNode.Hidden {
    static final Again AGAIN = new Again();

    private Again() {}
}
