package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.nodes.DefinesSlots;
import org.senet.nodes.Frames;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.WritesSlot;
import org.senet.runtime.Outcome;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.State;

/**
 * The ways of pieces such as the rook of chess, where moves are counted: over empty positions, in one direction or in each of several,
 * to any of them or to the first piece if it is no friend. Their number is told by sets of pieces, and where one of the moves is wanted,
 * only that one is made. See {@link RideStep} for ways that end before the first piece.
 */
public final class SlideStep extends Step implements Heading.Way, ReadsSlots, WritesSlot, DefinesSlots {
    private final Site site;
    private final Heading heading;
    private final boolean farthestFirst;

    /** By the number of the direction; null where it is none of those that the way may have. */
    @CompilationFinal(dimensions = 1)
    private final @Nullable Ray[] rays;

    @CompilationFinal(dimensions = 2)
    private final int[][] steps;

    private final int words;
    private final Standing friends;
    private final Standing strangers;

    @Child
    private @Nullable Step move;

    /**
     * Along the ways of a heading.
     *
     * @param heading directions for which there are {@linkplain RideStep#isFor sets}
     * @param farthestFirst whether the moves that go farther come before the others
     * @param move all that is left of the move; null where it is only counted
     */
    public SlideStep(Site site, Heading heading, boolean farthestFirst, @Nullable Step move) {
        this.site = site;
        this.heading = heading;
        this.farthestFirst = farthestFirst;
        this.move = move;
        Design design = site.design;
        steps = design.topology.steps(site.player);
        rays = Stream.of(steps).map(next -> Ray.of(design, next)).toArray(Ray[]::new);
        words = design.words;
        friends = new Standing(design, design.friends(site.player));
        strangers = new Standing(design, ~design.friends(site.player));
    }

    /** This step after a choice of the direction; null where that is not what is chosen. */
    @Override
    public @Nullable SlideStep after(int chosenSlot, Object... chosen) {
        var chosenHeading = heading.after(chosenSlot, chosen);
        return chosenHeading == null ? null : new SlideStep(site, chosenHeading, farthestFirst, move);
    }

    /** Whether it counts moves in directions that are known. */
    boolean isCounted() {
        return move == null && heading.isKnown();
    }

    /** Whether a step counts the same moves. */
    boolean isLike(Step other) {
        return other instanceof SlideStep slide
                && slide.move == move
                && Arrays.equals(slide.heading.numbers(), heading.numbers());
    }

    /** All moves of a piece that stands here, in known directions. */
    Slides ways() {
        return new Slides(site, heading.numbers());
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int end = Registers.logTop(frame);
        long own = friends.word(frame, state, 0, end);
        long others = strangers.word(frame, state, 0, end);
        long ownHigh = words == 1 ? 0 : friends.word(frame, state, 1, end);
        long othersHigh = words == 1 ? 0 : strangers.word(frame, state, 1, end);
        int from = Frames.position(frame);
        if (heading.isKnown()) {
            return options(frame, state, own, others, ownHigh, othersHigh);
        }
        var direction = heading.held(frame);
        if (direction == null) {
            return Outcome.EXHAUSTED;
        }
        int length = rays[direction.number()].length(from, own, others, ownHigh, othersHigh);
        return count(state, length) ? Outcome.EXHAUSTED : make(frame, state, direction, length);
    }

    @ExplodeLoop
    private int options(VirtualFrame frame, State state, long own, long others, long ownHigh, long othersHigh) {
        int from = Frames.position(frame);
        Direction wanted = null;
        int length = 0;
        for (var option : heading.known) {
            if (wanted == null) {
                int ends = rays[option.number()].length(from, own, others, ownHigh, othersHigh);
                if (!count(state, ends)) {
                    wanted = option;
                    length = ends;
                }
            }
        }
        return wanted == null ? Outcome.EXHAUSTED : make(frame, state, wanted, length);
    }

    /** Counts the moves of one way, unless the wanted one is among them. */
    private boolean count(State state, int moves) {
        boolean counted = move == null || state.completed + moves <= state.wanted;
        if (counted) {
            state.completed += moves;
        }
        return counted;
    }

    /** Makes the wanted move of one way. */
    private int make(VirtualFrame frame, State state, Direction direction, int length) {
        int before = state.wanted - state.completed;
        var next = steps[direction.number()];
        int position = Frames.position(frame);
        for (int i = farthestFirst ? length - before : before + 1; i > 0; i--) {
            position = next[position];
        }
        heading.choose(frame, direction);
        Frames.setPosition(frame, position);
        move.execute(frame);
        return Outcome.STOP;
    }

    @Override
    public void readSlots(IntConsumer slots) {
        heading.readSlots(slots);
    }

    @Override
    public void definedSlots(IntConsumer slots) {
        heading.definedSlots(slots);
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}
