package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.senet.launcher.picture.BoardPicture;
import org.senet.launcher.picture.Scene;
import org.senet.launcher.picture.View;

/** Pictures of many games: a file for each, and a page with all of them. */
final class ContactSheet {
    private final Path folder;
    private final List<String> entries = new ArrayList<>();

    private ContactSheet(Path folder) {
        this.folder = folder;
    }

    /**
     * Draws the starts of games into a folder. What is no game is left out.
     *
     * @param names of bundled games and variants
     */
    static void write(Path folder, Set<String> names, Arguments arguments, Terminal terminal) throws IOException {
        Files.createDirectories(folder);
        var sheet = new ContactSheet(folder);
        for (var name : names) {
            try {
                GameSession.use(name, arguments, terminal, session -> sheet.add(name, session));
            } catch (LauncherException e) {
                terminal.err().println(name + " has no picture: " + e.getMessage());
            }
        }
        WholeFile.write(folder.resolve("index.html"), sheet.page());
        terminal.out().println(sheet.entries.size() + " pictures in " + folder);
    }

    private int add(String name, GameSession session) throws IOException {
        var start = session.start();
        WholeFile.write(
                folder.resolve(name + ".svg"), new BoardPicture(session.game()).draw(Scene.of(start), View.PLAIN));
        entries.add("<figure><img src=\"" + name + ".svg\" alt=\"\"><figcaption>" + name + "</figcaption></figure>");
        return 0;
    }

    private String page() {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"><title>Games of Senet</title>
                <style>
                body { font-family: sans-serif; display: flex; flex-wrap: wrap; gap: 12px; }
                figure { margin: 0; width: 220px; text-align: center; }
                img { width: 220px; height: 220px; object-fit: contain; }
                </style></head>
                <body>
                %s
                </body></html>
                """.formatted(String.join("\n", entries));
    }
}
