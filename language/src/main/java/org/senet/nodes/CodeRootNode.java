package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.FrameDescriptor;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.nodes.NodeUtil;
import com.oracle.truffle.api.nodes.RootNode;
import com.oracle.truffle.api.source.SourceSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.runtime.SenetLanguage;

/**
 * The root of code from a program. When a tool first looks at it, the places where it can stop are put into its tree; until
 * then they cost nothing.
 */
public abstract class CodeRootNode extends RootNode {
    private final String name;
    private boolean prepared;

    /** What {@link #getSourceSection()} has found; tools ask for it again and again. */
    private @Nullable SourceSection covered;

    /** A root with the name that tools, traces and graphs of the compiler show, whose frames have a layout's slots. */
    protected CodeRootNode(TruffleLanguage<?> language, String name, FrameDescriptor descriptor) {
        super(language, descriptor);
        this.name = name;
    }

    @Override
    public final String getName() {
        return name;
    }

    @Override
    protected final void prepareForInstrumentation(Set<Class<?>> tags) {
        atomic(() -> {
            if (!prepared) {
                prepared = true;
                getLanguage(SenetLanguage.class).watch();
                addHalts();
                addExpressions();
                addBody();
            }
        });
    }

    /** The text from the first to the last thing that has a place in the program; tools want one of whatever can stop. */
    @Override
    @TruffleBoundary
    public @Nullable SourceSection getSourceSection() {
        if (covered == null) {
            var places = new ArrayList<SourceSection>();
            accept(node -> {
                var statement = node instanceof Step step ? step.statement() : null;
                if (statement != null) {
                    places.add(statement.section());
                }
                var place = node == this ? null : node.getSourceSection();
                if (place != null && place.isAvailable()) {
                    places.add(place);
                }
                return true;
            });
            covered = covering(places);
        }
        return covered;
    }

    /** The smallest section of the source of the first one that has in it all of that source; null when there is none. */
    private static @Nullable SourceSection covering(List<SourceSection> places) {
        if (places.isEmpty()) {
            return null;
        }
        var source = places.getFirst().getSource();
        var own = places.stream().filter(p -> p.getSource().equals(source)).toList();
        int start = own.stream().mapToInt(SourceSection::getCharIndex).min().orElse(0);
        int end = own.stream().mapToInt(SourceSection::getCharEndIndex).max().orElse(start);
        return source.createSection(start, end - start);
    }

    @Override
    public final String toString() {
        return name;
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

    /** Makes expressions visible that are not evaluated where their value is known otherwise; and allocations. */
    private void addExpressions() {
        for (var node : NodeUtil.findAllNodeInstances(this, ExpressionNode.class)) {
            if (node instanceof Watchable watchable) {
                watchable.watch();
            }
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

    /** Makes calls and the body visible to tools as those of a function; code that is only a part of a function leaves it. */
    protected void addBody() {
        // most roots are parts
    }

    /** What a call has handed over goes into the slots of a frame. */
    protected void enter(@SuppressWarnings("unused") VirtualFrame frame) {
        // some have nothing to do
    }

    /** Whether what a call hands over has gone into its frame, as far as that can be told. */
    protected boolean isEntered(@SuppressWarnings("unused") Frame frame) {
        return false;
    }

    /** The frame of a call as it is when the body has begun; for one that has not, a copy of which the call knows nothing. */
    public final MaterializedFrame entered(Frame call) {
        if (isEntered(call)) {
            return call.materialize();
        }
        var arguments = call.getArguments().clone();
        var frame = Truffle.getRuntime().createMaterializedFrame(arguments, getFrameDescriptor());
        enter(frame);
        return frame;
    }

    /**
     * Makes deterministic code visible to tools as a function.
     *
     * @param call the code from where the frame is still empty
     * @param body the code from where the parameters have their values
     * @param place the function's place in the text, or null for one that has none
     */
    protected static void addBody(ExpressionNode call, ExpressionNode body, SourceSpan place) {
        if (place != null) {
            body.replace(new BodyNode(StandardTags.RootBodyTag.class, body).at(place));
            call.replace(new BodyNode(StandardTags.RootTag.class, call).at(place));
        }
    }

    /** Makes steps visible to tools as a function, in the same way. */
    protected static void addBody(Step call, Step body, SourceSpan place) {
        if (place != null) {
            body.replace(new StepsNode.AsStep(new StepsNode(place, StandardTags.RootBodyTag.class, body)));
            call.replace(new StepsNode.AsStep(new StepsNode(place, StandardTags.RootTag.class, call)));
        }
    }
}
