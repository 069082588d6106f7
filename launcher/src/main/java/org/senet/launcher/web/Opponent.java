package org.senet.launcher.web;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.graalvm.polyglot.PolyglotException;
import org.senet.api.Games;
import org.senet.api.Move;
import org.senet.api.Position;

/** Makes the moves of the computer's players and of chance. */
final class Opponent {
    /** Players by the names of their levels. */
    static final Map<String, String> LEVELS = Map.of(
            "random",
            "",
            "easy",
            "alphabeta:depth=1",
            "medium",
            "alphabeta:time=300ms",
            "strong",
            "alphabeta:time=2s",
            "uct",
            "uct:time=2s");
    /** Nobody sees what happens in between. */
    private static final int MOST_IN_A_ROW = 500;

    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        var thread = new Thread(work, "opponent");
        thread.setDaemon(true);
        return thread;
    });
    private final Random random = new Random();

    /** Plays on, in a thread of its own, until a person is to move. */
    void wake(Room room) {
        threads.submit(() -> play(room));
    }

    private void play(Room room) {
        try {
            for (int i = 0; i < MOST_IN_A_ROW && moves(room); i++) {
                Thread.sleep(150);
            }
        } catch (Refusal e) {
            var event = new JsonObject();
            event.addProperty("text", e.text());
            room.streams().send("stopped", event.toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Makes one move; false when a person is to move, or the game is over. */
    private boolean moves(Room room) {
        long revision = room.revision();
        boolean turn = room.use(loaded -> isTurn(room, room.position(room.tree().current())));
        if (!turn) {
            return false;
        }
        room.streams().send("thinking", "{}");
        try {
            room.change(revision, loaded -> {
                var position = room.position(room.tree().current());
                if (isTurn(room, position)) {
                    room.tree().play(choose(room, loaded, position).notation());
                }
                return true;
            });
        } catch (Refusal e) {
            // Somebody has gone elsewhere in the meantime: there may be something to do there.
            if (room.revision() == revision) {
                throw e;
            }
        }
        return true;
    }

    /** Whether the computer or chance is to move. */
    static boolean isTurn(Room room, Position position) {
        return !position.over() && (position.chance() || room.seats().containsKey(position.player()));
    }

    private Move choose(Room room, Room.Loaded loaded, Position position) {
        var moves = position.moves();
        var level = position.chance() ? "random" : room.seats().getOrDefault(position.player(), "random");
        var text = LEVELS.getOrDefault(level, "");
        if (text.isEmpty()) {
            return position.chance() ? Move.drawn(moves, random) : moves.get(random.nextInt(moves.size()));
        }
        try {
            return Games.player(loaded.context(), text, random.nextLong()).choose(position);
        } catch (PolyglotException e) {
            if (e.isInterrupted()) {
                room.seats().remove(position.player());
                throw new Refusal(409, "the computer was stopped; " + position.player() + " is played by people now");
            }
            throw e;
        }
    }
}
