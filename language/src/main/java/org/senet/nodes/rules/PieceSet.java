package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.errors.SenetException;
import org.senet.state.Design;
import org.senet.state.State;

/** Types of pieces of a game, as a set. Immutable. */
final class PieceSet {
    private final Design design;
    private final long wanted;

    @CompilationFinal(dimensions = 1)
    private final int[] numbers;

    private PieceSet(Design design, int[] numbers) {
        this.design = design;
        this.numbers = numbers;
        long set = 0;
        for (int n : numbers) {
            set |= 1L << n;
        }
        wanted = set;
    }

    /** The types of these names, as far as a game has them. */
    static PieceSet of(List<String> types, @Nullable Design design, Node node) {
        if (design == null) {
            throw SenetException.runtime(node, "pieces can be chosen only where a game is played");
        }
        return new PieceSet(
                design,
                types.stream()
                        .mapToInt(design.pieces::typeNumber)
                        .filter(n -> n > 0)
                        .toArray());
    }

    /** Whether this is of the game that a state belongs to. */
    boolean isOf(State state) {
        return design == state.design;
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
}
