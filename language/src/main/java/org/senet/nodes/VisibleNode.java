package org.senet.nodes;

import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.interop.NodeLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.nodes.Node;

/** A node at which tools can stop. What they see there are the variables of the program, and the move that is being made. */
@ExportLibrary(NodeLibrary.class)
abstract class VisibleNode extends Node implements InstrumentableNode {
    @ExportMessage
    final boolean hasScope(@SuppressWarnings("unused") Frame frame) {
        return getRootNode() != null;
    }

    @ExportMessage
    final Object getScope(Frame frame, boolean nodeEnter) {
        if (frame == null) {
            return LocalScope.of(this, null);
        }
        boolean beforeCall = nodeEnter
                && hasTag(StandardTags.RootTag.class)
                && frame.getFrameDescriptor() == getRootNode().getFrameDescriptor();
        return LocalScope.of(
                this,
                beforeCall && getRootNode() instanceof CodeRootNode root ? root.entered(frame) : frame.materialize());
    }
}
