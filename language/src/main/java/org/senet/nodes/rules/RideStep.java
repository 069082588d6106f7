package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
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
 * The ways over empty positions in one direction, or in each of several, where each position is the end of one move, and moves
 * are counted: their number is how far the ways go, and where one of them is wanted, only that one is made. Where such ways
 * go on from each of their ends, all of those are counted at once ({@link Onward}), or taken for as many as there can be.
 */
public final class RideStep extends Step implements Heading.Way, ReadsSlots, WritesSlot, DefinesSlots {
    private final Design design;
    private final Heading heading;
    private final boolean alsoHere;
    private final boolean farthestFirst;

    private final Standing pieces;

    /** By the number of the direction; null where it is none of those that the ride may have. */
    @CompilationFinal(dimensions = 1)
    private final @Nullable Ray[] rays;

    @CompilationFinal(dimensions = 2)
    private final int[][] steps;

    /** For each direction by how much numbers of positions change at every step; 0 where not always by the same. */
    @CompilationFinal(dimensions = 1)
    private final int[] strides;

    @Child
    private @Nullable Step move;

    /** The ways that go on from each end, where these are counted instead of the ends. */
    private final @Nullable Onward onward;

    /** For how many such ways each end is taken, so that some of their numbers have none; 0 where they are counted. */
    private final int tickets;

    /** What the numbers mean where this step comes after one that takes them so; null where it counts. */
    @CompilationFinal
    private @Nullable Tickets numbers;

    /**
     * Along the ways of a heading.
     *
     * @param heading directions for which there are {@linkplain #isFor sets}
     * @param alsoHere whether the move may end without a step, too
     * @param farthestFirst whether the moves that go farther come before the others
     * @param move all that is left of the move; null where it is only counted
     */
    public RideStep(Site site, Heading heading, boolean alsoHere, boolean farthestFirst, @Nullable Step move) {
        this(site.design, site.design.topology.steps(site.player), heading, alsoHere, farthestFirst, move, null, 0);
    }

    private RideStep(
            Design design,
            int[][] steps,
            Heading heading,
            boolean alsoHere,
            boolean farthestFirst,
            @Nullable Step move,
            @Nullable Onward onward,
            int tickets) {
        this.design = design;
        this.steps = steps;
        this.heading = heading;
        this.alsoHere = alsoHere;
        this.farthestFirst = farthestFirst;
        this.move = move;
        this.onward = onward;
        this.tickets = tickets;
        strides = Stream.of(steps).mapToInt(Onward::distance).toArray();
        rays = Stream.of(steps).map(next -> Ray.of(design, next)).toArray(Ray[]::new);
        pieces = Standing.ofAll(design);
    }

    /** Whether ways in a direction, as a player sees it, can be counted like this. */
    public static boolean isFor(Design design, int player, Direction direction) {
        return Ray.of(design, design.topology.steps(player, direction.number())) != null;
    }

    /** This step after a choice of the direction; null where that is not what is chosen. */
    @Override
    public @Nullable RideStep after(int chosenSlot, Object... chosen) {
        var chosenHeading = heading.after(chosenSlot, chosen);
        return chosenHeading == null || onward != null && !areApart(chosenHeading.known)
                ? null
                : new RideStep(design, steps, chosenHeading, alsoHere, farthestFirst, move, onward, tickets);
    }

    /** Whether ways in some directions have no ends in common, so that these are a set. */
    private boolean areApart(Direction... directions) {
        for (int i = 0; i < directions.length; i++) {
            for (int j = 0; j < i; j++) {
                if (!ray(directions[i]).isApartFrom(ray(directions[j]))) {
                    return false;
                }
            }
        }
        return true;
    }

    private Ray ray(Direction direction) {
        return Ray.of(design, steps[direction.number()]);
    }

    /**
     * This step where ways like those of another such step go on from each of its ends; null where that cannot be counted at once.
     *
     * @param rest what follows at each end, with that other step
     * @param loose whether each end is taken for as many ways as there can be, instead of being counted
     */
    public @Nullable RideStep before(RideStep next, Step rest, boolean loose) {
        var further = alsoHere || next.onward != null || !next.heading.isKnown()
                ? null
                : Onward.of(design, steps, next.heading.known, next.alsoHere);
        if (further != null && loose) {
            next.numbers = new Tickets(next.heading.known, steps, next.alsoHere, further.most());
        }
        return further == null
                ? null
                : new RideStep(
                        design,
                        steps,
                        heading,
                        false,
                        farthestFirst,
                        next.move == null ? null : rest,
                        further,
                        loose ? further.most() : 0);
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int end = Registers.logTop(frame);
        long low = pieces.word(frame, state, 0, end);
        long high = design.words == 1 ? 0 : pieces.word(frame, state, 1, end);
        int from = Frames.position(frame);
        if (onward != null) {
            return onward(frame, state, from, low, high);
        }
        if (numbers != null && move != null) {
            return byNumber(frame, state, from, low, high);
        }
        if (!heading.isKnown()) {
            var direction = heading.held(frame);
            int steps = direction == null ? 0 : rays[direction.number()].length(from, low, high);
            return count(state, steps) ? Outcome.EXHAUSTED : make(frame, state, direction, steps);
        }
        if (move == null) {
            boolean isLow = design.words == 1 || from < Long.SIZE;
            state.completed += isLow ? countFromLow(from, low, high) : countFromHigh(from, low, high);
            return Outcome.EXHAUSTED;
        }
        return options(frame, state, from, low, high);
    }

