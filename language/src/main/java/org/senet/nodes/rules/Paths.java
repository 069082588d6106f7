package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.Node;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.nodes.core.Truth;
import org.senet.runtime.Function;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.state.State;

/** Following directions that are values, without moving. */
final class Paths {
    private static final int SHOWN = 60;

    private Paths() {}

    /** The position one element of a path further, or -1 off the board. */
    static int step(Site site, State state, int from, Object element, Node node) {
        if (element instanceof Direction d) {
            return from < 0 ? -1 : site.steps(state)[d.number()][from];
        }
        if (element instanceof Place p) {
            return p.number();
        }
        return other(site, state, from, element, node);
    }

    @TruffleBoundary
    private static int other(Site site, State state, int from, Object element, Node node) {
        if (element instanceof PersistentVector path) {
            int at = from;
            for (var e : path) {
                at = at < 0 ? at : step(site, state, at, e, node);
            }
            return at;
        }
        if (element instanceof Function f) {
            int before = state.position;
            state.position = from;
            var result = f.call(state);
            int after = Truth.core(result) ? state.position : -1;
            state.position = before;
            return after;
        }
        throw SenetException.runtime(
                node, "a path is made of directions and positions, but this is " + Printer.display(element, SHOWN));
    }
}
