package org.senet.records;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Writes Portable Game Notation: the seven headers of the roster first, those of White and Black only if they are known or two
 * players take turns, then the others in the order of their names; lines
 * of at most 79 characters. The moves are written as the record has them, so the same serves for draughts. Used once.
 */
public final class PgnWriter {
    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");
    /** Sides of games for two: others name who plays by headers of their own. */
    private static final Set<String> COLOURS = Set.of("White", "Black");

    private static final String UNKNOWN = "?";
    private static final int WIDTH = 79;
    /** What cannot be mistaken for anything but a move. */
    private static final Pattern PLAIN = Pattern.compile("(?!\\d+\\.)(?!\\d+$)[^\\s()\\[\\]{};\"$%!?]+");

    /** What readers take for a result, a value or a remark, or put together with the move before or behind it. */
    private static final Pattern MISREAD =
            Pattern.compile("\\*|[012\u00bd][-:\u2013][012O\u00bd]|O[-:\u2013][012]|1/2([-:\u2013]1/2)?|\u00bd"
                    + "|(?!--$)[-=+/\u00b1\u2213\u221e\u2a71\u2a72]+|[.\u2026]+"
                    + "|ep|e\\.p\\.|[-x:][a-j]?\\d.*|(?!--$).*[-x:]");

    private final StringBuilder out = new StringBuilder();
    private int column;
    private boolean opened;

    private PgnWriter() {}

    /** The text of some games. */
    public static String write(List<GameRecord> games) {
        var writer = new PgnWriter();
        games.forEach(writer::game);
        return writer.out.toString();
    }

    private void game(GameRecord game) {
        out.append(out.isEmpty() ? "" : "\n");
        var others = new TreeMap<>(game.headers());
        boolean coloured = game.numbering().places() == GameRecord.Numbering.USUAL.places();
        for (var name : ROSTER) {
            var known = name.equals("Result") ? game.result() : name.equals("Date") ? "????.??.??" : UNKNOWN;
            var value = game.headers().getOrDefault(name, known);
            if (coloured || !COLOURS.contains(name) || !value.equals(UNKNOWN)) {
                header(name, value);
            }
            others.remove(name);
        }
        others.forEach(this::header);
        out.append('\n');
        column = 0;
        comment(game.comment());
        line(game.moves(), game.numbering(), ply(game.numbering()));
        word(game.result());
        out.append('\n');
    }

    private static int ply(GameRecord.Numbering n) {
        return (n.number() - 1) * n.places() + n.place();
    }

    private void header(String name, String value) {
        var escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replace('\n', ' ');
        out.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private void line(List<Turn> turns, GameRecord.Numbering numbering, int firstPly) {
        boolean interrupted = true;
        int ply = firstPly;
        for (var turn : turns) {
            comment(turn.before());
            interrupted |= !turn.before().isEmpty();
            var move = turn.move();
            if (move != null) {
                int place = ply % numbering.places();
                if (place == 0 || interrupted) {
                    word(ply / numbering.places() + 1 + (place == 0 ? "." : "..."));
                }
                move(move);
                ply++;
            }
            turn.nags().forEach(nag -> word("$" + nag));
            comment(turn.comment());
            for (var variation : turn.variations()) {
                variation(variation, numbering, move == null ? ply : ply - 1);
            }
            interrupted = !turn.comment().isEmpty() || !turn.variations().isEmpty();
        }
    }

    private void variation(List<Turn> turns, GameRecord.Numbering numbering, int ply) {
        word("(");
        line(turns, numbering, ply);
        word(")");
    }

    private void move(String move) {
        if (PLAIN.matcher(move).matches() && !MISREAD.matcher(move).matches()) {
            word(move);
        } else {
            word("\"" + move.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
        }
    }

    private void comment(String text) {
        if (!text.isEmpty()) {
            var words = text.replace('}', ')').split("\\s+");
            for (int i = 0; i < words.length; i++) {
                put((i == 0 ? "{" : "") + words[i] + (i == words.length - 1 ? "}" : ""), i == 0 && opened);
                opened = false;
            }
        }
    }

    private void word(String word) {
        put(word, opened || word.equals(")"));
        opened = word.equals("(");
    }

    private void put(String word, boolean tight) {
        if (column > 0 && column + 1 + word.length() > WIDTH) {
            out.append('\n');
            column = 0;
        }
        boolean joined = column == 0 || tight;
        out.append(joined ? "" : " ").append(word);
        column += word.length() + (joined ? 0 : 1);
    }
}
