package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.NodeCount;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.runtime.Outcome;
import org.senet.state.State;

/**
 * A choice in code that makes one random move: it takes one option. The digits of the state's {@code ticket} are the options of the
 * choices on the path; the base of a digit is the number of options. Each path has exactly one ticket: at the end of the move the ticket
 * must be used up.
 */
public abstract class DrawnStep extends Step {
    private static final int EXPLODED_NODES = 160;

    private final int count;

    private DrawnStep(int count) {
        this.count = count;
    }

    /** Reads the next digit of the ticket. */
    final int draw(State state) {
        int ticket = state.ticket;
        state.ticket = ticket / count;
        return ticket % count;
    }

    /** A choice among continuations. */
    public static final class OfWays extends DrawnStep {
        @Children
        private final Step[] ways;

        /** There is at least one way. */
        public OfWays(Step... ways) {
            super(ways.length);
            this.ways = ways;
        }

        @Override
        @ExplodeLoop
        public int execute(VirtualFrame frame) {
            int drawn = draw(Frames.state(frame));
            for (int i = 0; i < ways.length; i++) {
                if (i == drawn) {
                    return ways[i].execute(frame);
                }
            }
            return Outcome.EXHAUSTED;
        }
    }

    /** One of several known values. Where what follows is small, it is compiled once for each of them. */
    public static final class OfConstants extends DrawnStep implements DefinesSlots {
        private final int slot;

        @CompilationFinal(dimensions = 1)
        private final Object[] values;

        private final boolean explodes;

        @Child
        private Step next;

        /** @param slot the slot that holds the value */
        public OfConstants(int slot, Object[] values, Step next) {
            super(values.length);
            this.slot = slot;
            this.values = values.clone();
            this.next = next;
            explodes = NodeCount.isAtMost(next, EXPLODED_NODES / values.length);
        }

        @Override
        public int execute(VirtualFrame frame) {
            int drawn = draw(Frames.state(frame));
            if (explodes) {
                return exploded(frame, drawn);
            }
            frame.setObject(slot, values[drawn]);
            return next.execute(frame);
        }

        @ExplodeLoop
        private int exploded(VirtualFrame frame, int drawn) {
            for (int i = 0; i < values.length; i++) {
                if (i == drawn) {
                    frame.setObject(slot, values[i]);
                    return next.execute(frame);
                }
            }
            return Outcome.EXHAUSTED;
        }

        @Override
        public void definedSlots(IntConsumer slots) {
            slots.accept(slot);
        }
    }

    /** The value of one of several expressions, which writes it to its slot. */
    public static final class OfExpressions extends DrawnStep {
        @Children
        private final ExpressionNode[] bindings;

        @Child
        private Step next;

        /** @param bindings for each option what writes its value */
        public OfExpressions(ExpressionNode[] bindings, Step next) {
            super(bindings.length);
            this.bindings = bindings;
            this.next = next;
        }

        @Override
        @ExplodeLoop
        public int execute(VirtualFrame frame) {
            int drawn = draw(Frames.state(frame));
            for (int i = 0; i < bindings.length; i++) {
                if (i == drawn) {
                    bindings[i].executeVoid(frame);
                }
            }
            return next.execute(frame);
        }
    }

    /** One of several positions, which becomes the current one. */
    public static final class OfPlaces extends DrawnStep implements WritesSlot {
        @CompilationFinal(dimensions = 1)
        private final int[] places;

        @Child
        private Step next;

        /** There is at least one position. */
        public OfPlaces(int[] places, Step next) {
            super(places.length);
            this.places = places;
            this.next = next;
        }

        @Override
        public int execute(VirtualFrame frame) {
            Frames.setPosition(frame, places[draw(Frames.state(frame))]);
            return next.execute(frame);
        }

        @Override
        public void writtenSlots(IntConsumer slots) {
            slots.accept(FrameLayout.POSITION);
        }
    }
}
