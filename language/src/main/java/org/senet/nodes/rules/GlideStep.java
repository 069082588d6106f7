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
import org.senet.state.MovesAlong;

/**
 * The ways over empty positions in one direction, or in each of several, at each of which the move may end, where the end of a
 * move does the same wherever it is, but for the place at which the piece is dropped. The end is run for the first position;
 * where that has found a move, and has changed nothing for the others, they are listed like it without being run.
 */
public final class GlideStep extends Step implements Heading.Way, ReadsSlots, WritesSlot, ChoicePoint {
    private final Site site;
    private final Heading heading;
    private final boolean merge;
    private final SavedSlots saved;

    /** For each way in a known direction the next position from each one. */
    @CompilationFinal(dimensions = 1)
    private final int[][] known;

    /** For each direction that a variable may hold its way, alone. */
    private final int[][][] ways;

    @Child
    private Step end;

    /**
     * Along the ways of a heading.
     *
     * @param heading directions in which nobody comes back to where he was
     * @param saved what the end of a move changes
     * @param end the end of the move, which reads the current position only to drop the piece there
     */
    public GlideStep(Site site, Heading heading, SavedSlots saved, Step end) {
        this.site = site;
        this.heading = heading;
        merge = site.design.mergeMoves;
        var steps = site.design.topology.steps(site.player);
        known = Stream.of(heading.known).map(d -> steps[d.number()]).toArray(int[][]::new);
        ways = Stream.of(steps).map(next -> new int[][] {next}).toArray(int[][][]::new);
        this.saved = saved;
        this.end = end;
    }

    /** This step after a choice of the direction; null where that is not what is chosen, or where the end asks for it. */
    @Override
    public @Nullable GlideStep after(int chosenSlot, Object... chosen) {
        var chosenHeading = heading.after(chosenSlot, chosen);
        return chosenHeading == null || ReadsSlots.isRead(end, chosenSlot)
                ? null
                : new GlideStep(site, chosenHeading, saved, end);
    }

    @Override
    public int execute(VirtualFrame frame) {
        int from = Frames.position(frame);
        var present = heading.isKnown() ? known : held(frame);
        if (present == null || from < 0) {
            return Outcome.EXHAUSTED;
        }
        saved.save(frame);
        return glide(frame, present, from);
    }

    private int @Nullable [][] held(VirtualFrame frame) {
        var direction = heading.held(frame);
        return direction == null ? null : ways[direction.number()];
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
        heading.readSlots(slots);
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
