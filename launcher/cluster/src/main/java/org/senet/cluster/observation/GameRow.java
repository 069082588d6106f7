package org.senet.cluster.observation;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one game.
 *
 * @param number which one of its series it is, from 0
 * @param seed by which it can be played again; 0 where players had seeds of their own
 * @param first the first move that was not made by chance; null when there was none
 * @param outcome {@code over}, {@code claimed}, {@code resigned}, {@code forfeited}, {@code agreed}, {@code left} or {@code unfinished}
 * @param winner the winner's name, or the names of those who have won together; null when nobody has
 * @param losers those who have lost while nobody has won, as who plays alone may, or one of three
 * @param strong for games between players of different strength the side of the first of them; else null
 * @param result how it ended in words; null for a game without an end
 * @param ending by which of the game's endings, from 0; -1 for none of them
 * @param moves how many moves were made
 * @param decisions how many of them were not made by chance
 * @param choices how many moves were legal where they were made, all together
 * @param most how many were legal at most
 * @param complexity the sum of the decimal logarithms of the numbers of legal moves
 * @param captures how many pieces were captured
 * @param firstCapture before how many moves the first piece was captured; -1 for never
 * @param repeated how many positions had been there before in the same game
 * @param visited on how many positions of the board something stood or happened
 * @param scores the points at the end by the players' names; empty in a game without points
 * @param course how the game swung to and fro; null where nobody has valued its positions, or nobody has won
 */
public record GameRow(
        long number,
        long seed,
        @Nullable String first,
        String outcome,
        @Nullable String winner,
        List<String> losers,
        @Nullable String strong,
        @Nullable String result,
        int ending,
        long moves,
        long decisions,
        long choices,
        long most,
        double complexity,
        long captures,
        long firstCapture,
        long repeated,
        long visited,
        Map<String, @Nullable Number> scores,
        @Nullable Course course) {

    /** What a game is called that was broken off after too many moves. */
    public static final String UNFINISHED = "unfinished";

    /** Whether the game has come to an end. */
    public boolean isFinished() {
        return !outcome.equals(UNFINISHED) && !outcome.equals("left");
    }

    /** Whether it has an end that nobody has won; some may have lost it. */
    public boolean isWonByNobody() {
        return isFinished() && winner == null;
    }

    /** Whether it has an end that nobody has won or lost. */
    public boolean isDraw() {
        return isWonByNobody() && losers.isEmpty();
    }

    /** Whether a player has lost while nobody has won. */
    public boolean isLostBy(String player) {
        return losers.contains(player);
    }

    /**
     * What the game is worth to a player, if it has come to an end: a point to each of those who have won. A game that nobody has won is
     * shared by those who have not lost it; to who plays alone it is worth nothing.
     *
     * @param players those who decide
     */
    public double points(String player, List<String> players) {
        if (!isWonByNobody()) {
            return isWonBy(player) ? 1 : 0;
        }
        return players.size() < 2 || isLostBy(player) ? 0 : 1.0 / (players.size() - losers.size());
    }

    /** Whether a player has won, alone or with others. */
    public boolean isWonBy(String player) {
        return winner != null && Winners.has(winner, player);
    }
}
