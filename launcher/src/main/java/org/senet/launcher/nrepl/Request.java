package org.senet.launcher.nrepl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A message of a client, and the way to answer it. Thread-safe. */
final class Request {
    private static final int LARGEST = 1_000_000;

    private final Map<String, Object> message;
    private final Transport transport;

    Request(Map<String, Object> message, Transport transport) {
        this.message = Map.copyOf(message);
        this.transport = transport;
    }

    /** The value of a key as text; null when it is missing. Editors send numbers as either. */
    @Nullable
    String text(String key) {
        var value = message.get(key);
        return value == null ? null : value.toString();
    }

    String text(String key, String otherwise) {
        var value = text(key);
        return value == null ? otherwise : value;
    }

    /** A number from 1 to a million, which no file's line or column exceeds; anything else counts as 1. */
    int ordinal(String key) {
        return switch (message.get(key)) {
            case Long number -> Math.clamp(number, 1, LARGEST);
            case String text when text.matches("[1-9]\\d{0,8}") -> Math.min(Integer.parseInt(text), LARGEST);
            case null, default -> 1;
        };
    }

    String operation() {
        return text("op", "");
    }

    /** Answers with some entries, beside the identities that belong to every answer. */
    void answer(Map<String, ?> entries) {
        var answer = new TreeMap<String, Object>(entries);
        for (var key : List.of("id", "session")) {
            if (message.get(key) != null) {
                answer.putIfAbsent(key, message.get(key));
            }
        }
        transport.write(answer);
    }

    /** Answers for the last time. */
    void done(String... states) {
        done(Map.of(), states);
    }

    void done(Map<String, ?> entries, String... states) {
        var all = new TreeMap<String, Object>(entries);
        var status = new ArrayList<>(List.of(states));
        status.add("done");
        all.put("status", status);
        answer(all);
    }
}
