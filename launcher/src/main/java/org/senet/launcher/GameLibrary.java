package org.senet.launcher;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The bundled games.
 *
 * @param directory where the scripts are
 */
record GameLibrary(Path directory) {
    private static final String SUFFIX = ".senet";
    /** The title of a variant; names of boards and pieces are no texts. */
    private static final Pattern TITLE = Pattern.compile("\\(variant\\s*\\(name\\s+\"([^\"]+)\"\\)");

    private static final Pattern GAME = Pattern.compile("^\\(game\\s", Pattern.MULTILINE);

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

    /** The names of the scripts that define a game; some only show what the language can do. */
    List<String> playable() throws IOException {
        var playable = new ArrayList<String>();
        for (var name : names()) {
            if (GAME.matcher(Files.readString(file(name))).find()) {
                playable.add(name);
            }
        }
        return playable;
    }

    /**
     * A game on the command line.
     *
     * @param file its script
     * @param variant the name of one of the games that the script defines, or null for the one that it is about
     */
    record Choice(Path file, @Nullable String variant) {
        /** What {@code load-game} calls the script, if it is a bundled one. */
        String scriptName() {
            var name = file.getFileName().toString();
            return name.substring(0, name.length() - SUFFIX.length());
        }
    }

    /** The variants that scripts define besides the game that they are named after: name and script's name, in order. */
    Map<String, String> variants() throws IOException {
        var variants = new TreeMap<String, String>();
        var names = names();
        for (var script : names) {
            var titles = TITLE.matcher(Files.readString(file(script)));
            while (titles.find()) {
                var name = plainName(titles.group(1));
                if (!names.contains(name)) {
                    variants.put(name, script);
                }
            }
        }
        return variants;
    }

    /** A title as it is written on the command line: small letters, digits and hyphens. */
    static String plainName(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
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

    /** Whether GAME can only be a path. */
    static boolean isPath(String game) {
        return game.contains("/") || game.endsWith(SUFFIX);
    }

    /**
     * What GAME on the command line means: the name of a bundled game or of a variant of one, or a path.
     *
     * @throws LauncherException when there is no such game or file
     */
    Choice find(String game) throws IOException {
        if (isPath(game)) {
            return new Choice(existing(Path.of(game)), null);
        }
        var known = named(game);
        if (known != null) {
            return known;
        }
        var path = Path.of(game);
        if (Files.isRegularFile(path)) {
            return new Choice(path, null);
        }
        var names = new ArrayList<>(names());
        names.addAll(variants().keySet());
        throw LauncherException.usage(
                "there is no game `" + game + "`",
                Optional.ofNullable(Nearest.hint(game, names)).orElse("`senet games` lists them"));
    }

    /** The bundled game of a name, or the variant of one; null when there is none. A path is no name. */
    @Nullable
    Choice named(String game) throws IOException {
        if (names().contains(game)) {
            return new Choice(file(game), null);
        }
        var script = variants().get(game);
        return script == null ? null : new Choice(file(script), game);
    }

    private static Path existing(Path path) {
        if (!Files.exists(path)) {
            throw LauncherException.usage("there is no file `" + path + "`");
        }
        return path;
    }
}
