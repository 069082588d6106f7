package org.senet.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Design;
import org.senet.state.ScratchColumns;
import org.senet.state.State;

/**
 * Positions as text, in a general form of the FEN of draughts (Portable Draughts Notation 3.0, "FEN"): whose turn it is,
 * then for each player the pieces, {@code W:Wa1,c1,Kb8:Bd6,Kf2}. A player is written by its shortest unambiguous
 * beginning. A piece of the game's first type is written as its position, any other with its letter before it. Positions
 * are names, or numbers that count from 1 in the order of the board, as is usual in draughts; {@code 31-50} is a range.
 * Attributes of a piece follow its position, <code>Ke1{moved=true}</code>, and so do the pieces under it, {@code Ke1[W,BK]}; those of the whole position stand at the end,
 * each after a semicolon, also behind the other form, that of a {@link FenText}. {@code W/2} is the second turn of White in the round.
 */
final class PositionText {
    /** What stands for the player to move in texts of programs that do not know it. */
    private static final String UNKNOWN = "?";

    /** The half moves and full moves that Portable Draughts Notation may count behind the pieces. */
    private static final Pattern NUMBERS_OF_MOVES = Pattern.compile("[HF]\\d+");

    private final Game game;
    private final Design design;
    private final String text;

    private PositionText(Game game, String text) {
        this.game = game;
        design = game.design();
        this.text = text.strip();
    }

    /** The text of a position. */
    static String write(Position position) {
        var fen = position.game().fen();
        if (fen != null) {
            var text = fen.write(position);
            if (describes(text, position)) {
                return text;
            }
        }
        return PositionWriter.write(position);
    }

    /**
     * Whether a text is understood as this position: a FEN has no place for pieces under others, for pieces outside the rows
     * and for most attributes of pieces.
     */
    private static boolean describes(String text, Position position) {
        try {
            var read = read(position.game(), text).snapshot();
            var said = position.snapshot();
            return read.equals(said)
                    && Arrays.equals(read.counters(), said.counters())
                    && (read.ply() == said.ply() || !position.game().design().heedsPlies());
        } catch (SenetException e) {
            return false;
        }
    }

    /** The shortest beginning of a player's name that no other player's name has. */
    static String abbreviation(Game game, int player) {
        var names = game.players();
        var name = names.get(player - 1);
        for (int length = 1; length < name.length(); length++) {
            var start = name.substring(0, length);
            if (names.stream().filter(n -> n.startsWith(start)).count() == 1) {
                return start;
            }
        }
        return name;
    }

    /**
     * The position that a text describes.
     *
     * @throws SenetException when the text is not understood
     */
    static Position read(Game game, String text) {
        var fen = game.fen();
        var parts = split(text, ';');
        var general = fen == null || parts.getFirst().indexOf(':') >= 0;
        return new PositionText(game, text).read(parts, general ? null : fen);
    }

    private Position read(List<String> parts, @Nullable FenText fen) {
        var start = game.newState();
        var state = new State(design);
        System.arraycopy(start.attributes, 0, state.attributes, 0, design.attributes.attributeCount());
        state.counters.setAll(start.counters.values());
        if (fen != null) {
            fen.read(parts.getFirst(), state);
        } else {
            readBoard(parts.getFirst(), state);
        }
        for (var attribute : parts.subList(1, parts.size())) {
            readAttribute(state, attribute.strip());
        }
        state.beginHistory();
        return new Position(game, state.save());
    }

    private void readBoard(String board, State state) {
        var sections = split(board, ':');
        readTurn(state, sections.getFirst().strip());
        for (var section : sections.subList(1, sections.size())) {
            var told = section.strip();
            if (owner(told, told.length()) > 0
                    || !NUMBERS_OF_MOVES.matcher(told).matches()) {
                readPlayer(state, told);
            }
        }
    }

    /** Splits a text at a character, but not inside of brackets or quotes. */
    private static List<String> split(String text, char separator) {
        var parts = new ArrayList<String>();
        int start = 0;
        for (int end = find(text, separator, 0); end >= 0; end = find(text, separator, start)) {
            parts.add(text.substring(start, end));
            start = end + 1;
        }
        parts.add(text.substring(start));
        return parts;
    }

