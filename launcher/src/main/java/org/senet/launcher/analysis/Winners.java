package org.senet.launcher.analysis;

import java.util.Arrays;

/** Reads the names of winners, which are joined where several have won together. */
final class Winners {
    private static final String AND = " and ";

    private Winners() {}

    /** Whether a player is the winner or one of the winners. */
    static boolean has(String winners, String player) {
        return winners.equals(player) || Arrays.asList(winners.split(AND)).contains(player);
    }
}
