package org.senet.launcher;

import java.io.IOException;
import java.util.List;

/** {@code games}: lists the bundled games. */
final class GamesCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "games",
            List.of(),
            null,
            "list the bundled games",
            "",
            List.of(Option.flag("--json", "print a JSON array of objects with `name` and `description`")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var library = GameLibrary.bundled();
        var names = library.names();
        if (arguments.has("--json")) {
            Json.print(terminal.out(), json -> {
                json.beginArray();
                for (var name : names) {
                    json.beginObject();
                    json.name("name").value(name);
                    json.name("description").value(library.description(name));
                    json.endObject();
                }
                json.endArray();
            });
            return 0;
        }
        var width = names.stream().mapToInt(TextWidth::of).max().orElse(0);
        for (var name : names) {
            terminal.out().println((TextWidth.padded(name, width) + "  " + library.description(name)).stripTrailing());
        }
        return 0;
    }
}
