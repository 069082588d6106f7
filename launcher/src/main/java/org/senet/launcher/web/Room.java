package org.senet.launcher.web;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SandboxPolicy;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;
import org.senet.api.Position;
import org.senet.launcher.picture.BoardPicture;

/**
 * A game that is being played. Its script runs in a context without any rights and with limits, and in a thread of its own: what
 * takes too long is interrupted, and the context made anew. Thread-safe.
 */
final class Room {
    private static final long PATIENCE_SECONDS = 20;
    private static final long STACK = 64L << 20;
    private static final String ALLOCATION = "4GB";
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final String id;
    private final String name;
    private final Library.Script script;
    private final @Nullable String startText;
    private final Engine engine;
    private final Runnable changed;
    private final Streams streams = new Streams();
    private final ExecutorService thread;
    private final Map<String, String> seats = new HashMap<>();
    private final Map<Integer, Position> positions = new HashMap<>();
    private final AtomicReference<@Nullable Context> running = new AtomicReference<>();
    private final MoveTree tree;
    private volatile long revision = 1;
    private volatile long lastUse = System.nanoTime();
    private @Nullable Loaded loaded;
    /** The state of the script's file that was loaded first, or has been reloaded; null as long as nothing was loaded. */
    private volatile @Nullable ScriptVersion version;

    /** The game in its context. */
    record Loaded(Context context, Game game, BoardPicture picture) {}

    /** What is done with a game that is loaded. */
    @FunctionalInterface
    interface Work<T> {
        T of(Loaded loaded) throws IOException;
    }

    /**
     * @param startText the position at the start as text; null for the game's own
     * @param engine shares code between rooms
     * @param changed is called when something has to be kept
     */
    Room(
            String id,
            String name,
            Library.Script script,
            @Nullable String startText,
            MoveTree tree,
            Map<String, String> seats,
            Engine engine,
            Runnable changed) {
        this.id = id;
        this.name = name;
        this.script = script;
        this.startText = startText;
        this.tree = tree;
        this.seats.putAll(seats);
        this.engine = engine;
        this.changed = changed;
        thread = Executors.newSingleThreadExecutor(work -> {
            var made = new Thread(null, work, "game " + id, STACK);
            made.setDaemon(true);
            return made;
        });
    }

    String id() {
        return id;
    }

    String name() {
        return name;
    }

    @Nullable
    String startText() {
        return startText;
    }

    Library.Script script() {
        return script;
    }

    Streams streams() {
        return streams;
    }

    MoveTree tree() {
        return tree;
    }

    /** Who plays which side; people where nothing is said. To be asked in the room's thread. */
    Map<String, String> seats() {
        return seats;
    }

    long revision() {
        return revision;
    }

    /** When something was last asked of the game, in nanoseconds of this process. */
    long lastUse() {
        return lastUse;
    }

    /** Ends the game by what the player to move can claim. */
    void claim() {
        claimed(position(tree.current()));
        tree.play(Clicks.CLAIM);
    }

    /** Does something in the thread of the room, with the game loaded. */
    <T> T use(Work<T> work) {
        return run(() -> work.of(ready()));
    }

    /** The same, and afterwards tells everybody that the state has changed. */
    <T> T change(long expected, Work<T> work) {
        return run(() -> {
            if (expected != revision) {
                throw new Refusal(409, "somebody else has moved; look again");
            }
            var result = work.of(ready());
            touch();
            return result;
        });
    }

    /** Notes that the state is another one now. */
    void touch() {
        revision++;
        changed.run();
        tellState();
    }

    private void tellState() {
        var event = new JsonObject();
        event.addProperty("rev", revision);
        streams.send("state", event.toString());
    }

