package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.state.Design;
import org.senet.state.LandingMoves;
import org.senet.state.PieceAttributeTable;
import org.senet.state.State;

/** The moves in a pass that {@linkplain Stride sets of positions} describe completely. Immutable. */
final class Strides {
    /** Stands for all programs. */
    private static final int ANY = -1;

    private final int player;
    private final int setShift;
    private final int words;

    /** Whether moves are counted, not listed. */
    private final boolean counts;

    /** Whether they are counted for all pieces of a type at once. */
    private final boolean countsByType;

    /** In the order of the programs. */
    @CompilationFinal(dimensions = 1)
    private final Stride[] all;

    /** For each the number of its program. */
    @CompilationFinal(dimensions = 1)
    private final int[] programs;

    /** For each the number of the type of the pieces. */
    @CompilationFinal(dimensions = 1)
    private final int[] types;

    /** Whether all moves do the same to attributes. */
    private final boolean endAlike;

    /** The sets of the programs come before those of these moves. */
    private final int first;

    /** The strides of some programs. */
    Strides(Design design, int player, List<Program> moving, GeneratorKind kind) {
        this.player = player;
        setShift = design.setShift;
        words = design.words;
        counts = kind.counts();
        countsByType = kind == GeneratorKind.COUNT && design.tracksTypes();
        all = moving.stream().flatMap(p -> p.strides().stream()).toArray(Stride[]::new);
        programs = IntStream.range(0, moving.size())
                .flatMap(i -> moving.get(i).strides().stream().mapToInt(s -> i))
                .toArray();
        types = Arrays.stream(programs).map(i -> moving.get(i).type()).toArray();
        first = moving.size();
        endAlike = counts
                || IntStream.range(1, all.length).allMatch(i -> landing(i).changesLike(landing(0)));
    }

    /** Where programs are worth trying, and then where there are strides. */
    List<@Nullable Cells> sets(List<Program> moving) {
        return Stream.concat(moving.stream().map(Program::start), Stream.of(all).map(Stride::from))
                .toList();
    }

    /** Those of the programs with some numbers, by their numbers. */
    int[] of(int... itsPrograms) {
        return IntStream.range(0, all.length)
                .filter(i -> IntStream.of(itsPrograms).anyMatch(p -> p == programs[i]))
                .toArray();
    }

    /**
     * Leaves in the sets of the strides only where their programs are open and need not be run.
     *
     * @param sets for each program, and then for each stride, the words of the set of its positions
     * @param open for each program the words of the set of the positions at which it may be tried
     */
    @ExplodeLoop
    void restrict(State state, long[] sets, long[] open) {
        for (int i = 0; i < all.length; i++) {
            for (int w = 0; w < words; w++) {
                int program = programs[i] * words + w;
                sets[(first + i) * words + w] &=
                        state.occupied[(player << setShift) + w] & open[program] & ~sets[program];
            }
        }
    }

    /**
     * Moves pieces to the sets of their programs for which strides do not hold, because of an attribute.
     *
     * @param chosen the word of the set of each program and stride
     */
    @ExplodeLoop
    void except(State state, long[] chosen, int word) {
        for (int i = 0; i < all.length; i++) {
            var asked = all[i].asked();
            if (asked != null) {
                long exceptions = exceptions(state, asked, typed(state, chosen, i, word), word);
                chosen[programs[i]] |= exceptions;
                chosen[first + i] &= ~exceptions;
            }
        }
    }

    /** The positions of a stride, if it is known so quickly only those of pieces of its type. */
    private long typed(State state, long[] chosen, int stride, int word) {
        long set = chosen[first + stride];
        return countsByType ? set & state.typed[(types[stride] << setShift) + word] : set;
    }

    private static long exceptions(State state, PieceAttributeTable asked, long pieces, int word) {
        long set = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            int code = state.board[word << 6 | Long.numberOfTrailingZeros(left)];
            set |= Stride.isPlain(asked.get(code, state.columns)) ? 0 : left & -left;
        }
        return set;
    }

    /**
     * Counts the moves of a word of positions, if that is done for all pieces of a type at once.
     *
     * @param chosen the word of the set of each program and stride
     */
    @ExplodeLoop
    void count(State state, long[] chosen, int word) {
        if (countsByType) {
            int count = 0;
            for (int i = 0; i < all.length; i++) {
                count += all[i].count(state, typed(state, chosen, i, word), word);
            }
            state.completed += count;
        }
    }

    /** The positions of pieces to be visited because they may have strides. */
    @ExplodeLoop
    long visited(long[] chosen) {
        long set = 0;
        for (int i = 0; i < all.length && !countsByType; i++) {
            set |= chosen[first + i];
        }
        return set;
    }

    /** Whether some of them are told piece by piece. */
    boolean areRun(int[] some) {
        return some.length > 0 && !countsByType;
    }

    /**
     * Lists or counts the moves of a piece.
     *
     * @param some the numbers of the strides that it may have
     * @param code that of the piece
     */
    void run(State state, int[] some, int position, int code, long[] chosen) {
        runOf(ANY, state, some, position, code, chosen);
    }

    /** The same for those of one program only, whose number need not be known when this is compiled. */
    void runOf(int program, State state, int[] some, int position, int code, long[] chosen) {
        if (!areRun(some)) {
            return;
        }
        if (counts) {
            count(program, state, some, position, chosen);
        } else {
            list(program, state, some, position, code, chosen);
        }
    }

    @ExplodeLoop
    private void count(int program, State state, int[] some, int position, long[] chosen) {
        int count = 0;
        for (int i : some) {
            count += isOf(program, i) ? all[i].count(state, chosen[first + i] & 1L << position, position >>> 6) : 0;
        }
        state.completed += count;
    }

    @ExplodeLoop
    private void list(int program, State state, int[] some, int position, int code, long[] chosen) {
        if (endAlike) {
            var moves = landing(some[0]).movesFrom(state, position, code, some.length);
            for (int i : some) {
                add(program, state, moves, i, position, chosen);
            }
            moves.finish();
            return;
        }
        for (int i : some) {
            if (isChosen(program, i, position, chosen)) {
                var moves = landing(i).movesFrom(state, position, code, 1);
                add(program, state, moves, i, position, chosen);
                moves.finish();
            }
        }
    }

    private void add(int program, State state, LandingMoves moves, int i, int position, long[] chosen) {
        if (isChosen(program, i, position, chosen)) {
            var stride = (Stride.Single) all[i];
            int at = position + stride.distance();
            int before = state.board[at];
            moves.add(at, before, stride.resets() | landing(i).resets(state, before));
        }
    }

    private boolean isChosen(int program, int stride, int position, long[] chosen) {
        return isOf(program, stride) && (chosen[first + stride] >>> position & 1) != 0;
    }

    private Landing landing(int stride) {
        return ((Stride.Single) all[stride]).landing();
    }

    private boolean isOf(int program, int stride) {
        return program == ANY || programs[stride] == program;
    }
}
