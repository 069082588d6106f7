package org.senet.tests;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** Where things are, and how to run them. */
final class Senet {
    static final String LANGUAGE = "senet";
    private static final String SUFFIX = ".senet";
    private static final Pattern VARIANT = Pattern.compile("\\(variant\\s*\\(name\\s+\"([^\"]+)\"\\)");

    private Senet() {}

    /** The root of the repository. */
    static Path root() {
        var root = Objects.requireNonNull(System.getProperty("senet.root"), "the property senet.root");
        return Path.of(root).toAbsolutePath().normalize();
    }

    /** The directory of the bundled games. */
    static Path games() {
        return root().resolve("games");
    }

    /** The names of the bundled scripts, in order. */
    static List<String> scripts() {
        return names(games(), SUFFIX);
    }

    /** The names, without the ending, of the files of a directory with an ending, in order. */
    static List<String> names(Path directory, String ending) {
        try (var files = Files.list(directory)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A directory of this module's test resources. */
    static Path resources(String name) {
        return root().resolve("tests/src/test/resources").resolve(name);
    }

    static Context newContext(OutputStream out) {
        return Context.newBuilder(LANGUAGE).allowAllAccess(true).out(out).build();
    }

    static Value eval(Context context, Path script) {
        try {
            return context.eval(Source.newBuilder(LANGUAGE, script.toFile()).build());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a script prints. */
    static String output(Path script) {
        var out = new ByteArrayOutputStream();
        try (var context = newContext(out)) {
            eval(context, script);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Whether the value of a script is a game. */
    static boolean isGame(Value value) {
        return value.hasMember("start");
    }

    /** Whether the bundled script of that name, or with a variant of that name, defines a game. */
    static boolean isGame(String name) {
        return text(name).contains("(game");
    }

    /** The text of a bundled script by its name, or by that of a variant. */
    static String text(String name) {
        return read(games().resolve(variants().getOrDefault(name, name) + SUFFIX));
    }

    /** The names of the variants that bundled scripts define, each with its script, in order. */
    static Map<String, String> variants() {
        var variants = new TreeMap<String, String>();
        for (var script : scripts()) {
            var titles = VARIANT.matcher(read(games().resolve(script + SUFFIX)));
            while (titles.find()) {
                variants.put(plain(titles.group(1)), script);
            }
        }
        return variants;
    }

    /** The names of all bundled scripts and variants, in order. */
    static List<String> scriptsAndVariants() {
        return Stream.concat(scripts().stream(), variants().keySet().stream())
                .distinct()
                .sorted()
                .toList();
    }

    static String plain(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    /** A bundled game or a variant of one. */
    static Game game(Context context, String name) {
        var script = scripts().contains(name) ? name : variants().getOrDefault(name, name);
        var game = new Game(eval(context, games().resolve(script + SUFFIX)));
        return script.equals(name)
                ? game
                : game.variants().stream()
                        .filter(title -> plain(title).equals(name))
                        .map(game::variant)
                        .findFirst()
                        .orElseThrow();
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
