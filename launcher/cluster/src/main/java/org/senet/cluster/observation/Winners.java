package org.senet.cluster.observation;

import java.util.Arrays;

/** Reads the names of winners, which are joined where several have won together. */
public final class Winners {
    private static final String AND = " and ";

    private Winners() {}

    /** Whether a player is the winner or one of the winners. */
    public static boolean has(String winners, String player) {
        return winners.equals(player) || Arrays.asList(winners.split(AND)).contains(player);
    }
}
