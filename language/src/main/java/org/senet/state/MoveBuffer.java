package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import org.senet.errors.SenetException;

/**
 * The legal moves of one position in compact form: each move is a slice of the effect log, followed by the breakable
 * invariants that were checked on its way. A buffer is reused from generation to generation; it is not thread-safe.
 */
public final class MoveBuffer {
    private static final int INITIAL_MOVES = 64;
    private static final int INITIAL_DATA = 512;
    private static final int FEW_INVARIANTS = 4;
    private static final int FEW_ENTRIES = 3;

    /**
     * The log entries and remembered invariants of all moves, one after another. Of a move without notation the entries that
     * change the board come first.
     */
    public long[] data = new long[INITIAL_DATA];

    /** For each move its {@link MoveHeader}. */
    long[] headers = new long[INITIAL_MOVES];

    /** For each move how many words it remembers. */
    int[] remembered = new int[INITIAL_MOVES];

    int size;
    int end;

    private final MarkedRanges open = new MarkedRanges();

    /** Tells equal moves, where these are merged. */
    final KnownMoves known = new KnownMoves(this);

    /**
     * Of two players with few pieces' positions: the sets of both, and what their counters show, where the moves begin. So moves
     * that are taken back need not keep them.
     */
    long firstBefore;

    long secondBefore;
    long countedBefore;

    /** The same moves in as little memory as possible; nothing can be added to them. */
    public MoveBuffer packed() {
        var copy = new MoveBuffer();
        copy.data = Arrays.copyOf(data, end);
        copy.headers = Arrays.copyOf(headers, size);
        copy.remembered = new int[0];
        copy.size = size;
        copy.end = end;
        copy.firstBefore = firstBefore;
        copy.secondBefore = secondBefore;
        copy.countedBefore = countedBefore;
        return copy;
    }

    /** Forgets all moves. */
    public void clear() {
        open.cut(0);
        size = 0;
        end = 0;
        known.clear();
    }

    /** The number of moves. */
    public int size() {
        return size;
    }

    /** Where the entries of a move are, as one word. */
    long header(int move) {
        return headers[move];
    }

    /** Those of all moves, and perhaps more. */
    long[] headers() {
        return headers;
    }

    /** Whether a move without notation changes the board in two places, whatever else it does. */
    boolean hasTwoChanges(int move) {
        return MoveHeader.changes(headers[move]) == 2;
    }

    /** Where the log entries of a move begin in {@link #data}. */
    public int start(int move) {
        return MoveHeader.start(headers[move]);
    }

    /** Where the log entries of a move end in {@link #data}, exclusive. */
    public int end(int move) {
        return MoveHeader.end(headers[move]);
    }

    /** Where the remembered invariants of a move end in {@link #data}, exclusive; they begin at {@link #end(int)}. */
    public int rememberedEnd(int move) {
        return end(move) + remembered[move];
    }

    /** The log entries of a move as an array of its own; all of them, but not what counters showed before. */
    public long[] entries(int move) {
        int length = end(move) - start(move);
        int resets = MoveHeader.resets(headers[move]);
        var entries = Arrays.copyOfRange(data, start(move), end(move) + Integer.bitCount(resets));
        for (int rest = resets; rest != 0; rest &= rest - 1) {
            entries[length++] = Log.entry(Log.COUNTER, Integer.numberOfTrailingZeros(rest), 0, 0);
        }
        return entries;
    }

    /** How likely a move is among those of a player who moves by chance; 1 when the rules do not say. */
    public long weight(int move) {
        int at = weightAt(move);
        return at < 0 ? 1 : Log.after(data[at]);
    }

    private int weightAt(int move) {
        for (int i = start(move); i < end(move); i++) {
            if (Log.kind(data[i]) == Log.WEIGHT) {
                return i;
            }
        }
        return -1;
    }

    /** Gives a move another weight, when no more moves are added. */
    void setWeight(int move, long weight) {
        if (weight > Log.MOST_VALUE) {
            throw SenetException.runtime(
                    null, "the weights of equal moves add up to " + weight + ", and the most is " + Log.MOST_VALUE);
        }
        long entry = Log.entry(Log.WEIGHT, 0, 0, (int) weight);
        int at = weightAt(move);
        if (at >= 0) {
            data[at] = entry;
            return;
        }
        int start = start(move);
        int length = end(move) - start;
        reserve(1, length + 1);
        System.arraycopy(data, start, data, end, length);
        data[end + length] = entry;
        long header = headers[move];
        headers[move] = MoveHeader.of(
                end,
                end + MoveHeader.changes(header),
                end + length + 1,
                MoveHeader.resets(header),
                MoveHeader.isUnlessLonger(header));
        remembered[move] = 0;
        end += length + 1;
    }

