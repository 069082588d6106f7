package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;

/** Collections in functions that are written down with names of games. */
final class GameLiterals {
    private GameLiterals() {}

    /** The names in such a collection; null where it has none, or parts that are computed. */
    static @Nullable List<String> names(Ir.Collection collection) {
        var names = new ArrayList<String>();
        return collect(collection, names) && !names.isEmpty() ? names : null;
    }

    private static boolean collect(Ir.Collection collection, List<String> names) {
        for (var element : collection.elements()) {
            switch (element) {
                case Ir.Const c -> {
                    // the same in every game
                }
                case Ir.LateName n -> names.add(n.name());
                case Ir.Collection c -> {
                    if (!collect(c, names)) {
                        return false;
                    }
                }
                default -> {
                    return false;
                }
            }
        }
        return true;
    }
}
