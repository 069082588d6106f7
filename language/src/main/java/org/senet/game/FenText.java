package org.senet.game;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.Symbol;
import org.senet.errors.Plural;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.game.FenLayout.Field;
import org.senet.state.Design;
import org.senet.state.Snapshot;
import org.senet.state.State;

/** Positions as text in the form that a game's {@link FenLayout} describes. */
final class FenText {
    private static final String NONE = "-";

    private final Game game;
    private final Design design;
    private final FenLayout layout;
    private final int columns;
    private final int rows;
    /** The names of what fields say, as {@link PositionWriter#values} asks for them. */
    private final Set<String> said;

    FenText(Game game, FenLayout layout) {
        this.game = game;
        this.layout = layout;
        design = game.design();
        var dimensions = design.topology.board().dimensions();
        columns = dimensions.get(0).size();
        rows = dimensions.get(1).size();
        said = layout.fields().stream().flatMap(this::said).collect(Collectors.toSet());
    }

    /** The signs that say what pieces were before, by the former types and by what they have become. */
    PersistentMap promotionSigns() {
        var signs = PersistentMap.EMPTY;
        for (var field : layout.fields()) {
            if (field instanceof FenLayout.Pieces pieces) {
                for (var former : pieces.former()) {
                    var from = design.pieces.typeName(former.from());
                    var known = signs.get(from) instanceof PersistentMap map ? map : PersistentMap.EMPTY;
                    signs = signs.assoc(from, known.assoc(design.pieces.typeName(former.becomes()), former.text()));
                }
            }
        }
        return signs;
    }

    private Stream<String> said(Field field) {
        return switch (field) {
            case FenLayout.Attribute a -> Stream.of(design.attributes.attributeName(a.index()));
            case FenLayout.Counter c -> Stream.of(design.attributes.counterName(c.index()));
            case FenLayout.Joined j -> j.values().stream().flatMap(this::said);
            case FenLayout.Pieces p -> p.reserves() ? Stream.of("") : Stream.of();
            case FenLayout.Reserves r -> Stream.of("");
            case FenLayout.Turn t -> Stream.of();
            case FenLayout.Rights r -> Stream.of();
            case FenLayout.Number n -> Stream.of(PositionWriter.TURN_NUMBER);
            case FenLayout.Fixed f -> Stream.of();
        };
    }

    /** The text of a position; what no field says of attributes, counters and reserves stands behind it, after semicolons. */
    String write(Position position) {
        var fields =
                layout.fields().stream().map(f -> write(f, position.snapshot())).collect(Collectors.joining(" "));
        var others = PositionWriter.values(position, name -> !said.contains(name));
        return others.isEmpty() ? fields : fields + " " + others;
    }

    private String write(Field field, Snapshot position) {
        return switch (field) {
            case FenLayout.Pieces p -> pieces(p, position);
            case FenLayout.Turn t -> t.letters().get(design.player(position.turn()) - 1);
            case FenLayout.Reserves r -> {
                var reserves = reserves(position, true);
                yield reserves.isEmpty() ? NONE : reserves;
            }
            case FenLayout.Rights r -> rights(r, position);
            case FenLayout.Attribute a -> value(a, position.attributes()[a.index()]);
            case FenLayout.Counter c -> String.valueOf(position.counters()[c.index()]);
            case FenLayout.Joined j ->
                String.join(
                        j.separator(),
                        j.values().stream().map(f -> write(f, position)).toList());
            case FenLayout.Number n -> String.valueOf(n.ply() ? position.ply() + 1 : design.turnNumber(position.ply()));
            case FenLayout.Fixed f -> f.text();
        };
    }

    /** A dash for nil that is the initial value: so one says that there is no square to capture en passant. */
    private String value(FenLayout.Attribute attribute, int number) {
        var value = design.values.value(number);
        boolean none = value == Nil.NIL && number == design.attributes.initial(attribute.index());
        return none ? NONE : AttributeText.write(value);
    }

    private int at(int column, int row) {
        int position = design.topology.board().positionAt(column, row);
        return position < 0 ? -1 : design.topology.fromBoard(position);
    }

