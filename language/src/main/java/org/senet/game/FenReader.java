package org.senet.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.data.Symbol;
import org.senet.errors.Plural;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.game.FenLayout.Field;
import org.senet.state.Design;
import org.senet.state.State;

/** Reads positions in the form that a game's {@link FenLayout} describes. */
final class FenReader {
    private final Game game;
    private final Design design;
    private final FenLayout layout;
    private final FenText fen;

    /** @param fen which writes such texts */
    FenReader(Game game, FenLayout layout, FenText fen) {
        this.game = game;
        this.layout = layout;
        this.fen = fen;
        design = game.design();
    }

    /**
     * Reads the fields of a text; for those that are missing at the end nothing changes.
     *
     * @param state a position without pieces, with the attributes and counters of the start
     * @throws SenetException when the text is not understood
     */
    void read(String text, State state) {
        var words = withoutCountsAtEnd(text.strip().split("\\s+"), state, text);
        if (words.length > layout.fields().size()) {
            throw error(text, "it has more than " + layout.fields().size() + " fields", null);
        }
        int lacking = layout.fields().size() - words.length;
        int next = 0;
        for (var field : layout.fields()) {
            if (next == words.length) {
                break;
            }
            if (lacking > 0 && field instanceof FenLayout.Joined j && !words[next].contains(j.separator())) {
                lacking--;
            } else {
                read(field, words[next++], state, text);
            }
        }
    }

    /** Instead of several numbers in one word, there may stand at the end how much of each is gone, {@code +1+0}. */
    private String[] withoutCountsAtEnd(String[] words, State state, String text) {
        var last = words[words.length - 1];
        for (var field : layout.fields()) {
            if (field instanceof FenLayout.Joined(var separator, var values)
                    && last.startsWith(separator)
                    && values.stream().allMatch(this::isNumber)) {
                var gone = last.substring(separator.length()).split(Pattern.quote(separator), -1);
                if (gone.length == values.size()) {
                    for (int i = 0; i < gone.length; i++) {
                        lessen((FenLayout.Attribute) values.get(i), number(gone[i], text), state, text);
                    }
                    return Arrays.copyOf(words, words.length - 1);
                }
            }
        }
        return words;
    }

    private boolean isNumber(Field field) {
        return field instanceof FenLayout.Attribute a && initial(a) instanceof Long;
    }

    private Object initial(FenLayout.Attribute attribute) {
        return design.values.value(design.attributes.initial(attribute.index()));
    }

    private void lessen(FenLayout.Attribute attribute, int by, State state, String text) {
        long initial = (long) initial(attribute);
        if (by > initial) {
            throw error(text, "more is gone than the " + initial + " of the start: " + by, null);
        }
        state.attributes[attribute.index()] = design.values.number(initial - by);
    }

    private void read(Field field, String word, State state, String text) {
        switch (field) {
            case FenLayout.Pieces p -> readPieces(p, word, state, text);
            case FenLayout.Turn t -> readTurn(t.letters(), word, state, text);
            case FenLayout.Reserves r -> readReserves(word, state, text);
            case FenLayout.Rights r -> readRights(r, word, state, text);
            case FenLayout.Attribute a -> state.attributes[a.index()] = design.values.number(readValue(word, a, text));
            case FenLayout.Counter c -> state.counters.set(c.index(), number(word, text));
            case FenLayout.Joined j -> readJoined(j, word, state, text);
            case FenLayout.Number n -> {
                int turns = Math.max(0, number(word, text) - 1);
                state.ply = n.ply() ? turns : design.plies(turns + 1, state.turn);
            }
            case FenLayout.Fixed f -> {
                // says nothing
            }
        }
    }

    private void readJoined(FenLayout.Joined field, String word, State state, String text) {
        var parts = word.split(Pattern.quote(field.separator()), -1);
        if (parts.length != field.values().size()) {
            throw error(
                    text,
                    "`" + word + "` is not " + Plural.of(field.values().size(), "value") + " with `" + field.separator()
                            + "` between them",
                    null);
        }
        for (int i = 0; i < parts.length; i++) {
            read(field.values().get(i), parts[i], state, text);
        }
    }

