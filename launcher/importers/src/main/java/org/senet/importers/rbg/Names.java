package org.senet.importers.rbg;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ReservedWords;

/**
 * Gives the things of a text their names in the program, where all of them share one space of names: pieces and players begin with
 * a capital letter, all else is written with hyphens.
 */
final class Names {
    /** What has a name of its own. */
    enum Kind {
        PIECE,
        PLAYER,
        POSITION,
        DIRECTION,
        ZONE,
        VARIABLE,
        SCORE,
        MACRO
    }

    private final Map<Kind, Map<String, String>> given = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /** The name of something, the same one each time. */
    String of(Kind kind, String name) {
        return given.computeIfAbsent(kind, k -> new HashMap<>())
                .computeIfAbsent(name, n -> fresh(spelled(kind, n), kind));
    }

    /** A name that nothing else has. */
    String fresh(String wanted, Kind kind) {
        var name = wanted;
        for (int i = 1; !isFree(name); i++) {
            name = wanted + "-" + kind.name().toLowerCase(Locale.ROOT) + (i == 1 ? "" : i);
        }
        taken.add(name);
        return name;
    }

    private boolean isFree(String name) {
        return !ReservedWords.contains(name) && !taken.contains(name);
    }

    private static String spelled(Kind kind, String name) {
        return switch (kind) {
            case PIECE, PLAYER -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            case SCORE -> hyphened(name) + "-score";
            default -> hyphened(name);
        };
    }

    /** {@code oneName} as {@code one-name}. */
    static String hyphened(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
    }
}
