package org.senet.game;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.senet.data.HasKind;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.runtime.MemberObject;
import org.senet.runtime.Members;
import org.senet.state.Horizon;
import org.senet.state.Shuffling;

/**
 * Numbers of lines of play that were counted already, for {@link PerftJob}s of one game. An entry is found by one hash of 64
 * bits and checked by another, and both depend on the number of plies; so that a position is taken for another one has the
 * probability of 2^-127 in each look. Entries that do not fit any more take the place of others.
 *
 * <p>Thread-safe without locks: an entry's words are mixed such that a mixture of two entries fits no position (Hyatt and
 * Mann, A lock-less transposition table implementation for parallel search, ICGA Journal 25, 2002).
 */
public final class PerftTable extends MemberObject implements Printable, HasKind {
    private static final int ENTRY = 3;

    private static final Members<PerftTable> MEMBERS = new Members<>(PerftTable.class)
            .value("entries", t -> (long) t.words.length / ENTRY)
            .value("looks", t -> t.looks.sum())
            .value("hits", t -> t.hits.sum());

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int SHOWN = 40;
    private static final int MEGABYTE = 20;
    private static final int BUCKET = 2 * ENTRY;
    /** As many as an array has room for. */
    private static final long MOST_ENTRIES = 700_000_000;

    /** What {@link #find} returns for what is not known. */
    static final long NOTHING = 0;

    /** A value has the count in the lowest bits, then the kind of moves, then the plies, which are not 0. */
    private static final int COUNT_BITS = 56;

    private static final int KIND_BITS = 2;
    private static final long COUNT_MASK = (1L << COUNT_BITS) - 1;
    private static final int MOST_PLIES = 1 << Long.SIZE - COUNT_BITS - KIND_BITS;
    private static final List<Shuffling.Kind> KINDS = List.of(Shuffling.Kind.values());

    private final Game game;
    private final Horizon horizon;
    private final long[] words;
    private final int buckets;
    private final LongAdder looks = new LongAdder();
    private final LongAdder hits = new LongAdder();

    private PerftTable(Game game, Horizon horizon, int buckets) {
        this.game = game;
        this.horizon = horizon;
        this.buckets = buckets;
        words = new long[buckets * BUCKET];
    }

    /**
     * A table of a game with room for some entries, of 24 bytes each.
     *
     * @throws SenetException when equal positions of the game do not have equal futures, or there is no memory for the table
     */
    static PerftTable of(Game game, Object size) {
        if (!(size instanceof Long entries) || entries < 1 || entries > MOST_ENTRIES) {
            throw SenetException.runtime(
                    null,
                    "`perftTable` expects 1 to " + MOST_ENTRIES + " entries, but got " + Printer.display(size, SHOWN));
        }
        var horizon = horizon(game);
        try {
            return new PerftTable(game, horizon, (int) ((entries + 1) / 2));
        } catch (OutOfMemoryError e) {
            throw SenetException.runtime(
                    null,
                    "there is no room for a table of " + entries + " entries, which are "
                            + (entries * ENTRY * Long.BYTES >> MEGABYTE) + " megabytes",
                    "this Java has at most " + (Runtime.getRuntime().maxMemory() >> MEGABYTE)
                            + " megabytes; its option -Xmx gives it more");
        }
    }

    private static Horizon horizon(Game game) {
        var horizon = game.design().horizon();
        if (horizon.tellsAllPositions()) {
            throw SenetException.runtime(
                    null,
                    "the rules of `" + game.name()
                            + "` ask which positions were there before, so what was counted for a"
                            + " position cannot be used when it is reached in another way",
                    "count without a table; only a comparison like (>= repetitions 3) allows one");
        }
        return horizon;
    }

    Game game() {
        return game;
    }

    Horizon horizon() {
        return horizon;
    }

    /** What was kept of a position, for {@link #count} and {@link #kind}, or {@link #NOTHING}. */
    long find(long first, long second) {
        int at = bucket(first);
        for (int i = at; i < at + BUCKET; i += ENTRY) {
            long value = word(i + 2);
            if ((word(i) ^ value) == first && (word(i + 1) ^ Long.rotateLeft(value, 32)) == second) {
                return value;
            }
        }
        return NOTHING;
    }

    /** The number that was counted for a position. */
    static long count(long value) {
        return value & COUNT_MASK;
    }

    /** The kind of moves that were seen behind it. */
    static Shuffling.Kind kind(long value) {
        return KINDS.get((int) (value >>> COUNT_BITS) & (1 << KIND_BITS) - 1);
    }

    /** Keeps the number that was counted for a position; of two entries in its place the one with more plies stays. */
    void keep(long first, long second, int plies, Shuffling.Kind kind, long count) {
        if (count > COUNT_MASK || plies >= MOST_PLIES) {
            return;
        }
        int at = bucket(first);
        int i = word(at + 2) >>> COUNT_BITS + KIND_BITS <= plies ? at : at + ENTRY;
        long value = (long) plies << COUNT_BITS + KIND_BITS | (long) kind.ordinal() << COUNT_BITS | count;
        WORD.setOpaque(words, i, first ^ value);
        WORD.setOpaque(words, i + 1, second ^ Long.rotateLeft(value, 32));
        WORD.setOpaque(words, i + 2, value);
    }

    private int bucket(long first) {
        return (int) Math.unsignedMultiplyHigh(first, buckets) * BUCKET;
    }

    private long word(int index) {
        return (long) WORD.getOpaque(words, index);
    }

    /** Notes how often entries were looked for and found. */
    void note(long moreLooks, long moreHits) {
        looks.add(moreLooks);
        hits.add(moreHits);
    }

    @Override
    protected Members<?> members() {
        return MEMBERS;
    }

    @Override
    public String kind() {
        return "perft-table";
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<perft table of ").append(game.name()).append('>');
    }

    @Override
    public String toString() {
        return "perft table of " + game.name();
    }
}
