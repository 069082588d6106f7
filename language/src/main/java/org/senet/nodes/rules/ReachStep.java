package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
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
import org.senet.state.LandingMoves;
import org.senet.state.State;

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

    /** For each of the known directions what lies ahead as sets, where these have one word. */
    @CompilationFinal(dimensions = 1)
    private final Ray @Nullable [] rays;

    private final Standing friends;
    private final Standing strangers;

    /** No more positions than that are reached from one, where moves are written down at once. */
    private final int most;

    /** What follows, if it is no more than that; else null. */
    private final @Nullable Landing landing;

    /** Whether such moves have had to be made. */
    @CompilationFinal
    private boolean makes;

    @Child
    private Step next;

    /**
     * Along the ways of a heading.
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
        var steps = site.design.topology.steps(site.player);
        rays = makes || site.design.words > 1
                ? null
                : Stream.of(heading.known)
                        .map(d -> Ray.of(site.design, steps[d.number()]))
                        .toArray(Ray[]::new);
        most = makes ? 0 : most(site.design.topology.size(), steps, heading.known);
        friends = new Standing(site.design, site.design.friends(site.player));
        strangers = new Standing(site.design, ~site.design.friends(site.player));
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

    private static int most(int size, int[][] steps, Direction[] directions) {
        return IntStream.range(0, size)
                .map(from -> Stream.of(directions)
                        .mapToInt(d -> line(steps[d.number()], steps[d.number()][from]).length)
                        .sum())
                .max()
                .orElse(0);
    }

    private boolean isWanted(int direction) {
        return heading.isKnown()
                ? Stream.of(heading.known).anyMatch(d -> d.number() == direction)
                : RideStep.isFor(site.design, site.player, new Direction("", direction));
    }

    private static int[][] lines(int[] steps) {
        return IntStream.of(steps).mapToObj(first -> line(steps, first)).toArray(int[][]::new);
    }

    private static int[] line(int[] steps, int first) {
        return IntStream.iterate(first, at -> at >= 0, at -> steps[at]).toArray();
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
        var moves = landing.moves(state, lift, most);
        if (rays == null) {
            for (var direction : heading.known) {
                var line = lines[direction.number()][from];
                list(state, board, moves, line, length(frame, line));
            }
        } else {
            listAlongRays(frame, state, board, moves, from);
        }
        moves.finish();
        return Outcome.EXHAUSTED;
    }

    /** Nothing has changed since the sets were right but that the piece was lifted, which does not stand in its own way. */
    @ExplodeLoop
    private void listAlongRays(VirtualFrame frame, State state, int[] board, LandingMoves moves, int from) {
        long own = friends.word(frame, state, 0, 0);
        long others = strangers.word(frame, state, 0, 0);
        for (int i = 0; i < rays.length; i++) {
            int length = rays[i].length(from, own, others, 0, 0);
            list(state, board, moves, lines[heading.known[i].number()][from], length);
        }
    }

    private void list(State state, int[] board, LandingMoves moves, int[] line, int length) {
        for (int i = 0; i < length; i++) {
            int at = line[farthestFirst ? length - 1 - i : i];
            landing.add(state, moves, at, board[at]);
        }
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
