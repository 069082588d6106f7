package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.nodes.Odds;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.runtime.Outcome;
import org.senet.state.Design;
import org.senet.state.Origins;
import org.senet.state.State;

/** One pass over the board: for every piece the programs of its type, and for every empty position the placing ones. */
public final class PassNode extends Node {
    private final int player;
    private final int words;
    private final int setShift;
    private final int typeMask;
    private final int ownerMask;
    private final boolean ownOnly;

    /** For each type of the moving programs how often a piece is of that type. */
    @CompilationFinal(dimensions = 1)
    private final Odds[] isType;

    /** For each moving program how often a piece may move from where it stands. */
    @CompilationFinal(dimensions = 1)
    private final Odds[] isStart;

    /** The types that have moving programs. */
    @CompilationFinal(dimensions = 1)
    private final int[] types;

    /** For each of these types the indices of its programs. */
    @CompilationFinal(dimensions = 2)
    private final int[][] byType;

    /** How often no program need be run for a piece that has strides. */
    private final Odds isStriding = new Odds();

    @CompilationFinal(dimensions = 1)
    private final boolean[] own;

    @Children
    private final Step[] moving;

    /** Runs those of types without strides, if all are code of their own; else null. */
    @Child
    private @Nullable ProgramCalls calls;

    /** The moves that sets of positions describe completely. */
    private final Strides strides;

    /** For each type the numbers of its strides. */
    @CompilationFinal(dimensions = 2)
    private final int[][] stridesByType;

    /** For each program the numbers of its strides. */
    @CompilationFinal(dimensions = 2)
    private final int[][] stridesByProgram;

    /** Where the moving programs are worth trying, and where there are strides. */
    @Child
    private StartSets movingAt;

    private final GeneratorKind kind;

    /** Null where no pieces are placed. */
    @Child
    private @Nullable PlacingNode places;

    private final Occupied occupied;

    private final @Nullable Pins pins;

    @CompilationFinal(dimensions = 1)
    private final Program.Tried[] movingIf;

    @Children
    private final Step[] actions;

    /**
     * Programs of one pass that are tried at all positions, in their order.
     *
     * @param actions what the player may do without a piece, after all else
     * @param annotated whether moves tell where new pieces come from
     */
    public PassNode(
            Design design,
            int player,
            List<Program> programs,
            List<Step> actions,
            GeneratorKind kind,
            boolean annotated) {
        this(design, player, programs, actions, kind, annotated, null, condition -> {
            throw new IllegalStateException("nothing is asked before");
        });
    }

    /**
     * The programs of one pass for a player, in the order in which they are tried at a position.
     *
     * @param actions what the player may do without a piece, after all else
     * @param annotated whether moves tell where new pieces come from
     * @param pins tells for which pieces programs are tried, if that differs
     * @param translation makes the tests of conditions that are the same at all positions
     */
    public PassNode(
            Design design,
            int player,
            List<Program> programs,
            List<Step> actions,
            GeneratorKind kind,
            boolean annotated,
            @Nullable Pins pins,
            Function<Ir, TestNode> translation) {
        this.pins = pins;
        this.kind = kind;
        this.actions = actions.toArray(Step[]::new);
        this.player = player;
        words = design.words;
        setShift = design.setShift;
        occupied = new Occupied(design);
        typeMask = design.pieces.typeMask();
        var moves = programs.stream().filter(p -> !p.placing()).toList();
        var placements = programs.stream().filter(Program::placing).toList();
        strides = new Strides(design, player, moves, kind);
        movingAt = new StartSets(design, strides.sets(moves), translation);
        ownOnly = moves.stream().allMatch(Program::own);
        types = moves.stream()
                .mapToInt(p -> design.pieces.code(0, p.type()))
                .distinct()
                .toArray();
        byType = Arrays.stream(types)
                .mapToObj(t -> IntStream.range(0, moves.size())
                        .filter(i -> design.pieces.code(0, moves.get(i).type()) == t)
                        .toArray())
                .toArray(int[][]::new);
        stridesByType = Stream.of(byType).map(strides::of).toArray(int[][]::new);
        stridesByProgram =
                IntStream.range(0, moves.size()).mapToObj(strides::of).toArray(int[][]::new);
        ownerMask = design.pieces.ownerMask();
        isType = odds(types.length);
        isStart = odds(moves.size());
        own = new boolean[moves.size()];
        for (int i = 0; i < own.length; i++) {
            own[i] = moves.get(i).own() && !ownOnly;
        }
        moving = moves.stream().map(Program::body).toArray(Step[]::new);
        calls = ProgramCalls.of(moving);
        movingIf = moves.stream().map(Program::tried).toArray(Program.Tried[]::new);
        places =
                placements.isEmpty() ? null : new PlacingNode(design, player, placements, kind, annotated, translation);
    }

