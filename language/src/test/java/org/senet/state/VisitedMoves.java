package org.senet.state;

import java.util.function.IntConsumer;

/** Lets tests see the positions that {@link BriefMoves} come to. */
public final class VisitedMoves {
    private VisitedMoves() {}

    /**
     * Plays those moves that a count plays briefly, as it does.
     *
     * @param moves those of the state
     * @param visitor is given each move's number, while the state is where it leads
     * @return how many there were
     */
    public static int each(State state, MoveBuffer moves, IntConsumer visitor) {
        var keeping = new Bookkeeping(state.design);
        if (!keeping.isPlain) {
            return 0;
        }
        int[] next = {0};
        int visited = 0;
        var brief = new BriefMoves(state, keeping, moves) {
            @Override
            void visited() {
                visitor.accept(next[0]);
                next[0]++;
            }
        };
        int begin = 0;
        while (begin <= moves.size()) {
            next[0] = begin;
            int end = brief.visitFrom(begin);
            visited += next[0] - begin;
            begin = end + 1;
        }
        return visited;
    }
}
