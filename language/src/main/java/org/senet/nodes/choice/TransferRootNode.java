package org.senet.nodes.choice;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.HaltNode;
import org.senet.nodes.Step;

/** The root of code that gets its locals by transfer. */
final class TransferRootNode extends CodeRootNode {
    private final SourceSpan place;
    private final SourceSpan rule;
    private final Transfer transfer;

    @Child
    private HaltNode beginning;

    @Child
    private Step body;

    /**
     * @param place the place of the rule or function that the code is a part of, or null
     * @param rule the place of the rule that the code is the whole of, or null
     */
    TransferRootNode(
            TruffleLanguage<?> language,
            String name,
            SourceSpan place,
            SourceSpan rule,
            FrameLayout layout,
            Transfer transfer,
            Step body) {
        super(language, name, Frames.descriptor(layout));
        this.place = place;
        this.rule = rule;
        this.transfer = transfer;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        if (beginning != null) {
            beginning.execute(frame);
        }
        enter(frame);
        return body.execute(frame);
    }

    @Override
    protected void enter(VirtualFrame frame) {
        transfer.receive(frame, Frames.state(frame));
    }

    @Override
    public int[] entrySlots() {
        return transfer.slots();
    }

    /** Lets tools count how often a rule begins. */
    @Override
    protected void addBody() {
        if (rule != null) {
            beginning = insert(new HaltNode(rule, StandardTags.RootTag.class));
        }
    }

    @Override
    public SourceSection getSourceSection() {
        return place == null ? body.getSourceSection() : place.section();
    }
}
