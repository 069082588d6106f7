package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.importers.ImportException;
import org.senet.importers.Place;
import org.senet.importers.fairy.Motion.Kind;
import org.senet.importers.fairy.Motion.Purpose;

/**
 * Ralph Betza's notation for the moves of pieces, as Fairy-Stockfish understands it: {@code mRcpR} is the cannon of xiangqi.
 * Small letters in front of an atom change it: {@code m} and {@code c} moves and captures, {@code f b v r l s h} directions,
 * {@code n} a lame leap, {@code p} and {@code g} hops, {@code i} an initial move, {@code e} en passant. A digit or a doubled letter
 * behind it makes a slide.
 */
final class Betza {
    private static final Map<Character, List<int[]>> LEAPS = Map.ofEntries(
            Map.entry('W', List.of(new int[] {1, 0})),
            Map.entry('F', List.of(new int[] {1, 1})),
            Map.entry('D', List.of(new int[] {2, 0})),
            Map.entry('N', List.of(new int[] {2, 1})),
            Map.entry('A', List.of(new int[] {2, 2})),
            Map.entry('H', List.of(new int[] {3, 0})),
            Map.entry('L', List.of(new int[] {3, 1})),
            Map.entry('C', List.of(new int[] {3, 1})),
            Map.entry('J', List.of(new int[] {3, 2})),
            Map.entry('Z', List.of(new int[] {3, 2})),
            Map.entry('G', List.of(new int[] {3, 3})),
            Map.entry('K', List.of(new int[] {1, 0}, new int[] {1, 1})));
    private static final Map<Character, List<int[]>> SLIDES = Map.of(
            'R', List.of(new int[] {1, 0}),
            'B', List.of(new int[] {1, 1}),
            'Q', List.of(new int[] {1, 0}, new int[] {1, 1}));

    /** For each of the eight images of an atom: how its long and short leg become x and y, and the modifiers that select it. */
    private enum Image {
        FORWARD_RIGHT(0, 1, 1, 0, "ff vv rf rv fh rh hr"),
        BACK_LEFT(0, -1, -1, 0, "bb vv lb lv bh lh hr"),
        RIGHT_BACK(1, 0, 0, -1, "rr ss br bs bh rh hr"),
        LEFT_FORWARD(-1, 0, 0, 1, "ll ss fl fs fh lh hr"),
        RIGHT_FORWARD(1, 0, 0, 1, "rr ss fr fs fh rh hl"),
        LEFT_BACK(-1, 0, 0, -1, "ll ss bl bs bh lh hl"),
        BACK_RIGHT(0, 1, -1, 0, "bb vv rb rv bh rh hl"),
        FORWARD_LEFT(0, -1, 1, 0, "ff vv lf lv fh lh hl");

        private final int xLong;
        private final int xShort;
        private final int yLong;
        private final int yShort;
        private final Set<String> modifiers;

        Image(int xLong, int xShort, int yLong, int yShort, String modifiers) {
            this.xLong = xLong;
            this.xShort = xShort;
            this.yLong = yLong;
            this.yShort = yShort;
            this.modifiers = Set.of(modifiers.split(" "));
        }

        int x(int[] atom) {
            return xLong * atom[0] + xShort * atom[1];
        }

        int y(int[] atom) {
            return yLong * atom[0] + yShort * atom[1];
        }
    }

    private final String text;
    private final Place place;
    private final Set<Motion> motions = new LinkedHashSet<>();
    private final List<String> directions = new ArrayList<>();
    private final StringBuilder modifiers = new StringBuilder();
    private int at;

    private Betza(String text, Place place) {
        this.text = text;
        this.place = place;
    }

    /**
     * The motions of a notation, each for one purpose, in the order of the text.
     *
     * @param place where the notation stands
     * @throws ImportException when a letter has no meaning, or a combination is one that Fairy-Stockfish does not carry out
     */
    static List<Motion> parse(String text, Place place) {
        return new Betza(text, place).parse();
    }

