package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names that rules may use, by kind. Kinds of variables, which begin with {@code var-}, are open to the end of a scope only.
 */
final class World {
    private final Map<String, List<String>> names = new HashMap<>();
    private int made;

    List<String> of(String kind) {
        return names.getOrDefault(kind, List.of());
    }

    void add(String kind, String name) {
        names.computeIfAbsent(kind, k -> new ArrayList<>()).add(name);
    }

    void addAll(String kind, List<String> all) {
        all.forEach(name -> add(kind, name));
    }

    /** A name that was not there before. */
    String fresh(String kind) {
        made++;
        return kind.substring(kind.indexOf('-') + 1) + made;
    }

    /** What is to be given to {@link #close} where the scope ends that begins now. */
    Map<String, Integer> open() {
        var sizes = new HashMap<String, Integer>();
        names.forEach((kind, all) -> sizes.put(kind, all.size()));
        return sizes;
    }

    /** Forgets the variables that were added since a scope was opened. */
    void close(Map<String, Integer> scope) {
        names.forEach((kind, all) -> {
            if (kind.startsWith("var-")) {
                int size = scope.getOrDefault(kind, 0);
                all.subList(size, all.size()).clear();
            }
        });
    }
}
