package org.senet.launcher.protocol.engine;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Notation;
import org.senet.launcher.protocol.ProtocolException;

/** What engines have in common: the worker, the game with its positions, and one search at a time. */
abstract sealed class Engine implements Protocol permits GtpEngine, HubEngine, UciEngine, XboardEngine {
    private static final int SIDES = 2;
    /** How long clients wait at most until the engine says that it is ready, in seconds; cutechess-cli gives up after 15. */
    private static final int PATIENCE = 5;

    private final Setting setting;
    private final Output out;
    private final Consumer<Throwable> failed;
    private final Lag lag = new Lag();
    private @Nullable Worker worker;
    private final CompletableFuture<Void> ready = new CompletableFuture<>();
    private volatile @Nullable Search search;
    /** How many answers were asked for and not given yet, bare moves of a search left out. */
    private final AtomicInteger waiting = new AtomicInteger();

    /** Set by the worker, before all tasks. */
    private @Nullable Room room;

    /** What the worker has once the game is loaded. */
    record Room(Loaded loaded, Desk desk, Thinker thinker, Notation notation) {}

    /** @param failed is called when the game cannot be loaded, which ends the process */
    Engine(Setting setting, Output out, Consumer<Throwable> failed) {
        this.setting = setting;
        this.out = out;
        this.failed = failed;
    }

    Setting setting() {
        return setting;
    }

    final void print(String... lines) {
        out.print(lines);
    }

    /** How the protocol writes moves of a game. */
    abstract Notation notation(Loaded loaded);

    /** Whether the player gets to know the game as soon as that is loaded. */
    boolean preparesAtOnce() {
        return true;
    }

    /** Is called by the worker when the game is there. */
    void loaded(Room fresh) {}

    /** Loads the game, unless that has begun. */
    final void load() {
        if (worker == null) {
            // What comes in meanwhile is read and queues up, so an answer in time only makes the first move a later
            // one.
            ready.completeOnTimeout(null, PATIENCE, TimeUnit.SECONDS);
            worker = new Worker(setting.opening(), this::open, this::awaitPreparation, this::fail);
        }
    }

    private void fail(Throwable thrown) {
        tellError(ProtocolException.line(thrown));
        failed.accept(thrown);
    }

    /** A context cannot be closed while a thread is in it. */
    private void awaitPreparation() {
        room().thinker().awaitPreparation();
    }

    private void open(Loaded loaded) {
        var game = loaded.game();
        if (game.players().size() != SIDES || !game.chance().isEmpty()) {
            throw new ProtocolException("engines play games of two players without chance, and `" + game.name()
                    + "` is none: its players are " + String.join(", ", game.players())
                    + (game.chance().isEmpty() ? "" : " and, by chance, " + String.join(", ", game.chance())));
        }
        var thinker = new Thinker(loaded, PlayerText.parse(setting.player()), setting.seed());
        var fresh = new Room(loaded, new Desk(loaded), thinker, notation(loaded));
        room = fresh;
        loaded(fresh);
        if (preparesAtOnce()) {
            // What comes in meanwhile is read and queues up, so an answer in time only makes the first move a later
            // one.
            ready.completeOnTimeout(null, PATIENCE, TimeUnit.SECONDS);
            thinker.prepare().whenComplete((nothing, thrown) -> {
                if (thrown == null) {
                    ready.complete(null);
                } else {
                    fail(thrown);
                }
            });
        } else {
            ready.complete(null);
        }
    }

    /**
     * Does something once all that has come in before is done, the game is loaded and moves can be chosen, or after {@value #PATIENCE} seconds.
     *
     * @param searching whether a move is searched for: then what has come in before is not waited for
     */
    final void whenReady(boolean searching, Runnable task) {
        load();
        var caughtUp = new CompletableFuture<Void>();
        if (searching) {
            caughtUp.complete(null);
        } else {
            submit(room -> caughtUp.complete(null));
            caughtUp.completeOnTimeout(null, PATIENCE, TimeUnit.SECONDS);
        }
        ready.thenAcceptBoth(caughtUp, (loaded, done) -> task.run());
    }

    /** What the worker does with the game. */
    @FunctionalInterface
    interface Task {
        void run(Room room);
    }

    /** Plays another game from now on; called by the worker. */
    final void replace(Loaded loaded) {
        var thinker = new Thinker(loaded, room().thinker().text(), setting.seed());
        var fresh = new Room(loaded, new Desk(loaded), thinker, notation(loaded));
        room = fresh;
        loaded(fresh);
    }

    /** Takes another notation from now on; called by the worker. */
    final void rename(Notation notation) {
        var now = room();
        room = new Room(now.loaded(), now.desk(), now.thinker(), notation);
    }

    private Room room() {
        if (room == null) {
            throw new IllegalStateException("the game is not there");
        }
        return room;
    }

    /** Lets the worker do something when it is ready; what goes wrong is told as an error of the protocol. */
    final void submit(Task task) {
        load();
        if (worker != null) {
            worker.submit(() -> {
                try {
                    task.run(room());
                } catch (RuntimeException e) {
                    tellError(ProtocolException.line(e));
                }
            });
        }
    }

    /** The same for what the conversation does not end without. */
    final void submitAnswer(Task task) {
        waiting.incrementAndGet();
        submit(room -> {
            try {
                task.run(room);
            } finally {
                waiting.decrementAndGet();
            }
        });
    }

    /** Whether there are answers that were not given yet. */
    final boolean owesAnswers() {
        return waiting.get() > 0;
    }

    /** What has come in before is answered before the end. */
    @Override
    public void drain() {
        if (owesAnswers()) {
            var done = new CountDownLatch(1);
            submit(room -> done.countDown());
            try {
                done.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** What a move costs besides thinking, in milliseconds, when the connection takes some of them. */
    final double overhead(double connection) {
        return connection + lag.milliseconds();
    }

    /** Notes that the move of a search was told whose time was limited from its begin on. */
    final void noteTold(Limits limits, Search told) {
        lag.note(limits.nanoseconds(), told.age());
    }

    /** A search that begins now, and which {@link #stop} ends. */
    final Search begin(long nanoseconds, boolean held) {
        var begun = new Search(nanoseconds, held);
        search = begun;
        return begun;
    }

    /** The present search, or the last one. */
    final @Nullable Search search() {
        return search;
    }

    @Override
    public final void close() {
        stop();
        if (worker != null) {
            worker.close();
        }
    }

    /** Ends the search, if there is one. */
    final void stop() {
        var running = search;
        if (running != null) {
            running.stop();
        }
    }
}
