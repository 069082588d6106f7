package org.senet.benchmarks.games;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A {@link Worker} in a JVM of its own, seen from outside. */
final class GameProcess implements AutoCloseable {
    private static final long SECONDS_TO_END = 5;
    private static final long MINUTES_TO_LIVE = 60;

    private final String game;
    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter commands;

    private GameProcess(String game, Process process) {
        this.game = game;
        this.process = process;
        answers = process.inputReader(StandardCharsets.UTF_8);
        commands = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    }

    /**
     * Starts a worker.
     *
     * @param options the file with the options of its JVM
     * @param handicap how many percent slower Senet is made
     * @throws IOException when it cannot be started
     */
    static GameProcess start(Path options, Path table, String game, int handicap) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("@" + options);
        command.add("-Dsenet.benchmarks.handicap=" + handicap);
        return start(command, table, game);
    }

    /**
     * Starts a worker in a JVM like that of a command.
     *
     * @param command the JVM and its options; the last one is the class path
     * @throws IOException when it cannot be started
     */
    static GameProcess startLike(List<String> command, Path table, String game) throws IOException {
        var longer = new ArrayList<>(command);
        var classes = Path.of(
                Worker.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        // Behind what the command has, so that it starts as fast as the command does.
        longer.add(longer.removeLast() + File.pathSeparator + classes);
        return start(longer, table, game);
    }

    private static GameProcess start(List<String> jvm, Path table, String game) throws IOException {
        var command = new ArrayList<>(jvm);
        command.addAll(List.of(Worker.class.getName(), table.toString(), game));
        var process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        var started = process.start();
        CompletableFuture.delayedExecutor(MINUTES_TO_LIVE, TimeUnit.MINUTES).execute(started::destroyForcibly);
        return new GameProcess(game, started);
    }

    /**
     * Lets one side do a task for a time.
     *
     * @param contender {@link Duel#SENET}, or the key of a design
     * @throws IOException when the worker has ended, because something has failed
     */
    Slice slice(String contender, boolean whole, Task task, int depth, long millis) throws IOException {
        return Slice.parse(ask("slice " + contender + " " + whole + " " + task + " " + depth + " " + millis));
    }

    /**
     * Gives a command and waits for the answer.
     *
     * @throws IOException when the worker has ended, because something has failed
     */
    String ask(String command) throws IOException {
        commands.println(command);
        var answer = answers.readLine();
        if (answer == null) {
            throw new IOException(game + " has failed");
        }
        return answer;
    }

    /** Ends the worker. */
    @Override
    public void close() {
        commands.close();
        try {
            if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
