package org.senet.launcher.protocol.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.ProtocolException;

/**
 * A program that plays, as it is written on the command line: {@code uci:stockfish?depth=8&option.Hash=64}.
 *
 * @param protocol how to talk to it
 * @param command the program and its arguments
 * @param options to be set, by their names
 * @param variant what the program calls the game; null when that follows from the game
 * @param limits how long it may think
 */
public record EngineSpec(
        String protocol,
        List<String> command,
        Map<String, String> options,
        @Nullable String variant,
        ThinkingLimits limits) {
    /** The protocols by which programs can be asked. */
    public static final List<String> PROTOCOLS = List.of("uci", "usi", "ucci", "xboard", "gtp", "hub");

    private static final String OPTION = "option.";
    private static final String KNOWN =
            "depth, nodes, movetime, time, inc, moves, timeout, arg, variant and option.NAME";

    /** Whether a text names a program: one of the protocols, a colon, and a path. */
    public static boolean isSpec(String text) {
        int colon = text.indexOf(':');
        return colon > 0 && PROTOCOLS.contains(text.substring(0, colon));
    }

    /**
     * Reads a text.
     *
     * @throws ProtocolException when it makes no sense
     */
    public static EngineSpec parse(String text) {
        int colon = text.indexOf(':');
        int question = text.indexOf('?');
        var path = text.substring(colon + 1, question < 0 ? text.length() : question);
        if (path.isBlank()) {
            throw new ProtocolException("`" + text + "` names no program: `uci:PROGRAM?depth=8` does");
        }
        var command = new ArrayList<>(List.of(path));
        var options = new LinkedHashMap<String, String>();
        var limits = new LinkedHashMap<String, Long>();
        String variant = null;
        for (var pair : question < 0
                ? List.<String>of()
                : List.of(text.substring(question + 1).split("&", -1))) {
            int equals = pair.indexOf('=');
            var key = equals < 0 ? pair : pair.substring(0, equals);
            var value = equals < 0 ? "" : pair.substring(equals + 1);
            if (key.startsWith(OPTION)) {
                options.put(key.substring(OPTION.length()), value);
            } else if (key.equals("arg")) {
                command.add(value);
            } else if (key.equals("variant")) {
                variant = value;
            } else {
                limits.put(key, number(text, key, value));
            }
        }
        if (limits.containsKey("moves") && !limits.containsKey("time")) {
            throw new ProtocolException("`" + text + "`: `moves` needs a `time` for so many moves");
        }
        return new EngineSpec(
                text.substring(0, colon), List.copyOf(command), options, variant, ThinkingLimits.of(limits));
    }

    /**
     * The same on a clock, in milliseconds for the game and for each move, instead of a time for each move.
     *
     * @param moves after how many moves of a side the time is added again; 0 for never
     */
    public EngineSpec onClock(long time, long increment, long moves) {
        return new EngineSpec(protocol, command, options, variant, limits.onClock(time, increment, moves));
    }

    private static long number(String text, String key, String value) {
        long number =
                switch (key) {
                    case "depth", "nodes", "moves" -> value.matches("[0-9]{1,15}") ? Long.parseLong(value) : -1;
                    case "movetime", "time", "inc", "timeout" -> milliseconds(value);
                    default ->
                        throw new ProtocolException("`" + text + "`: there is no `" + key + "`; there are " + KNOWN);
                };
        if (number < (key.equals("inc") ? 0 : 1)) {
            throw new ProtocolException("`" + text + "`: `" + key + "` is "
                    + (List.of("depth", "nodes", "moves").contains(key)
                            ? "a whole number"
                            : "a time such as 500ms, 2s or 5m")
                    + ", not `" + value + "`");
        }
        return number;
    }

    private static long milliseconds(String value) {
        var digits = value.replaceAll("[a-z]+$", "");
        if (!digits.matches("[0-9]{1,9}")) {
            return -1;
        }
        long number = Long.parseLong(digits);
        return switch (value.substring(digits.length())) {
            case "", "ms" -> number;
            case "s" -> TimeUnit.SECONDS.toMillis(number);
            case "m" -> TimeUnit.MINUTES.toMillis(number);
            default -> -1;
        };
    }
}
