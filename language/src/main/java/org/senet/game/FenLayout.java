package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Design;

/**
 * The clause {@code (fen board (turn w b) ...)}: which fields, separated by spaces, a position's text has. The first form
 * of such texts is that of chess (Forsyth-Edwards Notation, PGN Standard 1994, section 16.1).
 *
 * @param fields the fields in order
 */
record FenLayout(List<Field> fields) {
    private static final int SHOWN = 60;
    private static final List<String> WORDS =
            List.of("board", "turn", "reserves", "rights", "joined", "turn-number", "ply-number");

    /** A field of the text. */
    sealed interface Field {}

    /**
     * The pieces, row by row from the first one; digits are empty positions.
     *
     * @param reserves whether the pieces outside the board follow in brackets
     * @param former how pieces are written that were of another type before
     * @param signs what stands behind pieces that have a value of an attribute
     */
    record Pieces(boolean reserves, List<FormerType> former, List<Sign> signs) implements Field {}

    /**
     * A sign before the letter of the type that a piece was before, as {@code +B} for what a bishop has become.
     *
     * @param attribute which holds the former type
     * @param value the former type, as the attribute holds it
     */
    record FormerType(String attribute, String text, Object value, int from, int becomes) {}

    /** A text behind a piece whose attribute has a value, as {@code Q~} for a promoted pawn. */
    record Sign(String attribute, String text, Object value) {}

    /** A letter for the player to move, the first player's first. */
    record Turn(List<String> letters) implements Field {}

    /** The pieces outside the board, each with its number if there are several. */
    record Reserves() implements Field {}

    /** Letters, each for a piece on a position whose attribute is true. */
    record Rights(String attribute, List<Right> letters) implements Field {}

    /** A letter that says that a piece has the attribute. */
    sealed interface Right {
        String letter();
    }

    /** That of the piece on a position. */
    record RightOf(String letter, int position) implements Right {}

    /**
     * That of the last piece of a player that can have the attribute, as one goes from its piece of a type in a direction;
     * a capital letter speaks of the first player.
     */
    record RightBeside(String letter, int type, int direction) implements Right {}

    /** The value of an attribute of the whole position, most often the name of a position. */
    record Attribute(int index) implements Field {}

    /** A counter. */
    record Counter(int index) implements Field {}

    /** Values of several attributes and counters in one word, as {@code 3+2}; a text may lack it. */
    record Joined(String separator, List<Field> values) implements Field {}

    /** The number of the full move, or of the ply; both are counted from 1. */
    record Number(boolean ply) implements Field {}

    /** A text that says nothing. */
    record Fixed(String text) implements Field {}

    /** The layout that a clause describes, or null when there is no clause. */
    static @Nullable FenLayout read(@Nullable PersistentList clause, Design design) {
        return clause == null ? null : new FenLayout(new Reader(clause, design).fields());
    }

    private record Reader(PersistentList clause, Design design) {
        List<Field> fields() {
            if (design.topology.board().dimensions().size() != 2) {
                throw SenetException.at(
                        Clauses.span(clause), "only positions of a board with two dimensions have a FEN", null);
            }
            var fields = new ArrayList<Field>();
            for (int i = 1; i < clause.size(); i++) {
                fields.add(clause.get(i) instanceof PersistentList list && !list.isEmpty() ? field(list) : field(i));
            }
            if (fields.stream().noneMatch(Pieces.class::isInstance)) {
                throw SenetException.at(
                        Clauses.span(clause), "this FEN has no `board`", "it begins with (fen board (turn w b) ...)");
            }
            return fields;
        }

        private Field field(PersistentList list) {
            var word = Clauses.text(list, 0);
            return switch (word) {
                case "turn" -> turn(list);
                case "rights" -> rights(list);
                case "board" -> board(list);
                case "joined" -> joined(list);
                default -> throw unknown(list, 0, word);
            };
        }

        private Field field(int index) {
            var word = Clauses.text(clause, index);
            return switch (word) {
                case "board" -> new Pieces(false, List.of(), List.of());
                case "reserves" -> new Reserves();
                case "turn-number" -> new Number(false);
                case "ply-number" -> new Number(true);
                case "-", "0" -> new Fixed(word);
                default -> attribute(clause, index);
            };
        }

        private Field board(PersistentList list) {
            boolean reserves = false;
            var former = new ArrayList<FormerType>();
            var signs = new ArrayList<Sign>();
            for (int i = 1; i < list.size(); i++) {
                if (list.get(i) instanceof PersistentList sign
                        && sign.size() > 2
                        && sign.get(2) instanceof PersistentList) {
                    formerTypes(sign, former);
                } else if (list.get(i) instanceof PersistentList sign && (sign.size() == 2 || sign.size() == 3)) {
                    signs.add(new Sign(pieceAttribute(sign, 0), signText(sign), signedValue(sign)));
                } else if (list.get(i) instanceof Symbol word && word.name().equals("reserves")) {
                    reserves = true;
                } else {
                    throw SenetException.at(
                            Clauses.span(list, i),
                            "expected `reserves`, or an attribute and its sign, but got "
                                    + Printer.display(list.get(i), SHOWN),
                            "such as (board reserves (promoted \"~\"))");
                }
            }
            return new Pieces(reserves, former, signs);
        }

