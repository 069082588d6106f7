package org.senet.cluster;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move of a game that a program has played against itself, for one who learns from it.
 *
 * @param game the number of the game, from 0
 * @param ply the number of the move in its game, from 0
 * @param player the name of the player to move
 * @param position the text of the position before the move
 * @param legal the notations of the legal moves, in the order of the rules
 * @param move the notation of the move that was played
 * @param visits for each legal move how often the search has tried it; empty when nothing is known of that
 * @param score what the search thought of the position; null when nothing is known of that
 * @param outcome how the game ended: {@code over}, {@code claimed}, {@code resigned}, {@code unfinished} and so on
 * @param winner the winner's name, or null when nobody has won
 * @param reward what the player to move has got at the end: 1 for a win, 0 for a draw, -1 for a loss; null when the game has no end
 */
public record Sample(
        long game,
        long ply,
        String player,
        String position,
        List<String> legal,
        String move,
        List<Long> visits,
        @Nullable Double score,
        String outcome,
        @Nullable String winner,
        @Nullable Double reward) {}
