package org.senet.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Design;

/**
 * What somebody wants explained: a move by any name, or positions.
 *
 * @param text the text, stripped
 * @param squares the positions that it names, in order
 * @param type the number of the type of piece whose letter or name it begins with, or 0
 */
public record Request(String text, List<Integer> squares, int type) {
    private static final Pattern POSITION_LIKE = Pattern.compile("[A-Za-z]{1,2}\\d+|\\d+[a-z]");
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+$");

    /** Whether the piece that is concerned is known by its position. */
    public boolean namesOrigin() {
        return squares.size() > 1 || squares.size() == 1 && type == 0;
    }

    /** Reads a text; positions may be numbers where the game's notation has numbers. */
    public static Request parse(Design design, IntFunction<String> letters, String text) {
        var stripped = text.strip();
        var squares = new ArrayList<Integer>();
        var rest = new StringBuilder();
        int first = scan(design, stripped, squares, rest);
        var head = SIGNS.matcher(first < 0 ? "" : stripped.substring(0, first)).replaceAll("");
        return new Request(stripped, List.copyOf(squares), type(design, letters, head));
    }

    /**
     * Complains about a text that names nothing known.
     *
     * @throws SenetException when a part of it looks like a position, but the board has none of that name; or when it names
     *     no position at all
     */
    void requireKnown(Design design, List<String> moves) {
        var rest = new StringBuilder();
        scan(design, text, new ArrayList<>(), rest);
        var unknown = POSITION_LIKE.matcher(rest);
        if (unknown.find()) {
            throw SenetException.runtime(
                    null,
                    "the board has no position `" + unknown.group() + "`",
                    Suggest.hint(unknown.group(), names(design)));
        }
        if (squares.isEmpty()) {
            var hint = Suggest.hint(text, moves);
            throw SenetException.runtime(
                    null,
                    "`" + text + "` names neither a move nor a position here",
                    hint != null ? hint : "write a move, such as `" + example(design, moves) + "`, or two positions");
        }
    }

    private static String example(Design design, List<String> moves) {
        return moves.isEmpty() ? design.topology.name(0) : moves.getFirst();
    }

    static List<String> names(Design design) {
        return IntStream.range(0, design.topology.size())
                .mapToObj(design.topology::name)
                .toList();
    }

    /** Finds positions, the longest names first; returns where the first one begins, or -1. */
    private static int scan(Design design, String text, List<Integer> squares, StringBuilder rest) {
        var names = names(design).stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        int first = -1;
        int at = 0;
        while (at < text.length()) {
            var name = nameAt(names, text, at);
            int number = name == null && design.numberPositions ? numberAt(text, at) : 0;
            if (name == null && (number == 0 || number > names.size())) {
                rest.append(text.charAt(at++));
                continue;
            }
            squares.add(name != null ? design.topology.position(name) : number - 1);
            first = first < 0 ? at : first;
            at += name != null ? name.length() : Integer.toString(number).length();
            rest.append(' ');
        }
        return first;
    }

    private static @org.jspecify.annotations.Nullable String nameAt(List<String> names, String text, int at) {
        for (var name : names) {
            if (text.regionMatches(true, at, name, 0, name.length()) && !splits(text, at, name)) {
                return name;
            }
        }
        return null;
    }

    /** Whether a name would end in the middle of a number, or a word. */
    private static boolean splits(String text, int at, String name) {
        int end = at + name.length();
        char last = name.charAt(name.length() - 1);
        boolean within = end < text.length()
                && (Character.isDigit(last) && Character.isDigit(text.charAt(end))
                        || name.chars().allMatch(Character::isLetter) && Character.isLetter(text.charAt(end)));
        return within || at > 0 && Character.isDigit(name.charAt(0)) && Character.isDigit(text.charAt(at - 1));
    }

    private static int numberAt(String text, int at) {
        int end = at;
        while (end < text.length() && end < at + 5 && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end == at || text.charAt(at) == '0' ? 0 : Integer.parseInt(text.substring(at, end));
    }

    private static int type(Design design, IntFunction<String> letters, String head) {
        for (int t = 1; t <= design.pieces.typeCount(); t++) {
            if (!head.isEmpty()
                    && (head.equals(letters.apply(t))
                            || head.toLowerCase(Locale.ROOT)
                                    .equals(design.pieces.typeName(t).toLowerCase(Locale.ROOT)))) {
                return t;
            }
        }
        return 0;
    }
}
