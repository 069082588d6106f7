package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.List;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Tells by sets of positions alone which pieces of a player could capture at a position: those whose rules reach it, and
 * that have nothing in their way. Most positions are attacked by none, and then no rule need be run.
 */
public final class AttackFilter {
    private final Design design;
    private final int player;
    private final int owners;
    private final ReachTable anyReach;
    /** For each type what its rules reach. */
    private final ReachTable[] reach;

    /**
     * @param programs the programs that move pieces
     * @param tables what each of them reaches
     */
    public AttackFilter(Design design, int player, List<Program> programs, List<ReachTable> tables) {
        this.design = design;
        this.player = player;
        owners = design.pieces.ownerCount() + 1;
        anyReach = ReachTable.union(design, tables);
        reach = new ReachTable[design.pieces.typeCount() + 1];
        for (int type = 0; type < reach.length; type++) {
            int wanted = type;
            reach[type] = ReachTable.union(
                    design,
                    java.util.stream.IntStream.range(0, tables.size())
                            .filter(i -> programs.get(i).type() == wanted)
                            .mapToObj(tables::get)
                            .toList());
        }
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
        long any = 0;
        for (int w = 0; w < design.words; w++) {
            long changed = state.changed(w, logTop);
            state.standing[w] = standing(state, w, changed);
            state.attackers[w] = anyReach.word(target, w) & (state.occupied[(player << design.setShift) + w] | changed);
            any |= state.attackers[w];
        }
        return any != 0 && sift(state, target);
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

    private boolean sift(State state, int target) {
        long any = 0;
        for (int w = 0; w < design.words; w++) {
            long attackers = state.attackers[w];
            for (long left = attackers; left != 0; left &= left - 1) {
                int position = w << 6 | Long.numberOfTrailingZeros(left);
                int code = state.board[position];
                if (design.pieces.owner(code) != player
                        || !reach[design.pieces.type(code)].isOpen(target, position, state.standing)) {
                    attackers ^= left & -left;
                }
            }
            state.attackers[w] = attackers;
            any |= attackers;
        }
        return any != 0;
    }
}
