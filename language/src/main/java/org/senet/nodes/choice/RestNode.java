package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import org.senet.runtime.Continuation;

/** Makes a continuation of shared code: a way to go on from here at another time. */
public final class RestNode extends Node implements EntersShared {
    private final SharedRoot target;

    @CompilationFinal
    private CopiedLocals locals;

    /** @param target code that gets its locals from a continuation */
    public RestNode(SharedRoot target) {
        this.target = target;
    }

    @Override
    public SharedRoot target() {
        return target;
    }

    /** The way to go on, with the locals as they are. */
    public Continuation copy(VirtualFrame frame) {
        if (locals == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            locals = new CopiedLocals(target.live());
        }
        return new Continuation(target.callTarget(), locals.copy(frame));
    }
}
