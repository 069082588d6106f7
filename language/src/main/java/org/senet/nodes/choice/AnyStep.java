package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.profiles.BranchProfile;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.senet.data.Cons;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Range;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.nodes.ChoiceHalts;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.SlotValue;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.runtime.Outcome;
import org.senet.runtime.Unwind;

/** A choice among values that are computed: each expression when its turn comes, or the elements of a collection. */
public abstract class AnyStep extends Step implements ChoicePoint, Watchable, Unwind.Resumable {
    final SavedSlots saved;
    final WayOut wayOut = new WayOut();

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
            throw wayOut.through(u, this, frame, mark);
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

    /** The elements of a collection. Vectors and ranges are walked along by their indices; of others a sequence is made. */
    public static final class OfCollection extends AnyStep implements DefinesSlots {
        private final SlotValue chosen;
        private final BranchProfile vectors = BranchProfile.create();
        private final BranchProfile ranges = BranchProfile.create();
        private final BranchProfile sequences = BranchProfile.create();

        @Child
        private ExpressionNode collection;

        /** Where a walk is: an index of a vector or a range, or the sequence that begins with the chosen element. */
        private record Place(Object walk, long index) {}

        /** @param slot the slot that holds the chosen element */
        public OfCollection(int slot, ExpressionNode collection, SavedSlots saved, Step next) {
            super(saved, next);
            chosen = new SlotValue(slot);
            this.collection = collection;
        }

        @Override
        public void watch() {
            haltBefore(next);
        }

        @Override
        public void definedSlots(IntConsumer slots) {
            slots.accept(chosen.slot());
        }

        @Override
        public int execute(VirtualFrame frame) {
            // The collection is computed once: where that has gone, and what it has set, holds for all elements.
            var all = collection.execute(frame);
            saved.save(frame);
            return chooseFrom(frame, isIndexed(all) ? all : compute(frame, all, null), 0);
        }

        private static boolean isIndexed(Object walk) {
            return walk instanceof PersistentVector || walk instanceof Range;
        }

        /** Chooses the element at a place, and those that follow. */
        private int chooseFrom(VirtualFrame frame, Object begin, long first) {
            var walk = begin;
            long index = first;
            while (bind(frame, walk, index)) {
                int outcome = saved.isOnBoard() ? next.execute(frame) : goOn(frame, walk, index);
                saved.restore(frame);
                if (outcome == Outcome.STOP) {
                    return outcome;
                }
                index++;
                walk = isIndexed(walk) ? walk : compute(frame, null, (Seq) walk);
                TruffleSafepoint.poll(this);
            }
            return Outcome.EXHAUSTED;
        }

        private int goOn(VirtualFrame frame, Object walk, long index) {
            try {
                return next.execute(frame);
            } catch (Unwind u) {
                throw wayOut.through(u, this, frame, new Place(walk, index));
            }
        }

        /** Puts the element at a place into its slot; returns whether there is one. */
        private boolean bind(VirtualFrame frame, Object walk, long index) {
            if (walk instanceof PersistentVector vector) {
                vectors.enter();
                if (index >= vector.size()) {
                    return false;
                }
                chosen.write(frame, vector.get((int) index));
                return true;
            }
            if (walk instanceof Range range) {
                ranges.enter();
                if (index >= range.length()) {
                    return false;
                }
                chosen.writeLong(frame, range.get(index));
                return true;
            }
            if (walk instanceof Seq seq) {
                sequences.enter();
                chosen.write(frame, seq instanceof Cons cons ? cons.first() : first(seq));
                return true;
            }
            return false;
        }

        /**
         * The sequence of a collection, or what follows the first element of a sequence, or nil. An element of a lazy one is computed
         * now, by functions that look at the board as it is where the choice stands.
         */
        private Object compute(VirtualFrame frame, @Nullable Object all, @Nullable Seq last) {
            var state = Frames.stateOrNull(frame);
            if (state != null && state.design != null) {
                Registers.store(frame, state);
            }
            if (last instanceof Cons cons && cons.rest() instanceof Cons more) {
                return more;
            }
            var found = last == null ? seq(all) : next(last);
            return found == null ? Nil.NIL : found;
        }

        @Override
        public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
            saved.restore(frame);
            if (outcome == Outcome.STOP) {
                return outcome;
            }
            var place = (Place) mark;
            return isIndexed(place.walk)
                    ? chooseFrom(frame, place.walk, place.index + 1)
                    : chooseFrom(frame, compute(frame, null, (Seq) place.walk), 0);
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
