package org.senet.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentVector;
import org.senet.state.Design;
import org.senet.state.Direction;
import org.senet.state.Place;

/** What values of the language mean as ways to go, for one player. */
final class Ways {
    private final Design design;
    private final int player;
    private final Relation here;
    private final Map<Object, Relation> known = new HashMap<>();

    Ways(Design design, int player) {
        this.design = design;
        this.player = player;
        here = Relation.identity(design.topology.size());
    }

    /** Whether evaluating a value as a condition is going along it. */
    static boolean isWay(@Nullable Object value) {
        return value instanceof Direction || value instanceof Place || value instanceof PersistentVector;
    }

    /** Where a value leads; null when that is not known. */
    @Nullable
    Relation of(@Nullable Object value) {
        return switch (value) {
            case Direction d -> known.computeIfAbsent(d, way -> Relation.of(design.topology.steps(player, d.number())));
            case Place p -> known.computeIfAbsent(p, place -> Relation.to(design.topology.size(), p.number()));
            case PersistentVector path -> {
                Relation way = here;
                for (var element : path) {
                    way = element instanceof PersistentVector ? null : then(way, of(element));
                    if (way == null) {
                        break;
                    }
                }
                yield way;
            }
            case null, default -> null;
        };
    }

    /** Where one stays. */
    Relation here() {
        return here;
    }

    /** Where the values of a path lead, one after the other; null when that is not known. */
    @Nullable
    Relation along(List<@Nullable Object> values) {
        Relation way = here;
        for (var value : values) {
            way = then(way, of(value));
            if (way == null) {
                return null;
            }
        }
        return Objects.requireNonNull(way);
    }

    private @Nullable Relation then(Relation first, @Nullable Relation next) {
        return next == null || first == here ? next : first.then(next);
    }
}
