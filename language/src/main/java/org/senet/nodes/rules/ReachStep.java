package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Odds;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Direction;

/**
 * The ways of pieces such as the rook of chess, with all that follows them: over empty positions, in one direction or in each of
 * several, to any of them or to the first piece if it is no friend. What follows is compiled once for all of them. See
 * {@link SlideStep} for those that are only counted.
 */
public final class ReachStep extends Step implements Heading.Way, ReadsSlots, WritesSlot, ChoicePoint {
    private final Site site;
    private final Heading heading;
    private final boolean farthestFirst;
    private final SavedSlots saved;
    private final Odds isFree = new Odds();

    /** By the number of a direction and a position those that lie ahead; made at first use. */
    @CompilationFinal(dimensions = 1)
    private int @Nullable [][][] lines;

    /** What follows, if it is no more than that; else null. */
    private final @Nullable Landing landing;

    /** Whether such moves have had to be made. */
    @CompilationFinal
    private boolean makes;

    @Child
    private Step next;

    /**
     * In one direction.
     *
     * @param heading directions for which there are {@linkplain RideStep#isFor sets}
     * @param farthestFirst whether the moves that go farther come before the others
     * @param saved what the steps that follow change
     */
    public ReachStep(Site site, Heading heading, boolean farthestFirst, SavedSlots saved, Step next) {
        this.site = site;
        this.heading = heading;
        this.farthestFirst = farthestFirst;
        this.saved = saved;
        this.next = next;
        landing = Landing.of(site, next);
        makes = !heading.isKnown() || landing == null;
    }

    /** This step after a choice of the direction; null where that is not what is chosen, or where what follows asks for it. */
    @Override
    public @Nullable ReachStep after(int chosenSlot, Object... chosen) {
        var chosenHeading = heading.after(chosenSlot, chosen);
        return chosenHeading == null || ReadsSlots.isRead(next, chosenSlot)
                ? null
                : new ReachStep(site, chosenHeading, farthestFirst, saved, next);
    }

    @Override
    public int execute(VirtualFrame frame) {
        if (lines == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            lines = lines();
        }
        int from = Frames.position(frame);
        if (from < 0) {
            return Outcome.EXHAUSTED;
        }
        var lift = !heading.isKnown() || landing == null ? null : landing.lift(frame, Frames.state(frame));
        if (lift != null) {
            return list(frame, lift, from);
        }
        if (!makes) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            makes = true;
        }
        saved.save(frame);
        if (heading.isKnown()) {
            return goEach(frame, from);
        }
        var direction = heading.held(frame);
        return direction == null ? Outcome.EXHAUSTED : go(frame, lines[direction.number()][from]);
    }

    private int[][][] lines() {
        var steps = site.design.topology.steps(site.player);
        return IntStream.range(0, steps.length)
                .mapToObj(d -> isWanted(d) ? lines(steps[d]) : new int[0][])
                .toArray(int[][][]::new);
    }

    private boolean isWanted(int direction) {
        return heading.isKnown()
                ? Stream.of(heading.known).anyMatch(d -> d.number() == direction)
                : RideStep.isFor(site.design, site.player, new Direction("", direction));
    }

    private static int[][] lines(int[] steps) {
        return IntStream.of(steps)
                .mapToObj(first ->
                        IntStream.iterate(first, at -> at >= 0, at -> steps[at]).toArray())
                .toArray(int[][]::new);
    }

    private int goEach(VirtualFrame frame, int from) {
        for (var direction : heading.known) {
            if (Odds.seldom(go(frame, lines[direction.number()][from]) == Outcome.STOP)) {
                return Outcome.STOP;
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int go(VirtualFrame frame, int[] line) {
        int length = length(frame, line);
        for (int i = 0; i < length; i++) {
            Frames.setPosition(frame, line[farthestFirst ? length - 1 - i : i]);
            if (Odds.seldom(next.execute(frame) == Outcome.STOP)) {
                return Outcome.STOP;
            }
            saved.restore(frame);
        }
        return Outcome.EXHAUSTED;
    }

    private int list(VirtualFrame frame, Landing.Lift lift, int from) {
        var state = Frames.state(frame);
        var board = Registers.board(frame);
        int before = state.moves.size();
        for (var direction : heading.known) {
            var line = lines[direction.number()][from];
            int length = length(frame, line);
            state.moves.reserveLandings(length);
            for (int i = 0; i < length; i++) {
                landing.add(state, lift, board, line[farthestFirst ? length - 1 - i : i]);
            }
        }
        state.completed += state.moves.size() - before;
        return Outcome.EXHAUSTED;
    }

    /** How many of the positions can be reached. */
    private int length(VirtualFrame frame, int[] line) {
        var board = Registers.board(frame);
        int free = 0;
        while (free < line.length && isFree.of(board[line[free]] == 0)) {
            free++;
        }
        return free < line.length && !site.isFriend(Frames.state(frame), board[line[free]]) ? free + 1 : free;
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
