package org.senet.records;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;

/**
 * Reads the formats KIF and KI2, in which Japanese programs exchange games of shogi (described by the authors of Kifu for Windows).
 * Moves stay as they are written, but that those "to the same square" name it. Used once.
 */
public final class KifReader {
    private static final String BLANK = "[\\s\u3000]";
    private static final String MOVE =
            "(同" + BLANK + "*|[1-9１-９][一二三四五六七八九1-9１-９])" + BLANK + "*([^\\s\u3000(（▲△▼▽☗☖⛉⛊]+(?:[(（][0-9]{2}[)）])?)";
    private static final Pattern NUMBERED =
            Pattern.compile("^[ \\t]*(\\d+)[ \\t\u3000.]+(?:[▲△▼▽☗☖⛉⛊]?" + MOVE + "|(\\S+))(.*)$");
    private static final Pattern MARKED = Pattern.compile("[▲△▼▽☗☖⛉⛊]" + BLANK + "*" + MOVE);
    private static final Pattern HEADER = Pattern.compile("^([^\\s：*#|&'0-9][^：]*)：(.*)$");
    private static final Pattern HAND = Pattern.compile("^(先手|下手|後手|上手)の持駒$");
    private static final Pattern HELD = Pattern.compile("([^\\s\u3000〇一二三四五六七八九十])([一二三四五六七八九十]*)");
    private static final Pattern ROW = Pattern.compile("^\\|(.*)\\|.*$");
    private static final Pattern CELL = Pattern.compile("([ \u3000v^V])([^ v^V])");
    private static final Pattern VARIATION = Pattern.compile("^変化：" + BLANK + "*(\\d+)手.*$");
    /** What a game tells once; told again, it belongs to the next game. */
    private static final Pattern ONCE = Pattern.compile("手合割|開始日時|先手|下手|後手|上手|(先手|下手|後手|上手)の持駒");

    private static final Pattern SIDE_WINS = Pattern.compile("(先手|下手|後手|上手)の.*勝");

    private final RecordText text;
    private final List<GameText> games = new ArrayList<>();

    private Map<String, String> headers = new LinkedHashMap<>();
    private SetUp setUp = new SetUp();
    private final StringBuilder opening = new StringBuilder();
    private Deque<MoveTree> lines = new ArrayDeque<>();
    private String result = GameRecord.NO_RESULT;
    private int firstPlayer = 1;
    private int rows;
    private final Set<String> told = new HashSet<>();
    private boolean begun;
    private boolean played;
    private boolean over;
    private int gameLine = 1;
    private @Nullable SenetException problem;

    private KifReader(RecordText text) {
        this.text = text;
        newGame();
    }

    /**
     * The games of a text, also those that are not understood. A header behind moves, or one that a game tells once, begins another game.
     *
     * @param name the file's name, for messages
     */
    public static List<GameText> readAll(String text, String name) {
        var reader = new KifReader(new RecordText(text, name));
        int number = 1;
        while (!reader.text.isAtEnd()) {
            int start = reader.text.at();
            var line = reader.text.upTo('\n');
            try {
                reader.line(line.stripTrailing(), number, start);
            } catch (SenetException e) {
                reader.problem = reader.problem == null ? e : reader.problem;
            }
            number++;
        }
        reader.endGame();
        return reader.games;
    }

    private void newGame() {
        headers = new LinkedHashMap<>();
        setUp = new SetUp();
        opening.setLength(0);
        lines = new ArrayDeque<>();
        lines.push(new MoveTree(1, null));
        result = GameRecord.NO_RESULT;
        firstPlayer = 1;
        rows = 0;
        told.clear();
        begun = false;
        played = false;
        over = false;
        problem = null;
    }

    private void endGame() {
        if (begun) {
            if (firstPlayer == 2) {
                setUp.turn(2);
            }
            var record = new GameRecord(
                    headers,
                    opening.toString(),
                    setUp.properties(),
                    lines.getLast().turns(),
                    result,
                    GameRecord.Numbering.USUAL);
            games.add(new GameText(problem == null ? record : null, problem, gameLine));
        }
        newGame();
    }

    private void line(String line, int number, int at) {
        if (line.isBlank() || line.startsWith("&")) {
            return;
        }
        var variation = VARIATION.matcher(line);
        var header = HEADER.matcher(line);
        boolean isHeader = !variation.matches()
                && header.matches()
                && MARKED.matcher(header.group(1)).results().findAny().isEmpty();
        boolean again = isHeader
                && ONCE.matcher(header.group(1).strip()).matches()
                && !told.add(header.group(1).strip());
        if (again || line.startsWith("# --") || played && (line.startsWith("#") || isHeader)) {
            endGame();
            if (isHeader) {
                told.add(header.group(1).strip());
            }
        }
        if (line.startsWith("#")) {
            return;
        }
        if (!begun) {
            gameLine = number;
            begun = true;
        }
        if (line.startsWith("*")) {
            comment(line.substring(1).strip());
        } else if (variation.matches()) {
            vary(Integer.parseInt(variation.group(1)), at, line);
        } else if (isHeader) {
            header(header.group(1).strip(), header.group(2).strip(), at);
        } else if (line.startsWith("まで")) {
            end(line);
        } else if (!isBoard(line)) {
            moves(line, number, at);
        }
    }