    private static Odds[] odds(int count) {
        var odds = new Odds[count];
        Arrays.setAll(odds, i -> new Odds());
        return odds;
    }

    /** Runs the programs; returns a code of {@link Outcome}. */
    public int execute(VirtualFrame frame, State state) {
        boolean endangered = pins != null && pins.find(state);
        if (moving.length > 0 && move(frame, state) == Outcome.STOP) {
            return Outcome.STOP;
        }
        if (places != null && places.execute(frame, state, endangered) == Outcome.STOP) {
            return Outcome.STOP;
        }
        return act(frame, state);
    }

    /**
     * Finds the wanted move, which begins in this pass: there the programs are run as when the moves were counted, and stop at
     * it.
     */
    void pick(VirtualFrame frame, State state) {
        int index = Origins.index(state.only);
        switch (Origins.kind(state.only)) {
            case Origins.PIECE -> startFrom(frame, state, index, movingAt.words(open(frame, state), index >>> 6));
            case Origins.EMPTY -> places.pickAt(frame, state, index);
            case Origins.ANY_EMPTY -> places.pickAnywhere(frame, state);
            default -> actBy(frame, state, index);
        }
    }

    @ExplodeLoop
    private int actBy(VirtualFrame frame, State state, int index) {
        for (int i = 0; i < actions.length; i++) {
            if (i == index) {
                Registers.begin(frame, state, -1, 0, 0);
                return actions[i].execute(frame);
            }
        }
        return Outcome.EXHAUSTED;
    }

