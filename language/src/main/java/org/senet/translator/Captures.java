package org.senet.translator;

import java.util.BitSet;
import java.util.Set;
import org.senet.nodes.rules.Reaching;

/** What {@link Reach} finds to be captured: what may be at most, and what is certain to be if an enemy stands there. */
final class Captures {
    private final Reaching.Cover possible;
    private final Reaching.Cover certain;
    private final int start;
    private final boolean landings;

    /**
     * None yet.
     *
     * @param size the number of positions
     * @param start where the rule begins
     * @param landings whether it is asked where pieces are put, and not what is captured
     */
    Captures(int size, int start, boolean landings) {
        possible = new Reaching.Cover(size);
        certain = new Reaching.Cover(size);
        this.start = start;
        this.landings = landings;
    }

    /** All that was found, where the whole rule was followed. */
    Reaching.Row row() {
        return new Reaching.Row(possible.without(certain), certain);
    }

    /** The same where anything else may be captured, too. */
    Reaching.Row rowOfUnknown() {
        return new Reaching.Row(null, certain);
    }

    /** The positions on which something may be captured. */
    BitSet possible() {
        return possible.targets();
    }

    /** The rule is at an end, where all that it has captured is captured indeed. */
    void end(Set<Known> ends) {
        for (var known : ends) {
            var sure = known.sure();
            if (sure != null && sure.captured() >= 0 && !certain.addEasier(sure.captured(), known.needs())) {
                possible.add(sure.captured(), known.needs());
            }
        }
    }

    /** What is known when something else might keep the rule from going on. */
    Known doubt(Known known) {
        var sure = known.sure();
        if (sure != null && sure.captured() >= 0) {
            possible.add(sure.captured(), known.needs());
        }
        return known.inDoubt();
    }

    /** What is known after a capture, of what stood there before the rule began. */
    Known add(int position, Known known) {
        if (position < 0 || !landings && known.hadNoEnemyAt(position)) {
            return known;
        }
        var sure = known.sure();
        boolean follows = sure != null
                && sure.captured() < 0
                && position != start
                && (sure.target() == Known.NOWHERE || sure.target() == position);
        if (follows) {
            return known.withCaptured(position);
        }
        possible.add(position, known.needs());
        return known;
    }
}
