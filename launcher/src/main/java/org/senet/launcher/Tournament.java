package org.senet.launcher;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.statistics.Sprt;

/**
 * What is played in a tournament of games for two.
 *
 * @param entrants who plays
 * @param gauntlet whether the first one plays all others, and these not each other
 * @param rounds how many pairs of games with sides changed each two of them play
 * @param opening with how many random moves each pair of games begins
 * @param openings lines of moves with which pairs of games begin in turn; may be empty
 * @param moves after how many moves a game is broken off
 * @param sprt ends the tournament early; null without
 */
record Tournament(
        List<Entrant> entrants,
        boolean gauntlet,
        long rounds,
        long opening,
        List<String> openings,
        long moves,
        long seed,
        @Nullable Sprt sprt) {

    /**
     * A player of a tournament.
     *
     * @param name what it is called in tables
     * @param who what it is, as for other commands
     */
    record Entrant(String name, String who) {}

    /**
     * A game to be played.
     *
     * @param number from 0; games of the same two players stand together
     * @param first the entrant who begins
     * @param second the other one
     * @param pair which pair of games with the same opening it belongs to
     */
    record Pairing(long number, int first, int second, long pair) {
        /** Whether the entrant of the smaller number plays the second side. */
        boolean isSwapped() {
            return first > second;
        }
    }

    /** Who plays whom, without sides. */
    List<int[]> couples() {
        var couples = new ArrayList<int[]>();
        for (int one = 0; one < (gauntlet ? 1 : entrants.size()); one++) {
            for (int other = one + 1; other < entrants.size(); other++) {
                couples.add(new int[] {one, other});
            }
        }
        return couples;
    }

    /** How many games there are. */
    long games() {
        return couples().size() * rounds * 2;
    }

    /** The game of a number. */
    Pairing pairing(long number) {
        var couple = couples().get((int) (number / (2 * rounds)));
        boolean swapped = number % 2 == 1;
        return new Pairing(number, couple[swapped ? 1 : 0], couple[swapped ? 0 : 1], number / 2);
    }
}
