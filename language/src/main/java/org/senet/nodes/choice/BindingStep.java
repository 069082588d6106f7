package org.senet.nodes.choice;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.PersistentMap;
import org.senet.nodes.Step;
import org.senet.runtime.Binding;
import org.senet.runtime.Extent;
import org.senet.runtime.ThreadState;
import org.senet.runtime.Var;
import org.senet.state.State;

/**
 * {@code binding} around code that may choose: what follows sees the values outside, and the alternatives of the body see
 * those inside again.
 */
public final class BindingStep extends EnterStep {
    @Child
    private BindingsNode bindings;

    /** @param bindings what is bound to what */
    public BindingStep(BindingsNode bindings, Step body) {
        super(body);
        this.bindings = bindings;
    }

    @Override
    Extent extent(VirtualFrame frame, ThreadState thread, State state) {
        return new BindingExtent(thread, bindings.variables(), bindings.execute(frame, thread.bindings()));
    }

    private static final class BindingExtent extends Extent {
        private final Var[] variables;
        private final PersistentMap inner;

        BindingExtent(ThreadState thread, Var[] variables, PersistentMap inner) {
            super(thread);
            this.variables = variables;
            this.inner = inner;
        }

        @Override
        public PersistentMap innerBindings() {
            return inner;
        }

        /** The values of the captured activation may be changed while others run, so they are kept as they are. */
        @Override
        public Extent captured(ThreadState thread) {
            return new BindingExtent(thread, variables, copied(PersistentMap.EMPTY));
        }

        @Override
        public Extent again(ThreadState thread, State state) {
            return new BindingExtent(thread, variables, copied(thread.bindings()));
        }

        private PersistentMap copied(PersistentMap outer) {
            var bindings = outer;
            for (var variable : variables) {
                if (inner.get(variable) instanceof Binding binding) {
                    bindings = bindings.assoc(variable, new Binding(binding.value()));
                }
            }
            return bindings;
        }

        @Override
        protected int failed(State state, AbstractTruffleException error) {
            throw error;
        }
    }
}
