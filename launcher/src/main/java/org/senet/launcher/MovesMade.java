package org.senet.launcher;

import java.util.List;
import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;

/** The moves of a game that is being played, as the referee tells them, to say after which of them a rule has failed. */
final class MovesMade implements ProxyExecutable {
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
     * @throws ScriptFailure when the script fails, with the moves before
     */
    Value during(Supplier<Value> game, Position start) {
        try {
            return game.get();
        } catch (PolyglotException e) {
            if (!ScriptFailure.isOfScript(e)) {
                throw e;
            }
            throw ScriptFailure.of(e, told(start));
        }
    }

    private String told(Position start) {
        var names = names();
        var first = start.game().start().fen();
        var from = first.equals(start.fen()) ? "" : " from " + start.fen();
        return names.isEmpty() ? "before the first move" + from : "after the moves " + String.join(",", names) + from;
    }

    private List<String> names() {
        return moves == null ? List.of() : Members.list(moves, move -> Members.requiredText(move, "notation"));
    }
}
