package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import org.senet.data.PersistentVector;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.state.State;

/**
 * Follows paths that are vectors at one place of the rules of a known game. The same vector is mostly followed again and again, and then
 * it is a single step in a table; where vectors are made anew each time, they are walked. Safe for several threads.
 */
final class PathTables {
    /** What {@link #end} answers where a path has other elements than directions and positions. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    private static final int MOST_PATHS = 16;
    private static final PersistentVector[] NO_PATHS = {};
    private static final int[][] NO_ENDS = {};

    @CompilationFinal(dimensions = 1)
    private PersistentVector[] paths = NO_PATHS;

    /** For each path the position at its end from each position, or -1. */
    @CompilationFinal(dimensions = 2)
    private int[][] ends = NO_ENDS;

    /** Whether there were too many paths for tables. */
    @CompilationFinal
    private boolean walks;

    /**
     * The position at the end of a path, -1 where it leads off the board, or {@link #UNKNOWN}.
     *
     * @param from a position
     */
    @ExplodeLoop
    int end(Site site, State state, int from, PersistentVector path, Node node) {
        if (walks) {
            return walk(site, state, from, path);
        }
        // Read once: another thread may add to them. The tables are written before the paths.
        var known = paths;
        for (int i = 0; i < known.length; i++) {
            if (known[i] == path) {
                return ends[i][from];
            }
        }
        CompilerDirectives.transferToInterpreterAndInvalidate();
        remember(site, path, node);
        return walk(site, state, from, path);
    }

    private synchronized void remember(Site site, PersistentVector path, Node node) {
        if (paths.length == MOST_PATHS || !isFlat(path)) {
            walks = true;
            return;
        }
        var table = new int[site.design.topology.size()];
        for (int p = 0; p < table.length; p++) {
            table[p] = Paths.along(site, null, p, path, node);
        }
        var newEnds = Arrays.copyOf(ends, ends.length + 1);
        newEnds[ends.length] = table;
        ends = newEnds;
        var newPaths = Arrays.copyOf(paths, paths.length + 1);
        newPaths[paths.length] = path;
        paths = newPaths;
    }

    private static boolean isFlat(PersistentVector path) {
        for (var element : path) {
            if (!(element instanceof Direction) && !(element instanceof Place)) {
                return false;
            }
        }
        return true;
    }

    private static int walk(Site site, State state, int from, PersistentVector path) {
        var steps = site.steps(state);
        int size = path.size();
        int at = from;
        for (int i = 0; i < size && at >= 0; i++) {
            var element = path.get(i);
            if (element instanceof Direction d) {
                at = steps[d.number()][at];
            } else if (element instanceof Place p) {
                at = p.number();
            } else {
                return UNKNOWN;
            }
        }
        return at;
    }
}
