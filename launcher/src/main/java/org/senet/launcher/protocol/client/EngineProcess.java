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
import java.util.concurrent.CountDownLatch;
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
    /** A line without an end would fill the memory. */
    private static final int MOST_CHARACTERS = 1_000_000;

    private static final long PATIENCE_MILLISECONDS = 500;
    /** How long a signal may take that has ended a program before it reaches this process. */
    private static final long SIGNAL_MILLISECONDS = 3000;

    private static final Set<Integer> SIGNALLED = Set.of(128 + 2, 128 + 15);
    private static final String END = "\u0000end";

    private static final Set<EngineProcess> RUNNING = ConcurrentHashMap.newKeySet();

    private static final CountDownLatch LEAVING = new CountDownLatch(1);

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            LEAVING.countDown();
                            RUNNING.forEach(EngineProcess::kill);
                        },
                        "end of engines"));
    }

    private final Process process;
    private final PrintWriter commands;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Deque<String> transcript = new ArrayDeque<>();
    /** Why this program is not listened to any more; null while it is. */
    private volatile @Nullable String fault;

    private volatile boolean isAsked;
    /** The beginning of a line that has not ended. Guarded by the transcript. */
    private String unended = "";

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
            throw new ProtocolException("the program `" + command.getFirst() + "` cannot be started: " + reason(e)
                    + (command.getFirst().indexOf(' ') < 0
                            ? ""
                            : "; its arguments stand behind a question mark, `?arg=A&arg=B`"));
        }
    }

    /** What the system says, without Java's words around it. */
    private static String reason(IOException e) {
        return String.valueOf(e.getMessage())
                .replaceAll("^.*error[=:] ?\\d+,? *", "")
                .replaceAll("^\\((.*)\\) *$", "$1");
    }

    private void read(InputStream in, String sign, boolean counts) {
        var reader = new Thread(
                () -> {
                    try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                        for (var line = line(lines, counts); line != null; line = line(lines, counts)) {
                            note(sign + line);
                            if (counts && !isHeard(line)) {
                                refuse("said " + MOST_WAITING + " lines without being asked");
                            }
                        }
                    } catch (IOException e) {
                        note("! " + e.getMessage());
                    }
                    if (counts && !isHeard(END)) {
                        refuse("said " + MOST_WAITING + " lines without being asked");
                    }
                },
                "senet-engine-reader");
        reader.setDaemon(true);
        reader.start();
    }

    /** Hands a line on; false when nobody wants to hear so many. Who is asked may say as much as can be read. */
    private boolean isHeard(String line) {
        try {
            return answers.offer(line, isAsked ? PATIENCE_MILLISECONDS : 0, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The next line; null at the end, and when a line is too long. */
    private @Nullable String line(BufferedReader in, boolean counts) throws IOException {
        var line = new StringBuilder();
        while (true) {
            if (counts && !in.ready()) {
                setUnended(line);
            }
            int c = in.read();
            if (c < 0 || c == '\n') {
                setUnended("");
            }
            if (c < 0) {
                return line.isEmpty() ? null : line.toString();
            }
            if (c == '\n') {
                int end = line.length();
                return end > 0 && line.charAt(end - 1) == '\r' ? line.substring(0, end - 1) : line.toString();
            }
            if (line.length() == MOST_CHARACTERS) {
                note("< " + line);
                refuse("said a line of more than " + MOST_CHARACTERS + " characters");
                return null;
            }
            line.append((char) c);
        }
    }

    /** Notes what has come of a line when nothing more is there for now. */
    private void setUnended(CharSequence line) {
        synchronized (transcript) {
            unended = line.subSequence(0, Math.min(line.length(), LONGEST_LINE)).toString();
        }
    }

    /** Ends the program, which is not listened to any more. */
    private void refuse(String why) {
        if (fault == null) {
            fault = why;
        }
        kill();
        answers.clear();
        answers.add(END);
    }

    private void note(String line) {
        synchronized (transcript) {
            transcript.addLast(line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + "..." : line);
            if (transcript.size() > SHOWN) {
                transcript.removeFirst();
            }
        }
    }

    /** Lets go by what was said without being asked, other than some lines. */
    void forget(Predicate<String> except) {
        answers.removeIf(line -> !line.equals(END) && !except.test(line));
    }

    /** Takes the lines of a kind out of what was said without being asked, and lets go by the rest. */
    List<String> take(Predicate<String> wanted) {
        var taken = answers.stream().filter(wanted).toList();
        forget(line -> false);
        return taken;
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
        isAsked = true;
        try {
            return next(wanted, milliseconds);
        } finally {
            isAsked = false;
        }
    }

    private String next(Predicate<String> wanted, long milliseconds) throws EngineFailure {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        while (true) {
            var line = poll(Math.max(0, end - System.nanoTime()));
            if (line == null) {
                throw failure("did not answer within " + milliseconds + " ms");
            }
            if (line.equals(END)) {
                throw ended();
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

    /** What is to be told when the program says nothing more. Where this process is ending itself, nothing is: the thread stays here. */
    private EngineFailure ended() {
        try {
            boolean exited = process.waitFor(PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS);
            // Ctrl-C reaches the program as well, perhaps before this process.
            boolean signalled = exited && SIGNALLED.contains(process.exitValue());
            if (LEAVING.await(signalled ? SIGNAL_MILLISECONDS : PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
                Thread.sleep(Long.MAX_VALUE);
            }
            var why = fault;
            if (why != null) {
                return failure(why);
            }
            return failure("ended" + (exited ? " with exit code " + process.exitValue() : " its output"));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failure("was interrupted");
        }
    }

    /** A failure with the last lines of the conversation. */
    EngineFailure failure(String reason) {
        synchronized (transcript) {
            var lines = new ArrayList<>(transcript);
            if (!unended.isEmpty()) {
                lines.add("< " + unended + " (the line has not ended)");
            }
            return new EngineFailure(reason, lines);
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
