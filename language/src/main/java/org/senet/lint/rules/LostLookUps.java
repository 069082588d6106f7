package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.Sequential;
import org.senet.ir.Ir;
import org.senet.lint.Report;
import org.senet.lint.Watch;
import org.senet.lint.rules.Kinds.Kind;

/** Finds look-ups in what has no elements, which find nothing, such as {@code (get piece {Man 1})}. */
final class LostLookUps extends KindWarning {
    private static final Set<String> FUNCTIONS = Set.of("get", "get-in");
    /** In a string, a character is looked up. */
    private static final EnumSet<Kind> WITH_ELEMENTS = EnumSet.of(Kind.COLLECTION, Kind.TEXT);

    LostLookUps() {
        super("lost-look-up", "look-ups in what has no elements, such as a piece or a number");
    }

    @Override
    void look(Ir part, Kinds kinds, Watch watch, Report report) {
        if (part instanceof Ir.Call call && isLookUp(call) && watch.written(call) != null) {
            var asked = call.arguments().getFirst();
            var found = kinds.of(asked);
            if (found != null && asked.span() != null && isWithoutElements(found)) {
                report.add(
                        asked.span(),
                        "`" + Texts.shown(asked.span()) + "` is " + Kinds.words(found)
                                + ", which has no elements, so nothing is ever found in it",
                        hint(call));
            }
        }
    }

    private static boolean isLookUp(Ir.Call call) {
        return !call.arguments().isEmpty()
                && (FUNCTIONS.contains(String.valueOf(Calls.ofCore(call)))
                        || call.function() instanceof Ir.Const known && known.value() instanceof Keyword);
    }

    private static boolean isWithoutElements(EnumSet<Kind> kinds) {
        return !kinds.equals(EnumSet.of(Kind.NIL)) && kinds.stream().noneMatch(WITH_ELEMENTS::contains);
    }

    private static @Nullable String hint(Ir.Call call) {
        return call.arguments().size() > 1 && isCollection(call.arguments().get(1))
                ? "the collection comes first: `(get collection key)`"
                : null;
    }

    private static boolean isCollection(Ir ir) {
        return ir instanceof Ir.Collection
                || ir instanceof Ir.Const known
                        && (known.value() instanceof Sequential
                                || known.value() instanceof PersistentMap
                                || known.value() instanceof PersistentSet);
    }
}