    /** Whether ways go on from each of its ends, so that each end can be taken for as many moves as there can be. */
    public boolean goesOn() {
        return onward != null;
    }

    /** The ways that go on from any end. */
    private int onward(VirtualFrame frame, State state, int from, long low, long high) {
        if (!heading.isKnown()) {
            var direction = heading.held(frame);
            return direction == null ? Outcome.EXHAUSTED : onward(frame, state, direction, low, high);
        }
        if (move != null) {
            for (var option : heading.known) {
                if (onward(frame, state, option, low, high) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                Frames.setPosition(frame, from);
            }
            return Outcome.EXHAUSTED;
        }
        state.completed += onward(from, low, high);
        return Outcome.EXHAUSTED;
    }

    @ExplodeLoop
    private int onward(int from, long low, long high) {
        if (tickets > 0) {
            int ends = 0;
            for (var option : heading.known) {
                ends += rays[option.number()].length(from, low, high);
            }
            return ends * tickets;
        }
        long first = 0;
        long second = 0;
        for (var option : heading.known) {
            var ray = rays[option.number()];
            first |= ray.firstReached(from, low, high);
            second |= design.words == 1 ? 0 : ray.secondReached(from, low, high);
        }
        return onward.count(first, second, ~low, ~high);
    }

    /** The ways that go on from the ends in one direction. */
    private int onward(VirtualFrame frame, State state, Direction direction, long low, long high) {
        int from = Frames.position(frame);
        if (tickets > 0) {
            return ticket(frame, state, direction, rays[direction.number()].length(from, low, high));
        }
        var ray = rays[direction.number()];
        long first = ray.firstReached(from, low, high);
        long second = design.words == 1 ? 0 : ray.secondReached(from, low, high);
        int moves = onward.count(first, second, ~low, ~high);
        if (move == null || state.completed + moves <= state.wanted) {
            state.completed += moves;
            return Outcome.EXHAUSTED;
        }
        int steps = Long.bitCount(first) + Long.bitCount(second);
        for (int i = 1; i <= steps; i++) {
            Frames.setPosition(frame, from);
            go(frame, direction, farthestFirst ? steps + 1 - i : i);
            if (move.execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        throw CompilerDirectives.shouldNotReachHere("a move was counted that is not there");
    }

    /** The same where they are not counted: a ticket has its end, and perhaps a way that goes on from there. */
    private int ticket(VirtualFrame frame, State state, Direction direction, int ends) {
        int moves = ends * tickets;
        if (move == null || state.completed + moves <= state.wanted) {
            state.completed += moves;
            return Outcome.EXHAUSTED;
        }
        int before = state.wanted - state.completed;
        state.completed = 0;
        state.wanted = before % tickets;
        go(frame, direction, before / tickets + 1);
        move.execute(frame);
        return Outcome.STOP;
    }

    /** Makes the move that has the wanted number on an empty board, if nothing is in its way. */
    private int byNumber(VirtualFrame frame, State state, int from, long low, long high) {
        int distance = numbers.distance(from, state.wanted);
        var direction = numbers.direction(from, state.wanted);
        if (direction != null && distance <= rays[direction.number()].length(from, low, high)) {
            go(frame, direction, distance);
            state.wanted = 0;
            move.execute(frame);
        }
        return Outcome.STOP;
    }

    @ExplodeLoop
    private int countFromLow(int from, long low, long high) {
        int moves = alsoHere ? heading.known.length : 0;
        for (var option : heading.known) {
            moves += rays[option.number()].lengthFromLow(from, low, high);
        }
        return moves;
    }

    @ExplodeLoop
    private int countFromHigh(int from, long low, long high) {
        int moves = alsoHere ? heading.known.length : 0;
        for (var option : heading.known) {
            moves += rays[option.number()].lengthFromHigh(from, low, high);
        }
        return moves;
    }

    @ExplodeLoop
    private int options(VirtualFrame frame, State state, int from, long low, long high) {
        Direction wanted = null;
        int length = 0;
        for (var option : heading.known) {
            int steps = rays[option.number()].length(from, low, high);
            if (wanted == null && !count(state, steps)) {
                wanted = option;
                length = steps;
            }
        }
        return wanted == null ? Outcome.EXHAUSTED : make(frame, state, wanted, length);
    }

    /** Counts the moves of one way, unless the wanted one is among them. */
    private boolean count(State state, int steps) {
        int moves = steps + (alsoHere ? 1 : 0);
        boolean counted = move == null || state.completed + moves <= state.wanted;
        if (counted) {
            state.completed += moves;
        }
        return counted;
    }

    /** Makes the wanted move of one way. */
    private int make(VirtualFrame frame, State state, @Nullable Direction direction, int length) {
        int before = state.wanted - state.completed;
        int end = alsoHere ? 0 : 1;
        int distance = farthestFirst ? length - before : before + end;
        if (direction != null) {
            go(frame, direction, distance);
        }
        move.execute(frame);
        return Outcome.STOP;
    }

    private void go(VirtualFrame frame, Direction direction, int distance) {
        int position = Frames.position(frame);
        int stride = strides[direction.number()];
        if (stride != 0) {
            position += stride * distance;
        } else {
            var next = steps[direction.number()];
            for (int i = 0; i < distance; i++) {
                position = next[position];
            }
        }
        heading.choose(frame, direction);
        Frames.setPosition(frame, position);
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
