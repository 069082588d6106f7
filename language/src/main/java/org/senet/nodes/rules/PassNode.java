package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Odds;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.runtime.Outcome;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.Lots;
import org.senet.state.Origins;
import org.senet.state.State;

/** One pass over the board: for every piece the programs of its type, and for every empty position the placing ones. */
public final class PassNode extends Node {
    private static final long[] EVERYWHERE = {};

    private final int player;
    private final int words;
    private final int setShift;
    private final int owners;
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

    @CompilationFinal(dimensions = 1)
    private final int[] placed;

    @CompilationFinal(dimensions = 1)
    private final boolean[] own;

    @Children
    private final Step[] moving;

    /** For each placing program the index of the number of its pieces in reserve, or -1. */
    @CompilationFinal(dimensions = 1)
    private final int[] reserves;

    private final boolean reservesOnly;
    private final boolean anyEmpty;
    /** Where the moving programs are worth trying. */
    private final StartSets movingAt;

    /** Where the placing programs are. */
    private final StartSets placingAt;

    /** Where the only placing program must be tried, and only there; null when there is no such set. */
    private final @Nullable PlaceSet placingOnly;

    private final GeneratorKind kind;
    private final boolean annotated;

    /** For each moving program what must hold for it to be tried; null when nothing must. */
    @Children
    private final @Nullable TestNode[] movingWhen;

    /** The same for each placing program. */
    @Children
    private final @Nullable TestNode[] placingWhen;

    private final @Nullable Pins pins;

    @CompilationFinal(dimensions = 1)
    private final Program.Tried[] movingIf;

    @CompilationFinal(dimensions = 1)
    private final Program.Tried[] placingIf;

    @Children
    private final Step[] placing;

    @Children
    private final Step[] actions;

    /**
     * The programs of one pass for a player, in the order in which they are tried at a position.
     *
     * @param actions what the player may do without a piece, after all else
     * @param annotated whether moves tell where new pieces come from
     * @param pins tells for which pieces programs are tried, if that differs
     */
    public PassNode(
            Design design,
            int player,
            List<Program> programs,
            List<Step> actions,
            GeneratorKind kind,
            boolean annotated,
            @Nullable Pins pins) {
        this.pins = pins;
        this.annotated = annotated;
        this.kind = kind;
        this.actions = actions.toArray(Step[]::new);
        this.player = player;
        words = design.words;
        setShift = design.setShift;
        owners = design.pieces.ownerCount() + 1;
        typeMask = design.pieces.typeMask();
        var moves = programs.stream().filter(p -> !p.placing()).toList();
        var placements = programs.stream().filter(Program::placing).toList();
        movingAt = new StartSets(design, moves.stream().map(Program::start).toList());
        placingAt =
                new StartSets(design, placements.stream().map(Program::start).toList());
        placingOnly = placements.size() == 1 ? placements.getFirst().only() : null;
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
        ownerMask = design.pieces.ownerMask();
        isType = odds(types.length);
        isStart = odds(moves.size());
        own = new boolean[moves.size()];
        for (int i = 0; i < own.length; i++) {
            own[i] = moves.get(i).own() && !ownOnly;
        }
        moving = moves.stream().map(Program::body).toArray(Step[]::new);
        movingWhen = moves.stream().map(Program::guard).toArray(TestNode[]::new);
        placingWhen = placements.stream().map(Program::guard).toArray(TestNode[]::new);
        movingIf = moves.stream().map(Program::tried).toArray(Program.Tried[]::new);
        placingIf = placements.stream().map(Program::tried).toArray(Program.Tried[]::new);
        placed = placements.stream()
                .mapToInt(p -> design.pieces.code(player, p.type()))
                .toArray();
        reserves = placements.stream()
                .mapToInt(p -> p.fromReserve() ? design.attributes.reserve(player, p.type()) : -1)
                .toArray();
        reservesOnly = placements.stream().allMatch(Program::fromReserve);
        placing = placements.stream().map(Program::body).toArray(Step[]::new);
        anyEmpty = placements.stream().noneMatch(Program::fromReserve)
                && (placements.size() == 1 || placements.stream().allMatch(p -> p.guard() == null))
                && placements.stream().allMatch(p -> p.body() instanceof CountMoveStep);
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
        if (placing.length > 0 && place(frame, state, endangered) == Outcome.STOP) {
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
            case Origins.PIECE -> moveFrom(frame, state, index, EVERYWHERE);
            case Origins.EMPTY -> placeAt(frame, state, index, EVERYWHERE);
            case Origins.ANY_EMPTY -> placeAnywhere(frame, state);
            default -> actBy(frame, state, index);
        }
    }

