package org.senet.game;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the moves that a text may mean. There are several ways to name a move, and they are tried in a fixed order, the exact ones
 * first; the first way that leads to any move decides, so that an abbreviation never hides a name:
 *
 * <ol>
 *   <li>what the finder of the game's own notation reads ({@link Naming#find}), if that is one move: then no move needs a name;
 *   <li>the move's own name;
 *   <li>its name in the game's own notation, and what the finder reads; when the finder says that the text is a name of the notation which no legal move has, no other way is tried;
 *   <li>a notation of another language, see {@link RecordNotations};
 *   <li>a name written with other signs or in other case, see {@link MoveSpelling};
 *   <li>squares, see {@link MoveSquares};
 *   <li>a name that is made of what the move does, or that its rules write when positions are names, or numbers;
 *   <li>the notation of chess, see {@link AlgebraicNames};
 *   <li>what only a person types: the beginning of a name or of its squares, the square of a piece, the number of a move in the list.
 * </ol>
 */
final class MoveNames {
    /** The number of a move in the list, from 1; with the sign it is nothing else. */
    private static final Pattern LISTED = Pattern.compile("(#?)(\\d{1,6})");

    /**
     * A square from which and one to which. Where a finder says that this is no name of the game's notation, the notation's names of all
     * moves, which cost much, need not be asked for.
     */
    private static final Pattern WAY = Pattern.compile("[a-z]\\d{1,2}[-x]?[a-z]\\d{1,2}");

    private MoveNames() {}

    /**
     * The moves that a typed text may mean, abbreviations included, in the order of the position; several when the text is
     * not clear enough.
     */
    static List<Move> find(Position position, String text) {
        return find(position, narrow(text.strip()), true);
    }

    /** The moves that a written text may mean: abbreviations that are not complete names do not count. */
    static List<Move> written(Position position, String text) {
        return find(position, narrow(text.strip()), false);
    }

    /** The text with usual letters, digits and signs for those that are as wide as Chinese characters. */
    private static String narrow(String text) {
        int first = 0;
        while (first < text.length() && !isWide(text.charAt(first))) {
            first++;
        }
        if (first == text.length()) {
            return text;
        }
        var narrow = new StringBuilder();
        text.chars().forEach(c -> narrow.append((char) (isWide(c) ? c - 0xff01 + '!' : c)));
        return narrow.toString();
    }

    private static boolean isWide(int c) {
        return c >= 0xff01 && c <= 0xff5e;
    }

    private static List<Move> find(Position position, String text, boolean typed) {
        var found = text.isEmpty() ? List.<Move>of() : position.game().naming().find(position, text);
        if (found != null && found.size() == 1) {
            return found;
        }
        var moves = position.generate();
        for (var move : moves) {
            if (move.notation().equals(text)) {
                return List.of(move);
            }
        }
        if (text.isEmpty()) {
            return List.of();
        }
        if (found != null
                && position.game().naming().hasFinder()
                && WAY.matcher(text).matches()) {
            var way = MoveSquares.find(moves, SquareText.readings(position.game(), text));
            if (way.size() == 1) {
                return way;
            }
        }
        var named = moves.stream().filter(m -> text.equals(m.shortName())).toList();
        if (!named.isEmpty()) {
            return named;
        }
        if (found == null || !found.isEmpty()) {
            return found == null ? List.of() : found;
        }
        var foreign = position.game().notations().find(moves, text);
        if (foreign != null && !foreign.isEmpty()) {
            return foreign;
        }
        var spelling = new MoveSpelling(position.game());
        var spelt = moves.stream().filter(m -> isCalled(m, text, spelling)).toList();
        if (!spelt.isEmpty()) {
            return spelt;
        }
        var readings = SquareText.readings(position.game(), text);
        var squares = MoveSquares.find(moves, readings);
        if (!squares.isEmpty()) {
            return squares;
        }
        var made = moves.stream().filter(m -> isMadeName(m, text, spelling)).toList();
        if (!made.isEmpty()) {
            return made;
        }
        var algebraic = new AlgebraicNames(position).find(text);
        if (algebraic != null && !algebraic.isEmpty() || !typed) {
            return algebraic == null ? List.of() : algebraic;
        }
        boolean isWay = readings.stream().anyMatch(r -> r.squares().size() > 1);
        return isWay ? MoveSquares.beginning(moves, readings) : abbreviated(moves, text, readings, spelling);
    }

    private static boolean isCalled(Move move, String text, MoveSpelling spelling) {
        var shortName = move.shortName();
        return spelling.isSame(move.notation(), text) || shortName != null && spelling.isSame(shortName, text);
    }

    /** Whether a text is a name that is made of what the move does, or that its rules write, with names or numbers of positions. */
    private static boolean isMadeName(Move move, String text, MoveSpelling spelling) {
        return spelling.isSame(move.plain(), text)
                || spelling.isSame(move.written(false), text)
                || spelling.isSame(move.written(true), text);
    }

    private static List<Move> abbreviated(
            List<Move> moves, String text, List<SquareText> readings, MoveSpelling spelling) {
        var found = new LinkedHashSet<Move>();
        var listed = LISTED.matcher(text);
        if (listed.matches()) {
            int number = Integer.parseInt(listed.group(2));
            if (number > 0 && number <= moves.size()) {
                found.add(moves.get(number - 1));
            }
            if (!listed.group(1).isEmpty()) {
                return List.copyOf(found);
            }
        }
        found.addAll(MoveSquares.beginning(moves, readings));
        for (var move : moves) {
            var shortName = move.shortName();
            if (spelling.begins(move.notation(), text) || shortName != null && spelling.begins(shortName, text)) {
                found.add(move);
            }
        }
        return moves.stream().filter(found::contains).toList();
    }

    /** The beginning and the end of a move of one piece, such as {@code 26x37}; else null. */
    static @Nullable String ends(Move move, boolean numbers) {
        var actions = move.actions();
        var steps = actions.stream().filter(a -> a.kind().equals("move")).toList();
        if (steps.isEmpty()) {
            return null;
        }
        for (int i = 1; i < steps.size(); i++) {
            if (!steps.get(i - 1).to().equals(steps.get(i).from())) {
                return null;
            }
        }
        var captures = actions.stream().anyMatch(a -> a.kind().equals("capture"));
        return square(move, String.valueOf(steps.getFirst().from()), numbers)
                + (captures ? "x" : "-")
                + square(move, steps.getLast().to(), numbers);
    }

    private static String square(Move move, String position, boolean numbers) {
        return numbers
                ? Integer.toString(move.position().game().design().topology.position(position) + 1)
                : position;
    }
}
