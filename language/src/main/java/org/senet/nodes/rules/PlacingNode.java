package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.runtime.Outcome;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.Lots;
import org.senet.state.Origins;
import org.senet.state.State;

/** The part of a pass that brings new pieces to the board: at every empty position the placing programs. */
final class PlacingNode extends Node {
    private final int words;

    /** For each program the code of its piece. */
    @CompilationFinal(dimensions = 1)
    private final int[] placed;

    /** For each program the index of the number of its pieces in reserve, or -1. */
    @CompilationFinal(dimensions = 1)
    private final int[] reserves;

    private final boolean reservesOnly;
    /** Whether each program makes a move at every empty position, and these are only counted. */
    private final boolean anyEmpty;
    /** Whether the only program does nothing but put its piece down. */
    private final boolean justDrops;
    /** What changes sides where the only program does nothing more than to turn pieces over; else null. */
    private final @Nullable Turning turning;
    /** Where the programs are worth trying. */
    @Child
    private StartSets startsAt;

    private final GeneratorKind kind;
    private final boolean annotated;
    private final Occupied occupied;

    @CompilationFinal(dimensions = 1)
    private final Program.Tried[] triedIf;

    @Children
    private final Step[] programs;

    /**
     * Some placing programs of a player.
     *
     * @param annotated whether moves tell where new pieces come from
     * @param translation makes the tests of conditions that are the same at all positions
     */
    PlacingNode(
            Design design,
            int player,
            List<Program> placements,
            GeneratorKind kind,
            boolean annotated,
            Function<Ir, TestNode> translation) {
        this.kind = kind;
        this.annotated = annotated;
        words = design.words;
        occupied = new Occupied(design);
        startsAt = new StartSets(design, placements.stream().map(Program::start).toList(), translation);
        triedIf = placements.stream().map(Program::tried).toArray(Program.Tried[]::new);
        placed = placements.stream()
                .mapToInt(p -> design.pieces.code(player, p.type()))
                .toArray();
        reserves = placements.stream()
                .mapToInt(p -> p.supply().reserve()
                        ? design.attributes.reserve(p.supply().owner(player), p.type())
                        : -1)
                .toArray();
        reservesOnly = placements.stream().allMatch(p -> p.supply().reserve());
        programs = placements.stream().map(Program::body).toArray(Step[]::new);
        boolean single = !annotated && !design.mergeMoves && placements.size() == 1 && reserves[0] < 0;
        justDrops = single && afterDrop(programs[0], design) instanceof AddMoveStep;
        turning = single ? Turning.of(design, player, programs[0]) : null;
        anyEmpty = placements.stream().noneMatch(p -> p.supply().reserve())
                && (placements.size() == 1 || placements.stream().allMatch(p -> p.start() == null))
                && placements.stream().allMatch(p -> p.body() instanceof CountMoveStep);
    }

    /** What follows when a program, which lists moves, has put its piece down; null when it does not, or when more changes at its end. */
    static @Nullable Step afterDrop(Step program, Design design) {
        return program instanceof EffectStep effect
                        && effect.effect() instanceof DropNode
                        && effect.effect().isSure()
                        && design.attributes.passingCount() == 0
                ? effect.next()
                : null;
    }

    /**
     * Runs the programs; returns a code of {@link Outcome}.
     *
     * @param endangered whether a royal piece is in danger, where some programs are only tried then or else
     */
    int execute(VirtualFrame frame, State state, boolean endangered) {
        if (reservesOnly && !hasReserves(state)) {
            return Outcome.EXHAUSTED;
        }
        if (anyEmpty) {
            state.completed += programs.length * countEmpty(state, startsAt.of(frame, state));
            kind.note(state, Origins.origin(Origins.ANY_EMPTY, programs.length));
            return Outcome.EXHAUSTED;
        }
        var sets = safe(endangered, startsAt.of(frame, state));
        for (int w = 0; w < words; w++) {
            var starts = startsAt.words(sets, w);
            long set = empty(state, w) & startsAt.union(starts);
            Registers.forget(frame);
            if (justDrops) {
                state.moves.addDrops(state, set & starts[0], w << 6, placed[0]);
                continue;
            }
            while (set != 0) {
                int position = w << 6 | Long.numberOfTrailingZeros(set);
                set &= set - 1;
                if (state.board[position] == 0) {
                    if (placeAt(frame, state, position, starts) == Outcome.STOP) {
                        return Outcome.STOP;
                    }
                    kind.note(state, Origins.origin(Origins.EMPTY, position));
                }
            }
        }
        TruffleSafepoint.poll(this);
        return Outcome.EXHAUSTED;
    }

    /**
     * Whether all moves put down a piece, always the same, and do no more than to {@linkplain #turning turn over} others, so that the set
     * of their positions tells them.
     */
    boolean areDrops() {
        return (justDrops || turning != null) && triedIf[0] == Program.Tried.ALWAYS;
    }

    /** What such moves turn over; null for nothing. */
    @Nullable
    Turning turning() {
        return turning;
    }

