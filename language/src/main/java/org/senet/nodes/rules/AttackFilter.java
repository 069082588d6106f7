package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Tells by sets of positions alone which pieces of a player could capture at a position: those whose rules reach it, and
 * that have nothing in their way. Most positions are attacked by none, and of most attacks nothing else is to be asked; then no rule
 * need be run. Thread-safe: what is found out is immutable, and at worst found out twice.
 */
public final class AttackFilter {
    /** Who looks no more often than this does better without tables, which take time to make. */
    private static final int FEW = 1000;

    private final Design design;
    private final int player;
    private final int owners;
    private final boolean tracksTypes;
    private final Reaching reaching;
    /** Whether an attack that is certain is told at once, without the rules. */
    private final boolean decides;
    /** For each type and position what is reached from there, as far as it was needed. */
    private final Reaching.@Nullable Row[][] rows;
    /** How often it was asked; it does not matter if some are not counted. */
    private int looks;

    private @Nullable Tables tables;

    /** What sets of positions tell of an attack. */
    enum Answer {
        NO,
        /** The pieces among the state's {@code attackers} must be tried. */
        MAYBE,
        YES
    }

    /**
     * What is reached from everywhere.
     *
     * @param sources for each target the words of the set of positions from which any type may capture there
     * @param byType the same for each type by itself
     * @param types the types that may capture anywhere
     * @param possible for each type what it may capture, but for what is certain
     * @param certain for each type what it can capture
     */
    private record Tables(long[] sources, long[][] byType, int[] types, ReachTable[] possible, ReachTable[] certain) {
        static Tables of(Design design, ReachTable[] possible, ReachTable[] certain) {
            var byType = IntStream.range(0, possible.length)
                    .mapToObj(type -> ReachTable.sources(design, possible[type], certain[type]))
                    .toArray(long[][]::new);
            var types = IntStream.range(1, byType.length)
                    .filter(type -> LongStream.of(byType[type]).anyMatch(word -> word != 0))
                    .toArray();
            var sources = new long[byType[0].length];
            for (int type : types) {
                for (int i = 0; i < sources.length; i++) {
                    sources[i] |= byType[type][i];
                }
            }
            return new Tables(sources, byType, types, possible, certain);
        }
    }

    /**
     * @param reaching what the pieces reach
     * @param decides whether it may tell that there is an attack; else the rules are asked
     */
    public AttackFilter(Design design, int player, Reaching reaching, boolean decides) {
        this.design = design;
        this.player = player;
        this.reaching = reaching;
        this.decides = decides;
        owners = design.pieces.ownerCount() + 1;
        tracksTypes = design.tracksTypes();
        rows = new Reaching.Row[design.pieces.typeCount() + 1][design.topology.size()];
    }

    private Tables tables() {
        var possible = new ReachTable[rows.length];
        var certain = new ReachTable[rows.length];
        for (int type = 0; type < rows.length; type++) {
            int wanted = type;
            var all = IntStream.range(0, design.topology.size())
                    .mapToObj(p -> row(wanted, p))
                    .toList();
            possible[type] = ReachTable.of(
                    design, all.stream().map(Reaching.Row::possible).toList());
            certain[type] = ReachTable.of(
                    design, all.stream().map(Reaching.Row::certain).toList());
        }
        return Tables.of(design, possible, certain);
    }

    private Reaching.Row row(int type, int position) {
        var row = rows[type][position];
        if (row == null) {
            row = reaching.row(type, position);
            rows[type][position] = row;
        }
        return row;
    }

    /**
     * Whether a piece can capture at a target where a piece of another player stands. It looks at the board as it is now, in the
     * middle of a move too: the sets of positions are right between moves, and the log tells what has changed since then. Puts the
     * positions of the pieces that must be tried into the state's {@code attackers}.
     *
     * @param logTop the number of entries in the log
     */
    @TruffleBoundary
    Answer find(State state, int target, int logTop) {
        var known = known();
        long any = 0;
        for (int w = 0; w < design.words; w++) {
            long changed = state.changed(w, logTop);
            state.standing[w] = standing(state, w, changed);
            state.attackers[w] = candidates(state, w, changed, target, known);
            any |= state.attackers[w];
        }
        return any == 0 ? Answer.NO : sift(state, target, known);
    }

