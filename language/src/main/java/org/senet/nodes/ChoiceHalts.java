package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import org.senet.data.SourceSpan;

/** The places where tools can stop at each option of a choice, in the option's own text. */
public final class ChoiceHalts extends Node {
    @Children
    private final HaltNode[] halts;

    private ChoiceHalts(HaltNode[] halts) {
        this.halts = halts;
    }

    /**
     * The places of a choice's options, or Java null if they have none.
     *
     * @param places the places of the options in the text; null for those that a macro has made
     */
    public static ChoiceHalts at(SourceSpan... places) {
        var known = Arrays.stream(places)
                .map(p -> p == null ? null : new HaltNode(p))
                .toArray(HaltNode[]::new);
        return Arrays.stream(places).allMatch(p -> p == null) ? null : new ChoiceHalts(known);
    }

    /** Tells tools that an option is tried. */
    @ExplodeLoop
    public void execute(VirtualFrame frame, int option) {
        for (int i = 0; i < halts.length; i++) {
            if (i == option && halts[i] != null) {
                halts[i].execute(frame);
            }
        }
    }
}
