package org.senet.cluster;

import java.util.SplittableRandom;

/**
 * The seeds of the games of a match, one game after another. They depend on the game's number only.
 */
public final class MatchSeeds {
    private final SplittableRandom seeds;
    private final SplittableRandom openings;
    private final int players;
    private final int turns;
    private long next;
    private long opening;

    /**
     * The chances of a game.
     *
     * @param number from 0
     * @param shift how many sides further on everybody plays
     * @param seeds one for each player
     * @param opening the seed of the first moves
     */
    public record Chances(long number, int shift, long[] seeds, long opening) {}

    /**
     * The seeds of a match.
     *
     * @param players how many seeds a game needs
     * @param turns after how many games everybody has played every side; 1 if nobody changes
     */
    public MatchSeeds(long seed, int players, int turns) {
        seeds = new SplittableRandom(seed);
        openings = new SplittableRandom(~seed);
        this.players = players;
        this.turns = turns;
    }

    /** The chances of the next game. */
    public Chances next() {
        int shift = (int) (next % turns);
        if (shift == 0) {
            opening = openings.nextLong();
        }
        var own = new long[players];
        for (int i = 0; i < players; i++) {
            own[i] = seeds.nextLong();
        }
        return new Chances(next++, shift, own, opening);
    }

    /** Leaves out the games before that of a number. */
    public MatchSeeds skipTo(long number) {
        while (next < number) {
            next();
        }
        return this;
    }
}
