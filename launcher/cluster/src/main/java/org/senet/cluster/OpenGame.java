package org.senet.cluster;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;

/**
 * A game in a context, ready for work. For one thread at a time.
 *
 * @param start where all work begins; the moves that have led there count
 */
record OpenGame(Context context, Game game, Position start) {
    /** A function of the language's library. */
    Value library(String namespace, String function) {
        context.eval(Games.LANGUAGE, "(require '" + namespace + ")");
        return context.eval(Games.LANGUAGE, namespace + "/" + function);
    }
}
