package org.senet.launcher.protocol.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A player as it is written on the command line, such as {@code alphabeta:depth=6,hash=64}.
 *
 * @param name without options
 * @param options in their order
 */
record PlayerText(String name, Map<String, String> options) {
    /** The player who moves at random. */
    static final String RANDOM = "random";

    private static final String ALPHA_BETA = "alphabeta";
    /** A player whose work is fixed by its number. */
    private static final String LEVEL = "level";

    private static final String DEPTH = "depth";
    private static final String NODES = "nodes";
    private static final String TIME = "time";
    private static final long LONGEST = TimeUnit.DAYS.toMillis(10);

    /** Takes a text apart. */
    static PlayerText parse(String text) {
        int colon = text.indexOf(':');
        var options = new LinkedHashMap<String, String>();
        if (colon >= 0) {
            for (var pair : text.substring(colon + 1).split(",", -1)) {
                int equals = pair.indexOf('=');
                options.put(
                        equals < 0 ? pair : pair.substring(0, equals), equals < 0 ? "" : pair.substring(equals + 1));
            }
        }
        return new PlayerText(colon < 0 ? text : text.substring(0, colon), options);
    }

    /** Whether moves are chosen at random. */
    boolean isRandom() {
        return name.equals(RANDOM);
    }

    /** The same player with as little work as it can have. */
    PlayerText shortest() {
        return name.equals(LEVEL) ? new PlayerText(LEVEL, Map.of("1", "")) : new PlayerText(name, Map.of(NODES, "1"));
    }

    /** The same with a table of so many megabytes, if it has one. */
    PlayerText withTable(long megabytes) {
        return isRandom() || name.equals(LEVEL) ? this : with(name.equals(ALPHA_BETA) ? "hash" : "memory", megabytes);
    }

    /** The same with the limits of one search. What bounds the player in any case stays. */
    PlayerText limited(Limits limits) {
        if (limits.isOwn() || isRandom() || name.equals(LEVEL)) {
            return this;
        }
        var limited = this;
        if (limits.depth() > 0 && name.equals(ALPHA_BETA)) {
            limited = limited.with(DEPTH, least(DEPTH, Math.min(limits.depth(), 100)));
        }
        if (limits.nodes() > 0) {
            limited = limited.with(NODES, least(NODES, limits.nodes()));
        }
        boolean timed = limits.nanoseconds() != Limits.NONE || limits.endless();
        // Without a time of its own, a player would think for a second.
        return timed && !options.containsKey(TIME) ? limited.with(TIME, LONGEST) : limited;
    }

    private long least(String option, long value) {
        var own = options.get(option);
        return own != null && own.matches("[0-9]{1,18}") ? Math.min(value, Long.parseLong(own)) : value;
    }

    private PlayerText with(String option, long value) {
        var changed = new LinkedHashMap<>(options);
        changed.put(option, String.valueOf(value));
        return new PlayerText(name, changed);
    }

    @Override
    public String toString() {
        return options.isEmpty()
                ? name
                : options.entrySet().stream()
                        .map(option -> option.getValue().isEmpty()
                                ? option.getKey()
                                : option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(",", name + ":", ""));
    }
}
