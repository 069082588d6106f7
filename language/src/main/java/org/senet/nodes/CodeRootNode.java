package org.senet.nodes;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.FrameDescriptor;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.nodes.NodeUtil;
import com.oracle.truffle.api.nodes.RootNode;
import java.util.Set;
import org.senet.data.SourceSpan;
import org.senet.runtime.SenetLanguage;

/**
 * The root of code from a program. When a tool first looks at it, the places where it can stop are put into its tree; until
 * then they cost nothing.
 */
public abstract class CodeRootNode extends RootNode {
    private boolean prepared;

    /** A root whose frames have a layout's slots. */
    protected CodeRootNode(TruffleLanguage<?> language, FrameDescriptor descriptor) {
        super(language, descriptor);
    }

    @Override
    protected final void prepareForInstrumentation(Set<Class<?>> tags) {
        atomic(() -> {
            if (!prepared) {
                prepared = true;
                getLanguage(SenetLanguage.class).watch();
                addHalts();
                addAllocations();
                addBody();
                showAll();
            }
        });
    }

    /** The name, as traces and graphs of the compiler show it. */
    @Override
    public final String toString() {
        var name = getName();
        return name == null ? super.toString() : name;
    }

    private void addHalts() {
        for (var step : NodeUtil.findAllNodeInstances(this, Step.class)) {
            if (step.statement() != null) {
                step.replace(new HaltStep(new HaltNode(step.statement()), step));
            }
            if (step instanceof Watchable watchable) {
                watchable.watch();
            }
        }
    }

    private void addAllocations() {
        for (var node : NodeUtil.findAllNodeInstances(this, ExpressionNode.class)) {
            var parent = node.getParent();
            if (node instanceof Allocates) {
                var reporting = new AllocationNode(node);
                if (NodeUtil.isReplacementSafe(parent, node, reporting)) {
                    node.replace(reporting);
                }
            }
        }
    }

    /** The slots that are bound before the first node runs: parameters, and what is handed over. */
    public int[] entrySlots() {
        return new int[0];
    }

    /** Whether the frame has the registers of a rule, when a board is there. */
    public boolean hasRegisters() {
        return true;
    }

    /** Makes the body visible to tools as that of a function; code that is only a part of a function leaves it. */
    protected void addBody() {
        // most roots are parts
    }

    /** From now on a tool looks, and nothing may be left out of which the result is known beforehand. */
    protected void showAll() {
        // mostly nothing is left out
    }

    /** Makes deterministic code visible to tools as the body of a function at a place in the text. */
    protected static void addBody(ExpressionNode body, SourceSpan place) {
        if (place != null) {
            body.replace(new BodyNode(body).at(place));
        }
    }

    /** Makes steps visible to tools as the body of a function at a place in the text. */
    protected static void addBody(Step body, SourceSpan place) {
        if (place != null) {
            body.replace(new StepsNode.AsStep(new StepsNode(place, body)));
        }
    }

    /** Lets tools count how often a rule begins. */
    protected static void addRuleBeginning(Step body, SourceSpan place) {
        if (place != null) {
            body.replace(new HaltStep(new HaltNode(place, StandardTags.RootTag.class), body));
        }
    }
}
