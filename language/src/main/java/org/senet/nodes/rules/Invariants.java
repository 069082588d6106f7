package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.senet.ir.FrameLayout;
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

    private final TruffleLanguage<?> language;
    private final FrameLayout layout;
    private final List<Supplier<InvariantNode>> conditions = new ArrayList<>();
    private CallTarget judge;
    private int judged;

    /** @param layout the frame layout of the rules */
    public Invariants(TruffleLanguage<?> language, FrameLayout layout) {
        this.language = language;
        this.layout = layout;
    }

    /** Adds a condition, of which a node can be made whenever one is needed. Returns its number. */
    public synchronized int add(Supplier<InvariantNode> condition) {
        conditions.add(condition);
        return conditions.size() - 1;
    }

    static long header(int number, int count, int objects) {
        return (long) objects << 2 * FIELD | (long) count << FIELD | number;
    }

    static int number(long header) {
        return (int) header & MASK;
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
        judge().call(state.arguments);
    }

    private synchronized CallTarget judge() {
        if (judge == null || judged != conditions.size()) {
            judged = conditions.size();
            var nodes = conditions.stream().map(Supplier::get).toArray(InvariantNode[]::new);
            judge = new JudgeRootNode(language, layout, nodes).getCallTarget();
        }
        return judge;
    }
}
