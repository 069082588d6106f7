package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Direction;
import org.senet.state.MovesAlong;

/**
 * The ways over empty positions in one direction, or in each of several, at each of which the move may end, where the end of a
 * move does the same wherever it is, but for the place at which the piece is dropped. The end is run for the first position;
 * where that has found a move, and has changed nothing for the others, they are listed like it without being run.
 */
public final class GlideStep extends Step implements ReadsSlots, WritesSlot, ChoicePoint {
    private static final int NO_SLOT = -1;

    private final Site site;
    private final int slot;
    private final boolean merge;
    private final SavedSlots saved;

    /** For each way the next position from each one; null where a variable holds the direction. */
    @CompilationFinal(dimensions = 1)
    private final int @Nullable [][] known;

    /** For each direction that the variable may hold its way, alone. */
    private final int[][][] ways;

    @Child
    private Step end;

    private GlideStep(Site site, int slot, int @Nullable [][] known, SavedSlots saved, Step end) {
        this.site = site;
        this.slot = slot;
        this.known = known;
        merge = site.design.mergeMoves;
        ways = Stream.of(site.design.topology.steps(site.player))
                .map(next -> new int[][] {next})
                .toArray(int[][][]::new);
        this.saved = saved;
        this.end = end;
    }

    /**
     * In the direction that a variable holds.
     *
     * @param slot holds a direction in which nobody comes back to where he was, or no value yet
     * @param saved what the end of a move changes
     * @param end the end of the move, which reads the current position only to drop the piece there
     */
    public static GlideStep along(Site site, int slot, SavedSlots saved, Step end) {
        return new GlideStep(site, slot, null, saved, end);
    }

    /** In a known direction; the parameters are those of the other method. */
    public static GlideStep along(Site site, Direction direction, SavedSlots saved, Step end) {
        return new GlideStep(site, NO_SLOT, steps(site, direction), saved, end);
    }

    private static int[][] steps(Site site, Object... directions) {
        return Stream.of(directions)
                .map(d -> site.design.topology.steps(site.player, ((Direction) d).number()))
                .toArray(int[][]::new);
    }

    /** This step after a choice of the direction; null where that is not what is chosen, or where the end asks for it. */
    public @Nullable GlideStep after(int chosenSlot, Object... chosen) {
        if (chosenSlot != slot || known != null || !Stream.of(chosen).allMatch(Direction.class::isInstance)) {
            return null;
        }
        return ReadsSlots.isRead(end, slot) ? null : new GlideStep(site, NO_SLOT, steps(site, chosen), saved, end);
    }

    @Override
    public int execute(VirtualFrame frame) {
        int from = Frames.position(frame);
        var present = known != null ? known : chosen(frame);
        if (present == null || from < 0) {
            return Outcome.EXHAUSTED;
        }
        saved.save(frame);
        return glide(frame, present, from);
    }

    private int @Nullable [][] chosen(VirtualFrame frame) {
        // A variable that has no value yet leads nowhere.
        return frame.isObject(slot) && frame.getObject(slot) instanceof Direction d ? ways[d.number()] : null;
    }

    private int glide(VirtualFrame frame, int[][] present, int from) {
        var state = Frames.state(frame);
        var board = Registers.board(frame);
        for (int way = 0; way < present.length; way++) {
            var next = present[way];
            for (int at = next[from]; at >= 0 && board[at] == 0; at = next[at]) {
                int size = state.moves.size();
                int completed = state.completed;
                int changes = state.globalChanges;
                Frames.setPosition(frame, at);
                if (end.execute(frame) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
                if (changes == state.globalChanges) {
                    if (completed == state.completed) {
                        return Outcome.EXHAUSTED;
                    }
                    if (size < state.moves.size() && MovesAlong.endsWithDrop(state.moves, at)) {
                        MovesAlong.add(state, present, way, from, at, merge);
                        return Outcome.EXHAUSTED;
                    }
                }
            }
        }
        return Outcome.EXHAUSTED;
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }

    @Override
    public void readSlots(IntConsumer slots) {
        if (known == null) {
            slots.accept(slot);
        }
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
