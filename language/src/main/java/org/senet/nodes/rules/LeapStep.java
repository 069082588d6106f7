package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Odds;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Direction;

/**
 * The ways of pieces such as the knight of chess: to several positions that are known from each one, if no friend stands there. What
 * follows is compiled once for all of them.
 */
public final class LeapStep extends Step implements WritesSlot, ChoicePoint {
    private final Site site;
    private final SavedSlots saved;
    private final Odds isFree = new Odds();

    /** For each position those to which the ways lead, in their order. */
    @CompilationFinal(dimensions = 1)
    private final int[][] ends;

    /** What follows, if it is no more than that; else null. */
    private final @Nullable Landing landing;

    /** Whether such moves have had to be made. */
    @CompilationFinal
    private boolean makes;

    @Child
    private Step next;

    /**
     * Goes on at the end of each way.
     *
     * @param ways directions, and vectors of them
     * @param saved what the steps that follow change
     */
    public LeapStep(Site site, Object[] ways, SavedSlots saved, Step next) {
        this.site = site;
        this.saved = saved;
        this.next = next;
        landing = Landing.of(site, next);
        makes = landing == null;
        ends = IntStream.range(0, site.design.topology.size())
                .mapToObj(from -> Arrays.stream(ways)
                        .mapToInt(way -> end(from, way))
                        .filter(end -> end >= 0)
                        .toArray())
                .toArray(int[][]::new);
    }

    private int end(int from, Object way) {
        int at = from;
        for (var step : way instanceof PersistentVector path ? path.toArray() : new Object[] {way}) {
            at = at < 0 ? at : site.design.topology.steps(site.player, ((Direction) step).number())[at];
        }
        return at;
    }

    @Override
    public int execute(VirtualFrame frame) {
        int from = Frames.position(frame);
        if (from < 0) {
            return Outcome.EXHAUSTED;
        }
        var lift = landing == null ? null : landing.lift(frame, Frames.state(frame));
        if (lift != null) {
            return list(frame, lift, ends[from]);
        }
        if (!makes) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            makes = true;
        }
        saved.save(frame);
        return leap(frame, ends[from]);
    }

    private int list(VirtualFrame frame, Landing.Lift lift, int[] positions) {
        var state = Frames.state(frame);
        var board = Registers.board(frame);
        var moves = landing.moves(state, lift, positions.length);
        for (int at : positions) {
            int before = board[at];
            if (isFree.of(!site.isFriend(state, before))) {
                landing.add(state, moves, at, before);
            }
        }
        moves.finish();
        return Outcome.EXHAUSTED;
    }

    private int leap(VirtualFrame frame, int[] positions) {
        var state = Frames.state(frame);
        var board = Registers.board(frame);
        for (int at : positions) {
            if (isFree.of(!site.isFriend(state, board[at]))) {
                Frames.setPosition(frame, at);
                if (Odds.seldom(next.execute(frame) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
            }
        }
        return Outcome.EXHAUSTED;
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
