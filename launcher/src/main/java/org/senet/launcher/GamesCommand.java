package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.senet.launcher.display.TextWidth;

/** {@code games}: lists the bundled games. */
final class GamesCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "games",
            List.of(),
            null,
            "list the bundled games",
            "",
            List.of(
                    Option.flag("--json", "print a JSON array of objects with `name` and `description`"),
                    Option.of("--pictures", "FOLDER", "draw all games into a folder, with a page that shows them"),
                    Option.of("--sheet", "FILE", "draw all games into one picture, in Scalable Vector Graphics")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var library = GameLibrary.bundled();
        var descriptions = descriptions(library);
        var folder = arguments.text("--pictures");
        if (folder.isPresent()) {
            ContactSheet.of(descriptions.keySet(), arguments, terminal).writeFolder(Path.of(folder.get()), terminal);
            return 0;
        }
        var sheet = arguments.text("--sheet");
        if (sheet.isPresent()) {
            ContactSheet.of(descriptions.keySet(), arguments, terminal)
                    .writeSheet(Path.of(sheet.get()), Set.copyOf(library.names()), terminal);
            return 0;
        }
        if (arguments.has("--json")) {
            Json.print(terminal.out(), json -> {
                json.beginArray();
                for (var game : descriptions.entrySet()) {
                    json.beginObject();
                    json.name("name").value(game.getKey());
                    json.name("description").value(game.getValue());
                    json.endObject();
                }
                json.endArray();
            });
            return 0;
        }
        var width = descriptions.keySet().stream().mapToInt(TextWidth::of).max().orElse(0);
        descriptions.forEach((name, description) ->
                terminal.out().println((TextWidth.padded(name, width) + "  " + description).stripTrailing()));
        return 0;
    }

    /** All games and variants by name, with what is said of them. */
    private static Map<String, String> descriptions(GameLibrary library) throws IOException {
        var descriptions = new TreeMap<String, String>();
        library.variants().forEach((variant, game) -> descriptions.put(variant, "variant of " + game));
        for (var name : library.names()) {
            descriptions.put(name, library.description(name));
        }
        return descriptions;
    }
}
