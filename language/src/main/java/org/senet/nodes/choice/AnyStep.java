package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.errors.SenetException;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;

/** A choice among values that are computed: each expression when its turn comes, or the elements of a collection. */
public abstract class AnyStep extends Step implements ChoicePoint {
    final SavedSlots saved;

    @Child
    Step next;

    AnyStep(SavedSlots saved, Step next) {
        this.saved = saved;
        this.next = next;
    }

    /** Expressions, each one a node that binds the chosen value. */
    public static final class OfExpressions extends AnyStep {
        @Children
        private final ExpressionNode[] bindings;

        /** @param bindings nodes that compute a value and bind it to the slot from which the next step reads it */
        public OfExpressions(ExpressionNode[] bindings, SavedSlots saved, Step next) {
            super(saved, next);
            this.bindings = bindings;
        }

        @Override
        @ExplodeLoop
        public int execute(VirtualFrame frame) {
            saved.save(frame);
            for (int i = 0; i < bindings.length; i++) {
                bindings[i].executeVoid(frame);
                if (next.execute(frame) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
            }
            return Outcome.EXHAUSTED;
        }
    }

    /** The elements of a collection. */
    public static final class OfCollection extends AnyStep implements DefinesSlots {
        private final int slot;

        @Child
        private ExpressionNode collection;

        /** @param slot the slot that holds the chosen element */
        public OfCollection(int slot, ExpressionNode collection, SavedSlots saved, Step next) {
            super(saved, next);
            this.slot = slot;
            this.collection = collection;
        }

        @Override
        public void definedSlots(IntConsumer slots) {
            slots.accept(slot);
        }

        @Override
        public int execute(VirtualFrame frame) {
            saved.save(frame);
            var elements = seq(collection.execute(frame));
            while (elements != null) {
                frame.setObject(slot, first(elements));
                if (next.execute(frame) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
                elements = next(elements);
                TruffleSafepoint.poll(this);
            }
            return Outcome.EXHAUSTED;
        }

        @TruffleBoundary
        private Seq seq(Object value) {
            try {
                return Seqs.seq(value);
            } catch (IllegalArgumentException e) {
                throw SenetException.runtime(this, "`any-of` chooses from a collection: " + e.getMessage());
            }
        }

        @TruffleBoundary
        private static Object first(Seq elements) {
            return elements.first();
        }

        @TruffleBoundary
        private static Seq next(Seq elements) {
            return elements.next();
        }
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
