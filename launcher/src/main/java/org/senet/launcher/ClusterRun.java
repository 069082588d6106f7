package org.senet.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.Job;
import org.senet.cluster.Journal;
import org.senet.cluster.Merge;
import org.senet.cluster.UnitFailure;
import org.senet.launcher.display.ErrorReport;

/** Work of a command that a cluster does: plans it here, lets {@code spark-submit} do it, and prints what has come of it. */
final class ClusterRun {
    private static final String PROGRESS = "senet-progress ";
    private static final String FAILURE = "senet-failure ";
    private static final int LAST_LINES = 12;

    private final ClusterOptions options;
    private final SparkSubmit submit;
    private final Terminal terminal;
    private final Deque<String> log = new ArrayDeque<>();
    private volatile String progress = "waiting for the cluster";
    private @Nullable UnitFailure failure;

    private ClusterRun(ClusterOptions options, SparkSubmit submit, Terminal terminal) {
        this.options = options;
        this.submit = submit;
        this.terminal = terminal;
    }

    /**
     * Does the work of a command line.
     *
     * @param game as the command line calls it
     * @param more arguments of the driver's program
     * @return the exit code of the process
     */
    static int run(String game, Arguments arguments, Terminal terminal, SharedWork.Planner planner, List<String> more)
            throws IOException {
        var options = ClusterOptions.of(arguments);
        var submit = SparkSubmit.of(options);
        var kept = options.checkpoint();
        var folder = kept == null ? Files.createTempDirectory("senet-cluster") : Files.createDirectories(kept);
        try {
            var job = SharedWork.job(game, arguments, terminal, folder, planner);
            return new ClusterRun(options, submit, terminal).run(job, folder, arguments, more);
        } finally {
            if (kept == null) {
                SharedWork.delete(folder);
            }
        }
    }

    private int run(Job job, Path folder, Arguments arguments, List<String> more) throws IOException {
        var letter = folder.resolve("job.json").toAbsolutePath();
        var journal = folder.resolve("journal").toAbsolutePath();
        // Refuses the folder of another job before anything is started.
        Journal.open(journal, job).close();
        WholeFile.write(letter, job.write() + "\n");
        var words = new ArrayList<>(List.of(letter.toString(), journal.toString()));
        words.addAll(more);
        boolean rulesOnly = job.work().kind().equals("perft");
        var command = submit.command(rulesOnly, words);
        if (options.prints()) {
            terminal.out()
                    .println(String.join(
                            " ", command.stream().map(ClusterRun::quoted).toList()));
            return 0;
        }
        long begun = System.nanoTime();
        int exitCode = start(command);
        var seconds = OptionalDouble.of((System.nanoTime() - begun) / 1e9);
        if (exitCode != 0) {
            return failed(exitCode);
        }
        return new WorkReport(Merge.of(List.of(journal)), seconds).print(terminal, arguments);
    }

    /** A word as a shell reads it. */
    private static String quoted(String word) {
        return word.matches("[\\w./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private int start(List<String> command) throws IOException {
        var builder = new ProcessBuilder(command);
        builder.environment().put("JAVA_HOME", submit.driverJdk());
        var process = builder.start();
        process.getOutputStream().close();
        // When this process is interrupted, the driver must not go on by itself.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }));
        var errors = new Thread(() -> read(process.getErrorStream(), this::logged), "errors of spark-submit");
        errors.setDaemon(true);
        errors.start();
        var code = new AtomicInteger(LauncherException.FAILURE);
        Progress.during(terminal, () -> progress, () -> {
            long begun = System.nanoTime();
            var first = new long[] {-1};
            read(process.getInputStream(), line -> said(line, begun, first));
            try {
                code.set(process.waitFor());
                errors.join();
            } catch (InterruptedException e) {
                process.destroy();
                Thread.currentThread().interrupt();
            }
        });
        return code.get();
    }

    private interface Taker {
        void take(String line);
    }

    private static void read(InputStream in, Taker taker) {
        try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                taker.take(line);
            }
        } catch (IOException e) {
            // The process has ended; its exit code tells how.
        }
    }

    private synchronized void logged(String line) {
        log.addLast(line);
        if (log.size() > LAST_LINES) {
            log.removeFirst();
        }
    }

    private synchronized void said(String line, long begun, long[] first) {
        if (line.startsWith(PROGRESS)) {
            var words = line.substring(PROGRESS.length()).split(" ");
            long done = Long.parseLong(words[0]);
            first[0] = first[0] < 0 ? done : first[0];
            progress = Pace.line(done - first[0], Long.parseLong(words[1]) - first[0], System.nanoTime() - begun);
        } else if (line.startsWith(FAILURE)) {
            failure = UnitFailure.read(line.substring(FAILURE.length()));
        } else {
            logged(line);
        }
    }

    private synchronized int failed(int exitCode) {
        var told = failure;
        if (told == null) {
            log.forEach(line -> terminal.err().println("  | " + line));
            throw LauncherException.failure("`spark-submit` has ended with the exit code " + exitCode);
        }
        var place = told.file() == null
                ? null
                : new ErrorReport.Place(
                        told.file(),
                        told.line(),
                        told.column(),
                        String.valueOf(told.text()),
                        Math.max(1, told.length()));
        new ErrorReport(told.message(), place, List.of())
                .lines(terminal.errStyle())
                .forEach(terminal.err()::println);
        return LauncherException.FAILURE;
    }
}
