package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Design;

/** {@code (any-position)} and {@code (any-position zone)}: goes to each position, in the board's order. */
public final class AnyPlaceStep extends Step implements WritesSlot, Watchable {
    private final @Nullable String zone;
    private final SavedSlots saved;

    @CompilationFinal(dimensions = 1)
    private final int @Nullable [] known;

    @Child
    private Step next;

    /** @param zone the zone's name, or null for all positions */
    public AnyPlaceStep(Site site, @Nullable String zone, SavedSlots saved, Step next) {
        this.zone = zone;
        this.saved = saved;
        this.next = next;
        known = site.design == null ? null : positions(site.design, site.player);
    }

    /** The same where one of the positions is drawn; the game is known, and has the zone. */
    public DrawnStep drawn() {
        return new DrawnStep.OfPlaces(Objects.requireNonNull(known), next);
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        var positions = known != null ? known : positions(state.design, state.player);
        saved.save(frame);
        for (int position : positions) {
            Frames.setPosition(frame, position);
            if (next.execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
            saved.restore(frame);
        }
        TruffleSafepoint.poll(this);
        return Outcome.EXHAUSTED;
    }

    @TruffleBoundary
    private int[] positions(Design design, int player) {
        if (zone == null) {
            return java.util.stream.IntStream.range(0, design.topology.size()).toArray();
        }
        var set = design.topology.board().zone(zone, design.pieces.ownerName(player));
        if (set == null) {
            throw SenetException.runtime(
                    this,
                    "unknown zone `" + zone + "`",
                    Suggest.hint(zone, design.topology.board().zoneNames()));
        }
        var flags = design.topology.flags(set);
        return java.util.stream.IntStream.range(0, flags.length)
                .filter(p -> flags[p])
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
