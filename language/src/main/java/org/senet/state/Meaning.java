package org.senet.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;

/**
 * What names mean that are written in a value, however deep they stand in vectors, lists, maps and sets. A namespace does not count: a
 * syntax-quote puts it in front of the names of a game.
 */
final class Meaning {
    private final Function<String, @Nullable Object> named;

    /** @param named what a name means; null for one that stands for itself */
    Meaning(Function<String, @Nullable Object> named) {
        this.named = named;
    }

    Object of(Object written) {
        return switch (written) {
            case Symbol name -> {
                var meant = named.apply(name.name());
                yield meant == null ? name : meant;
            }
            case PersistentVector vector -> PersistentVector.from(all(vector));
            case PersistentList list -> PersistentList.from(all(list));
            case PersistentSet set -> PersistentSet.from(all(set));
            case PersistentMap map -> map(map);
            default -> written;
        };
    }

    private List<Object> all(Iterable<?> values) {
        var meant = new ArrayList<>();
        values.forEach(value -> meant.add(of(value)));
        return meant;
    }

    private PersistentMap map(PersistentMap written) {
        var meant = PersistentMap.EMPTY;
        for (Map.Entry<?, ?> entry : written) {
            meant = meant.assoc(of(entry.getKey()), of(entry.getValue()));
        }
        return meant;
    }
}
