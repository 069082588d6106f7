package org.senet.builtins;

import org.senet.nodes.choice.Prompts;

/** Questions about prompts. */
final class ContinuationFunctions {
    private ContinuationFunctions() {}

    static void install(Library library) {
        library.calling("prompt-around?", 1, 1, """
            Whether a continuation could be captured up to a prompt with a tag.
            (senet.native/prompt-around? :none) => false
            """, (state, a) -> Prompts.reachable(state, a[0]));
    }
}
