package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.List;
import org.senet.state.State;

/**
 * The breakable invariants of a game's rules (seed 002): conditions that read globals. Each move remembers the ones that
 * were checked on its way, with the values they had besides the globals; when a global changes, they are checked again,
 * and moves for which one fails are dropped.
 *
 * <p>In the state a remembered invariant is a header word (bits 0-15 its number, 16-31 how many values, 32-63 which of
 * them are objects) followed by its values.
 */
public final class Invariants {
    private static final int FIELD = 16;
    private static final int MASK = (1 << FIELD) - 1;

    private final List<CallTarget> conditions = new ArrayList<>();

    /** Adds a condition; its code is given the state and where its values stand in the move buffer. Returns its number. */
    public synchronized int add(CallTarget condition) {
        conditions.add(condition);
        return conditions.size() - 1;
    }

    static long header(int number, int count, int objects) {
        return (long) objects << 2 * FIELD | (long) count << FIELD | number;
    }

    static int count(long header) {
        return (int) (header >>> FIELD) & MASK;
    }

    static boolean isObject(long header, int value) {
        return (header >>> 2 * FIELD + value & 1) != 0;
    }

    /** Drops the moves found so far for which a remembered invariant no longer holds. */
    @TruffleBoundary
    void judge(State state) {
        var moves = state.moves;
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (holds(state, moves.data, moves.end(i), moves.rememberedEnd(i))) {
                moves.keep(kept++, i);
            }
        }
        moves.truncate(kept);
    }

    private boolean holds(State state, long[] data, int from, int to) {
        int at = from;
        while (at < to) {
            long header = data[at];
            if (!(boolean) conditions.get((int) header & MASK).call(state, at)) {
                return false;
            }
            at += 1 + count(header);
        }
        return true;
    }
}
