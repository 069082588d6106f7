package org.senet.nodes.library;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RepeatingNode;
import com.oracle.truffle.api.profiles.BranchProfile;
import java.util.function.IntSupplier;
import org.senet.data.Cons;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Range;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.VectorSeq;
import org.senet.nodes.Frames;
import org.senet.nodes.core.DispatchNode;
import org.senet.nodes.core.DispatchNodeGen;

/**
 * One turn of the loop of a {@link WalkNode}: takes the next element, and does with it what the function of the library does.
 *
 * <p>All that changes from turn to turn lives in slots of the frame: so the loop can be compiled while it runs, and
 * nobody holds the beginning of a sequence that is too long to be kept.
 */
abstract class Turn extends Node implements RepeatingNode {
    @Child
    private DispatchNode dispatch = DispatchNodeGen.create();

    @Child
    private SlowCall seq = SlowCall.toCore("seq");

    @Child
    private SlowCall next = SlowCall.toCore("next");

    private final int functionSlot;
    private final int walkSlot;
    private final int indexSlot;

    private final BranchProfile vectors = BranchProfile.create();
    private final BranchProfile ranges = BranchProfile.create();
    private final BranchProfile sequences = BranchProfile.create();

    /** @param slots gives slots of the frame that nothing else uses */
    Turn(IntSupplier slots) {
        functionSlot = slots.getAsInt();
        walkSlot = slots.getAsInt();
        indexSlot = slots.getAsInt();
    }

    /** Begins, with a value to start with, or nil. */
    abstract void begin(VirtualFrame frame, Object start);

    /** Does what is to be done for an element; returns whether to go on. */
    abstract boolean visit(VirtualFrame frame, Object element);

    /** The result. */
    abstract Object end(VirtualFrame frame);

    final void setFunction(VirtualFrame frame, Object function) {
        frame.setObject(functionSlot, function);
    }

    final Object function(VirtualFrame frame) {
        return frame.getObject(functionSlot);
    }

    /** Gets ready to walk along a collection; returns whether it is one. */
    final boolean walkAlong(VirtualFrame frame, Object collection) {
        frame.setLong(indexSlot, 0);
        frame.setObject(walkSlot, collection);
        if (collection instanceof PersistentVector || collection instanceof Range) {
            return true;
        }
        if (!Seqs.isSeqable(collection)) {
            return false;
        }
        if (!(collection instanceof Cons || collection instanceof VectorSeq)) {
            frame.setObject(walkSlot, seq.call(frame, collection));
        }
        return true;
    }

    /** What is left of the collection that is walked along. */
    final Object walked(VirtualFrame frame) {
        return frame.getObject(walkSlot);
    }

    /** Takes the first element; Java null when there is none. */
    final Object takeFirst(VirtualFrame frame) {
        return switch (frame.getObject(walkSlot)) {
            case PersistentVector vector -> {
                frame.setLong(indexSlot, 1);
                yield vector.isEmpty() ? null : vector.get(0);
            }
            case Range range -> {
                frame.setLong(indexSlot, 1);
                yield range.get(0);
            }
            case Seq seq -> {
                var first = firstOf(seq);
                frame.setObject(walkSlot, nextOf(frame, seq));
                yield first;
            }
            default -> null;
        };
    }

    /** Calls the function with an element. */
    final Object call(VirtualFrame frame, Object element) {
        var callee = frame.getObject(functionSlot);
        return dispatch.execute(callee, new Object[] {frame.getArguments()[Frames.STATE], callee, element});
    }

    /** Calls the function with the value so far and an element. */
    final Object call(VirtualFrame frame, Object value, Object element) {
        var callee = frame.getObject(functionSlot);
        return dispatch.execute(callee, new Object[] {frame.getArguments()[Frames.STATE], callee, value, element});
    }

    @Override
    public final boolean executeRepeating(VirtualFrame frame) {
        var walk = frame.getObject(walkSlot);
        if (walk instanceof PersistentVector vector) {
            vectors.enter();
            long index = frame.getLong(indexSlot);
            frame.setLong(indexSlot, index + 1);
            return index < vector.size() && visit(frame, vector.get((int) index));
        }
        if (walk instanceof Range range) {
            ranges.enter();
            long index = frame.getLong(indexSlot);
            frame.setLong(indexSlot, index + 1);
            return index < range.length() && visit(frame, range.get(index));
        }
        if (walk instanceof Seq seq) {
            sequences.enter();
            boolean more = visit(frame, firstOf(seq));
            frame.setObject(walkSlot, more ? nextOf(frame, seq) : Nil.NIL);
            return more;
        }
        return false;
    }

    private static Object firstOf(Seq seq) {
        return switch (seq) {
            case Cons cons -> cons.first();
            case VectorSeq indexed -> indexed.first();
            default -> otherFirst(seq);
        };
    }

    private Object nextOf(VirtualFrame frame, Seq seq) {
        if (seq instanceof VectorSeq indexed) {
            var more = indexed.next();
            return more == null ? Nil.NIL : more;
        }
        if (seq instanceof Cons cons && cons.rest() instanceof Cons more) {
            return more;
        }
        return next.call(frame, seq);
    }

    @TruffleBoundary
    private static Object otherFirst(Seq seq) {
        return seq.first();
    }
}
