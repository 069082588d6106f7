package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import org.senet.errors.SenetException;
import org.senet.state.State;

/** The generators of a game, as its rules need them of each other. */
public interface Generators {
    /**
     * Those of the game whose rules run on a state.
     *
     * @throws SenetException where none run
     */
    static Generators of(State state, Node node) {
        if (state.generators == null) {
            throw SenetException.runtime(
                    node, "attacks and moves are known only while the rules of a game are followed");
        }
        return (Generators) state.generators;
    }

    /** The test of a player's (from 1) attacks; made at first use. */
    Attack attack(int player);

    /** The test of the attacks of a player (from 1) by pieces of some types; it may be made anew each time. */
    Attack attack(int player, List<String> types);

    /** Code that finds the moves of a player (from 1) but for passes; made at first use. */
    CallTarget mobility(int player);

    /** The number of players. */
    int playerCount();
}
