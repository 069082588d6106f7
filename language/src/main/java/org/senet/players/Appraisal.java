package org.senet.players;

import java.util.List;

/**
 * How positions of a game are valued, so far as its text does not say: weights of what can be seen on any board. They follow
 * from the rules alone, by way of random games (see {@link Apprentice}). Immutable.
 *
 * @param worth for each type of piece, in order, what one of that type is worth; most often at least 1
 * @param material the weight of what a side's pieces are worth more than those of the others
 * @param mobility the weight of a move that the side to move has more than the others had before
 * @param score the weight of a point, in games that have them
 * @param exchanges whether most moves are no captures, so that a position after one had better not be valued at once
 * @param blind whether none of these tells anything, neither pieces nor points matter and nobody has more moves than others, and
 *     a search does not see the ends of games either, because they are long
 * @param decisive whether random games are decided soon enough to tell who is ahead
 */
record Appraisal(
        List<Double> worth,
        double material,
        double mobility,
        double score,
        boolean exchanges,
        boolean blind,
        boolean decisive) {}
