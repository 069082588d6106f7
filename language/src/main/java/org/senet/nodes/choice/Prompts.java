package org.senet.nodes.choice;

import org.jspecify.annotations.Nullable;
import org.senet.data.Equality;
import org.senet.state.State;

/** Questions about the prompts that are in force. */
public final class Prompts {
    private Prompts() {}

    /** Whether a capture up to the innermost prompt with a tag passes nothing that cannot be captured. */
    public static boolean reachable(@Nullable State state, Object tag) {
        var prompt = state == null ? null : (Prompt) state.prompt;
        while (prompt != null && !Equality.equal(tag, prompt.tag())) {
            prompt = prompt.receiver() instanceof Collector ? null : prompt.outer();
        }
        return prompt != null;
    }
}
