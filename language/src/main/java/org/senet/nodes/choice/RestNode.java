package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import java.lang.invoke.VarHandle;
import org.senet.runtime.Continuation;

/** Makes a continuation of shared code: a way to go on from here at another time. */
public final class RestNode extends Node implements EntersShared {
    private final SharedRoot target;

    @CompilationFinal
    private CopiedLocals locals;

    @CompilationFinal
    private RootCallTarget code;

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
        if (code == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            locals = new CopiedLocals(target.handedFrom(this));
            var built = target.callTarget();
            // Other threads take it that the other field is set when this one is.
            VarHandle.releaseFence();
            code = built;
        }
        return new Continuation(code, locals.copy(frame));
    }
}
