package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;
import org.senet.ir.TurnQuery;
import org.senet.state.Design;
import org.senet.state.Snapshot;

/** Writes positions in the form that {@link PositionText} reads. */
final class PositionWriter {
    /** What stands before the number of the full move, or of the single one, if rules ask for it. */
    static final String TURN_NUMBER = TurnQuery.TURN_NUMBER.word();

    static final String PLY_NUMBER = "ply-number";

    private final Game game;
    private final Design design;
    private final Snapshot snapshot;
    private final Snapshot start;

    private PositionWriter(Position position) {
        game = position.game();
        design = game.design();
        snapshot = position.snapshot();
        start = game.start().snapshot();
    }

    /** The text of a position. */
    static String write(Position position) {
        return new PositionWriter(position).write();
    }

    private String write() {
        var players = IntStream.rangeClosed(1, design.pieces.ownerCount())
                .mapToObj(p -> PositionText.abbreviation(game, p) + String.join(",", pieces(p)));
        return turn() + ":" + players.collect(Collectors.joining(":")) + values(name -> true);
    }

    /** The player to move, and which of its turns of the round it is unless that is the first. */
    private String turn() {
        int player = design.player(snapshot.turn());
        int which = (int) IntStream.rangeClosed(0, snapshot.turn())
                .filter(t -> design.player(t) == player)
                .count();
        return PositionText.abbreviation(game, player) + (which == 1 ? "" : "/" + which);
    }

    private List<String> pieces(int player) {
        var list = new ArrayList<String>();
        int at = 0;
        while (at < snapshot.board().length) {
            int code = snapshot.board()[at];
            if (code == 0 || design.pieces.owner(code) != player) {
                at++;
                continue;
            }
            int end = at + 1;
            while (design.numberPositions
                    && design.pieces.below(code) == 0
                    && end < snapshot.board().length
                    && snapshot.board()[end] == code) {
                end++;
            }
            list.add(piece(code, at, end - 1));
            at = end;
        }
        return list;
    }

    private String piece(int code, int first, int last) {
        if (last == first + 1) {
            return piece(code, first, first) + "," + piece(code, last, last);
        }
        int type = design.pieces.type(code);
        return (type == 1 ? "" : game.letter(type))
                + design.positionText(first)
                + (last == first ? "" : "-" + design.positionText(last))
                + attributes((PersistentMap) design.pieces.attributes(code))
                + below(code);
    }

    /** The pieces under a piece, from above: the owner, and the letter of the type unless it is the first one. */
    private String below(int code) {
        var pieces = new ArrayList<String>();
        for (int c = design.pieces.below(code); c != 0; c = design.pieces.below(c)) {
            int type = design.pieces.type(c);
            pieces.add(PositionText.abbreviation(game, design.pieces.owner(c))
                    + (type == 1 ? "" : game.letter(type))
                    + attributes((PersistentMap) design.pieces.attributes(c)));
        }
        return pieces.isEmpty() ? "" : "[" + String.join(",", pieces) + "]";
    }

    /** The attributes of a piece that differ from the initial ones. */
    private static String attributes(PersistentMap changed) {
        if (changed.isEmpty()) {
            return "";
        }
        var sorted = new TreeMap<String, Object>();
        for (Map.Entry<?, ?> entry : changed) {
            sorted.put(((Keyword) entry.getKey()).name(), entry.getValue());
        }
        return sorted.entrySet().stream()
                .map(e -> e.getKey() + "=" + AttributeText.write(e.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    /**
     * The attributes and counters of a position that differ from those at the start, pieces outside the board, and the number
     * of the move if rules ask for it, each after a semicolon.
     *
     * @param written which attributes and counters are written, by their names, and whether {@link #TURN_NUMBER} is; pieces
     *     outside the board have the empty name
     */
    static String values(Position position, Predicate<String> written) {
        return new PositionWriter(position).values(written);
    }

    private String values(Predicate<String> written) {
        var text = new StringBuilder();
        var attributes = design.attributes;
        for (int i = 0; i < attributes.attributeCount(); i++) {
            int number = snapshot.attributes()[i];
            if (number != start.attributes()[i] && written.test(attributes.attributeName(i))) {
                append(text, attributes.attributeName(i), AttributeText.write(design.values.value(number)));
            }
        }
        for (int i = 0; i < attributes.counterCount(); i++) {
            int count = snapshot.counters()[i];
            if (count != start.counters()[i] && written.test(attributes.counterName(i))) {
                append(text, attributes.counterName(i), Integer.toString(count));
            }
        }
        if (attributes.hasReserves() && written.test("")) {
            reserves(text);
        }
        if (design.heedsPlies() && snapshot.ply() != snapshot.turn() && written.test(TURN_NUMBER)) {
            plies(text);
        }
        return text.toString();
    }

    /** The number of the full move; where turns have been skipped or repeated, so that it does not tell, that of the single one. */
    private void plies(StringBuilder text) {
        int turnNumber = design.turnNumber(snapshot.ply());
        if (design.plies(turnNumber, snapshot.turn()) == snapshot.ply()) {
            append(text, TURN_NUMBER, Integer.toString(turnNumber));
        } else {
            append(text, PLY_NUMBER, Integer.toString(snapshot.ply() + 1));
        }
    }

    private void reserves(StringBuilder text) {
        for (int owner = 1; owner <= design.pieces.ownerCount(); owner++) {
            for (int type = 1; type <= design.pieces.typeCount(); type++) {
                int count = snapshot.attributes()[design.attributes.reserve(owner, type)];
                if (count > 0) {
                    var name = design.pieces.ownerName(owner) + "/" + design.pieces.typeName(type);
                    append(text, name, Integer.toString(count));
                }
            }
        }
    }

    private static void append(StringBuilder text, String name, String value) {
        text.append(';').append(name).append('=').append(value);
    }
}