    private <T> T run(Callable<T> work) {
        lastUse = System.nanoTime();
        Future<T> future;
        try {
            future = thread.submit(work);
        } catch (RejectedExecutionException e) {
            throw new Refusal(503, "the game has been closed; ask again");
        }
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            abandon();
            throw new Refusal(503, "the script takes too long: it was stopped after " + PATIENCE_SECONDS + " seconds");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal(503, "the server stops");
        } catch (ExecutionException e) {
            throw refusal(e.getCause());
        }
    }

    private static Refusal refusal(@Nullable Throwable cause) {
        return switch (cause) {
            case Refusal refusal -> refusal;
            case PolyglotException failure -> new Refusal(422, message(failure));
            case IOException failure -> new Refusal(422, String.valueOf(failure.getMessage()));
            case IllegalArgumentException wrong -> new Refusal(422, String.valueOf(wrong.getMessage()));
            case null -> new Refusal(500, "something went wrong");
            case RuntimeException other -> new Refusal(422, String.valueOf(other.getMessage()));
            case Throwable other -> throw new IllegalStateException(other);
        };
    }

    /** What is wrong with a script, with the place. */
    static String message(PolyglotException failure) {
        if (failure.isResourceExhausted() || failure.isCancelled() || failure.isInterrupted()) {
            return "the script was stopped: it takes too much time or memory";
        }
        var place = failure.getSourceLocation();
        var where = place == null || !place.hasLines()
                ? ""
                : place.getSource().getName() + ":" + place.getStartLine() + ":" + place.getStartColumn() + ": ";
        return where + failure.getMessage();
    }

    /** Ends what is running in the context, for good; the next request makes another one. */
    private void abandon() {
        var context = running.getAndSet(null);
        if (context != null) {
            context.close(true);
        }
    }

    /** Ends a search of the computer; whatever else runs is done again. */
    void interrupt() {
        var context = running.get();
        if (context != null) {
            try {
                context.interrupt(GRACE);
            } catch (TimeoutException e) {
                context.close(true);
            }
        }
    }

    /** Ends all that is going on. */
    void close() {
        abandon();
        thread.shutdownNow();
    }

    private Loaded ready() throws IOException {
        if (loaded == null || running.get() != loaded.context) {
            positions.clear();
            loaded = load();
            // A game that was kept may be older than its script.
            replayed();
        }
        return loaded;
    }

    private Loaded load() throws IOException {
        if (version == null) {
            // Before the file is read: what is written meanwhile is a change.
            version = script.file().map(ScriptVersion::of).orElse(null);
        }
        var context = Context.newBuilder("senet")
                .engine(engine)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .option("senet-limits.allocation", ALLOCATION)
                .build();
        running.set(context);
        try {
            var game = script.open(context);
            var fresh = new Loaded(context, game, new BoardPicture(game));
            positions.put(0, startText == null ? game.start() : game.position(startText));
            return fresh;
        } catch (IOException | RuntimeException e) {
            running.set(null);
            context.close(true);
            throw e;
        }
    }

    /**
     * The position of a node.
     *
     * @throws Refusal when a move on the way is not legal, as after a change of the script
     */
    Position position(int node) {
        var known = positions.get(node);
        if (known != null) {
            return known;
        }
        var position = positions.get(0);
        for (int step : tree.path(node)) {
            var next = positions.get(step);
            if (next == null && position != null) {
                var move = tree.node(step).move();
                next = move.equals(Clicks.CLAIM) ? claimed(position) : after(position, move);
                positions.put(step, next);
            }
            position = next;
        }
        if (position == null) {
            throw new Refusal(500, "there is no start");
        }
        return position;
    }

    private static Position after(Position position, String move) {
        var found = position.moves().stream()
                .filter(m -> m.notation().equals(move))
                .findFirst()
                .orElseThrow(() -> new Refusal(409, "the move `" + move + "` is not legal"));
        return position.apply(found);
    }

    private static Position claimed(Position position) {
        if (position.claim() == null) {
            throw new Refusal(409, "there is nothing to claim");
        }
        return position.claimed();
    }

    /** Whether the script is another one than it was when the game was loaded or this was last asked; for one thread. */
    boolean scriptHasChanged() {
        var before = version;
        if (before == null) {
            return false;
        }
        var now = script.file()
                .map(ScriptVersion::of)
                .filter(ScriptVersion::isThere)
                .orElse(before);
        version = now;
        return !now.equals(before);
    }

    /**
     * Reads the script anew, which has changed. Moves that are no longer legal stay in the tree, and the game stands before the first of
     * them.
     *
     * @return whether the script is right
     */
    boolean reload() {
        var event = new JsonObject();
        var kind = "reloaded";
        try {
            run(() -> {
                var before = loaded;
                try {
                    positions.clear();
                    loaded = load();
                } catch (IOException | RuntimeException e) {
                    loaded = null;
                    throw e;
                } finally {
                    if (before != null) {
                        before.context.close(true);
                    }
                }
                event.addProperty("text", replayed());
                return null;
            });
        } catch (Refusal e) {
            event.addProperty("text", e.text());
            kind = "broken";
        }
        revision++;
        tellState();
        // Last, so that what has become of the game is not replaced by whose turn it is.
        streams.send(kind, event.toString());
        return kind.equals("reloaded");
    }

    private String replayed() {
        var moves = new ArrayList<>(tree.path(tree.current()));
        for (int i = 0; i < moves.size(); i++) {
            try {
                position(moves.get(i));
            } catch (Refusal e) {
                var broken = tree.node(moves.get(i)).move();
                var before = i == 0 ? 0 : moves.get(i - 1);
                tree.go(before);
                var why = position(before).moves().isEmpty() ? "the game is over there" : "it is not legal any more";
                return "The script has changed. Move " + (i + 1) + ", " + broken + ", cannot be played: " + why + ".";
            }
        }
        return "The script has changed; all " + moves.size() + " moves are still legal.";
    }

    /** The clicks of a request. */
    static List<String> texts(JsonObject request, String member) {
        var list = new ArrayList<String>();
        if (request.has(member)) {
            request.getAsJsonArray(member).forEach(e -> list.add(e.getAsString()));
        }
        return list;
    }
}
