package org.senet.cluster.records;

import java.util.HashMap;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.senet.api.Games;

/**
 * The library {@code senet.records} in a context: its functions, and the maps with keywords in which it tells of games. Looks each up
 * once. For the thread of its context.
 */
final class RecordLibrary {
    private static final String NAME = "senet.records";

    private final Context context;
    private final Value get;
    private final Map<String, Value> functions = new HashMap<>();
    private final Map<String, Value> keywords = new HashMap<>();

    RecordLibrary(Context context) {
        this.context = context;
        context.eval(Games.LANGUAGE, "(require '" + NAME + ")");
        get = context.eval(Games.LANGUAGE, "get");
    }

    /** Calls a function of the library. */
    Value call(String function, Object... arguments) {
        return functions
                .computeIfAbsent(function, f -> context.eval(Games.LANGUAGE, NAME + "/" + f))
                .execute(arguments);
    }

    /** The value of a keyword in a map of the language; null's value when there is none. */
    Value get(Value map, String key) {
        return get.execute(map, keywords.computeIfAbsent(key, k -> context.eval(Games.LANGUAGE, ":" + k)));
    }

    /** A vector of the language. */
    Value vector(Object... elements) {
        return context.eval(Games.LANGUAGE, "vector").execute(elements);
    }
}