    /**
     * Adds the move that the log holds.
     *
     * @param count the number of log entries
     * @param kept the number of words of remembered invariants
     * @param merge whether a move with the same actions in another order is the same move and is left out
     * @param unlessLonger whether the move is to be annulled when a longer one is found
     * @param annotated whether the order of all entries matters; else those are left out that change nothing
     */
    public void add(State state, int count, int kept, boolean merge, boolean unlessLonger, boolean annotated) {
        reserve(1, count + kept);
        // Compiled code mostly knows how many entries there are, and what it has just written to the log.
        if (count > FEW_ENTRIES
                || !CompilerDirectives.isCompilationConstant(count)
                || !addFew(state, count, kept, merge, unlessLonger, annotated)) {
            addAny(state, count, kept, merge, unlessLonger, annotated);
        }
    }

    /** The same where there are mostly so many entries that compiled code should copy them without a call. */
    public void addMany(State state, int count, int kept, boolean merge, boolean unlessLonger, boolean annotated) {
        reserve(1, count + kept);
        if (!addChanges(state, count, kept, merge, unlessLonger, annotated)) {
            addAny(state, count, kept, merge, unlessLonger, annotated);
        }
    }

    /**
     * Adds for each position of a set the move that puts a piece down there, where there is none, and does nothing else.
     *
     * @param first the position of the lowest bit
     * @param code that of the piece
     */
    public void addDrops(State state, long set, int first, int code) {
        int count = Long.bitCount(set);
        reserve(count, count);
        var entries = data;
        var their = headers;
        var kept = remembered;
        int at = end;
        int move = size;
        // A position is the lowest field of an entry, and where the entries begin that of a header.
        long entry = Log.entry(Log.DROP, first, 0, code);
        long header = MoveHeader.of(0, 1, 1, state.resets, state.unlessLonger);
        for (long rest = set; rest != 0; rest &= rest - 1) {
            entries[at] = entry + Long.numberOfTrailingZeros(rest);
            their[move] = header + at++;
            kept[move++] = 0;
        }
        state.completed += count;
        size = move;
        end = at;
    }

    /** Makes room for more moves, of so many words in all. */
    void reserve(int moves, int words) {
        // Every count of positions begins with small buffers, so compiled code is not left for this.
        if (seldom(end + words >= data.length)) {
            growData(end + words + 1);
        }
        if (seldom(size + moves > headers.length)) {
            growMoves(size + moves);
        }
    }

    /** Adds a move of few entries, unless one of them changes something else than the board. */
    private boolean addFew(State state, int count, int kept, boolean merge, boolean unlessLonger, boolean annotated) {
        var log = state.log;
        // All are read first, because for the compiler the two arrays might be one.
        long one = count > 0 ? log[0] : 0;
        long two = count > 1 ? log[1] : 0;
        long three = count > 2 ? log[2] : 0;
        var target = data;
        int at = end;
        if (count > 2 && isPairAndMore(one, two, three)) {
            addPairAndMore(state, one, two, three, kept, merge, unlessLonger, annotated);
            return true;
        }
        if (count == 0 || !Log.changesBoard(one) || count > 1 && !Log.changesBoard(count > 2 ? three : two)) {
            return false;
        }
        target[at] = one;
        int top = at + 1;
        long sum = one;
        if (count > 1 && Log.changesBoard(two)) {
            target[top++] = two;
            sum += two;
        } else if (count > 1 && (annotated || Log.changesMore(two))) {
            return false;
        }
        if (count > 2) {
            target[top++] = three;
            sum += three;
        }
        if (!merge
                || known.isNew(
                        state, top - at, annotated, one, count > 2 ? three : two, sum, top, state.resets, kept)) {
            finish(state, top, top, kept, unlessLonger);
        }
        return true;
    }

    /** Adds a move of any number of entries, unless one of them changes something else than the board. */
    private boolean addChanges(
            State state, int count, int kept, boolean merge, boolean unlessLonger, boolean annotated) {
        var log = state.log;
        var target = data;
        int at = end;
        long all = 0;
        long sum = 0;
        for (int i = 0; i < count; i++) {
            long entry = log[i];
            target[at + i] = entry;
            all |= entry;
            sum += entry;
        }
        // The kinds of all entries together have a high bit if any of them has one.
        if (!Log.changesBoard(all) || count > MoveHeader.MOST_OTHERS) {
            return false;
        }
        int top = at + count;
        if (!merge
                || known.isNew(
                        state,
                        count,
                        annotated,
                        target[at],
                        target[Math.max(top - 1, at)],
                        sum,
                        top,
                        state.resets,
                        kept)) {
            finish(state, top, top, kept, unlessLonger);
        }
        return true;
    }

    private static boolean isPairAndMore(long one, long two, long three) {
        return Log.changesBoard(one) && Log.changesBoard(two) && Log.kind(three) == Log.ATTRIBUTE;
    }

    /** Adds a move that changes the board twice, and then an attribute of the position. */
    private void addPairAndMore(
            State state,
            long one,
            long two,
            long three,
            int kept,
            boolean merge,
            boolean unlessLonger,
            boolean annotated) {
        int at = end;
        data[at] = one;
        data[at + 1] = two;
        data[at + 2] = three;
        if (!merge || known.isNew(state, 2, annotated, one, two, one + two, at + 3, state.resets, kept)) {
            finish(state, annotated ? at : at + 2, at + 3, kept, unlessLonger);
        }
    }

    private static boolean seldom(boolean condition) {
        return CompilerDirectives.injectBranchProbability(CompilerDirectives.SLOWPATH_PROBABILITY, condition);
    }

