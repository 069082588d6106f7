package org.senet.cluster.observation;

/** Seeds that depend on numbers only, so that a game is the same whichever thread plays it. */
public final class Seeds {
    private static final long STEP = 0xD1342543DE82EF95L;

    private Seeds() {}

    /**
     * The seed of the game of that number. Seeds of neighbours have nothing in common: a seed that only counts on would shift the random
     * numbers of {@link java.util.SplittableRandom} by a place.
     */
    public static long of(long seed, long number) {
        return mix(mix(seed) + STEP * number);
    }

    /** The finalizer of MurmurHash3 (Appleby 2011). */
    private static long mix(long value) {
        long z = value;
        z = (z ^ z >>> 33) * 0xFF51AFD7ED558CCDL;
        z = (z ^ z >>> 33) * 0xC4CEB9FE1A85EC53L;
        return z ^ z >>> 33;
    }
}
