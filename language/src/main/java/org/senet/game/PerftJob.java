package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasKind;
import org.senet.data.Nil;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;

/**
 * Counts the leaves of the tree of legal moves as {@link Perft} does, but with as many threads as call {@link #work}, and, if
 * there is a {@link PerftTable}, without counting again what was counted. Thread-safe.
 */
public final class PerftJob extends MemberObject implements Printable, HasKind {
    private static final Members<PerftJob> MEMBERS = new Members<>(PerftJob.class)
            .value("leaves", PerftJob::leaves)
            .array("divided", PerftJob::divided)
            .method("work", 0, (j, a) -> {
                j.work();
                return null;
            });

    private static final int SHOWN = 40;
    /** More is never counted in a lifetime, and each ply needs a buffer. */
    static final int MOST_PLIES = 1000;

    private final Position start;
    private final int plies;
    private final @Nullable PerftTable table;
    private final PerftQueue queue = new PerftQueue();
    private final AtomicLongArray leaves;

    /**
     * @param plies how many are to be played, at least 1
     * @param table of the same game, or null
     */
    PerftJob(Position start, int plies, @Nullable PerftTable table) {
        this.start = start;
        this.plies = plies;
        this.table = table;
        if (table != null && table.game() != start.game()) {
            throw SenetException.runtime(null, "the table belongs to another game", "each game has tables of its own");
        }
        var first = start.generate();
        leaves = new AtomicLongArray(first.size());
        for (int i = 0; i < first.size(); i++) {
            if (plies == 1) {
                leaves.set(i, 1);
            } else {
                queue.add(new PerftQueue.Task(i, start.apply(first.get(i)).snapshot(), plies - 1));
            }
        }
    }

    /** {@code perftJob(depth)} or {@code perftJob(depth, table)}. */
    static PerftJob of(Position start, Object[] arguments) {
        if (!(arguments[0] instanceof Long depth) || depth < 1 || depth > MOST_PLIES) {
            throw wrong("a depth from 1 to " + MOST_PLIES, arguments[0]);
        }
        var table = arguments.length < 2 || arguments[1] == Nil.NIL ? null : arguments[1];
        if (table != null && !(table instanceof PerftTable)) {
            throw wrong("a table", table);
        }
        return new PerftJob(start, (int) (long) depth, (PerftTable) table);
    }

    private static SenetException wrong(String expected, Object got) {
        return SenetException.runtime(
                null, "`perftJob` expects " + expected + ", but got " + Printer.display(got, SHOWN));
    }

    /**
     * Takes part in counting; returns when all is counted.
     *
     * @throws SenetException what the rules throw; all others who take part stop then
     */
    @TruffleBoundary
    public void work() {
        try {
            new PerftWorker(this, start.game(), plies, table).work();
        } catch (RuntimeException | Error e) {
            queue.stop();
            throw e;
        }
    }

    /** The subtrees that are left. */
    PerftQueue queue() {
        return queue;
    }

    /** Adds leaves behind a first move. */
    void add(int root, long more) {
        leaves.addAndGet(root, more);
    }

    /** The leaves that were counted so far. */
    public long leaves() {
        return divided().stream().mapToLong(Long::longValue).sum();
    }

    /** The leaves behind each first move that were counted so far, in the order of the moves. */
    public List<Long> divided() {
        return IntStream.range(0, leaves.length()).mapToObj(leaves::get).toList();
    }

    @Override
    protected Members<?> members() {
        return MEMBERS;
    }

    @Override
    public String kind() {
        return "perft-job";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<perft job of ").append(start.game().name()).append('>');
    }

    @Override
    public String toString() {
        return "perft job of " + start.game().name();
    }
}
