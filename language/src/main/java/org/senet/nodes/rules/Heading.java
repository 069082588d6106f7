package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Step;
import org.senet.state.Direction;

/**
 * Where ways go that are walked at once: in the direction that a variable holds, or in each of several that are known. Immutable.
 */
public final class Heading {
    private static final int NO_SLOT = -1;

    /** The slot of the variable, which is the one that is chosen where the directions are known; or {@link #NO_SLOT}. */
    private final int slot;

    /** None where the variable tells. */
    @CompilationFinal(dimensions = 1)
    final Direction[] known;

    private Heading(int slot, Direction... known) {
        this.slot = slot;
        this.known = known;
    }

    /** Steps that go along ways, and can begin with the choice of their direction. */
    public interface Way {
        /** This step after a choice of the direction; null where it is not chosen so. */
        @Nullable
        Step after(int chosenSlot, Object... chosen);
    }

    /**
     * The direction that a variable holds.
     *
     * @param slot the slot of the variable, which may have no value yet; then the way leads nowhere
     */
    public static Heading of(int slot) {
        return new Heading(slot);
    }

    /** A known direction, for which there is no variable. */
    public static Heading of(Direction direction) {
        return new Heading(NO_SLOT, direction);
    }

    /** The same where the variable is a choice among some values; null where it is another one, or where they are no directions. */
    @Nullable
    Heading after(int chosenSlot, Object... chosen) {
        return chosenSlot != slot || isKnown() || !Stream.of(chosen).allMatch(Direction.class::isInstance)
                ? null
                : new Heading(slot, Arrays.copyOf(chosen, chosen.length, Direction[].class));
    }

    /** Whether the directions are known, and no variable tells. */
    boolean isKnown() {
        return known.length > 0;
    }

    /** The numbers of the known directions. */
    int[] numbers() {
        return Stream.of(known).mapToInt(Direction::number).toArray();
    }

    /** The direction that the variable holds, if it has a value. */
    @Nullable
    Direction held(VirtualFrame frame) {
        return frame.isObject(slot) && frame.getObject(slot) instanceof Direction direction ? direction : null;
    }

    /** Gives the variable, if there is one, the direction of known ones that was taken. */
    void choose(VirtualFrame frame, Direction direction) {
        if (isKnown() && slot != NO_SLOT) {
            frame.setObject(slot, direction);
        }
    }

    /** Tells the slot if a direction is read there. */
    void readSlots(IntConsumer slots) {
        if (!isKnown()) {
            slots.accept(slot);
        }
    }

    /** Tells the slot if {@link #choose} writes there. */
    void definedSlots(IntConsumer slots) {
        if (isKnown() && slot != NO_SLOT) {
            slots.accept(slot);
        }
    }
}