    private void comment(String words) {
        if (!lines.getFirst().comment(words) && lines.size() == 1) {
            opening.append(opening.isEmpty() ? "" : " ").append(words);
        }
    }

    // ---- headers and positions

    private void header(String key, String value, int at) {
        var hand = HAND.matcher(key);
        if (hand.matches()) {
            setUp.clear();
            var held = HELD.matcher(value.equals("なし") ? "" : value);
            while (held.find()) {
                setUp.hold(player(hand.group(1)), held.group(1), KifNames.number(held.group(2)));
            }
            return;
        }
        if (key.equals("手合割") && !value.equals("その他")) {
            handicap(value, at);
        }
        if (key.equals("上手") && setUp.isTold() && rows == 0) {
            firstPlayer = 2;
        }
        headers.put(KifNames.HEADERS.getOrDefault(key, key), value);
    }

    private void handicap(String value, int at) {
        var squares = KifNames.HANDICAPS.get(value);
        if (squares == null && KifNames.SHOGI.matcher(value).matches()) {
            headers.put("Variant", value);
            return;
        }
        if (squares == null) {
            throw text.error(at, at + 1, "the handicap `" + value + "` is not known", null);
        }
        squares.forEach(s -> setUp.remove(s.charAt(0) - '0', s.charAt(1) - '0'));
        firstPlayer = squares.isEmpty() ? 1 : 2;
    }

    private static int player(String side) {
        return side.equals("先手") || side.equals("下手") ? 1 : 2;
    }

    /** Whether a line belongs to the drawing of a board, or says who begins. */
    private boolean isBoard(String line) {
        var row = ROW.matcher(line);
        if (row.matches()) {
            row(row.group(1));
            return true;
        }
        if (line.equals("後手番") || line.equals("上手番")) {
            firstPlayer = 2;
            return true;
        }
        return line.startsWith("手数")
                || line.startsWith("+--")
                || line.endsWith("手番")
                || line.matches("^[\\s９８７６５４３２１\u3000]+$");
    }

    private void row(String cells) {
        setUp.clear();
        rows++;
        var found = CELL.matcher(cells).results().toList();
        for (int i = 0; i < found.size(); i++) {
            var name = found.get(i).group(2);
            if (!name.equals("・")) {
                setUp.put(
                        found.get(i).group(1).isBlank() || found.get(i).group(1).equals("^") ? 1 : 2,
                        found.size() - i,
                        rows,
                        name);
            }
        }
    }

    // ---- moves

    private void vary(int number, int at, String line) {
        played = true;
        while (lines.size() > 1 && lines.getFirst().first() >= number) {
            lines.pop();
        }
        var variation = lines.getFirst().variation(number);
        if (variation == null) {
            throw text.error(at, at + line.length(), "there is no move " + number + " that this varies", null);
        }
        lines.push(variation);
        over = false;
    }

    private void moves(String line, int number, int at) {
        var numbered = NUMBERED.matcher(line);
        if (numbered.matches() && numbered.group(2) == null) {
            played = true;
            ended(numbered.group(4), line, at);
            return;
        }
        if (numbered.matches()) {
            played = true;
            move(numbered, 2, number, at);
            return;
        }
        var marked = MARKED.matcher(line);
        boolean found = false;
        while (marked.find()) {
            found = true;
            played = true;
            move(marked, 1, number, at);
        }
        if (!found && KifNames.ENDS.containsKey(line.strip())) {
            ended(line.strip(), line, at);
        } else if (!found && played) {
            throw text.error(
                    at, at + line.length(), "this line is not understood", "a move is written 1 ７六歩(77) or ▲７六歩");
        }
    }

    private void move(Matcher found, int group, int number, int at) {
        var tree = lines.getFirst();
        if (over) {
            throw text.error(
                    at + found.start(group), at + found.end(group + 1), "the game was over before this move", null);
        }
        var square = found.group(group).strip();
        if (square.startsWith("同")) {
            var before = tree.last();
            if (before == null) {
                throw text.error(
                        at + found.start(group),
                        at + found.end(group),
                        "there is no move before, to whose square this goes",
                        null);
            }
            square = before.substring(0, 2);
        }
        tree.move(square + found.group(group + 1), number, found.start(group) + 1);
    }

    private void ended(String word, String line, int at) {
        Integer end = KifNames.ENDS.get(word.replaceFirst("[(（].*", ""));
        if (end == null) {
            throw text.error(at, at + line.length(), "`" + word + "` is no move, and no end of a game", null);
        }
        over = true;
        if (lines.size() == 1) {
            boolean firstToMove = (lines.getFirst().size() % 2 == 0) == (firstPlayer == 1);
            result = switch (end) {
                case 0 -> "Draw";
                case 1 -> firstToMove ? "B+" : "W+";
                case -1 -> firstToMove ? "W+" : "B+";
                default -> GameRecord.NO_RESULT;
            };
        }
    }

    private void end(String line) {
        if (lines.size() == 1 && result.equals(GameRecord.NO_RESULT)) {
            var side = SIDE_WINS.matcher(line);
            if (side.find()) {
                result = player(side.group(1)) == 1 ? "B+" : "W+";
            } else if (line.contains("千日手") || line.contains("持将棋") || line.contains("引き分け")) {
                result = "Draw";
            }
        }
    }
}
