package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.Node;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.state.PieceType;
import org.senet.state.Player;

/** Types and owners as arguments of effects. */
final class PieceArguments {
    private static final int SHOWN = 60;

    private PieceArguments() {}

    static int type(Object value, Node node) {
        if (value instanceof PieceType t) {
            return t.number();
        }
        throw wrong("a type of piece", value, node);
    }

    static int owner(Object value, Node node) {
        if (value instanceof Player p) {
            return p.number();
        }
        throw wrong("a player", value, node);
    }

    /** The error of an argument that is neither an owner nor the way to a position. */
    static SenetException wrongOwnerOrWay(Object value, Node node) {
        return wrong("a player, or a direction or position", value, node);
    }

    @TruffleBoundary
    private static SenetException wrong(String expected, Object value, Node node) {
        return SenetException.runtime(node, "expected " + expected + ", but got " + Printer.display(value, SHOWN));
    }
}
