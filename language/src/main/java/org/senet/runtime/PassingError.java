package org.senet.runtime;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.nodes.ControlFlowException;

/** An error of what follows an {@link Extent}, on its way through the body of that extent, where nobody may catch it. */
public final class PassingError extends ControlFlowException {
    private static final long serialVersionUID = 1L;

    private final transient Extent extent;
    private final AbstractTruffleException error;

    /** An error that is to appear again outside of the extent. */
    public PassingError(Extent extent, AbstractTruffleException error) {
        this.extent = extent;
        this.error = error;
    }

    /** What comes out of an extent: the error itself if it has passed the one that it was to pass, else this. */
    public RuntimeException passed(Extent through) {
        return extent == through ? error : this;
    }
}
