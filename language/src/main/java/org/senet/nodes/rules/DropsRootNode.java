package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;

/**
 * All moves of a player each of whose moves puts down one piece, always the same, and does no more than to turn over others. The argument
 * is a state between moves; the set of the positions is in its {@link org.senet.state.State#places} afterwards.
 */
public final class DropsRootNode extends CodeRootNode {
    private final boolean areAll;

    @Child
    private PlacingNode places;

    private DropsRootNode(
            TruffleLanguage<?> language, String name, FrameLayout layout, PlacingNode places, boolean areAll) {
        super(language, name, Frames.descriptor(layout));
        this.places = places;
        this.areAll = areAll;
    }

    /**
     * The moves that the first pass finds.
     *
     * @param only whether there is no other one
     * @return null when some of them do anything else
     */
    public static @Nullable DropsRootNode of(
            TruffleLanguage<?> language, String name, FrameLayout layout, PassNode pass, boolean only) {
        var places = pass.drops();
        return places == null ? null : new DropsRootNode(language, name, layout, places, only);
    }

    /** Whether there is never another move; else there may be others where there is none of these. */
    public boolean areAll() {
        return areAll;
    }

    /** What the moves turn over; null for nothing. */
    public @Nullable Turning turning() {
        return places.turning();
    }

    /** The code of the piece. */
    public int piece() {
        return places.dropped();
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        places.findDrops(frame, state);
        return state;
    }
}
