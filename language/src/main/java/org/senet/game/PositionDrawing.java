package org.senet.game;

import java.util.BitSet;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.data.Seqs;
import org.senet.errors.SenetException;
import org.senet.state.BoardDrawing;

/** Draws positions as text. */
final class PositionDrawing {
    private PositionDrawing() {}

    static String draw(Position position) {
        return BoardDrawing.draw(position.game().design(), position.snapshot().board());
    }

    /**
     * Draws a position for somebody who sits at the board.
     *
     * @param arguments names of positions, which stand between brackets, whether the board is seen from its other side,
     *     whether pieces are drawn as their symbols, and perhaps how many columns there are
     * @throws SenetException when the board has no position of such a name, or the number of columns is none
     */
    static String picture(Position position, Object[] arguments) {
        var design = position.game().design();
        var marked = new BitSet();
        Seqs.toVector(arguments[0]).forEach(name -> {
            int at = design.topology.position(Printer.str(name));
            if (at < 0) {
                throw SenetException.runtime(null, "the board has no position `" + Printer.str(name) + "`");
            }
            marked.set(at);
        });
        boolean symbols = Boolean.TRUE.equals(arguments[2]);
        return BoardDrawing.draw(
                design,
                position.snapshot().board(),
                code -> look(position, code, symbols),
                marked,
                Boolean.TRUE.equals(arguments[1]),
                columns(arguments));
    }

    private static int columns(Object[] arguments) {
        if (arguments.length < 4) {
            return Integer.MAX_VALUE;
        }
        if (arguments[3] instanceof Long columns && columns >= 0) {
            return (int) Math.min(columns, Integer.MAX_VALUE);
        }
        throw SenetException.runtime(
                null, "`picture` expects a number of columns, but got " + Printer.display(arguments[3], 40));
    }

    /**
     * What stands for a piece instead of its letter: the value of the attribute that its picture shows, or its symbol. A symbol
     * that all players share has a `v` before it for the second player, as in diagrams of shogi.
     */
    private static String look(Position position, int code, boolean symbols) {
        var design = position.game().design();
        var texts = position.game().texts();
        int type = design.pieces.type(code);
        var look = texts.looks().get(design.pieces.typeName(type));
        if (look != null && look.attribute() != null) {
            return Printer.str(design.pieceAttribute(look.attribute()).get(code));
        }
        int owner = design.pieces.owner(code);
        var symbol = symbols && design.pieces.ownerCount() <= 2 ? texts.symbol(type, owner) : "";
        boolean shared = owner > 1 && symbol.equals(texts.symbol(type, 1));
        return !symbol.isEmpty() && shared ? "v" + symbol : symbol;
    }

    /** What the players hold in reserve: by the player's name a map from types of pieces to numbers. */
    static PersistentMap reserves(Position position) {
        var design = position.game().design();
        var reserves = PersistentMap.EMPTY;
        for (int owner = 1; design.attributes.hasReserves() && owner <= design.pieces.ownerCount(); owner++) {
            var held = PersistentMap.EMPTY;
            for (int type = 1; type <= design.pieces.typeCount(); type++) {
                long count = position.snapshot().attributes()[design.attributes.reserve(owner, type)];
                held = count > 0 ? held.assoc(design.pieces.typeName(type), count) : held;
            }
            reserves =
                    held.equals(PersistentMap.EMPTY) ? reserves : reserves.assoc(design.pieces.ownerName(owner), held);
        }
        return reserves;
    }
}
