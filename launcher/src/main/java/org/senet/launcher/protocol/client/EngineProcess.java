package org.senet.launcher.protocol.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.ProtocolException;

/** The process of a program that plays. Only processes that were started here are ended, with those that they have started. */
final class EngineProcess implements AutoCloseable {
    private static final int SHOWN = 8;
    private static final int LONGEST_LINE = 200;
    /** A program that says more without being asked is not listened to any more. */
    private static final int MOST_WAITING = 100_000;

    private static final long PATIENCE_MILLISECONDS = 500;
    private static final String END = "\u0000end";

    private static final Set<EngineProcess> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(EngineProcess::kill), "end of engines"));
    }

    private final Process process;
    private final PrintWriter commands;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Deque<String> transcript = new ArrayDeque<>();

    private EngineProcess(Process process) {
        this.process = process;
        commands = new PrintWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8), false);
        read(process.getInputStream(), "< ", true);
        read(process.getErrorStream(), "! ", false);
    }

    /**
     * Starts a program.
     *
     * @throws ProtocolException when that is not possible
     */
    static EngineProcess start(List<String> command) {
        try {
            var started = new EngineProcess(new ProcessBuilder(command).start());
            RUNNING.add(started);
            return started;
        } catch (IOException e) {
            throw new ProtocolException("the program `" + command.getFirst() + "` cannot be started: "
                    + String.valueOf(e.getMessage()).replaceAll("^.*error=\\d+, ", ""));
        }
    }

    private void read(InputStream in, String sign, boolean counts) {
        var reader = new Thread(
                () -> {
                    try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                            note(sign + line);
                            if (counts && !answers.offer(line)) {
                                kill();
                            }
                        }
                    } catch (IOException e) {
                        note("! " + e.getMessage());
                    }
                    if (counts && !answers.offer(END)) {
                        kill();
                    }
                },
                "senet-engine-reader");
        reader.setDaemon(true);
        reader.start();
    }

    private void note(String line) {
        synchronized (transcript) {
            transcript.addLast(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "..." : line);
            if (transcript.size() > SHOWN) {
                transcript.removeFirst();
            }
        }
    }

    /** Sends a line. */
    void send(String line) {
        note("> " + line);
        commands.print(line + "\n");
        commands.flush();
    }

    /**
     * Waits for a line; others are left out.
     *
     * @param milliseconds for how long
     * @throws EngineFailure when the program has ended, or no such line comes in time
     */
    String await(Predicate<String> wanted, long milliseconds) throws EngineFailure {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        while (true) {
            var line = poll(Math.max(0, end - System.nanoTime()));
            if (line == null) {
                throw failure("did not answer within " + milliseconds + " ms");
            }
            if (line.equals(END)) {
                throw failure("ended" + exitCode());
            }
            if (wanted.test(line)) {
                return line;
            }
            if (System.nanoTime() > end) {
                throw failure("did not answer within " + milliseconds + " ms");
            }
        }
    }

    private @Nullable String poll(long nanoseconds) throws EngineFailure {
        try {
            return answers.poll(nanoseconds, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure("was interrupted");
        }
    }

    private String exitCode() {
        try {
            return process.waitFor(PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS)
                    ? " with exit code " + process.exitValue()
                    : " its output";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** A failure with the last lines of the conversation. */
    EngineFailure failure(String reason) {
        synchronized (transcript) {
            return new EngineFailure(reason, new ArrayList<>(transcript));
        }
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Asks the program to leave, and ends it unless it does. */
    @Override
    public void close() {
        // Who leaves when it is asked to may leave others behind.
        var started = process.descendants().toList();
        if (process.isAlive()) {
            send("quit");
        }
        commands.close();
        try {
            process.waitFor(PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        started.forEach(ProcessHandle::destroyForcibly);
        kill();
    }

    private void kill() {
        RUNNING.remove(this);
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
