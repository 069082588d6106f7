package org.senet.game;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.nodes.ControlFlowException;
import java.util.Arrays;
import java.util.HashSet;
import org.jspecify.annotations.Nullable;
import org.senet.state.MoveBuffer;
import org.senet.state.PositionKey;
import org.senet.state.Shuffling;
import org.senet.state.State;

/**
 * Counts subtrees of a {@link PerftJob} in one thread. When others wait, it gives away the largest part that it has not begun.
 */
final class PerftWorker {
    /**
     * Subtrees of fewer plies are not given away, and what is known of them is not kept: finding them costs as much. Those of so many
     * plies are not divided either.
     */
    private static final int LEAST_PLIES = 2;

    private static final class Stopped extends ControlFlowException {
        private static final long serialVersionUID = 1L;
    }

    private final PerftJob job;
    private final Game game;
    private final State state;
    /** Counts the last plies, where most of the time is spent, if nothing needs to be known of their moves. */
    private final Perft twigs;

    private final MoveBuffer[] buffers;
    /** By the plies that are left at a position on the line: the move that is played, and where the moves end. */
    private final int[] move;

    private final int[] end;
    /** By the plies that are left at a position on the line: whether some of its moves were given away. */
    private final boolean[] isPart;

    private final @Nullable PerftTable table;
    private final @Nullable PositionKey key;
    /** Looks at the moves; null where it does not matter whether positions were there before. */
    private final @Nullable Shuffling shuffling;

    /** By the plies that are left at a position on the line: what kind of moves were seen behind it. */
    private final Shuffling.Kind[] kinds;

    /** How many positions on the line, or before it, were there more than once. */
    private int repeated;

    private int root;
    private int top;
    /** What the job was told already of the leaves of the present task. */
    private long told;

    private long looks;
    private long hits;

    PerftWorker(PerftJob job, Game game, int plies, @Nullable PerftTable table) {
        this.job = job;
        this.game = game;
        this.table = table;
        state = game.newState();
        twigs = new Perft(game, true);
        buffers = new MoveBuffer[plies + 1];
        for (int i = 1; i <= plies; i++) {
            buffers[i] = new MoveBuffer();
        }
        move = new int[plies + 1];
        end = new int[plies + 1];
        isPart = new boolean[plies + 1];
        key = table == null ? null : new PositionKey(table.horizon());
        shuffling = table != null && table.horizon().remembers() ? new Shuffling(game.design()) : null;
        kinds = new Shuffling.Kind[plies + 1];
        Arrays.fill(kinds, Shuffling.Kind.RESTORED_BY_MOVER);
    }

    /** Counts until nothing is left to be counted, or the job is given up. */
    void work() {
        try {
            for (var task = job.queue().take(); task != null; task = job.queue().take()) {
                try {
                    count(task);
                } finally {
                    job.queue().done();
                }
            }
        } catch (Stopped e) {
            // Somebody else says why.
        } finally {
            if (table != null) {
                table.note(looks, hits);
            }
        }
    }

    private void count(PerftQueue.Task task) {
        state.load(task.position());
        root = task.root();
        top = task.plies();
        told = 0;
        repeated = 0;
        if (key != null) {
            key.load(state);
        }
        if (shuffling != null && task.position().past() != null) {
            var seen = new HashSet<Long>();
            for (var p = task.position().past(); p != null; p = p.before()) {
                repeated += seen.add(p.hash()) ? 0 : 1;
            }
            // The position itself is counted when it is visited.
            repeated -= state.repetitions() > 1 ? 1 : 0;
        }
        job.add(root, leaves(top) - told);
    }

    private long leaves(int plies) {
        if (plies == 1) {
            return game.count(state, buffers[1]);
        }
        boolean repeats = shuffling != null && state.repetitions() > 1;
        repeated += repeats ? 1 : 0;
        long leaves = isKeyed(plies) ? known(plies) : visit(plies);
        repeated -= repeats ? 1 : 0;
        return leaves;
    }

    private boolean isKeyed(int plies) {
        return table != null && repeated == 0 && isForgotten(plies, Shuffling.Kind.RESTORED_BY_MOVER);
    }

    /** Whether lines of so many plies, all of whose moves are of a kind, do not depend on what was there before. */
    private boolean isForgotten(int plies, Shuffling.Kind kind) {
        return shuffling == null || table.horizon().forgets(plies, shuffling.cycle(kind));
    }

    private long known(int plies) {
        key.compute(state, plies);
        long first = key.first();
        long second = key.second();
        looks++;
        long known = table.find(first, second);
        if (known != PerftTable.NOTHING) {
            hits++;
            kinds[plies] = PerftTable.kind(known);
            return PerftTable.count(known);
        }
        long leaves = visit(plies);
        if (!isPart[plies] && isForgotten(plies, kinds[plies])) {
            table.keep(first, second, plies, kinds[plies], leaves);
        }
        return leaves;
    }

    private long visit(int plies) {
        TruffleSafepoint.poll(null);
        if (job.queue().isStopped()) {
            throw new Stopped();
        }
        if (plies == LEAST_PLIES && shuffling == null) {
            return twigs.leaves(state, plies);
        }
        var buffer = buffers[plies];
        game.generate(state, buffer);
        isPart[plies] = false;
        end[plies] = buffer.size();
        kinds[plies] = Shuffling.Kind.RESTORED_BY_MOVER;
        long leaves = 0;
        for (int i = 0; i < end[plies]; i++) {
            move[plies] = i;
            if (job.queue().isHungry()) {
                share(plies);
            }
            play(plies);
            long more = leaves(plies - 1);
            takeBack(plies);
            see(plies, kinds[plies - 1]);
            leaves += more;
            if (plies == top) {
                // Whoever waits for the result sees that it grows.
                job.add(root, more);
                told += more;
            }
        }
        return leaves;
    }

    private void play(int plies) {
        var buffer = buffers[plies];
        state.apply(buffer, move[plies]);
        if (key != null) {
            key.toggle(buffer, move[plies]);
        }
        if (shuffling != null) {
            see(plies, shuffling.kind(state, buffer, move[plies]));
        }
    }

    private void see(int plies, Shuffling.Kind kind) {
        if (kind.compareTo(kinds[plies]) > 0) {
            kinds[plies] = kind;
        }
    }

    private void takeBack(int plies) {
        var buffer = buffers[plies];
        state.undo(buffer, move[plies]);
        if (key != null) {
            key.toggle(buffer, move[plies]);
        }
    }

    /** Gives away the moves that follow nearest to the beginning of the line, at a position where none is played yet. */
    private void share(int plies) {
        int at = top;
        while (at > plies && move[at] + 1 >= end[at]) {
            at--;
        }
        if (at <= LEAST_PLIES || move[at] + 1 >= end[at]) {
            return;
        }
        for (int i = plies + 1; i <= at; i++) {
            state.undo(buffers[i], move[i]);
        }
        for (int i = move[at] + 1; i < end[at]; i++) {
            state.apply(buffers[at], i);
            job.queue().add(new PerftQueue.Task(root, state.save(), at - 1));
            state.undo(buffers[at], i);
        }
        for (int i = at; i > plies; i--) {
            state.apply(buffers[i], move[i]);
        }
        end[at] = move[at] + 1;
        for (int i = at; i <= top; i++) {
            isPart[i] = true;
        }
    }
}