    @ExplodeLoop
    private int act(VirtualFrame frame, State state) {
        for (int i = 0; i < actions.length; i++) {
            Registers.begin(frame, state, -1, 0, 0);
            if (actions[i].execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
            Registers.forget(frame);
            kind.note(state, Origins.origin(Origins.ACTION, i));
        }
        return Outcome.EXHAUSTED;
    }

    private int move(VirtualFrame frame, State state) {
        var sets = open(frame, state);
        for (int w = 0; w < words; w++) {
            var starts = movingAt.words(sets, w);
            strides.except(state, starts, w);
            strides.count(state, starts, w);
            long set = pieces(state, w) & union(starts) | strides.visited(starts);
            Registers.forget(frame);
            while (Odds.often(set != 0)) {
                int position = w << 6 | Long.numberOfTrailingZeros(set);
                set &= set - 1;
                if (Odds.seldom(startFrom(frame, state, position, starts) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
                kind.note(state, position);
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** The sets of the moving programs and of the strides. */
    @ExplodeLoop
    private long[] open(VirtualFrame frame, State state) {
        var open = new long[moving.length * words];
        for (int i = 0; i < moving.length; i++) {
            for (int w = 0; w < words; w++) {
                open[i * words + w] = tried(state, movingIf[i], w);
            }
        }
        var sets = movingAt.of(frame, state);
        for (int i = 0; i < open.length; i++) {
            sets[i] &= open[i];
        }
        strides.restrict(state, sets, open);
        return sets;
    }

    private static long tried(State state, Program.Tried tried, int word) {
        return switch (tried) {
            case ALWAYS -> -1;
            case PINNED -> state.pinned[word];
            case UNPINNED -> ~state.pinned[word];
        };
    }

    /** The positions at which any program is to be tried. */
    @ExplodeLoop
    private long union(long[] starts) {
        long all = 0;
        for (int i = 0; i < moving.length; i++) {
            all |= starts[i];
        }
        return all;
    }

    private long pieces(State state, int word) {
        return ownOnly ? state.occupied[(player << setShift) + word] : occupied.word(state, word);
    }

    private int startFrom(VirtualFrame frame, State state, int position, long[] starts) {
        return calls == null ? moveFrom(frame, state, position, starts) : callFrom(state, position, starts);
    }

    @ExplodeLoop
    private int moveFrom(VirtualFrame frame, State state, int position, long[] starts) {
        int code = state.board[position];
        int type = code & typeMask;
        for (int t = 0; t < types.length; t++) {
            if (isType[t].of(types[t] == type)) {
                return moveBy(frame, state, t, code, position, starts);
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** Runs those programs of a piece that may move it, or what sets tell of their moves. */
    private int moveBy(VirtualFrame frame, State state, int type, int code, int position, long[] starts) {
        return stride(state, type, code, position, starts)
                ? Outcome.EXHAUSTED
                : moveInPlace(frame, state, type, code, position, starts);
    }

    /** Lists or counts the moves of a piece, if sets tell all of them. */
    private boolean stride(State state, int type, int code, int position, long[] starts) {
        if (!strides.areRun(stridesByType[type]) || !isStriding.of(!mustRun(byType[type], starts, position))) {
            return false;
        }
        strides.run(state, stridesByType[type], position, code, starts);
        return true;
    }

    @ExplodeLoop
    private int moveInPlace(VirtualFrame frame, State state, int type, int code, int position, long[] starts) {
        for (int i : byType[type]) {
            if (isStart[i].of(isWanted(i, code, position, starts))) {
                Registers.begin(frame, state, position, 0, 0);
                if (Odds.seldom(moving[i].execute(frame) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
                Registers.forget(frame);
            }
            strides.run(state, stridesByProgram[i], position, code, starts);
        }
        return Outcome.EXHAUSTED;
    }

    private boolean isWanted(int program, int code, int position, long[] starts) {
        return (starts[program] >>> position & 1) != 0 && (!own[program] || (code & ownerMask) == player);
    }

    // ---- programs that are code of their own

    @ExplodeLoop
    private int callFrom(State state, int position, long[] starts) {
        int code = state.board[position];
        for (int t = 0; t < types.length; t++) {
            if (strides.areRun(stridesByType[t]) && isType[t].of(types[t] == (code & typeMask))) {
                return stride(state, t, code, position, starts)
                        ? Outcome.EXHAUSTED
                        : callInTurn(state, t, wanted(byType[t], code, position, starts), code, position, starts);
            }
        }
        return calls.run(state, position, wanted(code, position, starts));
    }

    /** The programs that may move a piece of a type without strides, as bits. */
    @ExplodeLoop
    private long wanted(int code, int position, long[] starts) {
        for (int t = 0; t < types.length; t++) {
            if (!strides.areRun(stridesByType[t]) && isType[t].of(types[t] == (code & typeMask))) {
                return wanted(byType[t], code, position, starts);
            }
        }
        return 0;
    }

    @ExplodeLoop
    private long wanted(int[] some, int code, int position, long[] starts) {
        long set = 0;
        for (int i : some) {
            set |= isWanted(i, code, position, starts) ? 1L << i : 0;
        }
        return set;
    }

    /** Runs wanted programs of a type, and after each of all the type's programs what sets tell of its moves. */
    private int callInTurn(State state, int type, long wanted, int code, int position, long[] starts) {
        for (int i : byType[type]) {
            if (Odds.seldom(calls.run(state, position, wanted & 1L << i) == Outcome.STOP)) {
                return Outcome.STOP;
            }
            strides.runOf(i, state, stridesByType[type], position, code, starts);
        }
        return Outcome.EXHAUSTED;
    }

    /** Whether any of some programs is to be run from a position. */
    @ExplodeLoop
    private static boolean mustRun(int[] programs, long[] starts, int position) {
        long any = 0;
        for (int i : programs) {
            any |= starts[i];
        }
        return (any >>> position & 1) != 0;
    }

    /** What places pieces, if that is all that happens and tells the moves as a set; else null. */
    @Nullable
    PlacingNode drops() {
        return places != null && moving.length == 0 && actions.length == 0 && places.areDrops() ? places : null;
    }

    // ---- what random games draw from

    /** What places pieces; null where none are. */
    @Nullable
    PlacingNode places() {
        return places;
    }

    /** Whether an action finds the move that is looked for. */
    boolean acts(VirtualFrame frame, State state, int action) {
        boolean found = actBy(frame, state, action) == Outcome.STOP;
        Registers.forget(frame);
        return found;
    }
}