    /**
     * Where a character stands from a place on, but not inside of brackets or quotes; behind a backslash, characters stand for
     * themselves; -1 when it does not.
     */
    private static int find(String text, char wanted, int from) {
        int depth = 0;
        boolean quoted = false;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!quoted && depth == 0 && c == wanted) {
                return i;
            }
            if (c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && "{[(".indexOf(c) >= 0) {
                depth++;
            } else if (!quoted && "}])".indexOf(c) >= 0) {
                depth--;
            }
        }
        return -1;
    }

    /** {@code W}, or {@code W/2} for the second turn that White has in the round. */
    private void readTurn(State state, String section) {
        int slash = section.indexOf('/');
        var name = slash < 0 ? section : section.substring(0, slash);
        if (name.equals(UNKNOWN) && owner(name, 1) == 0) {
            throw error(
                    "it does not say who is to move",
                    "instead of `" + UNKNOWN + "`, it begins with one of the players: "
                            + String.join(", ", game.players()));
        }
        int player = player(name, name.length());
        int which = 1;
        if (slash >= 0) {
            var number = section.substring(slash + 1);
            which = number.matches("[1-9]\\d{0,3}") ? Integer.parseInt(number) : 0;
        }
        int left = which;
        for (int turn = 0; turn < design.turnCount(); turn++) {
            if (design.player(turn) == player && --left == 0) {
                state.turn = turn;
                state.ply = turn;
                state.player = player;
                return;
            }
        }
        throw error(
                "`" + design.pieces.ownerName(player) + "` "
                        + (which == 1 ? "is never to move in this game" : "has no such turn in the round"),
                null);
    }

    private void readAttribute(State state, String text) {
        int equals = text.indexOf('=');
        var name = equals < 0 ? text : text.substring(0, equals);
        if (equals >= 0 && (isCounter(name) || name.indexOf('/') >= 0)) {
            readCount(state, name, text.substring(equals + 1));
            return;
        }
        int number = design.attributes.attribute(name);
        if (equals >= 0
                && number < 0
                && (name.equals(PositionWriter.TURN_NUMBER) || name.equals(PositionWriter.PLY_NUMBER))) {
            readPlies(state, name, text.substring(equals + 1));
            return;
        }
        if (equals < 0 || number < 0) {
            throw error(
                    "`" + text + "` is no attribute of the position with its value",
                    Suggest.hint(name, game.definition().attributes().keySet()));
        }
        state.attributes[number] = design.values.number(value(text.substring(equals + 1)));
    }

    /** The number of the full move, or that of the single one, from 1. */
    private void readPlies(State state, String name, String number) {
        if (!number.matches("[1-9]\\d{0,5}")) {
            throw error("`" + name + "=" + number + "` is no number of a move", null);
        }
        int from1 = Integer.parseInt(number);
        state.ply = name.equals(PositionWriter.PLY_NUMBER) ? from1 - 1 : design.plies(from1, state.turn);
    }

    private boolean isCounter(String name) {
        return design.attributes.counter(name) >= 0;
    }

    /** A counter, or {@code Player/Type}: how many pieces a player has outside the board. */
    private void readCount(State state, String name, String count) {
        int slash = name.indexOf('/');
        int owner = slash < 0 ? 0 : design.pieces.ownerNumber(name.substring(0, slash));
        int type = slash < 0 ? 0 : design.pieces.typeNumber(name.substring(slash + 1));
        boolean known = slash < 0 || owner > 0 && type > 0 && design.attributes.hasReserves();
        if (!known || !count.matches("\\d{1,5}")) {
            throw error("`" + name + "=" + count + "` is no number of pieces or moves", null);
        }
        if (slash < 0) {
            state.counters.set(design.attributes.counter(name), Integer.parseInt(count));
        } else {
            state.attributes[design.attributes.reserve(owner, type)] = Integer.parseInt(count);
        }
    }

    /** The value of an attribute: a value as programs write it, or the name of something of the game. */
    private Object value(String written) {
        try {
            return AttributeText.read(written, design);
        } catch (SenetException e) {
            throw error("`" + written + "` is no value: " + e.getMessage(), null);
        }
    }

    /** The player whose name begins with the first characters of a section; the longest such beginning counts. */
    private int player(String section, int limit) {
        int owner = owner(section, limit);
        if (owner > 0) {
            return owner;
        }
        throw error(
                "`" + section + "` does not begin with a player",
                "the players are: " + String.join(", ", game.players()));
    }

    /** The same; 0 when there is none. */
    private int owner(String section, int limit) {
        for (int length = Math.min(limit, section.length()); length > 0; length--) {
            var start = section.substring(0, length);
            for (int p = 1; p <= design.pieces.ownerCount(); p++) {
                if (start.equals(design.pieces.ownerName(p)) || start.equals(abbreviation(game, p))) {
                    return p;
                }
            }
        }
        return 0;
    }

    private void readPlayer(State state, String section) {
        int player = player(section, section.length());
        var name = design.pieces.ownerName(player);
        var pieces = section.startsWith(name)
                ? section.substring(name.length())
                : section.substring(abbreviation(game, player).length());
        for (var piece : split(pieces, ',')) {
            if (!piece.isBlank()) {
                readPiece(state, player, piece.strip());
            }
        }
    }

    private void readPiece(State state, int player, String whole) {
        int bracket = find(whole, '[', 0);
        var text = bracket < 0 ? whole : whole.substring(0, bracket);
        int brace = text.indexOf('{');
        var piece = brace < 0 ? text : text.substring(0, brace);
        int type = 1;
        var where = piece;
        if (positions(piece) == null) {
            type = typeOf(piece);
            where = piece.substring(game.letter(type).length());
        }
        var positions = positions(where);
        if (positions == null) {
            throw error(
                    "`" + where + "` is no position where a piece can stand",
                    Suggest.hint(where, design.topology.board().positionNames()));
        }
        int code = withAttributes(design.pieces.code(player, type), type, brace < 0 ? "{}" : text.substring(brace));
        if (bracket >= 0) {
            if (!design.pieces.mayHaveColumns()) {
                throw error("pieces of this game never stand on each other, as in `" + whole + "`", null);
            }
            code = design.pieces.withBelow(code, column(whole.substring(bracket)), ScratchColumns.NONE);
        }
        for (int at : positions) {
            if (state.board[at] != 0) {
                throw error("two pieces stand on `" + design.topology.name(at) + "`", null);
            }
            state.put(at, code);
        }
    }

    /** The pieces under another one, from above, such as {@code [W,BK]}. */
    private int column(String text) {
        if (!text.endsWith("]")) {
            throw error("`" + text + "` does not end with `]`", null);
        }
        int column = 0;
        for (var piece : split(text.substring(1, text.length() - 1), ',').reversed()) {
            int player = player(piece, piece.length());
            var name = design.pieces.ownerName(player);
            var letter = piece.substring(
                    piece.startsWith(name)
                            ? name.length()
                            : abbreviation(game, player).length());
            int brace = letter.indexOf('{');
            var plain = brace < 0 ? letter : letter.substring(0, brace);
            int type = plain.isEmpty() ? 1 : typeBelow(plain);
            int code =
                    withAttributes(design.pieces.code(player, type), type, brace < 0 ? "{}" : letter.substring(brace));
            column = design.pieces.withBelow(code, column, ScratchColumns.NONE);
        }
        return column;
    }

    /** A piece with attributes such as <code>{moved=true}</code>. */
    private int withAttributes(int code, int type, String text) {
        if (!text.endsWith("}")) {
            throw error("`" + text + "` does not end with `}`", null);
        }
        if (text.equals("{}")) {
            return code;
        }
        var changed = PersistentMap.EMPTY;
        for (var attribute : split(text.substring(1, text.length() - 1), ',')) {
            int equals = attribute.indexOf('=');
            var name = (equals < 0 ? attribute : attribute.substring(0, equals)).strip();
            if (equals < 0 || !design.hasAttribute(type, name)) {
                throw error(
                        "`" + attribute + "` is no attribute of a " + design.pieces.typeName(type) + " with its value",
                        null);
            }
            var value = value(attribute.substring(equals + 1));
            changed = design.initialAttribute(type, name).equals(value)
                    ? changed
                    : changed.assoc(Keyword.of(name), value);
        }
        return changed.isEmpty() ? code : design.pieces.withAttributes(code, changed);
    }

    /** The type of a piece with its position: of those with a fitting letter, one behind whose letter a position follows. */
    private int typeOf(String piece) {
        int found = 0;
        for (int t = 1; t <= design.pieces.typeCount(); t++) {
            if (piece.startsWith(game.letter(t))
                    && piece.length() > game.letter(t).length()
                    && (found == 0 || positions(piece.substring(game.letter(t).length())) != null)) {
                found = t;
            }
        }
        if (found > 0) {
            return found;
        }
        throw error(
                "`" + piece + "` is neither a position nor a piece with its position",
                "pieces are written "
                        + IntStream.rangeClosed(1, design.pieces.typeCount())
                                .mapToObj(game::letter)
                                .collect(Collectors.joining(", ")));
    }

    /** The type with exactly this letter. */
    private int typeBelow(String letter) {
        for (int t = 1; t <= design.pieces.typeCount(); t++) {
            if (letter.equals(game.letter(t))) {
                return t;
            }
        }
        return typeOf(letter + "?");
    }

    /** The positions of a name, a number or a range of numbers; null when it is none of these. */
    private int[] positions(String where) {
        int named = design.topology.position(where);
        if (named >= 0) {
            return new int[] {named};
        }
        var ends = where.split("-", -1);
        if (ends.length > 2 || !List.of(ends).stream().allMatch(e -> e.matches("\\d{1,5}"))) {
            return null;
        }
        int from = Integer.parseInt(ends[0]);
        int to = Integer.parseInt(ends[ends.length - 1]);
        if (from < 1 || to < from || to > design.topology.size()) {
            return null;
        }
        return IntStream.rangeClosed(from - 1, to - 1).toArray();
    }

    private SenetException error(String message, String hint) {
        return SenetException.runtime(null, "the position `" + text + "` is not understood: " + message, hint);
    }
}
