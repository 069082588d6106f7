package org.senet.nodes;

import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.FrameInstance;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import java.util.ArrayList;
import java.util.List;
import org.senet.data.PersistentVector;

/** The choices that have been made on the way to a place in a rule, each with the options that are still to be tried. */
public final class OpenChoices {
    private OpenChoices() {}

    /** A choice that can tell what is open. */
    public interface Choice {
        /**
         * The option that is being tried, and those that come after it; null if there is nothing to tell.
         *
         * @param frame the frame in which the choice runs
         * @param within the child of the choice that is running
         */
        String describe(Frame frame, Node within);
    }

    /** A text for each choice, the outermost first. */
    static Object at(Node node, Frame frame) {
        var found = new ArrayList<String>();
        collect(node, frame, found);
        boolean[] below = {false};
        Truffle.getRuntime().iterateFrames(instance -> {
            if (!below[0]) {
                below[0] = isAt(instance, node);
            } else if (instance.getCallNode() != null
                    && instance.getCallNode().getRootNode() instanceof CodeRootNode root
                    && root.hasRegisters()) {
                collect(instance.getCallNode(), instance.getFrame(FrameInstance.FrameAccess.READ_ONLY), found);
            }
            return null;
        });
        return PersistentVector.from(found.reversed());
    }

    /** The text for a choice, while one of its options is being tried. */
    public static String text(SourceSection place, List<String> options, int chosen) {
        var line = place == null ? "" : "line " + place.getStartLine() + ": ";
        var open = options.subList(chosen + 1, options.size());
        return line
                + (chosen < 0 ? "?" : options.get(chosen))
                + (open.isEmpty() ? ", the last one" : ", then " + String.join(" ", open));
    }

    private static boolean isAt(FrameInstance instance, Node node) {
        return instance.getCallTarget() == node.getRootNode().getCallTarget();
    }

    private static void collect(Node node, Frame frame, List<String> found) {
        var child = node;
        for (var parent = node.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof Choice choice) {
                var text = choice.describe(frame, child);
                if (text != null) {
                    found.add(text);
                }
            }
            child = parent;
        }
    }
}
