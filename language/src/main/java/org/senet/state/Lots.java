package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A set of candidates from which one after another is drawn at random and taken out, each as likely as every other that is
 * left. Who tries them until one is good has a good one at random, each as likely as every other good one. Not thread-safe.
 */
public final class Lots {
    private long[] words = new long[8];
    private int size;
    private int left;
    private SplittableRandom random = new SplittableRandom(0);

    /** From now on chance is decided by that. */
    public void decideBy(SplittableRandom decider) {
        random = decider;
    }

    /** Forgets all candidates. */
    public void clear() {
        size = 0;
        left = 0;
    }

    /** Adds the next 64 candidates; only those in a set are there. */
    public void add(long set) {
        if (size == words.length) {
            grow();
        }
        words[size++] = set;
        left += Long.bitCount(set);
    }

    @TruffleBoundary
    private void grow() {
        words = Arrays.copyOf(words, size * 2);
    }

    /** From now on the candidates are so many, with the numbers from 0. */
    public void fill(int count) {
        clear();
        for (int rest = count; rest > 0; rest -= Long.SIZE) {
            add(rest >= Long.SIZE ? -1 : (1L << rest) - 1);
        }
    }

    /** A new set of candidates, numbered from 0, that draws from the same random numbers. */
    @TruffleBoundary
    public Lots of(int count) {
        var others = new Lots();
        others.random = random;
        others.fill(count);
        return others;
    }

    /** How many times 64 candidates were added. */
    public int size() {
        return size;
    }

    /** How many candidates are left. */
    public int left() {
        return left;
    }

    /** A number from 0 below a bound, each as likely as every other. */
    public int number(int bound) {
        return random.nextInt(bound);
    }

    /** The candidate with a given number of others before it; it stays in the set. */
    public int get(int before) {
        int number = take(before);
        words[number >>> 6] |= 1L << number;
        left++;
        return number;
    }

    /** Takes out the candidate that has so many others before it, fewer than are left, and returns its number. */
    public int take(int before) {
        int word = 0;
        int rest = before;
        for (int count = Long.bitCount(words[0]); rest >= count; count = Long.bitCount(words[word])) {
            rest -= count;
            word++;
        }
        long set = words[word];
        for (; rest > 0; rest--) {
            set &= set - 1;
        }
        long one = Long.lowestOneBit(set);
        words[word] ^= one;
        left--;
        return word << 6 | Long.numberOfTrailingZeros(one);
    }
}
