package org.senet.game;

import java.util.BitSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.errors.SenetException;
import org.senet.game.FenLayout.Field;
import org.senet.state.Design;
import org.senet.state.Snapshot;
import org.senet.state.State;

/** Positions as text in the form that a game's {@link FenLayout} describes. */
final class FenText {
    static final String NONE = "-";

    private final Game game;
    private final Design design;
    private final FenLayout layout;
    final int columns;
    final int rows;
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

    int at(int column, int row) {
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

    String letter(int code) {
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
    int place(FenLayout.Right right, String attribute, int[] board) {
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

    /**
     * Reads the fields of a text; for those that are missing at the end nothing changes.
     *
     * @param state a position without pieces, with the attributes and counters of the start
     * @throws SenetException when the text is not understood
     */
    void read(String text, State state) {
        new FenReader(game, layout, this).read(text, state);
    }
}
