package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import java.util.IdentityHashMap;
import java.util.Map;
import org.senet.nodes.Step;

/** How many nodes steps consist of, up to a limit. What was found is kept: each way that ends at a joint asks for all that follows it. */
final class Sizes {
    private final int limit;
    private final Map<Step, Integer> known = new IdentityHashMap<>();

    /** @param limit how large code may be to be counted; what is larger is one more than that */
    Sizes(int limit) {
        this.limit = limit;
    }

    /** The number of nodes of a step and all below it. */
    int of(Step step) {
        var before = known.get(step);
        if (before == null) {
            before = count(step, 0);
            known.put(step, before);
        }
        return before;
    }

    /** @param counted how many nodes were counted before */
    private int count(Node node, int counted) {
        int sum = counted + 1;
        for (var child : node.getChildren()) {
            if (sum > limit) {
                break;
            }
            var before = child instanceof Step ? known.get(child) : null;
            sum = before == null ? count(child, sum) : sum + before;
        }
        return Math.min(sum, limit + 1);
    }
}
