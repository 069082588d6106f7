package org.senet.game;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.game.GameDefinition.PlayerDefinition;
import org.senet.state.Design;
import org.senet.state.ScratchColumns;
import org.senet.state.State;

/** The position that the {@code players} of a game's definition describe: their pieces on the board and in reserve. */
final class StartPosition {
    /** The word before the pieces that a player has outside the board. */
    private static final String RESERVE = "reserve";
    /** The word before the pieces that others stand on. */
    private static final String ON = "on";

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
            if (group.get(i) instanceof PersistentList list && isColumn(code, list)) {
                code = design.pieces.withBelow(code, column(owner, list), ScratchColumns.NONE);
            }
        }
        for (int i = 1; i < group.size(); i++) {
            if (!(group.get(i) instanceof PersistentList)) {
                for (int at : positions(group, i)) {
                    put(state, at, code, Clauses.span(group, i));
                }
            }
        }
    }

    private void put(State state, int at, int code, @Nullable SourceSpan span) {
        if (state.board[at] != 0) {
            throw SenetException.at(span, "there is already a piece on `" + design.topology.name(at) + "`", null);
        }
        state.put(at, code);
    }

    /** The positions that an element of a group names, or that match it. */
    private int[] positions(PersistentList group, int index) {
        var topology = design.topology;
        var name = Clauses.text(group, index);
        var matching = topology.board().matching(name);
        if (matching.length > 0) {
            return IntStream.of(matching).map(topology::fromBoard).toArray();
        }
        int at = topology.position(name);
        if (at >= 0) {
            return new int[] {at};
        }
        if (name.contains("*")) {
            throw SenetException.at(
                    Clauses.span(group, index),
                    "no position matches `" + name + "`",
                    "a pattern has a label or `*` for each dimension");
        }
        throw SenetException.at(
                Clauses.span(group, index),
                "the board has no position `" + name + "`",
                Suggest.hint(name, topology.board().positionNames()));
    }

    /** The positions of a board that match a pattern in the clause {@code players}, for they are in play. */
    static BitSet patterned(List<PlayerDefinition> players, Board board) {
        var found = new BitSet();
        for (var player : players) {
            for (var group : player.pieces()) {
                for (var element : group) {
                    if (element instanceof String pattern) {
                        IntStream.of(board.matching(pattern)).forEach(found::set);
                    }
                }
            }
        }
        return found;
    }

    // ---- columns

    /** Whether pieces stand on others at the start. */
    static boolean hasColumns(List<PlayerDefinition> players) {
        for (var player : players) {
            for (var group : player.pieces()) {
                for (var element : group) {
                    if (element instanceof PersistentList list
                            && !list.isEmpty()
                            && list.first() instanceof Symbol head
                            && head.is(ON)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether a list in a group is {@code (on Type ...)}, what the pieces stand on; not where they have an attribute of that name. */
    private boolean isColumn(int code, PersistentList list) {
        return !list.isEmpty()
                && list.first() instanceof Symbol head
                && head.is(ON)
                && !design.hasAttribute(design.pieces.type(code), ON);
    }

    /** The pieces of {@code (on Type (Player Type) ...)}, which stand on each other from above. */
    private int column(int owner, PersistentList list) {
        int column = 0;
        for (int i = list.size() - 1; i > 0; i--) {
            int code = list.get(i) instanceof PersistentList piece && piece.size() == 2
                    ? design.pieces.code(player(piece), type(piece, 1))
                    : design.pieces.code(owner, type(list, i));
            column = design.pieces.withBelow(code, column, ScratchColumns.NONE);
        }
        return column;
    }

    private int player(PersistentList piece) {
        var names = definition.players().stream().map(p -> p.name().name()).toList();
        var name = Clauses.text(piece, 0);
        if (!names.contains(name)) {
            throw SenetException.at(
                    Clauses.span(piece, 0), "there is no player `" + name + "`", Suggest.hint(name, names));
        }
        return names.indexOf(name) + 1;
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
            if (group.get(i) instanceof PersistentList attribute && !isColumn(code, attribute)) {
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
