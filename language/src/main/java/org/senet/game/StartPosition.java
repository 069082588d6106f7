package org.senet.game;

import java.util.List;
import org.senet.data.PersistentList;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.state.Design;
import org.senet.state.State;

/** The position that the {@code players} of a game's definition describe: their pieces on the board and in reserve. */
final class StartPosition {
    /** The word before the pieces that a player has outside the board. */
    private static final String RESERVE = "reserve";

    private final GameDefinition definition;
    private final List<PieceDefinition> pieces;
    private final Design design;

    StartPosition(GameDefinition definition, List<PieceDefinition> pieces, Design design) {
        this.definition = definition;
        this.pieces = pieces;
        this.design = design;
    }

    /** A state of its own with this position. */
    State state() {
        var state = new State(design);
        for (var player : definition.players()) {
            int owner = design.pieces.ownerNumber(player.name().name());
            for (var group : player.pieces()) {
                setUp(state, owner, group);
            }
        }
        for (int i = 0; i < design.attributes.attributeCount(); i++) {
            state.attributes[i] = design.attributes.initial(i);
        }
        for (int i = 0; i < state.counters.count(); i++) {
            state.counters.set(i, design.attributes.initialCount(i));
        }
        return state;
    }

    private void setUp(State state, int owner, PersistentList group) {
        if (Clauses.text(group, 0).equals(RESERVE)) {
            setUpReserve(state, owner, group);
            return;
        }
        int type = type(group, 0);
        int code = withAttributes(design.pieces.code(owner, type), group);
        for (int i = 1; i < group.size(); i++) {
            if (group.get(i) instanceof PersistentList) {
                continue;
            }
            var position = Clauses.text(group, i);
            int at = design.topology.position(position);
            if (at < 0) {
                throw SenetException.at(
                        Clauses.span(group, i),
                        "the board has no position `" + position + "`",
                        Suggest.hint(position, design.topology.board().positionNames()));
            }
            if (state.board[at] != 0) {
                throw SenetException.at(Clauses.span(group, i), "there is already a piece on `" + position + "`", null);
            }
            state.put(at, code);
        }
    }

    /** {@code (reserve Type count)}: pieces that a player has outside the board at the start. */
    private void setUpReserve(State state, int owner, PersistentList group) {
        if (group.size() != 3 || !(group.get(2) instanceof Long count) || count < 0 || count > Character.MAX_VALUE) {
            throw SenetException.at(
                    Clauses.span(group), "a reserve is a type of piece and a number", "it is written (reserve Type 9)");
        }
        int type = type(group, 1);
        if (!design.attributes.hasReserves()) {
            throw SenetException.at(
                    Clauses.span(group),
                    "no rule uses this reserve",
                    "a piece comes from it by a rule (place (from-reserve) ...)");
        }
        state.attributes[design.attributes.reserve(owner, type)] = (int) (long) count;
    }

    /** The pieces of a group have the attributes that it names: {@code (Rook (fresh true) a1 h1)}. */
    private int withAttributes(int piece, PersistentList group) {
        int code = piece;
        for (int i = 1; i < group.size(); i++) {
            if (group.get(i) instanceof PersistentList attribute) {
                var name = Clauses.text(attribute, 0);
                if (attribute.size() != 2 || !design.hasAttribute(design.pieces.type(code), name)) {
                    throw SenetException.at(
                            Clauses.span(attribute),
                            "expected an attribute of the piece and its value, such as (" + name + " true)",
                            null);
                }
                var value = design.meaning(attribute.get(1));
                design.heedSetUp(name, value);
                code = design.pieceAttribute(name).with(code, value);
            }
        }
        return code;
    }

    private int type(PersistentList clause, int index) {
        var name = Clauses.text(clause, index);
        var names = pieces.stream().map(PieceDefinition::name).toList();
        int type = names.indexOf(name) + 1;
        if (type == 0) {
            throw SenetException.at(
                    Clauses.span(clause, index), "there is no piece `" + name + "`", Suggest.hint(name, names));
        }
        return type;
    }
}
