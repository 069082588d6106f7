package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import org.senet.errors.SenetException;
import org.senet.state.Design;
import org.senet.state.State;

/** Types of pieces by their names, as a set that is looked up in the first game in which it is needed. */
final class PieceSet {
    private final List<String> types;

    @CompilationFinal
    private Design design;

    @CompilationFinal
    private long wanted;

    PieceSet(List<String> types) {
        this.types = types;
    }

    /** The set for a state's game, as bits by the numbers of the types. */
    long of(State state, Node node) {
        if (design == null || design != state.design) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            wanted = find(state.design, node);
            design = state.design;
        }
        return wanted;
    }

    /** Whether a piece, or the empty square, is one of them. */
    boolean contains(long set, int code) {
        return code != 0 && (set >>> design.pieces.type(code) & 1) != 0;
    }

    @TruffleBoundary
    private long find(Design d, Node node) {
        if (d == null) {
            throw SenetException.runtime(node, "pieces can be chosen only where a game is played");
        }
        long set = 0;
        for (var type : types) {
            set |= 1L << d.pieces.typeNumber(type);
        }
        return set;
    }
}
