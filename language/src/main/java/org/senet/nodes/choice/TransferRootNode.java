package org.senet.nodes.choice;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;

/** The root of code that gets its locals by transfer. */
final class TransferRootNode extends CodeRootNode {
    private final String name;
    private final Transfer transfer;

    @Child
    private Step body;

    TransferRootNode(TruffleLanguage<?> language, String name, FrameLayout layout, Transfer transfer, Step body) {
        super(language, Frames.descriptor(layout));
        this.name = name;
        this.transfer = transfer;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        transfer.receive(frame, Frames.state(frame));
        return body.execute(frame);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public SourceSection getSourceSection() {
        return body.getSourceSection();
    }
}
