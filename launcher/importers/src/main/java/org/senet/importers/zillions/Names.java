package org.senet.importers.zillions;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ReservedWords;

/**
 * Gives the names of a rules file their names in the program. Zillions keeps positions, directions, pieces and so on apart and
 * takes any characters; in a program they share one space of names. A name that is taken, or that the reader of programs would
 * read as something else, gets its kind behind it.
 */
final class Names {
    /** What a name stands for. */
    enum Kind {
        POSITION,
        DIRECTION,
        PIECE,
        PLAYER,
        ZONE,
        ATTRIBUTE,
        FLAG,
        MACRO,
        TYPE;

        private String suffix() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Names that imported programs use themselves. */
    private static final Set<String> TAKEN = Set.of(
            "been",
            "origin",
            "source",
            "marked",
            "target",
            "queue",
            "state",
            "steps",
            "here",
            "step",
            "index",
            "continue",
            "last-from",
            "last-to",
            "later",
            "run-queue",
            "captured",
            "most",
            "partial",
            "side",
            "kind",
            "lifted",
            "from-to",
            "go-on",
            "make-steps",
            "nothing",
            "value");

    /** Kinds in whose names capital letters differ from small ones. */
    private static final Set<Kind> EXACT = Set.of(Kind.POSITION, Kind.PIECE);

    private final Map<Kind, Map<String, String>> given = new HashMap<>();
    private final Map<Kind, Map<String, String>> exact = new HashMap<>();
    private final Map<String, String> spellings = new HashMap<>();

    /**
     * The program's name of something that the file declares; the same name for the same thing. Small and capital letters are the
     * same, but positions that differ in nothing else are two, and so are pieces.
     */
    String declare(Kind kind, String name) {
        var names = given.computeIfAbsent(kind, k -> new LinkedHashMap<>());
        if (!EXACT.contains(kind)) {
            return names.computeIfAbsent(name.toLowerCase(Locale.ROOT), key -> fresh(kind, name));
        }
        var own =
                exact.computeIfAbsent(kind, k -> new LinkedHashMap<>()).computeIfAbsent(name, key -> fresh(kind, name));
        names.putIfAbsent(name.toLowerCase(Locale.ROOT), own);
        return own;
    }

    /** The program's name of something that was declared; null when it was not. It is first looked for as it is spelled. */
    @Nullable
    String find(Kind kind, String name) {
        var spelled = exact.getOrDefault(kind, Map.of()).get(name);
        return spelled != null ? spelled : given.getOrDefault(kind, Map.of()).get(name.toLowerCase(Locale.ROOT));
    }

    /** Whether a name of the program stands for a name that the file declares with these very letters. */
    boolean isSpelled(String given, String name) {
        return name.equals(spellings.get(given));
    }

    /** All names of a kind, in the order of their declaration. */
    java.util.Collection<String> all(Kind kind) {
        return (EXACT.contains(kind) ? exact : given)
                .getOrDefault(kind, Map.of())
                .values();
    }

    /** A name that nothing else has. */
    String fresh(Kind kind, String name) {
        var wanted = readable(name);
        if (isFree(wanted)) {
            return take(wanted, name);
        }
        var other = wanted + "-" + kind.suffix();
        for (int number = 2; !isFree(other); number++) {
            other = wanted + "-" + kind.suffix() + number;
        }
        return take(other, name);
    }

    private boolean isFree(String name) {
        return !ReservedWords.contains(name) && !TAKEN.contains(name) && !spellings.containsKey(name);
    }

    private String take(String name, String original) {
        spellings.put(name, original);
        return name;
    }

    /** The name with characters only that may stand in a symbol. */
    static String readable(String name) {
        if (name.matches("\\d+[a-z]")) {
            return name;
        }
        if (name.matches("\\d+[A-Z]")) {
            return name.toLowerCase(Locale.ROOT);
        }
        var plain = name.replaceAll("[^\\p{L}\\p{N}*!?_<>=.+-]", "_");
        return plain.matches("[\\d.+-].*|.*[/:#].*") ? "p" + plain : plain;
    }
}
