package org.senet.errors;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Hints for unknown names, which may be names of the library that nobody has required. */
public final class LibraryNames {
    /** The namespaces that are not there unless they are required. */
    static final List<String> NAMESPACES = List.of(
            "senet.string",
            "senet.set",
            "senet.math",
            "senet.walk",
            "senet.games",
            "senet.players",
            "senet.records",
            "senet.rules",
            "senet.control",
            "senet.test",
            "senet.json",
            "senet.edn",
            "senet.format",
            "senet.io",
            "senet.pprint",
            "senet.data",
            "senet.zip",
            "senet.polyglot",
            "senet.people",
            "senet.lint",
            "senet.movelist",
            "senet.chess",
            "senet.draughts",
            "senet.xiangqi",
            "senet.shogi",
            "senet.chinese",
            "senet.ggf",
            "senet.rewriting",
            "senet.repl");

    private LibraryNames() {}

    /**
     * A hint for an unknown name.
     *
     * @param name the name
     * @param known the names that are known where it stands
     * @return how to get the name of the library, or else which known one is near, or Java {@code null}
     */
    @TruffleBoundary
    public static @Nullable String hint(String name, Iterable<String> known) {
        var java = JavaNames.hint(name);
        if (java != null) {
            return java;
        }
        var required = NAMESPACES.stream()
                .filter(namespace -> defines(namespace, name))
                .map(namespace -> "`(require '[" + namespace + " :refer [" + name + "]])`")
                .collect(Collectors.joining(" or "));
        return required.isEmpty() ? Suggest.hint(name, known) : required + " makes it known";
    }

    /**
     * A hint for an unknown name of a namespace that is not there.
     *
     * @param qualifier what stands before the {@code /}, perhaps an alias that is usual
     * @param name the name behind it
     */
    @TruffleBoundary
    public static String hint(String qualifier, String name) {
        var java = JavaNames.hint(qualifier + "/" + name);
        if (java != null) {
            return java;
        }
        var missing = "there is no namespace `" + qualifier + "` here, and no alias of that name";
        var meant = NAMESPACES.stream()
                .filter(namespace -> isAliasOf(qualifier, namespace) && defines(namespace, name))
                .findFirst();
        return meant.map(namespace ->
                        missing + ": `(require '[" + namespace + " :as " + qualifier + "])` makes it known")
                .orElse(missing);
    }

    /** A hint for an unknown name that programs in Clojure take from Java; Java {@code null} for others. */
    public static @Nullable String hintOfJava(String name) {
        return JavaNames.hint(name);
    }

    /** Whether an alias is a namespace's last part, or begins it, as {@code str} does. */
    private static boolean isAliasOf(String alias, String namespace) {
        return namespace.substring(namespace.indexOf('.') + 1).startsWith(alias);
    }

    /** Whether a namespace has a function or macro of a name for everybody: the text tells, and nothing is loaded. */
    private static boolean defines(String namespace, String name) {
        var definition = Pattern.compile("^\\((defn|defmacro)\\s+" + Pattern.quote(name) + "\\s", Pattern.MULTILINE);
        return definition.matcher(text(namespace)).find();
    }

    private static String text(String namespace) {
        var resource = namespace.replace('.', '/') + ".senet";
        try (var in = LibraryNames.class.getClassLoader().getResourceAsStream(resource)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
