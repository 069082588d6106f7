package org.senet.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.io.IOAccess;
import org.jspecify.annotations.Nullable;
import org.senet.api.Games;

/**
 * Does units of one job in this process: one engine, and a context for each thread that works at a time. Games are those of strangers:
 * they reach nothing of the machine. Thread-safe.
 */
public final class Workplace implements AutoCloseable {
    /** Rules need much stack. */
    private static final long STACK = 64L << 20;

    private final Job job;
    private final Outlet outlet;
    private final Engine engine;
    private final Deque<Desk> idle = new ArrayDeque<>();
    /** Held for reading while a game is opened: an engine that is closed meanwhile waits forever. */
    private final ReadWriteLock opening = new ReentrantReadWriteLock();

    private boolean closed;

    /** A context in which work goes on. */
    private record Desk(Context context, Work.Units units) {}

    /** @param outlet takes what units make besides their results */
    public Workplace(Job job, Outlet outlet) {
        this.job = job;
        this.outlet = outlet;
        engine = Engine.newBuilder(Games.LANGUAGE)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
    }

    /** Whether rules are compiled to machine code here; interpreted, they take many times as long. */
    public boolean compiles() {
        return !engine.getImplementationName().equals("Interpreted");
    }

    /**
     * Does a unit, in a thread with a large stack.
     *
     * @param input the text that the unit reads; empty when it reads none
     * @throws org.graalvm.polyglot.PolyglotException when the rules fail; it has its place only as long as this is open
     * @throws InterruptedException when this thread is interrupted; then the unit is given up
     */
    public String result(int unit, String input) throws IOException, InterruptedException {
        var running = new Context[1];
        var task = new FutureTask<>(() -> {
            var desk = take();
            if (Thread.interrupted()) {
                stop(desk.context);
                throw new CancellationException();
            }
            synchronized (running) {
                running[0] = desk.context;
            }
            var result = desk.units.result(unit, input);
            synchronized (idle) {
                idle.push(desk);
            }
            return result;
        });
        var thread = new Thread(null, task, "senet-unit-" + unit, STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (InterruptedException e) {
            task.cancel(true);
            synchronized (running) {
                stop(running[0]);
            }
            throw e;
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException cause -> throw cause;
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    private Desk take() throws IOException {
        synchronized (idle) {
            if (!idle.isEmpty()) {
                return idle.pop();
            }
        }
        opening.readLock().lock();
        try {
            if (closed) {
                throw new CancellationException();
            }
            return open();
        } finally {
            opening.readLock().unlock();
        }
    }

    private Desk open() throws IOException {
        var context = Context.newBuilder(Games.LANGUAGE)
                .engine(engine)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .allowIO(IOAccess.newBuilder()
                        .fileSystem(new ParcelFiles(job.parcel().files()))
                        .build())
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
        return new Desk(context, job.open(context, outlet));
    }

    /** Ends what goes on in a context, and the context with it. */
    private static void stop(@Nullable Context context) {
        if (context != null) {
            context.close(true);
        }
    }

    @Override
    public void close() {
        opening.writeLock().lock();
        closed = true;
        opening.writeLock().unlock();
        engine.close(true);
    }
}