    /** The code of that piece. */
    int dropped() {
        return placed[0];
    }

    /** Writes down the set of the positions of such moves. */
    @ExplodeLoop
    void findDrops(VirtualFrame frame, State state) {
        var sets = startsAt.of(frame, state);
        for (int w = 0; w < words; w++) {
            state.places[w] = empty(state, w) & sets[w];
        }
        Registers.forget(frame);
    }

    private static long inPlay(State state, int word) {
        int left = state.board.length - (word << 6);
        return left >= Long.SIZE ? -1 : (1L << left) - 1;
    }

    /** A word of the set of the empty positions. */
    private long empty(State state, int word) {
        return ~occupied.word(state, word) & inPlay(state, word);
    }

    /** How many empty positions are in the first of some sets. */
    @ExplodeLoop
    private int countEmpty(State state, long[] sets) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(empty(state, w) & sets[w]);
        }
        return count;
    }

    @ExplodeLoop
    private int placeAt(VirtualFrame frame, State state, int position, long[] starts) {
        for (int i = 0; i < programs.length; i++) {
            if (left(state, i) > 0
                    && (starts[i] >>> position & 1) != 0
                    && placeBy(frame, state, i, position) == Outcome.STOP) {
                return Outcome.STOP;
            }
            Registers.forget(frame);
        }
        return Outcome.EXHAUSTED;
    }

    /** How many pieces a program has; without a reserve they never come to an end. */
    private int left(State state, int program) {
        return reserves[program] < 0 ? 1 : state.attributes[reserves[program]];
    }

    private int placeBy(VirtualFrame frame, State state, int program, int position) {
        int reserve = reserves[program];
        int left = left(state, program);
        Registers.begin(frame, state, position, 0, 0);
        Registers.take(frame, placed[program]);
        if (annotated) {
            Registers.push(frame, state, Log.entry(Log.SUPPLY, position, 0, placed[program]));
        }
        if (reserve >= 0) {
            state.attributes[reserve] = left - 1;
            Registers.push(frame, state, Log.entry(Log.ATTRIBUTE, reserve, left, left - 1));
        }
        int outcome = programs[program].execute(frame);
        if (reserve >= 0) {
            state.attributes[reserve] = left;
        }
        return outcome;
    }

    /** The sets of the programs: a new piece opens no way, so that it matters only whether there is danger already. */
    @ExplodeLoop
    private long[] safe(boolean endangered, long[] sets) {
        for (int i = 0; i < triedIf.length; i++) {
            if (triedIf[i] != Program.Tried.ALWAYS && (triedIf[i] == Program.Tried.PINNED) != endangered) {
                for (int w = 0; w < words; w++) {
                    sets[i * words + w] = 0;
                }
            }
        }
        return sets;
    }

    @ExplodeLoop
    private boolean hasReserves(State state) {
        for (int reserve : reserves) {
            if (state.attributes[reserve] > 0) {
                return true;
            }
        }
        return false;
    }

    // ---- one of several moves

    /** Finds the wanted move, which begins at an empty position. */
    void pickAt(VirtualFrame frame, State state, int position) {
        placeAt(frame, state, position, startsAt.words(startsAt.of(frame, state), position >>> 6));
    }

    /** The same where each program makes one move at each empty position. */
    void pickAnywhere(VirtualFrame frame, State state) {
        int left = state.wanted / programs.length;
        state.wanted %= programs.length;
        var sets = startsAt.of(frame, state);
        int w = 0;
        long set = empty(state, 0) & startsAt.words(sets, 0)[0];
        while (left >= Long.bitCount(set)) {
            left -= Long.bitCount(set);
            w++;
            set = empty(state, w) & startsAt.words(sets, w)[0];
        }
        for (; left > 0; left--) {
            set &= set - 1;
        }
        placeAt(frame, state, w << 6 | Long.numberOfTrailingZeros(set), startsAt.words(sets, w));
    }

    /** The number of programs. */
    int count() {
        return programs.length;
    }

    /** Adds the sets of the positions where programs are to be tried: for each word of a set those of all programs. */
    void addPlaces(VirtualFrame frame, State state, Lots lots) {
        var sets = startsAt.of(frame, state);
        for (int w = 0; w < words; w++) {
            addPlaces(state, lots, startsAt.words(sets, w), empty(state, w));
        }
        Registers.forget(frame);
    }

    @ExplodeLoop
    private void addPlaces(State state, Lots lots, long[] starts, long empty) {
        for (int i = 0; i < programs.length; i++) {
            lots.add(left(state, i) > 0 ? empty & starts[i] : 0);
        }
    }

    /** Whether a program finds a move at an empty position; it is the last that is looked for. */
    @ExplodeLoop
    boolean drawAt(VirtualFrame frame, State state, int program, int position) {
        for (int i = 0; i < programs.length; i++) {
            if (i == program) {
                boolean found = state.board[position] == 0 && placeBy(frame, state, i, position) == Outcome.STOP;
                Registers.forget(frame);
                return found;
            }
        }
        return false;
    }
}
