package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.source.SourceSection;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.HaltNode;
import org.senet.nodes.Registers;

/** The condition of an end of the game, or a score; it starts from no position, and what it does is undone. The argument is the state. */
public final class ConditionRootNode extends CodeRootNode {
    private final @Nullable SourceSpan place;

    @Child
    private HaltNode beginning;

    @Child
    private ExpressionNode condition;

    /**
     * A condition over the board.
     *
     * @param place its clause in the program's text, or null
     */
    public ConditionRootNode(
            TruffleLanguage<?> language,
            String name,
            @Nullable SourceSpan place,
            FrameLayout layout,
            ExpressionNode condition) {
        super(language, name, Frames.descriptor(layout));
        this.place = place;
        this.condition = condition;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int resets = state.resets;
        Registers.begin(frame, state, -1, 0, 0);
        if (beginning != null) {
            beginning.execute(frame);
        }
        var value = condition.execute(frame);
        // Searches undo their effects themselves, the statements of a score do not.
        int changes = Registers.logTop(frame);
        if (changes > 0) {
            state.undoEffects(0, changes);
            state.resets = resets;
        }
        return value;
    }

    /** Lets tools count how often the condition is asked. */
    @Override
    protected void addBody() {
        if (place != null) {
            beginning = insert(new HaltNode(place, StandardTags.RootTag.class));
        }
    }

    /** Tools know it by the clause; errors are those of what it asks. */
    @Override
    public @Nullable SourceSection getSourceSection() {
        return beginning == null ? super.getSourceSection() : beginning.getSourceSection();
    }
}
