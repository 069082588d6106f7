package org.senet.nodes.trace;

import com.oracle.truffle.api.TruffleLanguage;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Step;
import org.senet.nodes.rules.ProgramRootNode;

/** A program whose steps are written down. Tools do not see it: they watch the rules themselves. */
public final class TracedProgramRootNode extends ProgramRootNode {
    /** @param body all of the program */
    public TracedProgramRootNode(TruffleLanguage<?> language, String name, FrameLayout layout, Step body) {
        super(language, name, layout, body);
    }

    @Override
    protected boolean isInstrumentable() {
        return false;
    }
}