    @TruffleBoundary
    private void addAny(State state, int count, int kept, boolean merge, boolean unlessLonger, boolean annotated) {
        int at = end;
        var log = state.log;
        var target = data;
        int top = at;
        int others = 0;
        long sum = 0;
        for (int i = 0; i < count; i++) {
            long entry = log[i];
            if (Log.changesBoard(entry)) {
                target[top++] = entry;
                sum += entry;
            } else if (annotated || Log.changesMore(entry)) {
                others++;
            }
        }
        int middle = top;
        if (others > 0) {
            middle = annotated ? at : top;
            top = annotated ? addAll(log, count) : addOthers(log, count, top);
        }
        if (top - at > MoveHeader.MOST_OTHERS) {
            requireShort(middle - at, top - middle);
        }
        if (!merge
                || known.isNew(
                        state,
                        middle - at,
                        annotated,
                        target[at],
                        target[Math.max(middle - 1, at)],
                        sum,
                        top,
                        state.resets,
                        kept)) {
            finish(state, middle, top, kept, unlessLonger);
        }
    }

    /** Makes a move of the entries up to an index, of which those before the middle change the board. */
    private void finish(State state, int middle, int top, int kept, boolean unlessLonger) {
        int at = end;
        int move = size;
        keepInvariants(state.invariants, kept, top);
        headers[move] = MoveHeader.of(at, middle, top, state.resets, unlessLonger);
        remembered[move] = kept;
        size = move + 1;
        // Even a move without entries has a place of its own, so that places tell moves apart.
        end = Math.max(at + 1, top + kept);
    }

    /** Copies remembered invariants, the first ones without a loop: compiled code mostly knows how many there are. */
    @ExplodeLoop
    private void keepInvariants(long[] invariants, int kept, int top) {
        for (int i = 0; i < FEW_INVARIANTS; i++) {
            if (i == kept) {
                return;
            }
            data[top + i] = invariants[i];
        }
        keepMoreInvariants(invariants, kept, top);
    }

    private void keepMoreInvariants(long[] invariants, int kept, int top) {
        for (int i = FEW_INVARIANTS; i < kept; i++) {
            data[top + i] = invariants[i];
        }
    }

    private int addAll(long[] log, int count) {
        System.arraycopy(log, 0, data, end, count);
        return end + count;
    }

    private int addOthers(long[] log, int count, int from) {
        int at = from;
        for (int i = 0; i < count; i++) {
            if (Log.changesMore(log[i])) {
                data[at++] = log[i];
            }
        }
        return at;
    }

    @TruffleBoundary
    private static void requireShort(int changes, int others) {
        if (changes > MoveHeader.MOST_CHANGES || others > MoveHeader.MOST_OTHERS) {
            throw SenetException.runtime(
                    null,
                    "a move that does " + (changes + others) + " things is too long",
                    "up to " + MoveHeader.MOST_OTHERS + " of them, such as changes of pieces and notes, make a move");
        }
    }

    @TruffleBoundary
    private void growData(int needed) {
        data = Arrays.copyOf(data, Math.max(data.length * 2, needed));
    }

    @TruffleBoundary
    private void growMoves(int needed) {
        int n = Math.max(headers.length * 2, needed);
        headers = Arrays.copyOf(headers, n);
        remembered = Arrays.copyOf(remembered, n);
    }

    /** Where the next move will {@linkplain #start begin}: moves that are found later begin behind those found before. */
    public int mark() {
        return end;
    }

    /**
     * Says that longer moves are looked for now than those that begin between two marks. Any that is found annuls those of them that hold
     * only if there is none, so it is never left out for being equal to one of them.
     *
     * @return what ends that, for {@link #closeShorter}
     */
    public int openShorter(int from, int to) {
        int before = open.size();
        if (to > from) {
            open.add(from, to);
        }
        return before;
    }

    /** Says that no more longer moves are looked for. */
    public void closeShorter(int before) {
        open.cut(before);
    }

    /** Whether a move is annulled by any that is found now, because that is a longer one. */
    boolean isOpen(int move) {
        return MoveHeader.isUnlessLonger(headers[move]) && open.have(start(move));
    }

    /**
     * Drops those moves that begin between two marks and were to hold only if nothing longer was found. Their numbers may
     * have changed since the marks were taken, for invariants may have dropped moves before them.
     */
    public void annulShorter(int from, int to) {
        int first = size;
        while (first > 0 && start(first - 1) >= from) {
            first--;
        }
        int kept = first;
        for (int i = first; i < size; i++) {
            if (start(i) >= to || !MoveHeader.isUnlessLonger(headers[i])) {
                keep(kept++, i);
            }
        }
        size = kept;
    }

    /** Keeps the i-th move as number k, where k is not above i; used while a list is being sifted. */
    public void keep(int k, int i) {
        if (k != i) {
            headers[k] = headers[i];
            known.keep(k, i);
            remembered[k] = remembered[i];
        }
    }

    /** Cuts the list to its first moves, after sifting. */
    public void truncate(int newSize) {
        size = newSize;
    }
}
