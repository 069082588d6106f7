package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.nodes.TestNode;
import org.senet.state.Design;
import org.senet.state.State;

/** Whether a position is in a zone as the player to move has it. */
public final class InZoneNode extends TestNode {
    private final Site site;
    private final String zone;

    @Child
    private PathNode path;

    @CompilationFinal(dimensions = 1)
    private final boolean[] known;

    /** A test of the end of a path. */
    public InZoneNode(Site site, String zone, PathNode path) {
        this.site = site;
        this.zone = zone;
        this.path = path;
        known = site.design == null ? null : flags(site.design, site.player);
    }

    /** The path to the position. */
    PathNode path() {
        return path;
    }

    /** Whether it is known which positions are in the zone. */
    boolean isKnown() {
        return known != null;
    }

    /** Whether a position is in the zone, where that is known. */
    boolean contains(int position) {
        return known[position];
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = site.state(frame, this);
        int at = path.end(frame, state);
        if (at < 0) {
            return false;
        }
        return known != null ? known[at] : lookup(state, at);
    }

    @TruffleBoundary
    private boolean lookup(State state, int at) {
        var flags = flags(state.design, state.player);
        if (flags == null) {
            throw SenetException.runtime(
                    this,
                    "unknown zone `" + zone + "`",
                    Suggest.hint(zone, state.design.topology.board().zoneNames()));
        }
        return flags[at];
    }

    private boolean[] flags(Design design, int player) {
        var set = design.topology.board().zone(zone, design.pieces.ownerName(player));
        return set == null ? null : design.topology.flags(set);
    }
}