    private void readPieces(FenLayout.Pieces field, String word, State state, String text) {
        int bracket = word.indexOf('[');
        if (bracket >= 0) {
            if (!word.endsWith("]")) {
                throw error(text, "the reserves behind the board have no closing bracket", null);
            }
            readReserves(field, word.substring(bracket + 1, word.length() - 1), state, text);
        }
        var lines = (bracket < 0 ? word : word.substring(0, bracket)).split("/", -1);
        // Some write the reserves like one more row.
        boolean reservesLast = bracket < 0 && field.reserves() && lines.length == fen.rows + 1;
        if (reservesLast) {
            readReserves(field, lines[fen.rows], state, text);
        }
        if (lines.length != fen.rows && !reservesLast) {
            throw error(text, "it has " + Plural.of(lines.length, "row") + ", but the board has " + fen.rows, null);
        }
        for (int row = 0; row < fen.rows; row++) {
            int end = readRow(field, lines[row], row, state, text);
            if (end != fen.columns) {
                throw error(
                        text,
                        "the row `" + lines[row] + "` has " + end + " squares, but the board has " + fen.columns
                                + " in a row",
                        null);
            }
        }
    }

    /** Reads the reserves that stand behind the pieces. */
    private void readReserves(FenLayout.Pieces field, String reserves, State state, String text) {
        if (layout.fields().stream().anyMatch(FenLayout.Reserves.class::isInstance)) {
            throw error(
                    text,
                    "here the pieces outside the board have a field of their own",
                    "they are written behind a space, without brackets");
        }
        if (!field.reserves() && !reserves.isEmpty() && !reserves.equals(FenText.NONE)) {
            throw error(text, "in this game no reserves stand behind the board", null);
        }
        readReserves(reserves, state, text);
    }

    /** Returns how many squares the row has. */
    private int readRow(FenLayout.Pieces field, String line, int row, State state, String text) {
        int column = 0;
        int i = 0;
        while (i < line.length()) {
            int digits = i;
            while (digits < line.length() && Character.isDigit(line.charAt(digits))) {
                digits++;
            }
            if (digits > i) {
                column += number(line.substring(i, digits), text);
                i = digits;
                continue;
            }
            int position = column < fen.columns ? fen.at(column, row) : -1;
            var former = formerAt(field, line, i);
            i += former == null ? 0 : former.text().length();
            int type = former == null ? typeAt(line, i, text) : former.from();
            int code = design.pieces.code(ownerAt(line, i, type), former == null ? type : former.becomes());
            if (former != null) {
                code = design.pieceAttribute(former.attribute()).with(code, former.value());
            }
            i += game.letter(type).length();
            for (var sign : field.signs()) {
                if (line.startsWith(sign.text(), i)) {
                    code = signed(sign, code, text);
                    i += sign.text().length();
                }
            }
            if (position >= 0) {
                state.put(position, code);
            } else if (column < fen.columns) {
                throw error(text, "no piece can stand on column " + (column + 1) + " of `" + line + "`", null);
            }
            column++;
        }
        return column;
    }

    /** What a sign and the letter of a former type say at a place of the text, or null when no such sign stands there. */
    private FenLayout.@Nullable FormerType formerAt(FenLayout.Pieces field, String line, int index) {
        for (var former : field.former()) {
            int letter = index + former.text().length();
            if (line.startsWith(former.text(), index) && longestType(line, letter) == former.from()) {
                return former;
            }
        }
        return null;
    }

    private int signed(FenLayout.Sign sign, int code, String text) {
        if (!design.hasAttribute(design.pieces.type(code), sign.attribute())) {
            throw error(text, "a piece `" + fen.letter(code) + "` cannot have the sign `" + sign.text() + "`", null);
        }
        return design.pieceAttribute(sign.attribute()).with(code, sign.value());
    }

    private int typeAt(String line, int index, String text) {
        int found = longestType(line, index);
        if (found == 0) {
            throw error(text, "`" + line.charAt(index) + "` is no piece", pieceHint());
        }
        return found;
    }

