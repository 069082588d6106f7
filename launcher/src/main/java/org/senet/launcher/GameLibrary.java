package org.senet.launcher;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The bundled games.
 *
 * @param directory where the scripts are
 */
record GameLibrary(Path directory) {
    private static final String SUFFIX = ".senet";

    /** The scripts in the directory that the property {@code senet.games} names, else those on the class path. */
    static GameLibrary bundled() throws IOException {
        var directory = System.getProperty("senet.games");
        return new GameLibrary(directory == null ? onClassPath() : Path.of(directory));
    }

    private static Path onClassPath() throws IOException {
        var resource = GameLibrary.class.getResource("/games");
        if (resource == null) {
            throw new IOException("no games on the class path");
        }
        try {
            if (resource.openConnection() instanceof JarURLConnection connection) {
                var jar = Path.of(connection.getJarFileURL().toURI());
                // Stays open as long as the process: the games are read through it.
                return FileSystems.newFileSystem(jar).getPath("/games");
            }
            return Path.of(resource.toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    /** The games' names in alphabetical order. */
    List<String> names() throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(SUFFIX))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .sorted()
                    .toList();
        }
    }

    private Path file(String name) {
        return directory.resolve(name + SUFFIX);
    }

    /** What the script says of itself: the text of its first line that is a comment of two or more semicolons. */
    String description(String name) throws IOException {
        try (var lines = Files.lines(file(name))) {
            return lines.map(String::strip)
                    .filter(line -> line.startsWith(";;"))
                    .findFirst()
                    .map(line -> line.replaceFirst("^;+", "").strip())
                    .orElse("");
        }
    }

    /**
     * The script that GAME on the command line means: a bundled game's name, or a path.
     *
     * @throws LauncherException when there is no such game or file
     */
    Path find(String game) throws IOException {
        if (game.contains("/") || game.endsWith(SUFFIX)) {
            return existing(Path.of(game));
        }
        var names = names();
        if (names.contains(game)) {
            return file(game);
        }
        var path = Path.of(game);
        if (Files.isRegularFile(path)) {
            return path;
        }
        throw LauncherException.usage(
                "there is no game `" + game + "`",
                Optional.ofNullable(Nearest.hint(game, names)).orElse("`senet games` lists them"));
    }

    private static Path existing(Path path) {
        if (!Files.exists(path)) {
            throw LauncherException.usage("there is no file `" + path + "`");
        }
        return path;
    }
}
