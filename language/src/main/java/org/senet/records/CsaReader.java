package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;

/** Reads records of shogi in the standard format of the Computer Shogi Association (versions 2 and 3). Used once. */
public final class CsaReader {
    private static final Pattern MOVE = Pattern.compile("[+-][0-9]{4}[A-Z]{2}");
    private static final Pattern PLACED = Pattern.compile("([0-9])([0-9])([A-Z]{2})");
    private static final Pattern CELL = Pattern.compile("([+-])([A-Z]{2})|( \\* |   )");
    private static final Map<String, String> HEADERS = Map.of(
            "EVENT", "Event", "SITE", "Site", "START_TIME", "Date", "OPENING", "Opening", "TIME_LIMIT", "TimeControl");

    private final RecordText text;
    private final List<GameText> games = new ArrayList<>();
    private Map<String, String> headers = new LinkedHashMap<>();
    private SetUp setUp = new SetUp();
    private MoveTree line = new MoveTree(1, null);
    private String result = GameRecord.NO_RESULT;
    private int firstPlayer = 1;
    private final StringBuilder opening = new StringBuilder();
    private boolean begun;
    private int gameLine = 1;
    private @Nullable SenetException problem;

    private CsaReader(RecordText text) {
        this.text = text;
    }

    /**
     * The games of a text, also those that are not understood. A line with a slash stands between games.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new CsaReader(new RecordText(text, name));
        int number = 1;
        while (!reader.text.isAtEnd()) {
            int start = reader.text.at();
            var line = reader.text.upTo('\n');
            try {
                reader.line(line.replaceFirst("\\r$", ""), number, start);
            } catch (SenetException e) {
                reader.problem = reader.problem == null ? e : reader.problem;
            }
            number++;
        }
        reader.endGame();
        return reader.games;
    }

    private void endGame() {
        if (begun) {
            var record = new GameRecord(
                    headers, opening.toString(), setUp.properties(), line.turns(), result, GameRecord.Numbering.USUAL);
            games.add(new GameText(problem == null ? record : null, problem, gameLine));
        }
        headers = new LinkedHashMap<>();
        setUp = new SetUp();
        line = new MoveTree(1, null);
        result = GameRecord.NO_RESULT;
        firstPlayer = 1;
        opening.setLength(0);
        begun = false;
        problem = null;
    }

    private void line(String whole, int number, int at) {
        if (whole.isBlank()) {
            return;
        }
        if (whole.strip().equals("/")) {
            endGame();
            return;
        }
        if (!begun && !whole.startsWith("'")) {
            begun = true;
            gameLine = number;
        }
        if (whole.startsWith("'")) {
            comment(whole.substring(1).replaceFirst("^\\*+", "").strip());
        } else if (whole.startsWith("N") || whole.startsWith("$") || whole.startsWith("P")) {
            statement(whole, number, at, 1);
        } else {
            int column = 1;
            for (var part : whole.split(",", -1)) {
                statement(part, number, at + column - 1, column);
                column += part.length() + 1;
            }
        }
    }

    private void comment(String words) {
        if (!words.isEmpty() && !line.comment(words) && begun) {
            opening.append(opening.isEmpty() ? "" : " ").append(words);
        }
    }

    private void statement(String written, int number, int at, int column) {
        var part = written.stripTrailing();
        if (MOVE.matcher(part).matches()) {
            move(part, number, at, column);
        } else if (part.startsWith("%")) {
            end(part.substring(1));
        } else if (part.startsWith("P")) {
            position(part, at);
        } else if (part.startsWith("N+") || part.startsWith("N-")) {
            headers.put(part.charAt(1) == '+' ? "Black" : "White", part.substring(2));
        } else if (part.startsWith("$") && part.indexOf(':') > 0) {
            var key = part.substring(1, part.indexOf(':'));
            headers.put(HEADERS.getOrDefault(key, key), part.substring(part.indexOf(':') + 1));
        } else if (part.equals("+") || part.equals("-")) {
            firstPlayer = part.equals("+") ? 1 : 2;
            setUp.turn(firstPlayer);
        } else if (!part.isEmpty()
                && !part.startsWith("V")
                && !part.startsWith("T")
                && !part.startsWith("'")
                && !part.startsWith("CSA")) {
            throw text.error(at, at + part.length(), "`" + part + "` is not understood", "a move is written +7776FU");
        }
    }

    private void move(String move, int number, int at, int column) {
        boolean first = (line.size() % 2 == 0) == (firstPlayer == 1);
        if ((move.charAt(0) == '+') != first) {
            throw text.error(at, at + move.length(), "`" + move + "` is a move of the wrong player", null);
        }
        line.move(move, number, column);
    }

    private void end(String word) {
        boolean firstToMove = (line.size() % 2 == 0) == (firstPlayer == 1);
        result = switch (word) {
            case "TORYO", "TSUMI", "TIME_UP", "ILLEGAL_MOVE" -> firstToMove ? "W+" : "B+";
            case "KACHI" -> firstToMove ? "B+" : "W+";
            case "+ILLEGAL_ACTION" -> "W+";
            case "-ILLEGAL_ACTION" -> "B+";
            case "SENNICHITE", "JISHOGI", "HIKIWAKE", "MAX_MOVES" -> "Draw";
            default -> result;
        };
    }

    // ---- positions

    private void position(String part, int at) {
        if (part.startsWith("PI")) {
            PLACED.matcher(part)
                    .results()
                    .forEach(m ->
                            setUp.remove(m.group(1).charAt(0) - '0', m.group(2).charAt(0) - '0'));
        } else if (part.matches("P[1-9].*")) {
            row(part.charAt(1) - '0', part.substring(2), at);
        } else if (part.startsWith("P+") || part.startsWith("P-")) {
            setUp.clear();
            int player = part.charAt(1) == '+' ? 1 : 2;
            PLACED.matcher(part).results().forEach(m -> {
                if (m.group(3).equals("AL")) {
                    setUp.holdRest(player);
                } else {
                    setUp.put(player, m.group(1).charAt(0) - '0', m.group(2).charAt(0) - '0', m.group(3));
                }
            });
        } else {
            throw text.error(at, at + part.length(), "this part of a position is not understood", null);
        }
    }

    private void row(int rank, String cells, int at) {
        setUp.clear();
        var padded = cells + " ".repeat((3 - cells.length() % 3) % 3);
        var found = CELL.matcher(padded).results().toList();
        if (found.size() * 3 != padded.length()) {
            throw text.error(
                    at,
                    at + 2 + cells.length(),
                    "this row of a position is not understood",
                    "one is written P1-KY-KE *  * ");
        }
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).group(1) != null) {
                setUp.put(
                        found.get(i).group(1).equals("+") ? 1 : 2,
                        found.size() - i,
                        rank,
                        found.get(i).group(2));
            }
        }
    }
}
