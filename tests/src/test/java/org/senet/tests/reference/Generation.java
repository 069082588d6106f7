package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.senet.data.Equality;
import org.senet.tests.reference.World.Invariant;

/**
 * A list of moves while it is being found, with the globals that all its moves share. This is all that is not rolled back.
 * A move that was completed has a number, from 0, even if it is dropped.
 */
final class Generation {
    private final Map<String, Object> globals = new HashMap<>();
    private final List<Found> found = new ArrayList<>();
    private int completed;

    /** A move that was found, with what found it. */
    private record Found(int number, ReferenceMove move, World end) {
        boolean holds() {
            return end.remembered().stream().allMatch(Invariant::holds);
        }
    }

    /** A global begins as 0. */
    Object global(String name) {
        return globals.getOrDefault(name, 0L);
    }

    /** Each change of a global repeats the remembered checks of the moves found so far. */
    void assign(String name, Object value) {
        if (!Equality.equal(global(name), value)) {
            globals.put(name, value);
            found.removeIf(move -> !move.holds());
        }
    }

    /** A rule has reached its end. */
    void add(World end) {
        var move = new ReferenceMove(end.events(), end.now());
        found.add(new Found(completed++, move, end));
    }

    /** The number that the next completed move will have. */
    int mark() {
        return completed;
    }

    /** Drops the moves with numbers from one to another, exclusive, that were to hold only if nothing is longer. */
    void annulShorter(int from, int to) {
        found.removeIf(f -> f.number >= from && f.number < to && f.end.unlessLonger());
    }

    /** The moves that have remained. */
    List<ReferenceMove> moves() {
        return found.stream().map(Found::move).toList();
    }
}
