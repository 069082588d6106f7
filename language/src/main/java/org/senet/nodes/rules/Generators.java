package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import java.util.List;

/** The generators of a game, as its rules need them of each other. */
public interface Generators {
    /** The test of a player's (from 1) attacks; made at first use. */
    Attack attack(int player);

    /** The test of the attacks of a player (from 1) by pieces of some types; it may be made anew each time. */
    Attack attack(int player, List<String> types);

    /** Code that finds the moves of a player (from 1) but for passes; made at first use. */
    CallTarget mobility(int player);

    /** The number of players. */
    int playerCount();
}
