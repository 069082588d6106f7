package org.senet.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/** Reads scripts and makes contexts to run them in. */
final class Scripts {
    static final String LANGUAGE = "senet";

    private Scripts() {}

    /** A context that may do what any program of the user may do. */
    static Context newContext(Terminal terminal, String... arguments) {
        return newContext(terminal.in(), terminal.out(), terminal.err(), arguments);
    }

    /** Such a context that shares its code with others. */
    static Context newContext(Terminal terminal, Engine engine) {
        return builder(terminal.in(), terminal.out(), terminal.err())
                .engine(engine)
                .build();
    }

    /** A context that may do what any program of the user may do, with other streams than those of the process. */
    static Context newContext(InputStream in, OutputStream out, OutputStream err, String... arguments) {
        try {
            return builder(in, out, err, arguments).build();
        } catch (IllegalArgumentException e) {
            // Only options of tools come from the command line as they are.
            throw LauncherException.usage(String.valueOf(e.getMessage()));
        }
    }

    /** What makes such contexts. */
    static Context.Builder builder(InputStream in, OutputStream out, OutputStream err, String... arguments) {
        var languages = Boolean.getBoolean(StandardOptions.POLYGLOT) ? new String[0] : new String[] {LANGUAGE};
        return Context.newBuilder(languages)
                .allowAllAccess(true)
                .arguments(LANGUAGE, arguments)
                .option("senet.games", System.getProperty("senet.games", ""))
                .in(in)
                .out(out)
                .err(err);
    }

    /**
     * Reads a script.
     *
     * @throws LauncherException when the file cannot be read, with bad usage as the exit code
     */
    static Source read(Path path) throws IOException {
        var text = text(path, "a script");
        return path.getFileSystem() == FileSystems.getDefault()
                ? Source.newBuilder(LANGUAGE, path.toFile()).content(text).build()
                : Source.newBuilder(LANGUAGE, text, path.toString().substring(1))
                        .build();
    }

    /**
     * The text of a file.
     *
     * @param what is expected, for the message about a directory
     * @throws LauncherException when the file cannot be read, with bad usage as the exit code
     */
    static String text(Path path, String what) throws IOException {
        return text(path, what, null);
    }

    /**
     * The same for files of other programs, which are not always in UTF-8.
     *
     * @param otherwise what the encoding is then; null when there is no other
     */
    static String text(Path path, String what, @Nullable Charset otherwise) throws IOException {
        try {
            if (Files.isDirectory(path)) {
                throw LauncherException.usage("`" + path + "` is a directory, not " + what);
            }
            // The reader, not the file, is what tells bytes that are not UTF-8.
            return Files.readString(path);
        } catch (NoSuchFileException e) {
            throw LauncherException.usage("there is no file `" + path + "`");
        } catch (AccessDeniedException e) {
            throw LauncherException.usage("`" + path + "` may not be read");
        } catch (CharacterCodingException e) {
            var text = otherwise == null ? null : Files.readString(path, otherwise);
            // No encoding with a byte for each character has this one in a text.
            if (text == null || text.indexOf('\0') >= 0) {
                throw LauncherException.usage("`" + path + "` is not a text in UTF-8");
            }
            return text;
        }
    }

    /** A function of the language's library. */
    static Value library(Context context, String namespace, String function) {
        context.eval(LANGUAGE, "(require '" + namespace + ")");
        return context.eval(LANGUAGE, namespace + "/" + function);
    }

    /** Reads a script from standard input. */
    static Source read(Terminal terminal) throws IOException {
        var reader = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
        return Source.newBuilder(LANGUAGE, reader, "<stdin>").build();
    }
}
