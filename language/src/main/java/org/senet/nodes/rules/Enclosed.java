package org.senet.nodes.rules;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The pieces of some owners that stand in a row from the current position on along a line, up to the first piece or place that is no
 * such one, if that is a piece of others. From one position the first bit of a ray tells that, in few instructions; to let sets go
 * along the line in rounds takes several times as many. Immutable.
 */
final class Enclosed extends PlaceSet {
    private final Ray ray;
    private final Owned row;
    private final Owned end;

    private Enclosed(Ray ray, Owned row, Owned end) {
        this.ray = ray;
        this.row = row;
        this.end = end;
    }

    /**
     * The first of two sets if there is anything in the second one, where these two are as described; else null.
     *
     * @param all a row from the current position on
     * @param last the place behind it, if a piece of others stands there
     */
    static @Nullable PlaceSet of(PlaceSet all, PlaceSet last) {
        if (!(all instanceof Spread row
                && last instanceof Both ended
                && ended.one instanceof Glided glided
                && ended.other instanceof Owned end
                && row.through instanceof Owned through)) {
            return null;
        }
        boolean alike = row.from == glided.on.from
                && row.line.isSame(glided.line)
                && through.isSame(glided.through)
                && isNextHere(row.from, row.line, through);
        return alike && through.isApartFrom(end)
                ? Optional.ofNullable(row.line.ray())
                        .map(ray -> new Enclosed(ray, through, end))
                        .orElse(null)
                : null;
    }

    /** Whether a set is the next position along a line, if a piece of some owners stands there. */
    private static boolean isNextHere(PlaceSet set, Line line, Owned owned) {
        return set instanceof Both both
                && both.one instanceof Along along
                && along.from instanceof Here
                && along.line.isSame(line)
                && owned.isSame(both.other);
    }

    @Override
    boolean isOf(long owners) {
        return row.isOf(owners);
    }

    @Override
    long word(Sight sight, int word) {
        int from = Long.numberOfTrailingZeros(sight.here) & Long.SIZE - 1;
        long found = ray.enclosed(from, row.word(sight, 0), end.word(sight, 0));
        return sight.isSomewhere ? found : found & Ray.ifAny(sight.here);
    }
}