    /** The type with the longest letters that stand at a place of the text, in upper or lower case; 0 when there is none. */
    private int longestType(String line, int index) {
        int found = 0;
        for (int type = 1; type <= design.pieces.typeCount(); type++) {
            var letter = game.letter(type);
            if (line.regionMatches(true, index, letter, 0, letter.length())
                    && (found == 0 || letter.length() > game.letter(found).length())) {
                found = type;
            }
        }
        return found;
    }

    private String pieceHint() {
        var letters = new ArrayList<String>();
        for (int type = 1; type <= design.pieces.typeCount(); type++) {
            letters.add(game.letter(type));
        }
        return "pieces are written " + String.join(", ", letters) + ", in small letters those of the second player";
    }

    private int ownerAt(String line, int index, int type) {
        var letters = line.substring(index, index + game.letter(type).length());
        return letters.equals(letters.toUpperCase(Locale.ROOT)) ? 1 : 2;
    }

    private void readTurn(List<String> letters, String word, State state, String text) {
        int player = letters.indexOf(word) + 1;
        for (int turn = 0; turn < design.turnCount(); turn++) {
            if (player > 0 && design.player(turn) == player) {
                state.turn = turn;
                state.ply = turn;
                state.player = player;
                return;
            }
        }
        throw error(
                text, "`" + word + "` is not to move", "the player to move is written " + String.join(" or ", letters));
    }

    private void readReserves(String word, State state, String text) {
        int i = 0;
        while (!word.equals(FenText.NONE) && i < word.length()) {
            int digits = i;
            while (digits < word.length() && Character.isDigit(word.charAt(digits))) {
                digits++;
            }
            if (digits == word.length()) {
                throw error(text, "a number without a piece stands in the reserves", null);
            }
            int type = typeAt(word, digits, text);
            if (!design.attributes.hasReserves()) {
                throw error(text, "in this game no pieces are outside the board", null);
            }
            state.attributes[design.attributes.reserve(ownerAt(word, digits, type), type)] +=
                    digits == i ? 1 : number(word.substring(i, digits), text);
            i = digits + game.letter(type).length();
        }
    }

    private void readRights(FenLayout.Rights rights, String word, State state, String text) {
        int i = 0;
        while (!word.equals(FenText.NONE) && i < word.length()) {
            int index = i;
            var right = rights.letters().stream()
                    .filter(r -> word.startsWith(r.letter(), index))
                    .findFirst()
                    .orElseThrow(() -> error(
                            text,
                            "`" + word.substring(index) + "` is not understood",
                            "the letters here are: "
                                    + String.join(
                                            " ",
                                            rights.letters().stream()
                                                    .map(FenLayout.Right::letter)
                                                    .toList())));
            int at = fen.place(right, rights.attribute(), state.board);
            int code = at < 0 ? 0 : state.board[at];
            if (code != 0) {
                state.put(at, design.pieceAttribute(rights.attribute()).with(code, true));
            }
            i += right.letter().length();
        }
    }

    private Object readValue(String word, FenLayout.Attribute attribute, String text) {
        if (word.equals(FenText.NONE)) {
            return initial(attribute);
        }
        Object value;
        try {
            value = AttributeText.read(word, design);
        } catch (SenetException e) {
            throw error(text, "`" + word + "` is no value: " + e.getMessage(), null);
        }
        if (value instanceof Symbol) {
            throw error(
                    text,
                    "`" + word + "` is no position",
                    Suggest.hint(word, design.topology.board().positionNames()));
        }
        return value;
    }

    private int number(String word, String text) {
        if (word.equals(FenText.NONE)) {
            return 0;
        }
        if (!word.matches("\\d{1,5}")) {
            throw error(text, "`" + word + "` is not a number", null);
        }
        return Integer.parseInt(word);
    }

    private static SenetException error(String text, String message, @Nullable String hint) {
        return SenetException.runtime(null, "the position `" + text.strip() + "` is not understood: " + message, hint);
    }
}
