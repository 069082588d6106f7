package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Tells by sets of positions alone which pieces of a player could capture at a position: those whose rules reach it, and
 * that have nothing in their way. Most positions are attacked by none, and then no rule need be run. Thread-safe: what is found
 * out is immutable, and at worst found out twice.
 */
public final class AttackFilter {
    /** Who looks no more often than this does better without tables, which take time to make. */
    private static final int FEW = 1000;

    private final Design design;
    private final int player;
    private final int owners;
    private final Reaching reaching;
    /** For each type the numbers of its programs. */
    private final int[][] programs;
    /** For each program and position what it reaches from there, as far as it was needed. */
    private final Reaching.@Nullable Row[][] rows;

    private final int programCount;
    /** How often it was asked; it does not matter if some are not counted. */
    private int looks;

    private @Nullable Tables tables;

    /**
     * What is reached from everywhere.
     *
     * @param any by any program
     * @param byType for each type by its programs
     */
    private record Tables(ReachTable any, ReachTable[] byType) {}

    /**
     * @param programs the programs that move pieces
     * @param reaching what each of them reaches
     */
    public AttackFilter(Design design, int player, List<Program> programs, Reaching reaching) {
        this.design = design;
        this.player = player;
        this.reaching = reaching;
        owners = design.pieces.ownerCount() + 1;
        programCount = programs.size();
        rows = new Reaching.Row[programCount][design.topology.size()];
        this.programs = new int[design.pieces.typeCount() + 1][];
        for (int type = 0; type < this.programs.length; type++) {
            int wanted = type;
            this.programs[type] = IntStream.range(0, programCount)
                    .filter(i -> programs.get(i).type() == wanted)
                    .toArray();
        }
    }

    private Tables tables() {
        var all = IntStream.range(0, programCount).mapToObj(reaching::table).toList();
        var byType = new ReachTable[programs.length];
        for (int type = 0; type < byType.length; type++) {
            byType[type] = ReachTable.union(
                    design, Arrays.stream(programs[type]).mapToObj(all::get).toList());
        }
        return new Tables(ReachTable.union(design, all), byType);
    }

    /**
     * Puts the positions of the pieces that may capture at a target into the state's {@code attackers}. It looks at the
     * board as it is now, in the middle of a move too: the sets of positions are right between moves, and the log tells
     * what has changed since then.
     *
     * @param logTop the number of entries in the log
     * @return whether there are any
     */
    @TruffleBoundary
    boolean find(State state, int target, int logTop) {
        if (tables == null && ++looks > FEW) {
            tables = tables();
        }
        var known = tables;
        long any = 0;
        for (int w = 0; w < design.words; w++) {
            long changed = state.changed(w, logTop);
            state.standing[w] = standing(state, w, changed);
            state.attackers[w] = (state.occupied[(player << design.setShift) + w] | changed)
                    & (known == null ? -1 : known.any.word(target, w));
            any |= state.attackers[w];
        }
        return any != 0 && sift(state, target, known);
    }

    /** A word of the set of positions where a piece stands; some on which one has come and nobody can tell are left out. */
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

    private boolean sift(State state, int target, @Nullable Tables known) {
        long any = 0;
        for (int w = 0; w < design.words; w++) {
            long attackers = state.attackers[w];
            for (long left = attackers; left != 0; left &= left - 1) {
                int position = w << 6 | Long.numberOfTrailingZeros(left);
                int code = state.board[position];
                if (design.pieces.owner(code) != player
                        || !isOpen(design.pieces.type(code), target, position, state.standing, known)) {
                    attackers ^= left & -left;
                }
            }
            state.attackers[w] = attackers;
            any |= attackers;
        }
        return any != 0;
    }

    private boolean isOpen(int type, int target, int position, long[] standing, @Nullable Tables known) {
        if (known != null) {
            return known.byType[type].isOpen(target, position, standing);
        }
        for (int program : programs[type]) {
            var row = rows[program][position];
            if (row == null) {
                row = reaching.row(program, position);
                rows[program][position] = row;
            }
            if (row.isOpen(target, standing)) {
                return true;
            }
        }
        return false;
    }
}