        /** {@code (was "+" (Bishop Horse) (Rook Dragon))}: the former types, and what is written by their letters. */
        private void formerTypes(PersistentList list, List<FormerType> former) {
            var attribute = pieceAttribute(list, 0);
            var text = signText(list);
            for (int i = 2; i < list.size(); i++) {
                if (!(list.get(i) instanceof PersistentList pair) || pair.size() != 2) {
                    throw SenetException.at(
                            Clauses.span(list, i),
                            "expected a type and what it becomes, but got " + Printer.display(list.get(i), SHOWN),
                            "such as (was \"+\" (Bishop Horse) (Rook Dragon))");
                }
                int from = type(pair, 0);
                int becomes = type(pair, 1);
                if (former.stream().anyMatch(f -> f.text().equals(text) && f.from() == from)) {
                    throw SenetException.at(
                            Clauses.span(list, i),
                            "`" + text + "` with " + pair.get(0) + " has a meaning already",
                            null);
                }
                if (!design.hasAttribute(becomes, attribute)) {
                    throw SenetException.at(
                            Clauses.span(pair, 1), pair.get(1) + " has no attribute `" + attribute + "`", null);
                }
                former.add(new FormerType(attribute, text, design.meaning(pair.get(0)), from, becomes));
            }
        }

        private int type(PersistentList list, int index) {
            var name = Clauses.text(list, index);
            var names = typeNames();
            int found = names.indexOf(name) + 1;
            if (found == 0) {
                throw SenetException.at(
                        Clauses.span(list, index), "no piece is named `" + name + "`", Suggest.hint(name, names));
            }
            return found;
        }

        private String signText(PersistentList sign) {
            var text = Clauses.text(sign, 1);
            if (text.isEmpty() || text.chars().anyMatch(c -> Character.isLetterOrDigit(c) || "/[]".indexOf(c) >= 0)) {
                throw SenetException.at(
                        Clauses.span(sign, 1), "a sign of a piece has no letters, digits, brackets and slashes", null);
            }
            return text;
        }

        /** The value that the sign says, true where none is written. */
        private Object signedValue(PersistentList sign) {
            var value = sign.size() == 2 ? true : design.meaning(sign.get(2));
            if (value instanceof Symbol name) {
                throw SenetException.at(
                        Clauses.span(sign, 2),
                        "nothing in the game is named `" + name.name() + "`",
                        Suggest.hint(name.name(), typeNames()));
            }
            return value;
        }

        private List<String> typeNames() {
            return IntStream.rangeClosed(1, design.pieces.typeCount())
                    .mapToObj(design.pieces::typeName)
                    .toList();
        }

        private Field joined(PersistentList list) {
            var separator = list.size() < 2 ? "" : Clauses.text(list, 1);
            if (list.size() < 3 || separator.isEmpty()) {
                throw SenetException.at(
                        Clauses.span(list),
                        "`joined` needs a separator, and attributes or counters",
                        "such as (joined \"+\" white-checks black-checks)");
            }
            var values = new ArrayList<Field>();
            for (int i = 2; i < list.size(); i++) {
                values.add(attribute(list, i));
            }
            return new Joined(separator, values);
        }

        private Field attribute(PersistentList list, int index) {
            var word = Clauses.text(list, index);
            int attribute = design.attributes.attribute(word);
            int counter = design.attributes.counter(word);
            if (attribute < 0 && counter < 0) {
                throw unknown(list, index, word);
            }
            return attribute >= 0 ? new Attribute(attribute) : new Counter(counter);
        }

        private Field turn(PersistentList list) {
            var letters = new ArrayList<String>();
            for (int i = 1; i < list.size(); i++) {
                letters.add(Clauses.text(list, i));
            }
            if (letters.size() != design.pieces.ownerCount()) {
                throw SenetException.at(
                        Clauses.span(list),
                        "`turn` needs a letter for each of the " + design.pieces.ownerCount() + " players",
                        "it is written (turn w b)");
            }
            return new Turn(letters);
        }

        private Field rights(PersistentList list) {
            var attribute = pieceAttribute(list, 1);
            var letters = new ArrayList<Right>();
            for (int i = 2; i < list.size(); i++) {
                letters.add(right(list, i));
            }
            return new Rights(attribute, letters);
        }

        private String pieceAttribute(PersistentList list, int index) {
            var attribute = Clauses.text(list, index);
            if (!design.hasPieceAttribute(attribute)) {
                throw SenetException.at(
                        Clauses.span(list, index), "no piece has an attribute `" + attribute + "`", null);
            }
            return attribute;
        }

        private Right right(PersistentList list, int index) {
            if (list.get(index) instanceof PersistentList pair && pair.size() > 1 && pair.get(1) instanceof Symbol at) {
                int position = design.topology.position(at.name());
                if (pair.size() == 2 && position >= 0) {
                    return new RightOf(Clauses.text(pair, 0), position);
                }
                int direction =
                        pair.size() == 3 ? design.topology.board().directions().indexOf(Clauses.text(pair, 2)) : -1;
                for (int type = 1; direction >= 0 && type <= design.pieces.typeCount(); type++) {
                    if (design.pieces.typeName(type).equals(at.name())) {
                        return new RightBeside(Clauses.text(pair, 0), type, direction);
                    }
                }
            }
            throw SenetException.at(
                    Clauses.span(list, index),
                    "expected a letter and a position such as (K h1), or a type and a direction such as (K King e), but got "
                            + Printer.display(list.get(index), SHOWN),
                    null);
        }

        private SenetException unknown(PersistentList list, int index, String word) {
            var near = Suggest.hint(word, WORDS);
            return SenetException.at(
                    Clauses.span(list, index),
                    "unknown field `" + word + "` in `fen`",
                    near != null
                            ? near
                            : "a field is one of " + String.join(" ", WORDS)
                                    + ", an attribute or a counter of the game, or -");
        }
    }
}