    private String pieces(FenLayout.Pieces field, Snapshot position) {
        var text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            int empty = 0;
            for (int column = 0; column < columns; column++) {
                int at = at(column, row);
                if (at < 0 || position.board()[at] == 0) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : empty).append(piece(field, position.board()[at]));
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : empty).append(row == rows - 1 ? "" : "/");
        }
        if (field.reserves()) {
            text.append('[').append(reserves(position, false)).append(']');
        }
        return text.toString();
    }

    /** The letter of a piece, or of what it was before, with its signs. */
    private String piece(FenLayout.Pieces field, int code) {
        var former = field.former().stream()
                .filter(f -> f.becomes() == design.pieces.type(code) && has(f.attribute(), f.value(), code))
                .findFirst()
                .orElse(null);
        var text = new StringBuilder(
                former == null ? letter(code) : former.text() + letter(design.pieces.owner(code), former.from()));
        for (var sign : field.signs()) {
            boolean told = former != null && former.attribute().equals(sign.attribute());
            if (!told && has(sign.attribute(), sign.value(), code)) {
                text.append(sign.text());
            }
        }
        return text.toString();
    }

    private boolean has(String attribute, Object value, int code) {
        return value.equals(design.pieceAttribute(attribute).get(code));
    }

    private String letter(int code) {
        return letter(design.pieces.owner(code), design.pieces.type(code));
    }

    private String letter(int owner, int type) {
        var letter = game.letter(type);
        return owner == 1 ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
    }

    /** The pieces outside the board: of several ones of a type their number, or as many letters. */
    private String reserves(Snapshot position, boolean numbers) {
        var text = new StringBuilder();
        for (int owner = 1; design.attributes.hasReserves() && owner <= design.pieces.ownerCount(); owner++) {
            for (int type = design.pieces.typeCount(); type >= 1; type--) {
                int count = position.attributes()[design.attributes.reserve(owner, type)];
                var letter = letter(owner, type);
                text.append(numbers && count > 1 ? count + letter : letter.repeat(count));
            }
        }
        return text.toString();
    }

    private String rights(FenLayout.Rights rights, Snapshot position) {
        var text = new StringBuilder();
        var told = new BitSet();
        var values = design.pieceAttribute(rights.attribute());
        for (var right : rights.letters()) {
            int at = place(right, rights.attribute(), position.board());
            int code = at < 0 ? 0 : position.board()[at];
            if (code != 0 && !told.get(at) && Boolean.TRUE.equals(values.get(code)) && speaksOf(right, code)) {
                text.append(right.letter());
                told.set(at);
            }
        }
        return text.isEmpty() ? NONE : text.toString();
    }

    /** A letter for a position speaks of whoever stands there if both players have the same letter for it. */
    private boolean speaksOf(FenLayout.Right right, int code) {
        return right instanceof FenLayout.RightBeside
                || owner(right.letter()) == design.pieces.owner(code)
                || design.pieces.ownerCount() != 2;
    }

    private static int owner(String letter) {
        return letter.equals(letter.toUpperCase(Locale.ROOT)) ? 1 : 2;
    }

    /** The position of the piece that a right speaks of, or -1 when there is none. */
    private int place(FenLayout.Right right, String attribute, int[] board) {
        return switch (right) {
            case FenLayout.RightOf r -> r.position();
            case FenLayout.RightBeside r -> {
                int owner = owner(r.letter());
                int found = -1;
                var steps = design.topology.steps(owner, r.direction());
                for (int at = first(board, design.pieces.code(owner, r.type())); at >= 0; at = steps[at]) {
                    int code = board[at];
                    boolean can = code != 0
                            && design.pieces.owner(code) == owner
                            && design.hasAttribute(design.pieces.type(code), attribute);
                    found = can ? at : found;
                }
                yield found;
            }
        };
    }

    private int first(int[] board, int code) {
        for (int at = 0; at < board.length; at++) {
            if (design.pieces.owner(board[at]) == design.pieces.owner(code)
                    && design.pieces.type(board[at]) == design.pieces.type(code)) {
                return at;
            }
        }
        return -1;
    }

    // ---- reading

    /**
     * Reads the fields of a text; for those that are missing at the end nothing changes.
     *
     * @param state a position without pieces, with the attributes and counters of the start
     * @throws SenetException when the text is not understood
     */
    void read(String text, State state) {
        var words = text.strip().split("\\s+");
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
            var reserves = word.substring(bracket + 1, word.length() - 1);
            if (layout.fields().stream().anyMatch(FenLayout.Reserves.class::isInstance)) {
                throw error(
                        text,
                        "here the pieces outside the board have a field of their own",
                        "they are written behind a space, without brackets");
            }
            if (!field.reserves() && !reserves.isEmpty() && !reserves.equals(NONE)) {
                throw error(text, "in this game no reserves stand behind the board", null);
            }
            readReserves(reserves, state, text);
        }
        var lines = (bracket < 0 ? word : word.substring(0, bracket)).split("/", -1);
        if (lines.length != rows) {
            throw error(text, "it has " + Plural.of(lines.length, "row") + ", but the board has " + rows, null);
        }
        for (int row = 0; row < rows; row++) {
            int end = readRow(field, lines[row], row, state, text);
            if (end != columns) {
                throw error(
                        text,
                        "the row `" + lines[row] + "` has " + end + " squares, but the board has " + columns
                                + " in a row",
                        null);
            }
        }
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
            int position = column < columns ? at(column, row) : -1;
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
            } else if (column < columns) {
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
            throw error(text, "a piece `" + letter(code) + "` cannot have the sign `" + sign.text() + "`", null);
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
        var letters = new java.util.ArrayList<String>();
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
        while (!word.equals(NONE) && i < word.length()) {
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
        while (!word.equals(NONE) && i < word.length()) {
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
            int at = place(right, rights.attribute(), state.board);
            int code = at < 0 ? 0 : state.board[at];
            if (code != 0) {
                state.put(at, design.pieceAttribute(rights.attribute()).with(code, true));
            }
            i += right.letter().length();
        }
    }

    private Object readValue(String word, FenLayout.Attribute attribute, String text) {
        if (word.equals(NONE)) {
            return design.values.value(design.attributes.initial(attribute.index()));
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
        if (word.equals(NONE)) {
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
