package org.senet.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/** The players that a board's declaration mentions, each with the place where it is first mentioned. */
final class PlayerPlaces {
    private final Map<String, Item> places = new LinkedHashMap<>();

    /** Notes a player and returns its name. */
    String mention(Item item) {
        String name = item.name("a player");
        places.putIfAbsent(name, item);
        return name;
    }

    /** The players' names in the order in which they were noted. */
    Set<String> names() {
        return Collections.unmodifiableSet(places.keySet());
    }

    /** Where a player is first mentioned, or {@code null}. */
    @Nullable
    SourceSpan place(String player) {
        Item item = places.get(player);
        return item == null ? null : item.span();
    }
}
