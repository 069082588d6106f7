package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.senet.launcher.picture.BoardPicture;
import org.senet.launcher.picture.PictureSheet;
import org.senet.launcher.picture.Scene;
import org.senet.launcher.picture.View;

/** Pictures of the starts of many games, by their names. */
final class ContactSheet {
    private final Map<String, String> pictures = new LinkedHashMap<>();

    private ContactSheet() {}

    /**
     * Draws the starts of games. What is no game is left out.
     *
     * @param names of bundled games and variants
     */
    static ContactSheet of(Set<String> names, Arguments arguments, Terminal terminal) throws IOException {
        var sheet = new ContactSheet();
        // What a script prints while it is loaded is not for this.
        var quiet = terminal.at(terminal.in(), java.io.OutputStream.nullOutputStream());
        for (var name : names) {
            try {
                GameSession.use(name, arguments, quiet, session -> {
                    var scene = Scene.of(session.start());
                    sheet.pictures.put(name, new BoardPicture(session.game()).draw(scene, View.PLAIN));
                    return 0;
                });
            } catch (LauncherException e) {
                terminal.err().println(name + " has no picture: " + e.getMessage());
            }
        }
        return sheet;
    }

    /** Writes a file for each game, and a page with all of them. */
    void writeFolder(Path folder, Terminal terminal) throws IOException {
        Files.createDirectories(folder);
        var entries = new StringBuilder();
        for (var picture : pictures.entrySet()) {
            var name = picture.getKey();
            WholeFile.write(folder.resolve(name + ".svg"), picture.getValue());
            entries.append(
                    "<figure><img src=\"" + name + ".svg\" alt=\"\"><figcaption>" + name + "</figcaption></figure>\n");
        }
        WholeFile.write(folder.resolve("index.html"), page(entries.toString().stripTrailing()));
        terminal.out().println(pictures.size() + " pictures in " + folder);
    }

    /**
     * Writes one picture of all, without variants that begin like a game or a variant before them.
     *
     * @param games the names of what is no variant
     */
    void writeSheet(Path file, Set<String> games, Terminal terminal) throws IOException {
        var sheet = new TreeMap<String, String>();
        var seen = new HashSet<String>();
        pictures.forEach((name, picture) -> {
            if (games.contains(name)) {
                sheet.put(name, picture);
                seen.add(untitled(picture));
            }
        });
        pictures.forEach((name, picture) -> {
            if (!sheet.containsKey(name) && seen.add(untitled(picture))) {
                sheet.put(name, picture);
            }
        });
        WholeFile.write(file, PictureSheet.of(sheet));
        terminal.out().println(sheet.size() + " pictures in " + file);
    }

    private static String untitled(String picture) {
        return picture.replaceFirst("<title>.*?</title>", "");
    }

    private static String page(String entries) {
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
                """.formatted(entries);
    }
}
