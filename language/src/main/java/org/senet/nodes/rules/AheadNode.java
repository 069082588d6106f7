package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Query;
import org.senet.nodes.Frames;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.Direction;
import org.senet.state.State;

/**
 * Whether a turn of a loop can get anywhere that begins with a choice among directions, or with the one that a variable holds: what
 * it looks at first there is looked at from the current position, without a choice. Most captures cannot be gone on with, and then
 * the turn, which needs an activation of its own, is not begun. It answers yes where it does not know.
 */
public final class AheadNode extends TestNode implements ReadsSlots {
    private static final int NO_SLOT = -1;

    private final Site site;

    /** The directions; none when a variable holds the only one. */
    @CompilationFinal(dimensions = 1)
    private final Direction[] options;

    /** The slot of that variable. */
    private final int direction;

    @CompilationFinal(dimensions = 1)
    private final Look[] looks;

    /** Tells most positions apart from which nothing is there; null where looking is no slower. */
    private final @Nullable FirstPieces first;

    /** Variables that the turn counts up; if one is no small number, the turn must tell. */
    @CompilationFinal(dimensions = 1)
    private final int[] counted;

    /** One thing of all that must be so in a direction. */
    public sealed interface Look {
        /** There is a next position; go there. */
        record Step() implements Look {}

        /** Over empty positions there is one that is not; go there. */
        record Glide() implements Look {}

        /** The same if a variable is true. */
        record GlideIf(int slot) implements Look {}

        /** The answer about the position that was reached is yes. */
        record Ask(Query query) implements Look {}

        /** The direction is not the one that a variable holds. */
        record Other(int slot) implements Look {}
    }

    private AheadNode(Site site, List<Direction> options, int direction, List<Look> looks, List<Integer> counted) {
        this.site = site;
        this.options = options.toArray(Direction[]::new);
        this.direction = direction;
        this.looks = looks.toArray(Look[]::new);
        first = options.isEmpty() ? null : FirstPieces.of(site, options, looks);
        this.counted = counted.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Looks in some directions, in each until something is not as it must be.
     *
     * @param site knows its game, whose directions {@linkplain #isFor are fit}
     * @param counted the slots of the variables that the turn counts up
     */
    public static AheadNode among(Site site, List<Direction> options, List<Look> looks, List<Integer> counted) {
        return new AheadNode(site, options, NO_SLOT, looks, counted);
    }

    /**
     * Looks in the direction that a variable holds.
     *
     * @param site knows its game, all of whose directions {@linkplain #isForAll are fit}
     * @param slot the slot of that variable
     * @param counted the slots of the variables that the turn counts up
     */
    public static AheadNode along(Site site, int slot, List<Look> looks, List<Integer> counted) {
        return new AheadNode(site, List.of(), slot, looks, counted);
    }

    /** Whether nobody who goes in a direction comes back to where he was, so that looking ahead ends. */
    public static boolean isFor(Site site, Direction direction) {
        return isFor(site.steps(null)[direction.number()]);
    }

    /** The same of all directions. */
    public static boolean isForAll(Site site) {
        return Arrays.stream(site.steps(null)).allMatch(AheadNode::isFor);
    }

    private static boolean isFor(int[] next) {
        return IntStream.range(0, next.length).allMatch(from -> {
            var seen = new BitSet();
            int at = from;
            while (at >= 0 && !seen.get(at)) {
                seen.set(at);
                at = next[at];
            }
            return at < 0;
        });
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        int from = Frames.position(frame);
        if (from < 0 || !canCount(frame) || !canDecide(frame)) {
            return true;
        }
        var state = Frames.state(frame);
        return direction == NO_SLOT ? leadsAnywhere(frame, state, from) : leadsAlong(frame, state, from);
    }

    private boolean leadsAlong(VirtualFrame frame, State state, int from) {
        return !frame.isObject(direction)
                || !(frame.getObject(direction) instanceof Direction known)
                || leads(frame, state, Registers.board(frame), known, from);
    }

    @ExplodeLoop
    private boolean leadsAnywhere(VirtualFrame frame, State state, int from) {
        if (first != null && !first.mayLead(frame, state)) {
            return false;
        }
        var board = Registers.board(frame);
        for (var option : options) {
            if (leads(frame, state, board, option, from)) {
                return true;
            }
        }
        return false;
    }

    @ExplodeLoop
    private boolean canCount(VirtualFrame frame) {
        for (int slot : counted) {
            if (!frame.isLong(slot) || (int) frame.getLong(slot) != frame.getLong(slot)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the variables on which looks depend hold truth values. */
    @ExplodeLoop
    private boolean canDecide(VirtualFrame frame) {
        for (var look : looks) {
            if (look instanceof Look.GlideIf glide
                    && !(frame.isObject(glide.slot()) && isTruth(frame.getObject(glide.slot())))) {
                return false;
            }
        }
        return true;
    }

    @ExplodeLoop
    private boolean leads(VirtualFrame frame, State state, int[] board, Direction option, int from) {
        var next = site.steps(null)[option.number()];
        int at = from;
        for (var look : looks) {
            at = after(frame, state, board, next, look, option, at);
            if (at < 0) {
                return false;
            }
        }
        return true;
    }

    /** Where a look ends that begins at a position, or -1 where it is not as it must be. */
    private int after(VirtualFrame frame, State state, int[] board, int[] next, Look look, Direction option, int from) {
        if (look instanceof Look.Step) {
            return next[from];
        }
        if (look instanceof Look.Glide || look instanceof Look.GlideIf glide && isTrue(frame, glide.slot())) {
            return overEmpty(next, board, from);
        }
        boolean holds = look instanceof Look.GlideIf
                || (look instanceof Look.Ask ask
                        ? site.holds(state, ask.query(), board[from])
                        : isOther(frame, ((Look.Other) look).slot(), option));
        return holds ? from : -1;
    }

    private static boolean isTruth(Object value) {
        return value == Boolean.TRUE || value == Boolean.FALSE;
    }

    private static boolean isTrue(VirtualFrame frame, int slot) {
        return frame.getObject(slot) == Boolean.TRUE;
    }

    private static boolean isOther(VirtualFrame frame, int slot, Direction option) {
        return !frame.isObject(slot) || frame.getObject(slot) != option;
    }

    private static int overEmpty(int[] next, int[] board, int from) {
        int at = from;
        while (at >= 0 && board[at] == 0) {
            at = next[at];
        }
        return at;
    }

    @Override
    public void readSlots(IntConsumer slots) {
        for (int slot : counted) {
            slots.accept(slot);
        }
        if (direction != NO_SLOT) {
            slots.accept(direction);
        }
        for (var look : looks) {
            if (look instanceof Look.Other other) {
                slots.accept(other.slot());
            } else if (look instanceof Look.GlideIf glide) {
                slots.accept(glide.slot());
            }
        }
    }
}
