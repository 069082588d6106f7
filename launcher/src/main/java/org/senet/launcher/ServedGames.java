package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.launcher.web.Library;

/** The games of {@code serve}: those of a file or a folder of the user, and the bundled ones. */
final class ServedGames implements Library {
    private final GameLibrary bundled = GameLibrary.bundled();
    private final Map<String, Path> files = new TreeMap<>();
    private final @Nullable String first;

    /** @param given the name of a bundled game, a script or a folder with scripts; null for the bundled games alone */
    ServedGames(@Nullable String given) throws IOException {
        if (given == null) {
            first = null;
        } else if (Files.isDirectory(Path.of(given)) && !bundled.names().contains(given)) {
            addFolder(Path.of(given));
            first = null;
        } else {
            var choice = bundled.find(given);
            if (GameLibrary.isPath(given) || ForeignGames.isForeign(choice.file())) {
                first = String.valueOf(choice.file().getFileName());
                files.put(first, choice.file().toAbsolutePath());
            } else {
                first = given;
            }
        }
    }

    private void addFolder(Path folder) throws IOException {
        try (var found = Files.list(folder)) {
            found.filter(file -> file.toString().endsWith(".senet"))
                    .forEach(file -> files.put(String.valueOf(file.getFileName()), file.toAbsolutePath()));
        }
        if (files.isEmpty()) {
            throw LauncherException.usage("there are no scripts in `" + folder + "`", "their names end in .senet");
        }
    }

    /** The game with which to begin; empty when the user has named none. */
    Optional<String> first() {
        return Optional.ofNullable(first);
    }

    @Override
    public List<String> names() throws IOException {
        var names = new ArrayList<>(files.keySet());
        var others = new ArrayList<>(bundled.playable());
        others.addAll(bundled.variants().keySet());
        others.sort(null);
        names.addAll(others);
        return names;
    }

    @Override
    public Optional<Script> find(String name) throws IOException {
        var file = files.get(name);
        if (file != null) {
            return Optional.of(new FileScript(file));
        }
        if (bundled.names().contains(name)) {
            return Optional.of(new BundledScript(name, null));
        }
        var script = bundled.variants().get(name);
        return script == null ? Optional.empty() : Optional.of(new BundledScript(script, name));
    }

    private record FileScript(Path path) implements Script {
        @Override
        public Optional<Path> file() {
            return Optional.of(path);
        }

        @Override
        public Game open(Context context) throws IOException {
            if (ForeignGames.isForeign(path)) {
                return Games.of(context.eval(ForeignGames.source(path, ForeignGames.read(path, (String) null))));
            }
            return Games.eval(context, Scripts.read(path));
        }
    }

    private record BundledScript(String script, @Nullable String variant) implements Script {
        @Override
        public Optional<Path> file() {
            return Optional.empty();
        }

        @Override
        public Game open(Context context) {
            var game = Games.load(context, script);
            if (variant == null) {
                return game;
            }
            return game.variants().stream()
                    .filter(title -> GameLibrary.plainName(title).equals(variant))
                    .findFirst()
                    .map(game::variant)
                    .orElseThrow(() -> new IllegalArgumentException("`" + script + "` has no variant " + variant));
        }
    }
}
