package org.senet.launcher.protocol.client;

import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;

/**
 * A program that plays at our table. What it does wrong loses the game, and is told with the last lines of the conversation; the next
 * game finds it started anew. Used by one thread.
 */
public final class EnginePlayer implements AutoCloseable {
    private final EngineSpec spec;
    private final Loaded loaded;
    private final PrintStream err;
    private @Nullable EngineClient client;
    private @Nullable GameSoFar game;
    private long[] clocks;

    /**
     * What a program has done.
     *
     * @param move the name of its move; null when it has not moved
     * @param loss why it has lost; null when it has moved; {@code claims} when it has claimed what the rules let it claim
     */
    public record Answer(@Nullable String move, @Nullable String loss) {}

    /**
     * A player who has not been started yet.
     *
     * @param err where is told what goes wrong in games
     */
    public EnginePlayer(EngineSpec spec, Loaded loaded, PrintStream err) {
        this.spec = spec;
        this.loaded = loaded;
        this.err = err;
        clocks = new long[] {spec.limits().time(), spec.limits().time()};
    }

    /**
     * Starts the program, so that one that does not work is known before a game.
     *
     * @throws ProtocolException when it cannot be started, or does not speak the protocol
     */
    public void start() {
        try {
            started();
        } catch (EngineFailure e) {
            throw told(spec, e);
        }
    }

    /** A failure before or outside of a game, with the last lines of the conversation. */
    static ProtocolException told(EngineSpec spec, EngineFailure failure) {
        return new ProtocolException(
                "`" + spec.command().getFirst() + "` " + failure.reason() + "\n" + quoted(failure.transcript()));
    }

    private EngineClient started() throws EngineFailure {
        if (client == null) {
            var process = EngineProcess.start(spec.command());
            boolean greeted = false;
            try {
                var fresh = EngineClient.of(spec, loaded, process);
                fresh.greet();
                greeted = true;
                client = fresh;
            } finally {
                if (!greeted) {
                    process.close();
                }
            }
        }
        return client;
    }

    /**
     * Fails when the program cannot play a game that begins in a position, so that it does not lose what it cannot play.
     *
     * @throws ProtocolException in that case
     */
    public void checkStart(Position start) {
        var why = client == null || start.fen().equals(loaded.game().start().fen()) ? null : client.startsOnly();
        if (why != null) {
            throw new ProtocolException("`" + spec.command().getFirst() + "` " + why);
        }
    }

    /** Prepares for another game. */
    public void newGame() {
        game = null;
        clocks = new long[] {spec.limits().time(), spec.limits().time()};
    }

    /** Sets the clocks, which show how many milliseconds each side has left. */
    public void set(List<Long> left) {
        clocks = left.stream().mapToLong(Long::longValue).toArray();
    }

    /**
     * Asks for a move.
     *
     * @param start the first position of the game
     * @param moves the names of the moves that were made
     */
    public Answer answer(Position start, List<String> moves) {
        boolean begins = game == null || !game.continues(start, moves);
        var now = game == null ? GameSoFar.of(start, moves) : game.with(start, moves);
        game = now;
        try {
            var asked = started();
            if (begins) {
                asked.newGame();
            }
            return new Answer(timed(asked, now).notation(), null);
        } catch (EngineClient.Claim e) {
            return new Answer(null, "claims");
        } catch (EngineClient.Resignation e) {
            return new Answer(null, "resigns");
        } catch (EngineFailure e) {
            return lost(now, e.reason(), e.transcript());
        } catch (ProtocolException e) {
            return lost(now, String.valueOf(e.getMessage()), List.of());
        }
    }

    private Answer lost(GameSoFar now, String reason, List<String> transcript) {
        err.println(now.position().player() + " (" + spec.command().getFirst() + ") " + reason
                + (transcript.isEmpty() ? "" : "; the last lines:\n" + quoted(transcript)));
        close();
        return new Answer(null, spec.command().getFirst() + " " + reason);
    }

    private Move timed(EngineClient asked, GameSoFar now)
            throws EngineFailure, EngineClient.Resignation, EngineClient.Claim {
        var limits = spec.limits();
        int side = now.side();
        long patience = limits.timeout() + limits.moveTime() + (limits.hasClock() ? clocks[side] : 0);
        long begun = System.nanoTime();
        var move = asked.choose(now, limits.hasClock() ? clocks.clone() : null, patience);
        if (limits.hasClock()) {
            clocks[side] -= (System.nanoTime() - begun) / 1_000_000;
            if (clocks[side] < 0) {
                throw asked.process().failure("has lost on time");
            }
            clocks[side] += limits.increment() + (limits.movesToGo(now.made()) == 1 ? limits.time() : 0);
        }
        return move;
    }

    private static String quoted(List<String> transcript) {
        return "    " + String.join("\n    ", transcript);
    }

    /** Ends the program. */
    @Override
    public void close() {
        if (client != null) {
            client.process().close();
            client = null;
        }
    }
}
