package org.senet.tests.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A move.
 *
 * @param events what its rule has done, in order
 * @param end the position as the rule has left it, before the turn passes
 */
public record ReferenceMove(List<Event> events, ReferencePosition end) {
    /** How likely it is among the moves of a player who moves by chance. */
    public long weight() {
        return events.stream()
                .filter(Event.Weighted.class::isInstance)
                .mapToLong(e -> ((Event.Weighted) e).weight())
                .findFirst()
                .orElse(1);
    }

    /** The same move with another weight. */
    ReferenceMove weighing(long weight) {
        var weighed = new ArrayList<Event>();
        weighed.add(new Event.Weighted(weight));
        events.stream().filter(e -> !(e instanceof Event.Weighted)).forEach(weighed::add);
        return new ReferenceMove(List.copyOf(weighed), end);
    }

    boolean does(Predicate<Event> what) {
        return events.stream().anyMatch(what);
    }

    /** The positions that it has changed and on which there is a piece now, in the order of the board. */
    IntStream landings() {
        return events.stream()
                .filter(Event.OfBoard.class::isInstance)
                .mapToInt(e -> ((Event.OfBoard) e).at())
                .distinct()
                .sorted();
    }
}
