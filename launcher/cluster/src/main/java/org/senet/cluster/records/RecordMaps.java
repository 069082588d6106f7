package org.senet.cluster.records;

import java.util.HashMap;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.senet.api.Games;

/** Reads the maps with keywords in which the library {@code senet.records} tells of games. For the thread of its context. */
final class RecordMaps {
    private final Context context;
    private final Value get;
    private final Map<String, Value> keywords = new HashMap<>();

    RecordMaps(Context context) {
        this.context = context;
        get = context.eval(Games.LANGUAGE, "get");
    }

    /** The value of a keyword in a map of the language; null's value when there is none. */
    Value get(Value map, String key) {
        return get.execute(map, keywords.computeIfAbsent(key, k -> context.eval(Games.LANGUAGE, ":" + k)));
    }
}
