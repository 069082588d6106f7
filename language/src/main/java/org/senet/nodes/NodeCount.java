package org.senet.nodes;

import com.oracle.truffle.api.nodes.Node;

/** Whether code is small: unlike a count of all its nodes, that is soon known of large code as well. */
public final class NodeCount {
    private NodeCount() {}

    /** Whether a node and all below it are no more than so many. */
    public static boolean isAtMost(Node node, int most) {
        return left(node, most) >= 0;
    }

    /** How many nodes are left of so many; negative when there are too few. */
    private static int left(Node node, int most) {
        int left = most - 1;
        if (left < 0) {
            return left;
        }
        for (var child : node.getChildren()) {
            left = left(child, left);
            if (left < 0) {
                return left;
            }
        }
        return left;
    }
}
