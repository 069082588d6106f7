package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.WritesSlot;
import org.senet.runtime.Outcome;
import org.senet.state.Direction;

/** A known direction that is evaluated: steps along it; off the board it is false and nothing changes. */
public final class GoNode extends TestNode implements WritesSlot {
    private final Direction direction;

    @CompilationFinal(dimensions = 1)
    private final int[] steps;

    /** A step in a direction as the site's player sees it; the site knows its game. */
    public GoNode(Site site, Direction direction) {
        this.direction = direction;
        steps = site.steps(null)[direction.number()];
    }

    /** Where the step leads from each of many positions; -1 being off the board. */
    int[] ends(int[] from) {
        return IntStream.of(from).map(p -> p < 0 ? -1 : steps[p]).toArray();
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        int to = destination(frame);
        if (to < 0) {
            return false;
        }
        Frames.setPosition(frame, to);
        return true;
    }

    @Override
    public int thenRun(VirtualFrame frame, Step next) {
        int to = destination(frame);
        if (to < 0) {
            return Outcome.EXHAUSTED;
        }
        Frames.setPosition(frame, to);
        return next.execute(frame);
    }

    @Override
    public int runEither(VirtualFrame frame, Step then, Step otherwise) {
        int to = destination(frame);
        if (to < 0) {
            return otherwise.execute(frame);
        }
        Frames.setPosition(frame, to);
        return then.execute(frame);
    }

    private int destination(VirtualFrame frame) {
        int from = Frames.position(frame);
        return from < 0 ? -1 : steps[from];
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }

    @Override
    public String toString() {
        return "go " + direction;
    }
}
