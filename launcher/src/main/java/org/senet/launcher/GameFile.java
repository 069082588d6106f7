package org.senet.launcher;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Position;

/**
 * A file of games that were played, in the format that its name ends in. Games may be added by several threads in any order; they are
 * written in the order of their numbers.
 */
final class GameFile {
    private static final List<String> FORMATS = List.of("pgn", "pdn", "sgf", "json", "kif", "csa", "usi", "ggf");
    /** What the names of files with games end in, in words. */
    static final String ENDINGS = endings();

    private final Path file;
    private final String format;
    private final Map<Long, String> games = new TreeMap<>();
    private boolean tried;

    private GameFile(Path file, String format) {
        this.file = file;
        this.format = format;
    }

    private static String endings() {
        var last = FORMATS.getLast();
        return "." + String.join(", .", FORMATS.subList(0, FORMATS.size() - 1)) + " or ." + last;
    }

    /** @throws LauncherException when the name ends in no format, or the file cannot be there */
    static GameFile of(String name) {
        int dot = name.lastIndexOf('.');
        var format = name.substring(dot + 1).toLowerCase(Locale.ROOT);
        if (dot < 0 || !FORMATS.contains(format)) {
            throw LauncherException.usage("`" + name + "` names no format", "games are saved as " + ENDINGS);
        }
        var file = Path.of(name);
        WholeFile.require(file);
        return new GameFile(file, format);
    }

    /**
     * The headers of a game as Portable Game Notation has them.
     *
     * @param number which game of the event it is, from 0
     * @param sides the sides' names in order
     * @param names who plays each of them
     */
    static Map<String, String> headers(String event, long number, List<String> sides, List<String> names) {
        var headers = new LinkedHashMap<String, String>();
        headers.put("Event", event);
        headers.put("Round", String.valueOf(number + 1));
        boolean coloured = sides.size() != 2 || sides.contains("White") || sides.contains("Black");
        for (int i = 0; i < sides.size(); i++) {
            headers.put(coloured ? sides.get(i) : i == 0 ? "White" : "Black", names.get(i));
        }
        return headers;
    }

    /**
     * Tries the format with one move, so that a game that it cannot tell is known before it is played.
     *
     * @throws LauncherException when the format is not made for the game
     */
    void check(Context context, Position start) {
        if (start.over()) {
            return;
        }
        var name = start.moves().getFirst().notation();
        // What is wrong with the rules is no fault of the format.
        start.apply(name).over();
        var one = new Table.Played("unfinished", null, List.of(), 1, 1, 1, null, () -> List.of(name));
        try {
            text(context, start, one, Map.of());
        } catch (PolyglotException e) {
            if (!e.isGuestException() || e.isInternalError()) {
                throw e;
            }
            throw LauncherException.usage("`" + start.game().name() + "` cannot be saved as ." + format + ": "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    /** Adds a game, in the thread that has played it. */
    void add(Contest.Finished game, Map<String, String> headers) {
        add(game.number(), text(game.context(), game.first(), game.played(), headers));
    }

    /** Adds a game whose text is known already. */
    synchronized void add(long number, String text) {
        games.put(number, text);
    }

    /** What a game looks like in the file. */
    String text(Context context, Position first, Table.Played played, Map<String, String> headers) {
        var arguments = new ArrayList<Object>();
        arguments.add(format);
        arguments.add(first);
        arguments.add(result(first.game(), played));
        var all = new LinkedHashMap<>(headers);
        @Nullable String winner = played.winner();
        if (winner != null && played.isDecided() && first.game().players().size() != 2) {
            all.put("Winner", winner);
        }
        arguments.add(all.size());
        all.forEach((name, value) -> arguments.addAll(List.of(name, value)));
        arguments.addAll(played.names().get());
        return Scripts.library(context, "senet.records", "game-text")
                .execute(arguments.toArray())
                .asString();
    }

    /** As Portable Game Notation has it: the first side's points, then the second one's; a star where that says nothing. */
    private static String result(Game game, Table.Played played) {
        var players = game.players();
        @Nullable String winner = played.winner();
        if (players.size() != 2 || !played.isDecided()) {
            return "*";
        }
        return winner == null ? "1/2-1/2" : winner.equals(players.getFirst()) ? "1-0" : "0-1";
    }

    /** Keeps only the games of those numbers. */
    synchronized void keep(Collection<Long> numbers) {
        games.keySet().retainAll(numbers);
    }

    /** Writes what was played when the process is interrupted, unless that was tried already; an old file stays when no game has ended. */
    synchronized void writeInterrupted(PrintStream err) {
        if (!games.isEmpty() && !tried) {
            try {
                write();
            } catch (IOException | LauncherException e) {
                err.println("error: " + e.getMessage());
            }
        }
    }

    /** Writes the file. */
    synchronized void write() throws IOException {
        tried = true;
        var text = new StringBuilder();
        if (format.equals("json")) {
            text.append("[\n").append(String.join(",\n", games.values())).append("\n]\n");
        } else {
            text.append(String.join(format.equals("sgf") ? "" : "\n", games.values()));
        }
        WholeFile.write(file, text.toString());
    }
}
