package org.senet.state;

import java.util.Arrays;

/**
 * What a move does, so that two moves can be compared whatever the order of their entries is: the net change of each attribute,
 * reserve and counter and the next turn; of the board either the actions or also the net changes. Notation and weights do not count.
 *
 * @param words the effects in order, one word each
 */
public record MoveEffects(long[] words) {
    private static final int INDEX_SHIFT = 32;
    private static final int KIND_SHIFT = 56;
    private static final long VALUE_MASK = 0xFFFF_FFFFL;

    /** What a move leaves when it is played in a state, compared with what a move that does nothing leaves. */
    static MoveEffects result(State state, long[] data, int from, int to, int resets) {
        var net = new long[to - from + Counters.RESETTABLE];
        int count = collect(data, from, to, resets, net);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (!isAnyway(state, net[i])) {
                net[kept++] = net[i];
            }
        }
        for (int i = from; i < to; i++) {
            if (Log.changesBoard(data[i]) && isFirst(data, from, i)) {
                int after = Log.after(data[last(data, i, to)]);
                if (after != Log.before(data[i])) {
                    net[kept++] = word(Log.CHANGE, Log.position(data[i]), after);
                }
            }
        }
        return sorted(net, kept);
    }

    /**
     * The actions of a move on the board, and all else that it leaves.
     *
     * @param data holds the entries of its log from one index to another
     * @param resets the counters that it sets to zero besides, as bits
     */
    public static MoveEffects actions(long[] data, int from, int to, int resets) {
        var all = new long[to - from + Counters.RESETTABLE];
        int count = collect(data, from, to, resets, all);
        for (int i = from; i < to; i++) {
            if (Log.changesBoard(data[i]) && !contains(data, from, i, data[i])) {
                all[count++] = data[i];
            }
        }
        return sorted(all, count);
    }

    /** What a move does besides changing the board. */
    static MoveEffects others(long[] data, int from, int to, int resets) {
        var all = new long[to - from + Counters.RESETTABLE];
        return sorted(all, collect(data, from, to, resets, all));
    }

    /** Collects the last value of each attribute, counter and of the turn that a move changes; returns how many there are. */
    private static int collect(long[] data, int from, int to, int resets, long[] words) {
        int count = 0;
        for (int i = from; i < to; i++) {
            long entry = data[i];
            int kind = Log.kind(entry);
            boolean lasts = kind == Log.ATTRIBUTE || kind == Log.COUNTER || kind == Log.TURN;
            if (lasts && isFirst(data, from, i)) {
                int after = Log.after(data[last(data, i, to)]);
                if (kind != Log.ATTRIBUTE || after != Log.before(entry)) {
                    words[count++] = word(kind, Log.position(entry), after);
                }
            }
        }
        for (int rest = resets; rest != 0; rest &= rest - 1) {
            words[count++] = word(Log.COUNTER, Integer.numberOfTrailingZeros(rest), 0);
        }
        return count;
    }

    /** Whether a counter or the turn has a value that it also has after a move which does not set it. */
    private static boolean isAnyway(State state, long word) {
        int kind = (int) (word >>> KIND_SHIFT);
        int index = (int) (word >>> INDEX_SHIFT) & (1 << KIND_SHIFT - INDEX_SHIFT) - 1;
        int value = (int) word;
        int turns = state.design.turnCount();
        return kind == Log.COUNTER && value == state.counters.get(index) + 1
                || kind == Log.TURN && value % turns == (state.turn + 1) % turns;
    }

    private static boolean isFirst(long[] data, int from, int index) {
        for (int i = from; i < index; i++) {
            if (isAlike(data[i], data[index])) {
                return false;
            }
        }
        return true;
    }

    /** The last entry for the same thing. */
    private static int last(long[] data, int index, int to) {
        int last = index;
        for (int i = index + 1; i < to; i++) {
            if (isAlike(data[i], data[index])) {
                last = i;
            }
        }
        return last;
    }

    private static boolean isAlike(long one, long other) {
        return Log.changesBoard(one)
                ? Log.changesBoard(other) && Log.position(one) == Log.position(other)
                : Log.kind(one) == Log.kind(other)
                        && (Log.kind(one) == Log.TURN || Log.position(one) == Log.position(other));
    }

    private static boolean contains(long[] data, int from, int to, long entry) {
        for (int i = from; i < to; i++) {
            if (data[i] == entry) {
                return true;
            }
        }
        return false;
    }

    private static long word(int kind, int index, int value) {
        return (long) kind << KIND_SHIFT | (long) index << INDEX_SHIFT | value & VALUE_MASK;
    }

    private static MoveEffects sorted(long[] words, int count) {
        var effects = Arrays.copyOf(words, count);
        Arrays.sort(effects);
        return new MoveEffects(effects);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MoveEffects e && Arrays.equals(words, e.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
