package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.State;

/** {@code (any-position)} and {@code (any-position zone)}: goes to each position, in the board's order. */
public final class AnyPlaceStep extends Step implements WritesSlot, Watchable {
    private final @Nullable ZoneOfGame found;
    private final SavedSlots saved;

    @CompilationFinal(dimensions = 1)
    private final int @Nullable [] known;

    @Child
    private Step next;

    /** @param zone the zone's name, or null for all positions */
    public AnyPlaceStep(Site site, @Nullable String zone, SavedSlots saved, Step next) {
        found = zone == null ? null : new ZoneOfGame(zone);
        this.saved = saved;
        this.next = next;
        known = known(site, zone);
    }

    /** The same where one of the positions is drawn; the game is known, and has the zone. */
    public DrawnStep drawn() {
        return new DrawnStep.OfPlaces(Objects.requireNonNull(known), next);
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        saved.save(frame);
        int outcome = known != null ? goToAll(frame, known) : goToAll(frame, state);
        TruffleSafepoint.poll(this);
        return outcome;
    }

    private int goToAll(VirtualFrame frame, int[] positions) {
        for (int position : positions) {
            if (goTo(frame, position) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** The same in a game that is known only now. */
    private int goToAll(VirtualFrame frame, State state) {
        var wanted = found == null ? null : found.flags(state, this);
        for (int position = 0; position < state.design.topology.size(); position++) {
            if ((wanted == null || wanted[position]) && goTo(frame, position) == Outcome.STOP) {
                return Outcome.STOP;
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int goTo(VirtualFrame frame, int position) {
        Frames.setPosition(frame, position);
        int outcome = next.execute(frame);
        if (outcome != Outcome.STOP) {
            saved.restore(frame);
        }
        return outcome;
    }

    private static int @Nullable [] known(Site site, @Nullable String zone) {
        if (site.design == null) {
            return null;
        }
        var flags = zone == null ? null : ZoneOfGame.flags(zone, site.design, site.player);
        return zone != null && flags == null
                ? null
                : IntStream.range(0, site.design.topology.size())
                        .filter(p -> flags == null || flags[p])
                        .toArray();
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }

    @Override
    public void watch() {
        haltBefore(next);
    }
}
