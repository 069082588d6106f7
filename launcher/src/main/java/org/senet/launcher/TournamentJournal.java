package org.senet.launcher;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the games of a tournament as they end, so that it can be taken up again: a line that says what is played, then a line for each game in the order in
 * which they have ended. A last line that is not complete was interrupted, and counts as not written. Safe for several threads.
 */
final class TournamentJournal implements AutoCloseable {
    private final @Nullable BufferedWriter writer;
    private final List<TournamentGame> games;

    private TournamentJournal(@Nullable BufferedWriter writer, List<TournamentGame> games) {
        this.writer = writer;
        this.games = games;
    }

    /**
     * Opens a journal, new or with games.
     *
     * @param file null for none
     * @param title what is played; a journal of something else is refused
     */
    static TournamentJournal open(@Nullable Path file, String title) throws IOException {
        if (file == null) {
            return new TournamentJournal(null, List.of());
        }
        var games = new ArrayList<TournamentGame>();
        var lines = Files.exists(file) ? wholeLines(file) : List.<String>of();
        if (!lines.isEmpty() && !lines.getFirst().equals(title)) {
            throw LauncherException.usage(
                    "`" + file + "` is the journal of another tournament", "its first line says of which");
        }
        for (int i = 1; i < lines.size(); i++) {
            try {
                games.add(TournamentGame.read(lines.get(i)));
            } catch (RuntimeException e) {
                throw LauncherException.usage("`" + file + "`, line " + (i + 1) + " is no game of a tournament");
            }
        }
        // What was interrupted is cut off, so that the next line begins where it must.
        var text = new StringBuilder(title).append('\n');
        lines.stream().skip(1).forEach(line -> text.append(line).append('\n'));
        WholeFile.write(file, text.toString());
        return new TournamentJournal(
                Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND), games);
    }

    private static List<String> wholeLines(Path file) throws IOException {
        var text = Scripts.text(file, "a journal");
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    /** The games that were played before. */
    List<TournamentGame> games() {
        return games;
    }

    /** Adds a game. */
    synchronized void add(TournamentGame game) throws IOException {
        if (writer != null) {
            writer.write(game.line());
            writer.write('\n');
            writer.flush();
        }
    }

    @Override
    public synchronized void close() throws IOException {
        if (writer != null) {
            writer.close();
        }
    }
}
