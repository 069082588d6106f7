package org.senet.cluster;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.cluster.observation.GameFailure;

/** The moves of a game that is being played, as the referee tells them, to say after which of them a rule has failed. */
public final class MovesMade implements ProxyExecutable {
    private @Nullable Value moves;

    /** Takes the moves up to now. */
    @Override
    public Object execute(Value... arguments) {
        moves = arguments[0];
        return true;
    }

    /**
     * Plays the game.
     *
     * @param start where it begins
     * @throws GameFailure when the script fails
     */
    public Value during(Supplier<Value> game, Position start) {
        try {
            return game.get();
        } catch (PolyglotException e) {
            throw GameFailure.after(e, moves == null ? List.of() : names(moves), start);
        }
    }

    /** The names of moves. */
    static List<String> names(Value moves) {
        return LongStream.range(0, moves.getArraySize())
                .mapToObj(i -> moves.getArrayElement(i).getMember("notation").asString())
                .toList();
    }
}
