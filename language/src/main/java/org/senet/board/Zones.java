package org.senet.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The named sets of positions of a board, some of them for certain players only. */
final class Zones {
    private final Map<Key, BitSet> zones = new LinkedHashMap<>();

    /** A zone's name and the player whose zone it is, or {@code null} when it is everybody's. */
    record Key(String zone, @Nullable String player) {}

    /** Gives a zone its positions, in place of any that it had. */
    void put(Key key, BitSet positions) {
        zones.put(key, positions);
    }

    /**
     * The positions of a player's zone of that name; else those of everybody's zone of that name; else none, if another player has
     * one. {@code null} when there is no zone of that name at all.
     */
    @Nullable
    BitSet find(String zone, @Nullable String player) {
        BitSet own = zones.get(new Key(zone, player));
        BitSet found = own == null ? zones.get(new Key(zone, null)) : own;
        return found == null && player != null && names().contains(zone) ? new BitSet() : found;
    }

    /** Whose zones of a name there are, in the order of the text; {@code null} for everybody's. */
    List<@Nullable String> owners(String zone) {
        var owners = new ArrayList<@Nullable String>();
        zones.keySet().stream().filter(key -> key.zone().equals(zone)).forEach(key -> owners.add(key.player()));
        return owners;
    }

    /** The names of the zones in the order of the text. */
    Set<String> names() {
        var result = new LinkedHashSet<String>();
        zones.keySet().forEach(key -> result.add(key.zone()));
        return Collections.unmodifiableSet(result);
    }
}
