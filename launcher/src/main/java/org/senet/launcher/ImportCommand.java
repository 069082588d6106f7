package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;
import org.senet.importers.Imported;
import org.senet.importers.Importers;

/** {@code import}: writes the rules of another system as scripts. */
final class ImportCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "import",
            List.of("FILE"),
            null,
            "write the rules of another system as a script",
            """
            FILE is a game for Zillions of Games (`.zrf`), variants of Fairy-Stockfish (`.ini`), or a game of Regular Boardgames (`.rbg`). Prints the
            script, and on the error stream what was left out, such as pictures. All commands that take a GAME take such a file as well.""",
            List.of(
                    Option.of("--variant", "NAME", "import this game of the file; else the first one"),
                    Option.of("--to", "DIR", "write a script for each game of the file into a folder")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var file = Path.of(arguments.parameter(0));
        var folder = arguments.text("--to");
        var wanted = new ArrayList<String>();
        if (arguments.has("--variant") || folder.isEmpty()) {
            wanted.add(arguments.text("--variant").orElse(""));
        } else {
            wanted.addAll(ForeignGames.read(file, Importers::games));
        }
        try (var context = Scripts.newContext(terminal)) {
            var format = Scripts.library(context, "senet.format", "format-text");
            int code = 0;
            for (var title : wanted) {
                try {
                    write(file, ForeignGames.read(file, title.isEmpty() ? null : title), folder, format, terminal);
                } catch (ForeignGames.ForeignFailure e) {
                    if (wanted.size() == 1) {
                        throw e;
                    }
                    // One game that cannot be imported is no reason to leave out the others of its file.
                    terminal.out().flush();
                    terminal.err().println("`" + title + "` is left out:");
                    e.report().lines(terminal.errStyle()).forEach(terminal.err()::println);
                    code = LauncherException.FAILURE;
                }
            }
            return code;
        }
    }

    private static void write(Path file, Imported game, Optional<String> folder, Value format, Terminal terminal)
            throws IOException {
        var text = formatted(file, game, format);
        if (folder.isPresent()) {
            var target = Path.of(folder.get()).resolve(Importers.plainName(game.title()) + ".senet");
            write(target, text);
            terminal.out().println("wrote " + target);
        } else {
            terminal.out().print(text);
        }
        printNotes(game, terminal);
    }

    private static String formatted(Path file, Imported game, Value format) {
        return format.execute(game.text(), file.toString()).asString();
    }

    private static void write(Path target, String text) throws IOException {
        var folder = target.toAbsolutePath().getParent();
        if (folder == null || (Files.exists(folder) && !Files.isDirectory(folder))) {
            throw LauncherException.usage("`" + target.getParent() + "` is no folder");
        }
        Files.createDirectories(folder);
        WholeFile.write(target, text);
    }

    private static void printNotes(Imported game, Terminal terminal) {
        terminal.out().flush();
        for (var note : game.notes()) {
            terminal.err().println(ForeignGames.shown(note.place()) + ": " + note.text());
        }
    }
}
