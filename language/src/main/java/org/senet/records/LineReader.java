package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.senet.errors.SenetException;

/**
 * Reads games of which each is one line of moves: as the interfaces for chess, shogi and xiangqi tell them to programs,
 * {@code position startpos moves 7g7f 3c3d}, or squares without anything between, {@code f5d6c3d3}, as in Othello. Headers of
 * Portable Game Notation may stand before the moves. Used once.
 */
public final class LineReader {
    private static final Pattern HEADER = Pattern.compile("\\G\\s*\\[(\\w+)\\s+\"([^\"]*)\"\\]");
    private static final Pattern BEGIN =
            Pattern.compile("^\\s*(?:position\\s+)?(?:startpos\\b|(?:sfen|fen)\\s+(.*?))\\s*(?:\\bmoves\\b|$)");
    /** At least three squares: two of them would be one move of a piece. */
    private static final Pattern SQUARES = Pattern.compile("(?:[a-zA-Z][0-9]{1,2}|(?i:pa|ps|pass|--)){3,}");

    private static final Pattern SQUARE = Pattern.compile("[a-zA-Z][0-9]{1,2}|(?i:pass|pa|ps|--)");
    private static final String RESIGNS = "resign";
    private static final Pattern WORD = Pattern.compile("[^\\s,;]+");

    private final RecordText text;

    private LineReader(RecordText text) {
        this.text = text;
    }

    /**
     * The games of a text. Empty lines, and lines that begin with `#` or `%`, are none.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new LineReader(new RecordText(text, name));
        var games = new ArrayList<GameText>();
        for (int number = 1; !reader.text.isAtEnd(); number++) {
            int start = reader.text.at();
            var line = reader.text.upTo('\n').stripTrailing();
            if (!line.isBlank() && !line.startsWith("#") && !line.startsWith("%")) {
                try {
                    games.add(new GameText(reader.game(line, number, start), null, number));
                } catch (SenetException e) {
                    games.add(new GameText(null, e, number));
                }
            }
        }
        return games;
    }

    private GameRecord game(String line, int number, int start) {
        var headers = new LinkedHashMap<String, String>();
        var header = HEADER.matcher(line);
        int at = 0;
        while (header.find()) {
            headers.put(header.group(1), header.group(2));
            at = header.end();
        }
        if (line.startsWith("[", at)) {
            throw text.error(
                    start + at, start + at + 1, "this header is not understood", "one is written [White \"Morphy\"]");
        }
        var begin = BEGIN.matcher(line.substring(at));
        if (begin.find()) {
            if (begin.group(1) != null) {
                headers.put("FEN", begin.group(1));
            }
            at += begin.end();
        }
        var turns = new ArrayList<Turn>();
        var word = WORD.matcher(line).region(at, line.length());
        while (word.find()) {
            words(word.group(), number, word.start() + 1, turns);
        }
        var end = ending(turns);
        return new GameRecord(
                headers,
                turns.isEmpty() ? end : "",
                Map.of(),
                turns,
                headers.getOrDefault("Result", GameRecord.NO_RESULT),
                GameRecord.Numbering.USUAL);
    }

    /** Takes the word off by which programs for shogi end a game that was given up, and makes it a remark: who has won is not said. */
    private static String ending(List<Turn> turns) {
        if (turns.isEmpty() || !RESIGNS.equals(turns.getLast().move())) {
            return "";
        }
        turns.removeLast();
        if (!turns.isEmpty()) {
            var last = turns.removeLast();
            turns.add(new Turn(
                    last.move(), "", RESIGNS, last.nags(), last.variations(), Map.of(), last.line(), last.column()));
        }
        return RESIGNS;
    }

    private static void words(String word, int line, int column, List<Turn> turns) {
        if (!SQUARES.matcher(word).matches()) {
            turns.add(turn(word, line, column));
            return;
        }
        var square = SQUARE.matcher(word);
        while (square.find()) {
            var move = square.group();
            turns.add(turn(move.matches("(?i)pass|pa|ps|--") ? "pass" : move, line, column + square.start()));
        }
    }

    private static Turn turn(String move, int line, int column) {
        return new Turn(move, "", "", List.of(), List.of(), Map.of(), line, column);
    }
}
