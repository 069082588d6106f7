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

    /** The number of the global, for which the state has room: code that mentions it may be younger than the state. */
    int index(State state) {
        int index = known >= 0 ? known : number(state.design);
        if (index >= state.globals.length) {
            makeRoom(state, index + 1);
        }
        return index;
    }

    @TruffleBoundary
    private int number(Design design) {
        return design.global(name);
    }

    @TruffleBoundary
    private static void makeRoom(State state, int count) {
        state.globals = Arrays.copyOf(state.globals, count);
        state.globalObjects = Arrays.copyOf(state.globalObjects, count);
    }
}
