package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.nodes.ChoiceHalts;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.runtime.Outcome;
import org.senet.runtime.Unwind;

/** A choice among values that are computed: each expression when its turn comes, or the elements of a collection. */
public abstract class AnyStep extends Step implements ChoicePoint, Watchable, Unwind.Resumable {
    final SavedSlots saved;

    @Child
    Step next;

    AnyStep(SavedSlots saved, Step next) {
        this.saved = saved;
        this.next = next;
    }

    final int goOn(VirtualFrame frame, Object mark) {
        try {
            return next.execute(frame);
        } catch (Unwind u) {
            CompilerDirectives.transferToInterpreter();
            throw u.through(this, frame.materialize(), mark);
        }
    }

    /** Expressions, each one a node that binds the chosen value. */
    public static final class OfExpressions extends AnyStep {
        @Children
        private final ExpressionNode[] bindings;

        private final SourceSpan[] places;

        @Child
        private ChoiceHalts halts;

        /**
         * @param bindings nodes that compute a value and bind it to the slot from which the next step reads it
         * @param places where the expressions stand in the text
         */
        public OfExpressions(ExpressionNode[] bindings, SourceSpan[] places, SavedSlots saved, Step next) {
            super(saved, next);
            this.places = places;
            this.bindings = bindings;
        }

        @Override
        @ExplodeLoop
        public int execute(VirtualFrame frame) {
            saved.save(frame);
            for (int i = 0; i < bindings.length; i++) {
                if (choose(frame, i) == Outcome.STOP) {
                    return Outcome.STOP;
                }
            }
            return Outcome.EXHAUSTED;
        }

        private int choose(VirtualFrame frame, int i) {
            if (halts != null) {
                halts.execute(frame, i);
            }
            bindings[i].executeVoid(frame);
            int outcome = saved.isOnBoard() ? next.execute(frame) : goOn(frame, i);
            saved.restore(frame);
            return outcome;
        }

        @Override
        public void watch() {
            halts = insert(ChoiceHalts.at(places));
        }

        @Override
        public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
            saved.restore(frame);
            int result = outcome;
            for (int i = (int) mark + 1; i < bindings.length && result != Outcome.STOP; i++) {
                result = choose(frame, i);
            }
            return result;
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
        public void watch() {
            haltBefore(next);
        }

        @Override
        public void definedSlots(IntConsumer slots) {
            slots.accept(slot);
        }

        @Override
        public int execute(VirtualFrame frame) {
            // The collection is computed once: where that has gone, and what it has set, holds for all elements.
            var all = collection.execute(frame);
            saved.save(frame);
            return chooseFrom(frame, all, null);
        }

        /** Chooses the first element of a collection, or the one behind the last that was chosen, and those that follow. */
        private int chooseFrom(VirtualFrame frame, @Nullable Object all, @Nullable Seq last) {
            var elements = seek(frame, all, last);
            while (elements != null) {
                int outcome = saved.isOnBoard() ? next.execute(frame) : goOn(frame, elements);
                saved.restore(frame);
                if (outcome == Outcome.STOP) {
                    return outcome;
                }
                elements = seek(frame, null, elements);
                TruffleSafepoint.poll(this);
            }
            return Outcome.EXHAUSTED;
        }

        /**
         * Binds the next element. One of a lazy collection is computed now, by functions that look at the board from where the choice
         * stands; what they do to it does not last.
         */
        private @Nullable Seq seek(VirtualFrame frame, @Nullable Object all, @Nullable Seq last) {
            var state = Frames.stateOrNull(frame);
            if (state == null) {
                return bind(frame, all, last);
            }
            Registers.store(frame, state);
            int top = state.logTop;
            int resets = state.resets;
            var found = bind(frame, all, last);
            if (state.logTop != top) {
                state.undoEffects(top, state.logTop);
                state.logTop = top;
            }
            state.resets = resets;
            return found;
        }

        private @Nullable Seq bind(VirtualFrame frame, @Nullable Object all, @Nullable Seq last) {
            var found = last == null ? seq(all) : next(last);
            if (found != null) {
                frame.setObject(slot, first(found));
            }
            return found;
        }

        @Override
        public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
            saved.restore(frame);
            return outcome == Outcome.STOP ? outcome : chooseFrom(frame, null, (Seq) mark);
        }

        @TruffleBoundary
        private @Nullable Seq seq(@Nullable Object value) {
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
        private static @Nullable Seq next(Seq elements) {
            return elements.next();
        }
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}
