package org.senet.benchmarks.yardstick;

/** Random numbers for games: SplitMix64 of Steele, Lea and Flood (2014). */
final class Dice {
    private static final long STEP = 0x9e3779b97f4a7c15L;

    private long state;

    Dice(long seed) {
        state = seed;
    }

    long next() {
        state += STEP;
        long mixed = state;
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    /** A number from 0 up to but without the bound; its bias is too small to be noticed (Lemire 2019). */
    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    /** A random one of the bits that are set; there must be one. */
    long oneOf(long bits) {
        long rest = bits;
        for (int i = below(Long.bitCount(bits)); i > 0; i--) {
            rest &= rest - 1;
        }
        return Long.lowestOneBit(rest);
    }

    /** Numbers to tell positions apart (Zobrist 1970): the same ones every time. */
    static long[] keys(int count, long seed) {
        var dice = new Dice(seed);
        var keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = dice.next();
        }
        return keys;
    }
}
