package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;

/** The generators of a game, as its rules need them of each other. */
public interface Generators {
    /** The test of a player's (from 1) attacks; made at first use. */
    Attack attack(int player);

    /** Code that finds the moves of a player (from 1) but for passes; made at first use. */
    CallTarget mobility(int player);

    /** The number of players. */
    int playerCount();
}
