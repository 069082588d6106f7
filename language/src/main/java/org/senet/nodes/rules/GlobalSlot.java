package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import org.senet.state.Design;
import org.senet.state.State;

/** Where a global is kept: known when the game is, else looked up by name. */
public final class GlobalSlot {
    private final Site site;
    private final String name;
    private final int known;

    /** A global by name, in the site's game. */
    public GlobalSlot(Site site, String name) {
        this.site = site;
        this.name = name;
        known = site.design == null ? -1 : site.design.global(name);
    }

    String name() {
        return name;
    }

    State state(VirtualFrame frame, Node node) {
        return site.state(frame, node);
    }

    int index(State state) {
        return known >= 0 ? known : lookup(state);
    }

    @TruffleBoundary
    private int lookup(State state) {
        Design design = state.design;
        int index = design.global(name);
        if (index >= state.globals.length) {
            state.globals = Arrays.copyOf(state.globals, index + 1);
            state.globalObjects = Arrays.copyOf(state.globalObjects, index + 1);
        }
        return index;
    }
}
