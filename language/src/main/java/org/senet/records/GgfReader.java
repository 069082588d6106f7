package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.senet.errors.SenetException;

/**
 * Reads the Generic Game Format of the Generic Game Server (I. Durdanovic), in which games of Othello are kept. It looks like the Smart
 * Game Format, but has all moves in one node, in their order, with an evaluation and a time behind each. Used once.
 */
public final class GgfReader {
    private static final Pattern GAME = Pattern.compile("\\(;");
    private static final Map<String, String> HEADERS = Map.of(
            "PC",
            "Site",
            "DT",
            "Date",
            "PB",
            "Black",
            "PW",
            "White",
            "RB",
            "BlackElo",
            "RW",
            "WhiteElo",
            "TI",
            "TimeControl");

    private final RecordText text;

    private GgfReader(RecordText text) {
        this.text = text;
    }

    /**
     * The games of a text, also those that are not understood.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new GgfReader(new RecordText(text, name));
        var games = new ArrayList<GameText>();
        for (int begin = reader.text.find(GAME); begin >= 0; begin = reader.text.find(GAME)) {
            reader.text.goTo(begin);
            int line = reader.text.line(begin);
            try {
                games.add(new GameText(reader.game(begin - 2), null, line));
            } catch (SenetException e) {
                games.add(new GameText(null, e, line));
                reader.text.goTo(begin);
            }
        }
        return games;
    }

    private GameRecord game(int start) {
        var headers = new LinkedHashMap<String, String>();
        var properties = new LinkedHashMap<String, List<String>>();
        var line = new Draft();
        var result = GameRecord.NO_RESULT;
        for (text.skipBlanks(); text.peek() != ';' && text.peek() != ')'; text.skipBlanks()) {
            int at = text.at();
            while (Character.isLetterOrDigit(text.peek())) {
                text.next();
            }
            var key = text.since(at);
            if (key.isEmpty() || text.peek() != '[') {
                throw text.error(
                        text.isAtEnd() ? start : at,
                        text.at() + 1,
                        text.isAtEnd() ? "this game does not end" : "a property is not understood",
                        "one is written B[f5]");
            }
            text.next();
            var value = text.upTo(']', at, "this property");
            switch (key) {
                case "B", "W", "B0", "W0" ->
                    line.move(move(value), Map.of(), text.line(at), text.column(at) + key.length() + 1);
                case "RE" -> result = result(value);
                case "BO" -> properties.putAll(board(value, at));
                case "GM" -> headers.put("Variant", value);
                case "C" -> line.comment(value);
                default -> headers.put(HEADERS.getOrDefault(key, key), value);
            }
        }
        return new GameRecord(headers, line.opening(), properties, line.turns(), result, GameRecord.Numbering.USUAL);
    }

    /** The move without what was thought of it. */
    private static String move(String value) {
        var move = value.split("/", 2)[0].strip();
        return move.equalsIgnoreCase("PA") || move.equalsIgnoreCase("PASS") || move.equalsIgnoreCase("PS")
                ? "pass"
                : move;
    }

    /** By how many disks Black has won; behind a colon may stand why. */
    private static String result(String value) {
        var number = value.split(":", 2)[0].strip();
        if (!number.matches("[+-]?\\d+(\\.\\d*)?")) {
            return GameRecord.NO_RESULT;
        }
        double disks = Double.parseDouble(number);
        return disks > 0 ? "B+" + number.replace("+", "") : disks < 0 ? "W+" + number.substring(1) : "Draw";
    }

    /** The board at the start: its size, its squares row by row, and who begins. */
    private Map<String, List<String>> board(String value, int at) {
        var signs = value.strip().replaceFirst("^\\d+", "").replaceAll("\\s", "");
        int size = (int) Math.round(Math.sqrt(signs.length() - 1.0));
        if (signs.isEmpty() || size * size + 1 != signs.length() || size > 26) {
            throw text.error(
                    at,
                    text.at(),
                    "this board is not understood",
                    "it has a size, its squares and `*` or `O`, who begins");
        }
        var black = new ArrayList<String>();
        var white = new ArrayList<String>();
        for (int i = 0; i < size * size; i++) {
            var point = "" + (char) ('a' + i % size) + (char) ('a' + i / size);
            if (signs.charAt(i) == '*') {
                black.add(point);
            } else if (signs.charAt(i) == 'O' || signs.charAt(i) == 'o') {
                white.add(point);
            }
        }
        return Map.of(
                "SZ",
                List.of(Integer.toString(size)),
                "AB",
                black,
                "AW",
                white,
                "WHOLE",
                List.of("1"),
                "PL",
                List.of(signs.endsWith("*") ? "B" : "W"));
    }
}
