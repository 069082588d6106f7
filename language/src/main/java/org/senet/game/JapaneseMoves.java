package org.senet.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Moves as records of shogi have them: by the file, counted from the first player's right, and the rank, counted from the other
 * side, where a piece goes, and by its name, {@code ７六歩(77)}, {@code ▲５八金右}, {@code 7776FU}; and by squares, {@code 7g7f},
 * {@code P*5e}. Works for every game on a board of two dimensions whose pieces have such names. Immutable.
 *
 * <p>Source: the formats KIF, KI2 and CSA, and the rules of the Japan Shogi Association for moves that are else not clear.
 */
final class JapaneseMoves {
    private static final String FILES = "1-9１-９";
    private static final String KANJI = "一二三四五六七八九";
    private static final Pattern KIF =
            Pattern.compile("[☗☖▲△▼▽⛊⛉]?([" + FILES + "])([" + KANJI + FILES + "])\\s*(\\P{ASCII}.*)");
    private static final Pattern MANNER =
            Pattern.compile("([右左直上引寄行入]*)(成|不成|不|生)?([右左直上引寄行入]*)(打)?\\s*(?:[(（←]([0-9])([0-9])[)）]?)?");
    private static final Pattern CSA = Pattern.compile("[+-]?([0-9])([0-9])([1-9])([1-9])([A-Z]{2})");
    private static final Pattern USI = Pattern.compile("(?:([1-9])([a-i])|(\\+?[A-Z])\\*)([1-9])([a-i])(\\+?)");

    private final Game game;
    private final GridView view;
    private final RecordWords words;

    JapaneseMoves(Game game, GridView view, RecordWords words) {
        this.game = game;
        this.view = view;
        this.words = words;
    }

    /** The moves that a text may mean; null when it is not written like this. */
    @Nullable
    List<Move> find(List<Move> moves, String text) {
        var usi = USI.matcher(text);
        if (usi.matches()) {
            return usi(moves, usi);
        }
        if (words.isEmpty()) {
            return null;
        }
        var csa = CSA.matcher(text);
        if (csa.matches()) {
            return csa(moves, csa);
        }
        var kif = KIF.matcher(text);
        return kif.matches() ? kif(moves, kif) : null;
    }

    private static int number(String sign) {
        int kanji = KANJI.indexOf(sign);
        return kanji >= 0 ? kanji + 1 : Character.digit(sign.charAt(0), 10);
    }

    /** The moves that end on a position. */
    private List<MoveSquares> ending(List<Move> moves, @Nullable String end) {
        var found = new ArrayList<MoveSquares>();
        for (var move : end == null ? List.<Move>of() : moves) {
            var squares = MoveSquares.of(move);
            if (!squares.main().isEmpty()
                    && squares.main().getLast().equals(end)
                    && view.holds(squares.main())
                    && squares.piece() != null) {
                found.add(squares);
            }
        }
        return found;
    }

    private static List<MoveSquares> some(List<MoveSquares> moves, Predicate<MoveSquares> condition) {
        return moves.stream().filter(condition).toList();
    }

    private static List<Move> moves(List<MoveSquares> found) {
        return found.stream().map(MoveSquares::move).toList();
    }

    private static boolean isFrom(MoveSquares squares, @Nullable String start) {
        return !squares.isDrop() && squares.main().getFirst().equals(start);
    }

    // ---- the Universal Shogi Interface

    private List<Move> usi(List<Move> moves, Matcher text) {
        var end = view.at(1, number(text.group(4)), text.group(5).charAt(0) - 'a' + 1);
        var found = ending(moves, end);
        if (text.group(3) != null) {
            return moves(some(found, s -> s.isDrop() && letter(s.piece()).equals(text.group(3))));
        }
        var start = view.at(1, number(text.group(1)), text.group(2).charAt(0) - 'a' + 1);
        boolean promotes = !text.group(6).isEmpty();
        return moves(some(found, s -> isFrom(s, start) && s.isPromotion() == promotes));
    }

    private String letter(@Nullable String type) {
        int number = type == null ? 0 : game.design().pieces.typeNumber(type);
        return number == 0 ? "" : game.letter(number);
    }

    // ---- the format of the Computer Shogi Association

    private List<Move> csa(List<Move> moves, Matcher text) {
        var types = words.types(text.group(5));
        var found = ending(moves, view.at(1, number(text.group(3)), number(text.group(4))));
        boolean drop = text.group(1).equals("0") && text.group(2).equals("0");
        var start = drop ? null : view.at(1, number(text.group(1)), number(text.group(2)));
        return moves(some(
                found, s -> (drop ? s.isDrop() : isFrom(s, start)) && types.contains(String.valueOf(s.becomes()))));
    }

    // ---- with the names of pieces

    private @Nullable List<Move> kif(List<Move> moves, Matcher text) {
        var word = words.at(text.group(3));
        var manner = word == null ? null : MANNER.matcher(text.group(3).substring(word.length()));
        if (word == null || manner == null || !manner.matches()) {
            return null;
        }
        var end = view.at(1, number(text.group(1)), number(text.group(2)));
        boolean promotes = "成".equals(manner.group(2));
        var found = some(ending(moves, end), s -> word.types().contains(s.piece()) && s.isPromotion() == promotes);
        var from = manner.group(5);
        if (manner.group(4) != null || "0".equals(from)) {
            return moves(some(found, MoveSquares::isDrop));
        }
        if (from != null) {
            var start = view.at(1, number(from), number(manner.group(6)));
            return moves(some(found, s -> isFrom(s, start)));
        }
        var onBoard = some(found, s -> !s.isDrop());
        // A drop is called one only where a piece on the board could go there as well.
        return moves(onBoard.isEmpty() ? found : narrowed(onBoard, manner.group(1) + manner.group(3)));
    }

    /** Those of several pieces that go in a certain way, or stand on a certain side of the others, as their player sees it. */
    private List<MoveSquares> narrowed(List<MoveSquares> moves, String signs) {
        var found = moves;
        int player = moves.getFirst().move().position().playerNumber();
        for (char sign : signs.toCharArray()) {
            found = switch (sign) {
                case '上', '行', '入' -> some(found, s -> ahead(player, s) > 0);
                case '引' -> some(found, s -> ahead(player, s) < 0);
                case '寄' -> some(found, s -> ahead(player, s) == 0);
                case '直' -> some(found, s -> ahead(player, s) > 0 && aside(player, s) == 0);
                default -> found;
            };
        }
        ToIntFunction<MoveSquares> file = s -> view.file(player, s.main().getFirst());
        var side = signs.indexOf('右') >= 0
                ? found.stream().min(Comparator.comparingInt(file))
                : signs.indexOf('左') >= 0 ? found.stream().max(Comparator.comparingInt(file)) : null;
        if (side == null || side.isEmpty()) {
            return found;
        }
        int wanted = file.applyAsInt(side.get());
        return some(found, s -> file.applyAsInt(s) == wanted);
    }

    private int ahead(int player, MoveSquares s) {
        return view.rank(player, s.main().getFirst())
                - view.rank(player, s.main().getLast());
    }

    private int aside(int player, MoveSquares s) {
        return view.file(player, s.main().getFirst())
                - view.file(player, s.main().getLast());
    }
}