    /** A word of a set of positions outside of which there is no piece that can capture at a target. */
    private long candidates(State state, int word, long changed, int target, @Nullable Tables known) {
        long own = state.occupied[(player << design.setShift) + word];
        if (known == null) {
            return own | changed;
        }
        int at = target * design.words + word;
        if (!tracksTypes) {
            return (own | changed) & known.sources[at];
        }
        // Most pieces that stand where any other one could capture do not capture so.
        long set = 0;
        for (int type : known.types) {
            set |= state.typed[(type << design.setShift) + word] & known.byType[type][at];
        }
        return set & own & ~changed | changed & known.sources[at];
    }

    private @Nullable Tables known() {
        if (tables == null && ++looks > FEW) {
            tables = tables();
        }
        return tables;
    }

    /**
     * Whether no piece can capture at a target between moves, for certain. Adds to a set the positions of those pieces each of which
     * alone is in the way of one that could.
     *
     * @param keys the words of the set
     */
    @TruffleBoundary
    boolean isSheltered(State state, int target, long[] keys) {
        var known = known();
        for (int w = 0; w < design.words; w++) {
            state.standing[w] = standing(state, w, 0);
        }
        for (int w = 0; w < design.words; w++) {
            long attackers = candidates(state, w, 0, target, known);
            for (; attackers != 0; attackers &= attackers - 1) {
                int position = w << 6 | Long.numberOfTrailingZeros(attackers);
                if (!isClosed(state, target, position, known, keys)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isClosed(State state, int target, int position, @Nullable Tables known, long[] keys) {
        int type = design.pieces.type(state.board[position]);
        if (known != null) {
            return known.certain[type].isClosed(target, position, state.standing, keys)
                    && known.possible[type].isClosed(target, position, state.standing, keys);
        }
        var row = row(type, position);
        return row.possible() != null
                && row.certain().isClosed(target, state.standing, keys)
                && row.possible().isClosed(target, state.standing, keys);
    }

    /** A word of the set of positions where a piece stands that belongs to a player, or that has come there in this move. */
    private long standing(State state, int word, long changed) {
        long set = 0;
        for (int o = 1; o < owners; o++) {
            set |= state.occupied[(o << design.setShift) + word];
        }
        set &= ~changed;
        for (long left = changed; left != 0; left &= left - 1) {
            int position = word << 6 | Long.numberOfTrailingZeros(left);
            set |= state.board[position] != 0 ? left & -left : 0;
        }
        return set;
    }

    private Answer sift(State state, int target, @Nullable Tables known) {
        // What belongs to nobody is no enemy of all, and is in no set.
        boolean decided = decides && design.pieces.owner(state.board[target]) != 0;
        long any = 0;
        for (int w = 0; w < design.words; w++) {
            long attackers = state.attackers[w];
            for (long left = attackers; left != 0; left &= left - 1) {
                int position = w << 6 | Long.numberOfTrailingZeros(left);
                var answer = answer(state, target, position, known);
                if (answer == Answer.YES && decided) {
                    return Answer.YES;
                }
                if (answer == Answer.NO) {
                    attackers ^= left & -left;
                }
            }
            state.attackers[w] = attackers;
            any |= attackers;
        }
        return any == 0 ? Answer.NO : Answer.MAYBE;
    }

    private Answer answer(State state, int target, int position, @Nullable Tables known) {
        int code = state.board[position];
        if (design.pieces.owner(code) != player) {
            return Answer.NO;
        }
        int type = design.pieces.type(code);
        boolean certain = known == null
                ? row(type, position).certain().isOpen(target, state.standing)
                : known.certain[type].isOpen(target, position, state.standing);
        if (certain) {
            return Answer.YES;
        }
        return mayCapture(state, type, target, position, known) ? Answer.MAYBE : Answer.NO;
    }

    private boolean mayCapture(State state, int type, int target, int position, @Nullable Tables known) {
        if (known != null) {
            return known.possible[type].isOpen(target, position, state.standing);
        }
        var possible = row(type, position).possible();
        return possible == null || possible.isOpen(target, state.standing);
    }
}
