package org.senet.builtins;

import com.oracle.truffle.api.TruffleFile;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.InteropValue;
import org.senet.data.PersistentVector;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.GameCollections;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** Games by their names: those in the folder of the option {@code senet.games}, and scripts in files. */
final class GameFunctions {
    private static final String SUFFIX = ".senet";

    private GameFunctions() {}

    static void install(Library library) {
        library.function("load-game", 1, 1, """
            The game that a script makes: a game of the library by its name, or a script by the path of its file, which
            ends in .senet. The script is evaluated in a namespace of its own.
            (fn? load-game) => true
            """, (context, a) -> load(context, Arguments.string(a[0])));
        library.function("game-names", 0, 0, """
            The names of the games that load-game finds by name, in alphabetical order.
            (vector? (game-names)) => true
            """, (context, a) -> PersistentVector.from(names(context)));
    }

    private static Object load(SenetContext context, String name) {
        var source = isPath(name) ? script(context, name) : find(context, name);
        if (source == null) {
            throw error("there is no game `" + name + "`", Suggest.hint(name, names(context)));
        }
        var before = context.current();
        try {
            context.setCurrent(context.namespace("game." + baseName(name)));
            var value = InteropValue.unbox(context.env().parsePublic(source).call());
            if (value instanceof HasKind kinded && kinded.kind().equals("game")) {
                return value;
            }
            throw error("`" + name + "` defines no game", null);
        } finally {
            context.setCurrent(before);
        }
    }

    private static boolean isPath(String name) {
        return name.endsWith(SUFFIX) || name.indexOf('/') >= 0;
    }

    private static String baseName(String path) {
        var file = path.substring(path.lastIndexOf('/') + 1);
        return file.endsWith(SUFFIX) ? file.substring(0, file.length() - SUFFIX.length()) : file;
    }

    private static SenetException error(String message, @Nullable String hint) {
        return SenetException.runtime(Failures.callSite(), message, hint);
    }

    // ---- files

    private static @Nullable Source find(SenetContext context, String name) {
        var folder = folder(context);
        if (folder != null) {
            return read(folder.resolve(name + SUFFIX));
        }
        return bundled(name);
    }

    private static Source script(SenetContext context, String path) {
        var source = read(file(context, path));
        if (source == null) {
            throw error(
                    "there is no file `" + path + "`",
                    "paths count from the folder of the program that loads the game");
        }
        return source;
    }

    /** A game of the collections that are where the language is. */
    private static @Nullable Source bundled(String name) {
        try {
            return GameCollections.source(name);
        } catch (UncheckedIOException e) {
            throw error("the game `" + name + "` cannot be read: " + e.getMessage(), null);
        }
    }

    private static @Nullable TruffleFile folder(SenetContext context) {
        var path = context.env().getOptions().get(SenetLanguage.GAMES);
        return path.isEmpty() ? null : file(context, path);
    }

    /** A file; its path counts from the folder of the program that is running, if it came from a file. */
    private static TruffleFile file(SenetContext context, String path) {
        try {
            var env = context.env();
            var program = context.source();
            var from =
                    program == null || program.getPath() == null ? null : env.getPublicTruffleFile(program.getPath());
            var folder = from == null ? null : from.getParent();
            return folder == null ? env.getPublicTruffleFile(path) : folder.resolve(path);
        } catch (SecurityException | UnsupportedOperationException e) {
            throw error("the file `" + path + "` may not be read here", null);
        }
    }

    private static @Nullable Source read(TruffleFile file) {
        try {
            return file.exists() ? Source.newBuilder(SenetLanguage.ID, file).build() : null;
        } catch (IOException e) {
            throw error("the file `" + file.getPath() + "` cannot be read: " + e.getMessage(), null);
        } catch (SecurityException e) {
            throw error("the file `" + file.getPath() + "` may not be read here", null);
        }
    }

    private static List<String> names(SenetContext context) {
        var folder = folder(context);
        if (folder == null) {
            return GameCollections.names().sorted().distinct().toList();
        }
        try {
            return folder.isDirectory()
                    ? folder.list().stream()
                            .map(TruffleFile::getName)
                            .filter(name -> name.endsWith(SUFFIX))
                            .map(GameFunctions::baseName)
                            .sorted()
                            .toList()
                    : List.of();
        } catch (IOException e) {
            throw error("the folder of games cannot be read: " + e.getMessage(), null);
        } catch (SecurityException e) {
            throw error("the folder of games may not be read here", null);
        }
    }
}
