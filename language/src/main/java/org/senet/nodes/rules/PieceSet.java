package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.ExplodeLoop;
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

    @CompilationFinal(dimensions = 1)
    private int[] numbers = new int[0];

    PieceSet(List<String> types) {
        this.types = types;
    }

    /** Looks the types up in a state's game, unless they are known. */
    void prepare(State state, Node node) {
        if (design == null || design != state.design) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            numbers = find(state.design, node);
            wanted = 0;
            for (int n : numbers) {
                wanted |= 1L << n;
            }
            design = state.design;
        }
    }

    /** Whether a piece, or the empty square, is one of them. */
    boolean contains(int code) {
        return code != 0 && (wanted >>> design.pieces.type(code) & 1) != 0;
    }

    /** A word of a set of positions outside of which there are no such pieces. */
    @ExplodeLoop
    long candidates(State state, int word, int logTop) {
        if (!design.tracksTypes()) {
            int left = state.board.length - (word << 6);
            return left >= Long.SIZE ? -1 : (1L << left) - 1;
        }
        long set = state.changed(word, logTop);
        for (int n : numbers) {
            set |= state.typed[(n << design.setShift) + word];
        }
        return set;
    }

    /** Whether {@link #candidates} are just those pieces, but for those that the move has changed. */
    boolean isExact() {
        return design.tracksTypes();
    }

    /** A word of the set of the pieces of some players, and of all that the move has changed. */
    @ExplodeLoop
    long owned(State state, int word, int logTop, long owners) {
        long set = state.changed(word, logTop);
        for (int o = 1; o <= design.pieces.ownerCount(); o++) {
            if ((owners >>> o & 1) != 0) {
                set |= state.occupied[(o << design.setShift) + word];
            }
        }
        return set;
    }

    int words() {
        return design.words;
    }

    @TruffleBoundary
    private int[] find(Design d, Node node) {
        if (d == null) {
            throw SenetException.runtime(node, "pieces can be chosen only where a game is played");
        }
        return types.stream().mapToInt(d.pieces::typeNumber).filter(n -> n > 0).toArray();
    }
}
