package org.senet.benchmarks.yardstick;

/**
 * A game between two players, written by hand in Java for this one game: counting lines of play, and playing at random.
 * It stays at the position with which it was made. Not safe for use by several threads at once.
 */
public abstract sealed class Yardstick
        permits Chess, ConnectFour, Draughts, Go, MailboxChess, MailboxConnectFour, MailboxOthello, Othello {

    /**
     * How random games went.
     *
     * @param plies moves in all, passes among them
     * @param firstWins games that the player has won who begins at the usual start: White in chess, Black in Go
     * @param secondWins games that the other one has won
     * @param draws games that nobody has won
     * @param unfinished games that were broken off
     */
    public record Results(long plies, long firstWins, long secondWins, long draws, long unfinished) {
        static final Results NONE = new Results(0, 0, 0, 0, 0);

        Results with(long morePlies, Outcome outcome) {
            return new Results(
                    plies + morePlies,
                    firstWins + (outcome == Outcome.FIRST ? 1 : 0),
                    secondWins + (outcome == Outcome.SECOND ? 1 : 0),
                    draws + (outcome == Outcome.DRAW ? 1 : 0),
                    unfinished + (outcome == Outcome.UNFINISHED ? 1 : 0));
        }
    }

    /** How a game has ended. */
    enum Outcome {
        FIRST,
        SECOND,
        DRAW,
        UNFINISHED;

        /** What a player's win is; 0 is the one who begins. */
        static Outcome winFor(int player) {
            return player == 0 ? FIRST : SECOND;
        }
    }

    /**
     * Counts the lines of play of {@code depth} moves: every move is made and taken back, the last ones too.
     *
     * @throws IllegalArgumentException when the depth is negative
     */
    public final long perft(int depth) {
        return leaves(required(depth), false);
    }

    /**
     * Counts the same lines of play; the last moves are not made, and need not even be listed.
     *
     * @throws IllegalArgumentException when the depth is negative
     */
    public final long bulk(int depth) {
        return leaves(required(depth), true);
    }

    /**
     * Plays random games; every legal move is as likely as every other.
     *
     * @param games how many
     * @param seed the same seed gives the same games
     * @param limit after how many moves a game is broken off
     */
    public final Results playouts(long games, long seed, int limit) {
        var dice = new Dice(seed);
        var results = Results.NONE;
        for (long i = 0; i < games; i++) {
            var outcome = playout(dice, limit);
            results = results.with(playedPlies(), outcome);
        }
        return results;
    }

    private static int required(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("the depth is " + depth + ", and must not be negative");
        }
        return depth;
    }

    /** Counts lines of play; those of a game that has ended earlier do not count. */
    abstract long leaves(int depth, boolean bulk);

    /** Plays one random game. */
    abstract Outcome playout(Dice dice, int limit);

    /** How many moves the last random game had. */
    abstract long playedPlies();
}
