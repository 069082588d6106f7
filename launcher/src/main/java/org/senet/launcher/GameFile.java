package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Position;

/**
 * A file of games that were played, in the format that its name ends in. Games may be added by several threads in any order; they are
 * written in the order of their numbers.
 */
final class GameFile {
    private static final Set<String> FORMATS = Set.of("pgn", "pdn", "sgf", "json");

    private final Path file;
    private final String format;
    private final Map<Long, String> games = new TreeMap<>();

    private GameFile(Path file, String format) {
        this.file = file;
        this.format = format;
    }

    /** @throws LauncherException when the name ends in no format */
    static GameFile of(String name) {
        int dot = name.lastIndexOf('.');
        var format = name.substring(dot + 1).toLowerCase(Locale.ROOT);
        if (dot < 0 || !FORMATS.contains(format)) {
            throw LauncherException.usage(
                    "`" + name + "` names no format", "games are saved as .pgn, .pdn, .sgf or .json");
        }
        return new GameFile(Path.of(name), format);
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
        arguments.add(headers.size());
        headers.forEach((name, value) -> arguments.addAll(List.of(name, value)));
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

    /** Writes the file. */
    synchronized void write() throws IOException {
        var text = new StringBuilder();
        if (format.equals("json")) {
            text.append("[\n").append(String.join(",\n", games.values())).append("\n]\n");
        } else {
            text.append(String.join(format.equals("sgf") ? "" : "\n", games.values()));
        }
        WholeFile.write(file, text.toString());
    }
}
