package org.senet.game;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Moves as Chinese records of xiangqi have them: a piece by its name and its file, counted from its player's right; whether it goes
 * ahead, back or to the side; and the file to which it goes, or how far it goes in its own one: {@code 炮二平五}, {@code 马8进7},
 * {@code 前车退三}. Works for every game on a board of two dimensions whose pieces have such names. Immutable.
 */
final class ChineseMoves {
    private static final String KANJI = "一二三四五六七八九";
    private static final Pattern BY_FILE = Pattern.compile("(.+)([1-9])([平进退])([1-9])");
    private static final Pattern BY_PLACE = Pattern.compile("([前中后1-5])(\\P{ASCII}+)([平进退])([1-9])");

    private final GridView view;
    private final RecordWords words;

    /** Squares of a move as its player sees them. */
    private record Seen(MoveSquares squares, int file, int rank, int toFile, int toRank) {
        boolean goes(char sign, int number) {
            int ahead = rank - toRank;
            int direction = Integer.signum(ahead);
            int wanted = sign == '平' ? 0 : sign == '进' ? 1 : -1;
            return direction == wanted && number == (ahead == 0 || file != toFile ? toFile : Math.abs(ahead));
        }
    }

    ChineseMoves(GridView view, RecordWords words) {
        this.view = view;
        this.words = words;
    }

    /** The moves that a text may mean; null when it is not written like this. */
    @Nullable
    List<Move> find(List<Move> moves, String text) {
        if (words.isEmpty() || moves.isEmpty() || text.chars().noneMatch(c -> "平进進退".indexOf(c) >= 0)) {
            return null;
        }
        var plain = plain(text);
        var byFile = BY_FILE.matcher(plain);
        if (byFile.matches() && !words.types(byFile.group(1)).isEmpty()) {
            int file = number(byFile.group(2));
            return seen(moves, words.types(byFile.group(1))).stream()
                    .filter(s -> s.file == file && s.goes(byFile.group(3).charAt(0), number(byFile.group(4))))
                    .map(s -> s.squares().move())
                    .toList();
        }
        var byPlace = BY_PLACE.matcher(plain);
        return byPlace.matches() && !words.types(byPlace.group(2)).isEmpty() ? byPlace(moves, byPlace) : null;
    }

    /** The same with ASCII digits and simple signs. */
    private static String plain(String text) {
        var plain = new StringBuilder();
        for (char c : Normalizer.normalize(text, Normalizer.Form.NFKC).toCharArray()) {
            int digit = KANJI.indexOf(c);
            plain.append(digit >= 0 ? (char) ('1' + digit) : c == '進' ? '进' : c == '後' ? '后' : c);
        }
        return plain.toString();
    }

    private static int number(String digit) {
        return Character.digit(digit.charAt(0), 10);
    }

    private List<Seen> seen(List<Move> moves, List<String> types) {
        int player = moves.getFirst().position().playerNumber();
        var found = new ArrayList<Seen>();
        for (var move : moves) {
            var squares = MoveSquares.of(move);
            if (types.contains(String.valueOf(squares.piece()))
                    && squares.main().size() > 1
                    && view.holds(squares.main())) {
                var from = squares.main().getFirst();
                var to = squares.main().getLast();
                found.add(new Seen(
                        squares,
                        view.file(player, from),
                        view.rank(player, from),
                        view.file(player, to),
                        view.rank(player, to)));
            }
        }
        return found;
    }

    /** One of several such pieces in a file, by its place among them. */
    private List<Move> byPlace(List<Move> moves, Matcher text) {
        var types = words.types(text.group(2));
        var position = moves.getFirst().position();
        var files = files(position, types);
        var found = new ArrayList<Move>();
        for (var seen : seen(moves, types)) {
            var ranks = files.getOrDefault(seen.file, List.of());
            if (ranks.size() > 1
                    && ranks.indexOf(seen.rank) == place(text.group(1).charAt(0), ranks.size())
                    && seen.goes(text.group(3).charAt(0), number(text.group(4)))) {
                found.add(seen.squares().move());
            }
        }
        return found;
    }

    private static int place(char sign, int count) {
        return switch (sign) {
            case '前' -> 0;
            case '后' -> count - 1;
            case '中' -> count == 3 ? 1 : -1;
            default -> Character.digit(sign, 10) - 1;
        };
    }

    /** The ranks of the player's pieces of some types in each file, those in front first. */
    private Map<Integer, List<Integer>> files(Position position, List<String> types) {
        int player = position.playerNumber();
        var design = position.game().design();
        var board = position.snapshot().board();
        var files = new HashMap<Integer, List<Integer>>();
        for (int p = 0; p < design.topology.size(); p++) {
            int code = board[p];
            if (code != 0
                    && design.pieces.owner(code) == player
                    && types.contains(design.pieces.typeName(design.pieces.type(code)))
                    && view.holds(List.of(design.topology.name(p)))) {
                var name = design.topology.name(p);
                files.computeIfAbsent(view.file(player, name), f -> new ArrayList<>())
                        .add(view.rank(player, name));
            }
        }
        files.values().forEach(ranks -> ranks.sort(null));
        return files;
    }
}
