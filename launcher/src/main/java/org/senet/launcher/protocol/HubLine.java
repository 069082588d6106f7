package org.senet.launcher.protocol;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of the Hub protocol: a command with arguments, whose values may stand between quotes.
 *
 * @param arguments by their names; those without a value have an empty one
 */
public record HubLine(String command, Map<String, String> arguments) {
    private static final Pattern ARGUMENT = Pattern.compile("([^\\s=]+)(?:\\s*=\\s*(?:\"([^\"]*)\"|([^\\s\"]+)))?");

    /** Takes a line apart. */
    public static HubLine parse(String line) {
        var matcher = ARGUMENT.matcher(line);
        var arguments = new LinkedHashMap<String, String>();
        var command = "";
        while (matcher.find()) {
            var value = matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
            if (command.isEmpty()) {
                command = matcher.group(1);
            } else {
                arguments.put(matcher.group(1), value == null ? "" : value);
            }
        }
        return new HubLine(command, arguments);
    }

    /** The value of an argument; null when it is missing. */
    public @Nullable String value(String name) {
        return arguments.get(name);
    }

    /** Whether there is an argument of that name. */
    public boolean has(String name) {
        return arguments.containsKey(name);
    }

    /** A value as it is written: between quotes when it is empty or holds a blank or a sign of equality. */
    public static String quoted(String value) {
        return value.isEmpty() || value.chars().anyMatch(c -> c == '=' || Character.isWhitespace(c))
                ? "\"" + value.replace('"', '\'') + "\""
                : value.replace('"', '\'');
    }
}
