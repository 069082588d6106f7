package org.senet.launcher.repl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The file that keeps what was typed, one entry a line; the ends of lines inside of an entry are written as {@code \n}. It
 * is replaced as a whole, so that it is never half written, and entries of other sessions that were added meanwhile are
 * kept. A history that cannot be read or written is no reason to fail: it is as good as empty.
 */
public final class HistoryFile {
    private static final int MOST_ENTRIES = 1000;

    private final Path file;

    /** The history in a file, which need not exist yet. */
    public HistoryFile(Path file) {
        this.file = file;
    }

    /**
     * The user's file: in the folder {@code senet} of {@code XDG_STATE_HOME}, which is {@code ~/.local/state} unless it
     * is set to an absolute path.
     */
    public static HistoryFile ofUser(Map<String, String> environment) {
        return ofUser(environment, "repl-history");
    }

    /** The user's file of a name in that folder. */
    public static HistoryFile ofUser(Map<String, String> environment, String name) {
        var given = Path.of(environment.getOrDefault("XDG_STATE_HOME", ""));
        var state = given.isAbsolute() ? given : Path.of(System.getProperty("user.home"), ".local", "state");
        return new HistoryFile(state.resolve("senet").resolve(name));
    }

    /** The entries, the oldest first. */
    public List<String> read() {
        try {
            return Files.readAllLines(file).stream().map(HistoryFile::unescaped).toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Adds an entry, unless it is the same as the last one. */
    public void add(String entry) {
        var entries = new ArrayList<>(read());
        if (!entries.isEmpty() && entries.getLast().equals(entry)) {
            return;
        }
        entries.add(entry);
        var kept = entries.subList(Math.max(0, entries.size() - MOST_ENTRIES), entries.size());
        try {
            write(kept.stream().map(HistoryFile::escaped).toList());
        } catch (IOException e) {
            // The entry is lost for later sessions, as the description of the class says.
        }
    }

    private void write(List<String> lines) throws IOException {
        var folder = Files.createDirectories(file.toAbsolutePath().getParent());
        // Temporary files can be read by their owner only, which is right for what a person has typed.
        var temporary = Files.createTempFile(folder, "repl-history", ".new");
        try {
            Files.write(temporary, lines);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static String escaped(String entry) {
        return entry.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "");
    }

    private static String unescaped(String line) {
        var entry = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\' && i + 1 < line.length()) {
                i++;
                entry.append(line.charAt(i) == 'n' ? '\n' : line.charAt(i));
            } else {
                entry.append(c);
            }
        }
        return entry.toString();
    }
}
