package org.senet.launcher;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipException;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.records.RecordPart;
import org.senet.cluster.records.RecordPlayer;

/** The parts of some files with games, one file after another. For one thread at a time. */
final class RecordFiles implements Closeable {
    private static final String STANDARD_INPUT = "-";

    private final List<String> files;
    private final Settings settings;
    private final InputStream standardInput;
    private final Context context;
    private int next;
    private @Nullable RecordLines lines;
    private @Nullable RecordParts parts;

    /**
     * How files are read.
     *
     * @param format of all files; null when names and texts tell
     * @param encoding of the text; null when it is to be found out
     */
    record Settings(@Nullable String format, @Nullable Charset encoding) {}

    /** @param context knows the formats */
    RecordFiles(List<String> files, Settings settings, InputStream standardInput, Context context) {
        this.files = files;
        this.settings = settings;
        this.standardInput = standardInput;
        this.context = context;
    }

    /**
     * Finds files that cannot be read before anything is done.
     *
     * @throws LauncherException when there is one
     */
    static void require(List<String> files) {
        for (var file : files) {
            var path = Path.of(file);
            if (file.equals(STANDARD_INPUT)) {
                continue;
            }
            if (Files.isDirectory(path)) {
                throw LauncherException.usage("`" + path + "` is a directory, not a file with games");
            }
            if (!Files.exists(path)) {
                throw LauncherException.usage("there is no file `" + path + "`");
            }
            if (!Files.isReadable(path)) {
                throw LauncherException.usage("`" + path + "` may not be read");
            }
        }
    }

    /** The next part, perhaps one that tells what is wrong with a file; null when there is none. */
    @Nullable
    RecordPart next() throws IOException {
        while (parts != null || next < files.size()) {
            var file = files.get(parts == null ? next : next - 1);
            try {
                var opened = parts == null ? open(file) : parts;
                parts = opened;
                var part = opened.next();
                if (part != null) {
                    return part;
                }
            } catch (IOException e) {
                close();
                return RecordPart.unreadable(file, "`" + file + "` " + why(e));
            }
            close();
        }
        return null;
    }

    /** What is wrong with a file, or with the rest of it; the other files are read all the same. */
    private String why(IOException problem) {
        if (problem instanceof CharacterCodingException) {
            return "is not a text in " + (settings.encoding == null ? "UTF-8" : settings.encoding)
                    + "\nhint: say what it is with `--encoding`";
        }
        if (problem instanceof EOFException) {
            return "cannot be unpacked: it ends too early";
        }
        return (problem instanceof ZipException ? "cannot be unpacked: " : "cannot be read: ") + problem.getMessage();
    }

    private RecordParts open(String file) throws IOException {
        next++;
        var input = file.equals(STANDARD_INPUT) ? standardInput : Files.newInputStream(Path.of(file));
        var opened = RecordLines.of(input, settings.encoding);
        lines = opened;
        var name = settings.format != null
                ? "games." + settings.format
                : file.toLowerCase(Locale.ROOT).replaceFirst("\\.(gz|bz2|zst)$", "");
        return new RecordParts(file, opened, start -> RecordPlayer.format(context, name, start));
    }

    /**
     * The next part; null when there is none.
     *
     * @throws LauncherException when a file cannot be read
     */
    @Nullable
    RecordPart nextReadable() throws IOException {
        var part = next();
        if (part != null && !part.problem().isEmpty()) {
            throw LauncherException.failure(part.problem());
        }
        return part;
    }

    /** Closes the file that is being read. */
    @Override
    public void close() throws IOException {
        parts = null;
        if (lines != null) {
            lines.close();
            lines = null;
        }
    }
}
