package org.senet.launcher;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** A file that says what a command line would say of a tournament: a JSON object whose members are options, and {@code game}. */
final class TournamentFile {
    private static final String GAME = "game";

    private TournamentFile() {}

    /** Whether a parameter names such a file. */
    static boolean isFile(String parameter) {
        return parameter.endsWith(".json");
    }

    /**
     * What the file says, as a command line; options that stand on the real one count more.
     *
     * @throws LauncherException when the file cannot be understood
     */
    static Arguments read(Arguments arguments) throws IOException {
        var file = arguments.parameter(0);
        var object = parse(file);
        var options = new LinkedHashMap<String, List<String>>();
        String game = null;
        for (var member : object.entrySet()) {
            var name = member.getKey();
            if (name.equals(GAME)) {
                game = text(file, name, member.getValue());
                continue;
            }
            var option = arguments.syntax().allOptions().stream()
                    .filter(known -> known.name().equals("--" + name))
                    .findFirst()
                    .orElseThrow(() -> LauncherException.usage(
                            "`" + file + "`: a tournament has no setting `" + name + "`",
                            Nearest.hint(
                                    "--" + name,
                                    arguments.syntax().options().stream()
                                            .map(Option::name)
                                            .toList())));
            if (!arguments.has(option.name())) {
                var values = values(file, option, member.getValue());
                if (!values.isEmpty()) {
                    options.put(option.name(), values);
                }
            }
        }
        if (game == null) {
            throw LauncherException.usage("`" + file + "` names no `game`");
        }
        options.putAll(arguments.options());
        return new Arguments(arguments.syntax(), List.of(game), options);
    }

    private static JsonObject parse(String file) throws IOException {
        try {
            if (JsonParser.parseString(Scripts.text(Path.of(file), "a tournament")) instanceof JsonObject object) {
                return object;
            }
        } catch (JsonParseException | StackOverflowError e) {
            // The message below says what is expected.
        }
        throw LauncherException.usage("`" + file + "` is no JSON object");
    }

    private static List<String> values(String file, Option option, JsonElement value) {
        var name = option.name().substring(2);
        if (option.value() == null) {
            if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
                throw LauncherException.usage("`" + file + "`: `" + name + "` must be true or false");
            }
            return value.getAsBoolean() ? List.of("") : List.of();
        }
        var values = new ArrayList<String>();
        if (value instanceof JsonArray array && option.repeatable()) {
            array.forEach(each -> values.add(text(file, name, each)));
        } else {
            values.add(text(file, name, value));
        }
        return values;
    }

    private static String text(String file, String name, JsonElement value) {
        if (value.isJsonPrimitive()) {
            return value.getAsString();
        }
        throw LauncherException.usage("`" + file + "`: `" + name + "` must be a text or a number");
    }
}