    /** Each kind of piece makes one move at each empty position. */
    private void placeAnywhere(VirtualFrame frame, State state) {
        if (placing.length == 0) {
            return;
        }
        int left = state.wanted / placing.length;
        state.wanted %= placing.length;
        int w = 0;
        long set = empty(state, 0);
        while (left >= Long.bitCount(set)) {
            left -= Long.bitCount(set);
            set = empty(state, ++w);
        }
        for (; left > 0; left--) {
            set &= set - 1;
        }
        placeAt(frame, state, w << 6 | Long.numberOfTrailingZeros(set), EVERYWHERE);
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
        var sets = unpinned(state, open(frame, state, movingWhen, movingAt.of(state)));
        for (int w = 0; w < words; w++) {
            var starts = movingAt.words(sets, w);
            long set = pieces(state, w) & movingAt.union(starts);
            Registers.forget(frame);
            while (Odds.often(set != 0)) {
                int position = w << 6 | Long.numberOfTrailingZeros(set);
                set &= set - 1;
                if (Odds.seldom(moveFrom(frame, state, position, starts) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
                kind.note(state, position);
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** Whether a program is to be tried at a position; where that is known to be worth it, there are no sets to ask. */
    private static boolean isWorth(
            VirtualFrame frame, State state, @Nullable TestNode[] guards, long[] starts, int program, int position) {
        return starts == EVERYWHERE ? isOpen(frame, state, guards[program]) : (starts[program] >>> position & 1) != 0;
    }

    private static boolean isOpen(VirtualFrame frame, State state, @Nullable TestNode guard) {
        if (guard == null) {
            return true;
        }
        Registers.begin(frame, state, -1, 0, 0);
        return guard.executeBoolean(frame);
    }

    /** The sets of the positions at which programs are to be tried, which are empty where that does not hold what must. */
    @ExplodeLoop
    private long[] open(VirtualFrame frame, State state, @Nullable TestNode[] guards, long[] sets) {
        for (int i = 0; i < guards.length; i++) {
            if (!isOpen(frame, state, guards[i])) {
                for (int w = 0; w < words; w++) {
                    sets[i * words + w] = 0;
                }
            }
        }
        return sets;
    }

    /** The sets of the moving programs, without the pieces for which one is not tried. */
    @ExplodeLoop
    private long[] unpinned(State state, long[] sets) {
        for (int i = 0; i < movingIf.length; i++) {
            if (movingIf[i] != Program.Tried.ALWAYS) {
                for (int w = 0; w < words; w++) {
                    sets[i * words + w] &= movingIf[i] == Program.Tried.PINNED ? state.pinned[w] : ~state.pinned[w];
                }
            }
        }
        return sets;
    }

    /** The sets of the placing programs: a new piece opens no way, so that it matters only whether there is danger already. */
    @ExplodeLoop
    private long[] safe(boolean endangered, long[] sets) {
        for (int i = 0; i < placingIf.length; i++) {
            if (placingIf[i] != Program.Tried.ALWAYS && (placingIf[i] == Program.Tried.PINNED) != endangered) {
                for (int w = 0; w < words; w++) {
                    sets[i * words + w] = 0;
                }
            }
        }
        return sets;
    }

    private long pieces(State state, int word) {
        return ownOnly ? state.occupied[(player << setShift) + word] : occupied(state, word);
    }

    @ExplodeLoop
    private long occupied(State state, int word) {
        long set = 0;
        for (int o = 1; o < owners; o++) {
            set |= state.occupied[(o << setShift) + word];
        }
        return set;
    }

    @ExplodeLoop
    private int moveFrom(VirtualFrame frame, State state, int position, long[] starts) {
        int code = state.board[position];
        int type = code & typeMask;
        for (int t = 0; t < types.length; t++) {
            if (isType[t].of(types[t] == type)) {
                return moveBy(frame, state, byType[t], code, position, starts);
            }
        }
        return Outcome.EXHAUSTED;
    }

    /** Runs those programs of a piece that may move it. */
    @ExplodeLoop
    private int moveBy(VirtualFrame frame, State state, int[] programs, int code, int position, long[] starts) {
        for (int i : programs) {
            if (isStart[i].of(isWorth(frame, state, movingWhen, starts, i, position))
                    && (!own[i] || (code & ownerMask) == player)) {
                Registers.begin(frame, state, position, 0, 0);
                if (Odds.seldom(moving[i].execute(frame) == Outcome.STOP)) {
                    return Outcome.STOP;
                }
                Registers.forget(frame);
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int place(VirtualFrame frame, State state, boolean endangered) {
        if (reservesOnly && !hasReserves(state)) {
            return Outcome.EXHAUSTED;
        }
        if (anyEmpty) {
            if (!isOpen(frame, state, placingWhen[0])) {
                return Outcome.EXHAUSTED;
            }
            state.completed += placing.length * countEmpty(state);
            kind.note(state, Origins.origin(Origins.ANY_EMPTY, placing.length));
            return Outcome.EXHAUSTED;
        }
        var sets = safe(endangered, open(frame, state, placingWhen, placingAt.of(state)));
        for (int w = 0; w < words; w++) {
            var starts = placingAt.words(sets, w);
            long set = empty(state, w) & placingAt.union(starts);
            Registers.forget(frame);
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

    private static long inPlay(State state, int word) {
        int left = state.board.length - (word << 6);
        return left >= Long.SIZE ? -1 : (1L << left) - 1;
    }

    /** A word of the set of the empty positions at which placing programs may be tried. */
    private long empty(State state, int word) {
        long set = ~occupied(state, word) & inPlay(state, word);
        return placingOnly == null ? set : set & placingOnly.word(Sight.between(state), word);
    }

    private int countEmpty(State state) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(empty(state, w));
        }
        return count;
    }

    @ExplodeLoop
    private int placeAt(VirtualFrame frame, State state, int position, long[] starts) {
        for (int i = 0; i < placing.length; i++) {
            if (left(state, i) > 0
                    && isWorth(frame, state, placingWhen, starts, i, position)
                    && placeBy(frame, state, i, position) == Outcome.STOP) {
                return Outcome.STOP;
            }
            Registers.forget(frame);
        }
        return Outcome.EXHAUSTED;
    }

    /** How many pieces a placing program has; without a reserve they never come to an end. */
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
        int outcome = placing[program].execute(frame);
        if (reserve >= 0) {
            state.attributes[reserve] = left;
        }
        return outcome;
    }

    // ---- what random games draw from

    /** The number of placing programs. */
    int placingCount() {
        return placing.length;
    }

    /** The number of actions. */
    int actionCount() {
        return actions.length;
    }

    /** Adds the sets of the positions where placing programs are to be tried: for each word of a set those of all programs. */
    void addPlaces(VirtualFrame frame, State state, Lots lots) {
        var sets = open(frame, state, placingWhen, placingAt.of(state));
        for (int w = 0; w < words; w++) {
            addPlaces(state, lots, placingAt.words(sets, w), empty(state, w));
        }
        Registers.forget(frame);
    }

    @ExplodeLoop
    private void addPlaces(State state, Lots lots, long[] starts, long empty) {
        for (int i = 0; i < placing.length; i++) {
            lots.add(left(state, i) > 0 ? empty & starts[i] : 0);
        }
    }

    /** Whether a placing program finds a move at an empty position; it is the last that is looked for. */
    @ExplodeLoop
    boolean places(VirtualFrame frame, State state, int program, int position) {
        for (int i = 0; i < placing.length; i++) {
            if (i == program) {
                boolean found = state.board[position] == 0 && placeBy(frame, state, i, position) == Outcome.STOP;
                Registers.forget(frame);
                return found;
            }
        }
        return false;
    }

    /** Whether an action finds the move that is looked for. */
    boolean acts(VirtualFrame frame, State state, int action) {
        boolean found = actBy(frame, state, action) == Outcome.STOP;
        Registers.forget(frame);
        return found;
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
}
