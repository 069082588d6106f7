package org.senet.cluster;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.ToNumberPolicy;

/** Data as JSON of one line. */
final class Wire {
    private static final Gson GSON = new GsonBuilder()
            .disableHtmlEscaping()
            .serializeNulls()
            .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
            .setNumberToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
            .create();

    private Wire() {}

    static String write(Object data) {
        return GSON.toJson(data);
    }

    /** @throws ClusterException when the text is none */
    static <T> T read(String text, Class<T> type) {
        try {
            var data = GSON.fromJson(text, type);
            if (data != null) {
                return data;
            }
        } catch (JsonParseException e) {
            // Said below, without the words of the library.
        }
        throw new ClusterException(
                "this is no " + type.getSimpleName().toLowerCase(java.util.Locale.ROOT) + ": "
                        + text.substring(0, Math.min(80, text.length())),
                null);
    }
}
