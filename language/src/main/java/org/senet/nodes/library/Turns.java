package org.senet.nodes.library;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.profiles.BranchProfile;
import java.util.function.IntSupplier;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Reduced;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.SlotValue;
import org.senet.nodes.core.LocalReadNodeGen;
import org.senet.nodes.core.Truth;

/** What the functions of the library that walk along a collection do with each element. */
final class Turns {
    private Turns() {}

    /** {@code reduce}. */
    static final class Reduce extends Turn {
        private final SlotValue write;
        private final BranchProfile ended = BranchProfile.create();

        @Child
        private ExpressionNode read;

        Reduce(IntSupplier slots) {
            super(slots);
            int slot = slots.getAsInt();
            write = new SlotValue(slot);
            read = LocalReadNodeGen.create(slot);
        }

        @Override
        void begin(VirtualFrame frame, Object start) {
            write.write(frame, start);
        }

        @Override
        boolean visit(VirtualFrame frame, Object element) {
            var value = call(frame, read.execute(frame), element);
            if (value instanceof Reduced reduced) {
                ended.enter();
                write.write(frame, reduced.value());
                return false;
            }
            write.write(frame, value);
            return true;
        }

        @Override
        Object end(VirtualFrame frame) {
            return read.execute(frame);
        }
    }

    /** {@code mapv}, and {@code filterv}. */
    static final class Collect extends Turn {
        private final int slot;
        private final boolean filter;

        /** @param filter whether the elements are kept for which the function is true; else what it returns is */
        Collect(IntSupplier slots, boolean filter) {
            super(slots);
            slot = slots.getAsInt();
            this.filter = filter;
        }

        @Override
        void begin(VirtualFrame frame, Object start) {
            frame.setObject(slot, new PersistentVector.Builder());
        }

        @Override
        boolean visit(VirtualFrame frame, Object element) {
            var value = call(frame, element);
            if (!filter) {
                builder(frame).add(value);
            } else if (Truth.core(value)) {
                builder(frame).add(element);
            }
            return true;
        }

        private PersistentVector.Builder builder(VirtualFrame frame) {
            return (PersistentVector.Builder) frame.getObject(slot);
        }

        @Override
        Object end(VirtualFrame frame) {
            return builder(frame).build();
        }
    }

    /** {@code some}, {@code every?}, and {@code run!}: calls the function until its result ends the walk. */
    static final class Seek extends Turn {
        private final int slot;
        private final SearchEnd end;

        Seek(IntSupplier slots, SearchEnd end) {
            super(slots);
            slot = slots.getAsInt();
            this.end = end;
        }

        @Override
        void begin(VirtualFrame frame, Object start) {
            frame.setObject(slot, end == SearchEnd.FALSE ? (Object) true : Nil.NIL);
        }

        @Override
        boolean visit(VirtualFrame frame, Object element) {
            var value = call(frame, element);
            if (end == SearchEnd.REDUCED) {
                return !(value instanceof Reduced);
            }
            if (Truth.core(value) != (end == SearchEnd.TRUE)) {
                return true;
            }
            frame.setObject(slot, end == SearchEnd.FALSE ? (Object) false : value);
            return false;
        }

        @Override
        Object end(VirtualFrame frame) {
            return frame.getObject(slot);
        }
    }

    /** Which result ends a walk. */
    enum SearchEnd {
        /** One that is true, which is then the value. */
        TRUE,
        /** One that is not true; whether there was none is the value. */
        FALSE,
        /** One made by {@code reduced}; the value is nil. */
        REDUCED
    }
}
