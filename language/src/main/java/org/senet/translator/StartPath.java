package org.senet.translator;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.senet.ir.Local;
import org.senet.nodes.rules.StartSet.Look;

/**
 * One path of a program that is followed from all positions together. Immutable, but for the parts that it is made of.
 *
 * @param at for each position where the path from there has come to, or -1
 * @param among the positions from which it can come so far
 * @param wanted what must be seen on the way
 * @param changed the squares, for all positions, that may have been changed on the way
 * @param variables what is known of their values
 * @param attributes those of the whole position that matter: true where it must not be nil at the beginning, false where the path has
 *     changed it
 */
record StartPath(
        int[] at,
        BitSet among,
        List<Look> wanted,
        List<int[]> changed,
        Map<Local, Object> variables,
        Map<String, Boolean> attributes) {
    StartPath among(BitSet fewer) {
        return new StartPath(at, fewer, wanted, changed, variables, attributes);
    }

    StartPath at(int[] squares, BitSet fewer) {
        return new StartPath(squares, fewer, wanted, changed, variables, attributes);
    }

    StartPath wanting(Look look) {
        var all = new ArrayList<>(wanted);
        all.add(look);
        return new StartPath(at, among, List.copyOf(all), changed, variables, attributes);
    }

    /** This path where another one that goes on from it has been followed, of which nothing is left but what was seen. */
    StartPath seeing(StartPath inner) {
        return new StartPath(at, inner.among, inner.wanted, changed, variables, inner.attributes);
    }

    /** What stands at the current position may be changed. */
    StartPath changing() {
        var all = new ArrayList<>(changed);
        all.add(at);
        return new StartPath(at, among, wanted, List.copyOf(all), variables, attributes);
    }

    StartPath with(Local local, Object value) {
        var all = new HashMap<>(variables);
        all.put(local, value);
        return new StartPath(at, among, wanted, changed, Map.copyOf(all), attributes);
    }

    /** An attribute gets another value. */
    StartPath assigning(String attribute) {
        return knowing(attribute, false);
    }

    /** An attribute is not nil now, and so it was not nil at the beginning if it is still the same. */
    StartPath finding(String attribute) {
        return knowing(attribute, true);
    }

    /** What comes first counts: it is asked for how things were at the beginning. */
    private StartPath knowing(String attribute, boolean present) {
        var all = new HashMap<>(attributes);
        all.putIfAbsent(attribute, present);
        return new StartPath(at, among, wanted, changed, variables, Map.copyOf(all));
    }

    /** The attributes that must not be nil at the beginning. */
    Set<String> present() {
        return attributes.keySet().stream().filter(attributes::get).collect(Collectors.toSet());
    }

    boolean hasChanged(int[] squares) {
        return changed.stream().anyMatch(c -> meet(c, squares));
    }

    private static boolean meet(int[] a, int[] b) {
        for (int p = 0; p < a.length; p++) {
            if (a[p] >= 0 && a[p] == b[p]) {
                return true;
            }
        }
        return false;
    }
}
