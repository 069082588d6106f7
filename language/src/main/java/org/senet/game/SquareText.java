package org.senet.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;

/**
 * A move as it is written with squares, such as {@code e2e4}, {@code c3:e5:g7}, {@code 06-11}, {@code e7 e8=Q} or {@code P@e5}.
 *
 * @param piece the type of the piece that moves or is dropped; null when it is not given
 * @param isDrop whether the piece is dropped, as an {@code @} or {@code *} says
 * @param squares the squares in order
 * @param becomes the type that the piece becomes; null when it is not given
 * @param promotion what a sign says of a promotion
 */
record SquareText(
        @Nullable String piece,
        boolean isDrop,
        List<String> squares,
        @Nullable String becomes,
        Promotion promotion) {
    /** What a sign behind the squares says of a promotion. */
    enum Promotion {
        /** There is no sign. */
        UNKNOWN,
        /** A plus, which may also mean check. */
        PLUS,
        /** An equals sign: the piece stays what it is. */
        DECLINED
    }

    private static final Pattern SEPARATOR = Pattern.compile("\\s*[-\u2010-\u2014\u2212xX:\u00d7*/]\\s*|\\s*");
    private static final Pattern DIGITS = Pattern.compile("\\d{1,6}");
    private static final Pattern PAIR = Pattern.compile("[0-9][1-9]|[1-9]0");
    private static final int TEN = 10;
    private static final Pattern DROP_SIGN = Pattern.compile("\\s*[@*]\\s*");
    /** What may stand between a piece and a square: nothing, a hyphen, or a sign of a capture. */
    private static final Pattern PIECE_SIGN = Pattern.compile("\\s*(?:[-\u2010-\u2014\u2212xX:\u00d7]\\s*)?");

    private static final Pattern BLANKS = Pattern.compile("\\s*");
    /** A promoted type and signs, which may stand behind the squares. */
    private static final Pattern END =
            Pattern.compile("\\s*(?:[=/(]?\\s*(\\+?\\p{L}+)\\)?|(\\+)|(=))?(?:\\s*(?:e\\.?p\\.?|[+#!?]+))*\\s*");

    /**
     * The ways to read a text as squares of a game: with names or with numbers of positions, whichever the game's own names
     * of moves have, the other if that leads nowhere; at last with two digits for each square, {@code 3228} for 32-28 where positions
     * are numbered, {@code P76} for P7f where they are called by a digit and a letter. None when the text is not a sequence of squares.
     */
    static List<SquareText> readings(Game game, String text) {
        boolean numbers = game.design().numberPositions;
        for (boolean numbered : new boolean[] {numbers, !numbers}) {
            for (boolean anyCase : numbered ? new boolean[] {false} : new boolean[] {false, true}) {
                var found = new Parser(game, text, numbered, anyCase, false).start();
                if (!found.isEmpty()) {
                    return found;
                }
            }
        }
        return new Parser(game, text, numbers, false, true).start();
    }

    /** Whether a move's piece is the one that the text names, if it names one. */
    Predicate<MoveSquares> fits() {
        return move -> (piece == null || piece.equals(move.piece()))
                && (!isDrop || move.isDrop())
                && (becomes == null || becomes.equals(move.becomes()) && !becomes.equals(move.piece()))
                && (promotion != Promotion.DECLINED || !move.isPromotion());
    }

    private static final class Parser {
        private final Game game;
        private final Design design;
        private final String text;
        private final boolean numbered;
        private final boolean anyCase;
        private final boolean pairs;
        private final List<String> squares = new ArrayList<>();
        private final Set<SquareText> found = new LinkedHashSet<>();
        private @Nullable String piece;
        private boolean drop;

        /** @param pairs whether each square is two digits */
        Parser(Game game, String text, boolean numbered, boolean anyCase, boolean pairs) {
            this.game = game;
            design = game.design();
            this.text = text;
            this.numbered = numbered;
            this.anyCase = anyCase;
            this.pairs = pairs;
        }

        List<SquareText> start() {
            square(0);
            for (int type = 1; type <= design.pieces.typeCount(); type++) {
                piece = design.pieces.typeName(type);
                piece(game.letter(type));
                if (text.length() > piece.length() && text.regionMatches(true, 0, piece, 0, piece.length())) {
                    behindPiece(piece.length());
                }
            }
            return List.copyOf(found);
        }

        private void piece(String letter) {
            if (letter.isEmpty() || !text.regionMatches(true, 0, letter, 0, letter.length())) {
                return;
            }
            // The case of a letter counts, unless a sign makes clear that it is one.
            var sign = DROP_SIGN.matcher(text).region(letter.length(), text.length());
            if (text.startsWith(letter) || sign.lookingAt()) {
                behindPiece(letter.length());
            }
        }

        private void behindPiece(int at) {
            var sign = DROP_SIGN.matcher(text).region(at, text.length());
            if (sign.lookingAt()) {
                drop = true;
                square(sign.end());
                drop = false;
                return;
            }
            // An x may be a sign, or begin the name of a square.
            for (var pattern : List.of(BLANKS, PIECE_SIGN)) {
                var between = pattern.matcher(text).region(at, text.length());
                square(between.lookingAt() ? between.end() : at);
            }
        }

        private void square(int at) {
            if (pairs) {
                pair(at);
                return;
            }
            if (numbered) {
                var digits = DIGITS.matcher(text).region(at, text.length());
                if (digits.lookingAt()) {
                    int number = Integer.parseInt(digits.group());
                    if (number > 0 && number <= design.topology.size()) {
                        behindSquare(design.topology.name(number - 1), digits.end());
                    }
                }
                return;
            }
            for (int i = 0; i < design.topology.size(); i++) {
                var name = design.topology.name(i);
                if (text.regionMatches(anyCase, at, name, 0, name.length()) && !splits(at, name)) {
                    behindSquare(name, at + name.length());
                }
            }
        }

        private void pair(int at) {
            var digits = PAIR.matcher(text).region(at, text.length());
            if (!digits.lookingAt()) {
                return;
            }
            int number = Integer.parseInt(digits.group());
            var rank = String.valueOf((char) ('a' + number % TEN - 1));
            var name = numbered
                    ? number <= design.topology.size() ? design.topology.name(number - 1) : ""
                    : number / TEN + rank;
            if (design.topology.position(name) >= 0) {
                behindSquare(name, digits.end());
            }
        }

        /** Whether a name would begin or end in the middle of a number, or of a word. */
        private boolean splits(int at, String name) {
            int end = at + name.length();
            return at > 0 && isJoined(text.charAt(at - 1), name.charAt(0), name)
                    || end < text.length() && isJoined(name.charAt(name.length() - 1), text.charAt(end), name);
        }

        private static boolean isJoined(char left, char right, String name) {
            return Character.isDigit(left) && Character.isDigit(right)
                    || Character.isLetter(left)
                            && Character.isLetter(right)
                            && name.chars().allMatch(Character::isLetter);
        }

        private void behindSquare(String square, int at) {
            squares.add(square);
            end(at);
            var separator = SEPARATOR.matcher(text).region(at, text.length());
            int next = separator.lookingAt() ? separator.end() : at;
            if (next > at) {
                square(next);
            }
            if (pairs || !numbered) {
                square(at);
            }
            squares.removeLast();
        }

        private void end(int at) {
            var end = END.matcher(text).region(at, text.length());
            if (!end.matches()) {
                return;
            }
            var letters = end.group(1);
            if (letters == null || letters.equals("ep")) {
                var sign = end.group(2) != null
                        ? Promotion.PLUS
                        : end.group(3) != null ? Promotion.DECLINED : Promotion.UNKNOWN;
                add(null, sign);
                return;
            }
            for (int type = 1; type <= design.pieces.typeCount(); type++) {
                var name = design.pieces.typeName(type);
                if (letters.equalsIgnoreCase(game.letter(type)) || letters.equalsIgnoreCase(name)) {
                    add(name, Promotion.UNKNOWN);
                }
            }
        }

        private void add(@Nullable String becomes, Promotion promotion) {
            found.add(new SquareText(piece, drop, List.copyOf(squares), becomes, promotion));
        }
    }
}
