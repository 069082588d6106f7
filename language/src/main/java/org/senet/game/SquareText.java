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
 * @param isStep whether the piece is on the board, as a sign between it and its square says
 * @param squares the squares in order
 * @param becomes the type that the piece becomes; null when it is not given
 * @param promotion what a sign says of a promotion
 */
record SquareText(
        @Nullable String piece,
        boolean isDrop,
        boolean isStep,
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

    private static final Pattern SEPARATOR = Pattern.compile("\\s*[-\u2010-\u2014\u2212xX:\u00d7*/(]\\s*|\\s*");
    private static final Pattern DIGITS = Pattern.compile("\\d{1,6}");
    private static final Pattern PAIR = Pattern.compile("([1-9])([1-9])");
    private static final String PAWN = "P";
    private static final Pattern DROP_SIGN = Pattern.compile("\\s*[@*]\\s*");
    /** Between a piece and the square to which it goes. */
    private static final Pattern STEP_SIGN = Pattern.compile("\\s*[-\u2010-\u2014\u2212xX:\u00d7]\\s*");

    private static final Pattern BLANKS = Pattern.compile("\\s*");
    /** A promoted type and signs, which may stand behind the squares. */
    private static final Pattern END =
            Pattern.compile("\\)?\\s*(?:[=/(]?\\s*(\\+?\\p{L}+)\\)?|(\\+)|(=))?(?:\\s*(?:e\\.?p\\.?|[+#!?]+))*\\s*");

    /** How squares are written. */
    private enum Spelling {
        NAMES,
        NAMES_IN_ANY_CASE,
        /** As two digits each, where squares are called by a digit and a letter: {@code 76} for 7f. */
        PAIRS,
        /** As numbers of positions. */
        NUMBERS;

        private static final List<Spelling> USUAL = List.of(NAMES, NAMES_IN_ANY_CASE, PAIRS, NUMBERS);
        private static final List<Spelling> NUMBERED = List.of(NUMBERS, NAMES, NAMES_IN_ANY_CASE, PAIRS);
    }

    /**
     * The ways to read a text as squares of a game: with names or with numbers of positions, whichever the game's own names
     * of moves have, the other if that leads nowhere. None when the text is not a sequence of squares.
     */
    static List<SquareText> readings(Game game, String text) {
        for (var spelling : game.design().numberPositions ? Spelling.NUMBERED : Spelling.USUAL) {
            var found = new Parser(game, text, spelling).start();
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** Whether a move's piece is the one that the text names, if it names one. */
    Predicate<MoveSquares> fits() {
        return move -> (piece == null || piece.equals(move.piece()))
                && (!isDrop || move.isDrop())
                && (!isStep || !move.isDrop())
                && (becomes == null || becomes.equals(move.becomes()) && !becomes.equals(move.piece()))
                && (promotion != Promotion.DECLINED || !move.isPromotion());
    }

    private static final class Parser {
        private final Game game;
        private final Design design;
        private final String text;
        private final Spelling spelling;
        private final List<String> squares = new ArrayList<>();
        private final Set<SquareText> found = new LinkedHashSet<>();
        private @Nullable String piece;
        private boolean drop;
        private boolean step;

        Parser(Game game, String text, Spelling spelling) {
            this.game = game;
            design = game.design();
            this.text = text;
            this.spelling = spelling;
        }

        List<SquareText> start() {
            square(0);
            for (int type = 1; type <= design.pieces.typeCount(); type++) {
                piece = design.pieces.typeName(type);
                piece(game.letter(type));
                if (text.length() > piece.length() && text.regionMatches(true, 0, piece, 0, piece.length())) {
                    behindPiece(piece.length());
                }
                // In chess, a pawn has no letter.
                if (PAWN.equals(game.letter(type)) && DROP_SIGN.matcher(text).lookingAt()) {
                    behindPiece(0);
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
            var blanks = BLANKS.matcher(text).region(at, text.length());
            square(blanks.lookingAt() ? blanks.end() : at);
            var hyphen = STEP_SIGN.matcher(text).region(at, text.length());
            if (hyphen.lookingAt()) {
                step = true;
                square(hyphen.end());
                step = false;
            }
        }

        private void square(int at) {
            switch (spelling) {
                case NUMBERS -> number(at);
                case PAIRS -> pair(at);
                case NAMES, NAMES_IN_ANY_CASE -> name(at);
            }
        }

        private void number(int at) {
            var digits = DIGITS.matcher(text).region(at, text.length());
            if (digits.lookingAt()) {
                int number = Integer.parseInt(digits.group());
                if (number > 0 && number <= design.topology.size()) {
                    behindSquare(design.topology.name(number - 1), digits.end());
                }
            }
        }

        private void pair(int at) {
            var digits = PAIR.matcher(text).region(at, text.length());
            if (digits.lookingAt()) {
                var name = digits.group(1) + (char) ('a' + Integer.parseInt(digits.group(2)) - 1);
                if (design.topology.position(name) >= 0) {
                    behindSquare(name, digits.end());
                }
            }
        }

        private void name(int at) {
            boolean anyCase = spelling == Spelling.NAMES_IN_ANY_CASE;
            for (int i = 0; i < design.topology.size(); i++) {
                var name = design.topology.name(i);
                if (text.regionMatches(anyCase, at, name, 0, name.length()) && !splits(at, name)) {
                    behindSquare(name, at + name.length());
                }
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
            if (spelling != Spelling.NUMBERS) {
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
            found.add(new SquareText(piece, drop, step, List.copyOf(squares), becomes, promotion));
        }
    }
}