    private List<Motion> parse() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if ("mcpgnie".indexOf(c) >= 0) {
                modifiers.append(c);
                at++;
            } else if ("fbvrlsh".indexOf(c) >= 0) {
                direction(c);
            } else if (LEAPS.containsKey(c) || SLIDES.containsKey(c)) {
                atom(c);
            } else {
                throw wrong(at, "`" + c + "` is no letter of Betza's notation here");
            }
        }
        if (!modifiers.isEmpty() || !directions.isEmpty()) {
            throw wrong(
                    text.length() - 1,
                    "expected an atom, such as `R`, behind `" + text.charAt(text.length() - 1) + "`");
        }
        return List.copyOf(motions);
    }

    private void direction(char c) {
        char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        boolean pair = next == c || (isVertical(c) && isHorizontal(next)) || (isHorizontal(c) && isVertical(next));
        directions.add("" + c + (pair ? next : c));
        at += pair ? 2 : 1;
    }

    private static boolean isVertical(char c) {
        return "fbvh".indexOf(c) >= 0;
    }

    private static boolean isHorizontal(char c) {
        return "rlsh".indexOf(c) >= 0;
    }

    private void atom(char c) {
        int start = at++;
        boolean slides = SLIDES.containsKey(c);
        int limit = has('g') ? 1 : 0;
        if (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == c)) {
            slides = true;
            if (Character.isDigit(text.charAt(at))) {
                limit = text.charAt(at) - '0';
            }
            at++;
        }
        if (at < text.length() && Character.isDigit(text.charAt(at))) {
            throw wrong(at, "a number of steps has one digit");
        }
        var kind = kind(c, slides, limit, start);
        for (var legs : SLIDES.getOrDefault(c, LEAPS.getOrDefault(c, List.of()))) {
            add(
                    kind,
                    legs,
                    kind == Kind.GRASSHOPPER ? 0 : limit,
                    SLIDES.getOrDefault(c, LEAPS.getOrDefault(c, List.of())).size());
        }
        modifiers.setLength(0);
        directions.clear();
    }

    private Kind kind(char c, boolean slides, int limit, int start) {
        boolean line = "WFRBQK".indexOf(c) >= 0;
        if (has('p') || has('g')) {
            if (!line || has('n') || has('i')) {
                throw wrong(start, "a hop goes along the lines of `R`, `B` or `Q`, without `n` and `i`");
            }
            return limit == 1 ? Kind.GRASSHOPPER : Kind.HOP;
        }
        if (slides) {
            if (!line && c != 'N') {
                throw wrong(start, "`" + c + "` cannot slide: only `W`, `F`, `K` and `N` can");
            }
            if (has('n')) {
                throw wrong(start, "`n` makes leaps lame, and `" + c + "` slides here");
            }
            return Kind.SLIDE;
        }
        if (!has('n')) {
            return Kind.LEAP;
        }
        if ("NAZJD".indexOf(c) < 0) {
            throw wrong(start, "`n` makes `N`, `A`, `Z` and `D` lame, but not `" + c + "`");
        }
        return Kind.LAME;
    }

    private boolean has(char modifier) {
        return modifiers.indexOf(String.valueOf(modifier)) >= 0;
    }

    private void add(Kind kind, int[] legs, int limit, int atoms) {
        var chosen = new LinkedHashSet<String>();
        for (var direction : directions) {
            if (atoms == 1 && legs[1] == 0 && direction.charAt(0) != direction.charAt(1)) {
                chosen.add(direction.substring(0, 1).repeat(2));
                chosen.add(direction.substring(1).repeat(2));
            } else {
                chosen.add(direction);
            }
        }
        for (var image : Image.values()) {
            if (chosen.isEmpty() || image.modifiers.stream().anyMatch(chosen::contains)) {
                add(kind, image.x(legs), image.y(legs), limit);
            }
        }
    }

    private void add(Kind kind, int x, int y, int limit) {
        boolean initial = has('i');
        if (has('m') || !has('c')) {
            put(new Motion(kind, x, y, limit, Purpose.MOVE, initial));
        }
        if (has('c') || !has('m')) {
            if (initial) {
                throw wrong(at - 1, "an initial move captures nothing: `i` needs `m`");
            }
            put(new Motion(kind, x, y, limit, Purpose.CAPTURE, false));
        }
    }

    /** A later slide along a line replaces an earlier one, and so do hops and leaps: {@code W4W2} goes two squares. */
    private void put(Motion motion) {
        motions.removeIf(earlier -> family(earlier.kind()) == family(motion.kind())
                && earlier.x() == motion.x()
                && earlier.y() == motion.y()
                && earlier.purpose() == motion.purpose()
                && earlier.initial() == motion.initial());
        motions.add(motion);
    }

    private static Kind family(Kind kind) {
        return switch (kind) {
            case LEAP, LAME, LEAP_OVER -> Kind.LEAP;
            case HOP, GRASSHOPPER -> Kind.HOP;
            case SLIDE -> Kind.SLIDE;
        };
    }

    private ImportException wrong(int index, String message) {
        return ImportException.at(
                place.source().place(place.start() + index, 1),
                message,
                "the moves are `" + text + "`, in Betza's notation");
    }
}
