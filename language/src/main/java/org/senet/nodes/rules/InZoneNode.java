package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.TestNode;

/** Whether a position is in a zone as the player to move has it. */
public final class InZoneNode extends TestNode {
    private final Site site;
    private final ZoneOfGame found;

    @Child
    private PathNode path;

    @CompilationFinal(dimensions = 1)
    private final boolean[] known;

    /** A test of the end of a path. */
    public InZoneNode(Site site, String zone, PathNode path) {
        this.site = site;
        this.path = path;
        known = site.design == null ? null : ZoneOfGame.flags(zone, site.design, site.player);
        found = new ZoneOfGame(zone);
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
        return (known != null ? known : found.flags(state, this))[at];
    }
}
