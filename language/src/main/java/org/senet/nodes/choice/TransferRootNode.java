package org.senet.nodes.choice;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;

/** The root of code that gets its locals by transfer. */
final class TransferRootNode extends CodeRootNode {
    private final String name;
    private final SourceSpan place;
    private final SourceSpan rule;
    private final Transfer transfer;

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
        super(language, Frames.descriptor(layout));
        this.name = name;
        this.place = place;
        this.rule = rule;
        this.transfer = transfer;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        transfer.receive(frame, Frames.state(frame));
        return body.execute(frame);
    }

    @Override
    public int[] entrySlots() {
        return transfer.slots();
    }

    @Override
    protected void addBody() {
        addRuleBeginning(body, rule);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public SourceSection getSourceSection() {
        return place == null ? body.getSourceSection() : place.section();
    }
}
