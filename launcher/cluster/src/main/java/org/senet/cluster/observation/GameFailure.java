package org.senet.cluster.observation;

import java.util.List;
import org.graalvm.polyglot.PolyglotException;
import org.senet.api.Position;

/** An error of a script in the course of a game, with the moves after which it came. */
public final class GameFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final PolyglotException failure;
    private final String when;

    private GameFailure(PolyglotException failure, String when) {
        super(failure);
        this.failure = failure;
        this.when = when;
    }

    /**
     * What to throw on when something is thrown in a game: errors of scripts get the moves before.
     *
     * @param moves the names of the moves
     * @param start where the game began
     */
    public static RuntimeException after(PolyglotException failure, List<String> moves, Position start) {
        return isOfScript(failure) ? new GameFailure(failure, told(moves, start)) : failure;
    }

    /** Whether a script has failed by itself, rather than the host, or somebody who has ended it. */
    public static boolean isOfScript(PolyglotException exception) {
        return exception.isGuestException()
                && !exception.isExit()
                && !exception.isCancelled()
                && !exception.isInterrupted()
                && !exception.isInternalError();
    }

    private static String told(List<String> moves, Position start) {
        var first = start.game().start().fen();
        var from = first.equals(start.fen()) ? "" : " from " + start.fen();
        return moves.isEmpty() ? "before the first move" + from : "after the moves " + String.join(",", moves) + from;
    }

    /** What the script has thrown. */
    public PolyglotException failure() {
        return failure;
    }

    /** When it was thrown. */
    public String when() {
        return when;
    }
}
