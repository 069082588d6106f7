package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.senet.errors.SenetException;

/**
 * Reads files of the World Xiangqi Federation: lines of a word in capital letters and its value, and between {@code START{} and {@code
 * }END} the moves, which have the form of Portable Game Notation.
 */
public final class WxfReader {
    private static final Pattern FIRST = Pattern.compile("(?m)^[ \\t\uFEFF]*FORMAT\\b");
    private static final Pattern HEADER = Pattern.compile("([A-Z][A-Z0-9_]*)(?:[ \\t]+(.*))?");
    private static final Pattern START = Pattern.compile("(?m)^[ \\t]*START\\s*\\{");
    private static final Pattern END = Pattern.compile("\\}\\s*END\\b");
    private static final Pattern COMMENT =
            Pattern.compile("(?m)^[ \\t]*COMMENT\\d*\\s*\\{([^}]*)\\}[ \\t]*(?:COMMENT\\d*|END)?");
    /** What separates the team, the name and the rating of a player. */
    private static final Pattern PARTS = Pattern.compile("\\s*;\\s*");

    private final RecordText text;

    private WxfReader(RecordText text) {
        this.text = text;
    }

    /**
     * The games of a text, also those that are not understood.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new WxfReader(new RecordText(text, name));
        var starts = new ArrayList<>(
                FIRST.matcher(text).results().map(found -> found.start()).toList());
        if (starts.isEmpty()) {
            starts.add(0);
        }
        var games = new ArrayList<GameText>();
        for (int i = 0; i < starts.size(); i++) {
            int begin = starts.get(i);
            int line = reader.text.line(begin);
            try {
                games.add(new GameText(
                        reader.game(begin, i + 1 < starts.size() ? starts.get(i + 1) : text.length(), name),
                        null,
                        line));
            } catch (SenetException e) {
                games.add(new GameText(null, e, line));
            }
        }
        return games;
    }

    private GameRecord game(int begin, int end, String name) {
        var whole = text.whole();
        var start = START.matcher(whole).region(begin, end).useAnchoringBounds(false);
        if (!start.find()) {
            throw text.error(
                    begin, lineEnd(begin, end), "this game has no moves", "they stand between `START{` and `}END`");
        }
        var stop = END.matcher(whole).region(start.end(), end);
        if (!stop.find()) {
            throw text.error(start.end() - 1, start.end(), "the moves do not end", "they end with `}END`");
        }
        var headers = headers(begin, start.start());
        var moves = moves(start.end(), stop.start(), name);
        var comments = new ArrayList<String>();
        COMMENT.matcher(whole)
                .region(begin, start.start())
                .results()
                .forEach(found -> comments.add(found.group(1).strip()));
        if (!moves.comment().isEmpty()) {
            comments.add(moves.comment());
        }
        var told = moves.result().equals(GameRecord.NO_RESULT)
                ? headers.getOrDefault("Result", GameRecord.NO_RESULT)
                : moves.result();
        return new GameRecord(headers, String.join(" ", comments), Map.of(), moves.moves(), told, moves.numbering());
    }

    private int lineEnd(int start, int end) {
        int found = text.whole().indexOf('\n', start);
        return found < 0 ? end : found;
    }

    private Map<String, String> headers(int begin, int end) {
        var headers = new LinkedHashMap<String, String>();
        var lines = COMMENT.matcher(text.whole().substring(begin, end)).replaceAll("");
        for (var line : lines.lines().toList()) {
            var header = HEADER.matcher(line.strip());
            var value = header.matches() && header.group(2) != null
                    ? header.group(2).strip()
                    : "";
            if (!value.isEmpty()) {
                header(headers, header.group(1), value);
            }
        }
        return headers;
    }

    private static void header(Map<String, String> headers, String key, String value) {
        switch (key) {
            case "FORMAT" -> {
                // It names this format.
            }
            case "FEN" -> headers.put(key, value);
            // What the game is called, not which game it is.
            case "GAME" -> headers.put("Title", value);
            case "RED", "BLACK" -> {
                var parts = PARTS.split(value, -1);
                var color = title(key);
                var person = parts.length > 1 && !parts[1].isEmpty() ? parts[1] : parts.length > 0 ? parts[0] : "";
                if (!person.isEmpty()) {
                    headers.put(color, person);
                }
                if (parts.length > 1 && !parts[1].isEmpty() && !parts[0].isEmpty()) {
                    headers.put(color + "Team", parts[0]);
                }
            }
            default -> headers.put(title(key), value);
        }
    }

    private static String title(String key) {
        return key.charAt(0) + key.substring(1).toLowerCase(Locale.ROOT);
    }

    /** The part of the text with the moves, at the same place in a text that is blank elsewhere. */
    private static String only(String whole, int start, int end) {
        var blank = new StringBuilder(end);
        for (int i = 0; i < start; i++) {
            char c = whole.charAt(i);
            blank.append(c == '\n' || c == '\r' ? c : ' ');
        }
        return blank.append(whole, start, end).toString();
    }

    private GameRecord moves(int start, int end, String name) {
        var part = only(text.whole(), start, end);
        var games = PgnReader.read(part, name);
        if (games.size() > 1) {
            var first = games.get(1).moves();
            throw text.error(
                    start,
                    start + 1,
                    "the moves hold the end of a game"
                            + (first.isEmpty()
                                    ? ""
                                    : " before `" + first.getFirst().move() + "`"),
                    null);
        }
        return games.isEmpty()
                ? new GameRecord(Map.of(), "", Map.of(), List.of(), GameRecord.NO_RESULT, GameRecord.Numbering.USUAL)
                : games.getFirst();
    }
}
