package org.senet.nodes.rules;

import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;

/**
 * Runs a program that is {@linkplain ProgramRootNode code of its own}. Where all programs of a pass are, {@link ProgramCalls} does it
 * in place of these steps.
 */
public final class RunProgramStep extends Step {
    private final RootCallTarget program;

    @Child
    private IndirectCallNode calling = IndirectCallNode.create();

    /** @param program the target of a {@link ProgramRootNode} */
    public RunProgramStep(RootCallTarget program) {
        this.program = program;
    }

    /** The code of the program. */
    public RootNode root() {
        return program.getRootNode();
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        state.position = frame.getIntStatic(FrameLayout.POSITION);
        return (int) calling.call(program, state.arguments);
    }
}
