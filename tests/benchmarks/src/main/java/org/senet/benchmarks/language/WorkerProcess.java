package org.senet.benchmarks.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A {@link Worker} in a JVM of its own, seen from outside. */
final class WorkerProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter commands;
    private final String title;

    private WorkerProcess(Process process, String title) {
        this.process = process;
        this.title = title;
        answers = process.inputReader(StandardCharsets.UTF_8);
        commands = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    }

    /**
     * Starts a worker.
     *
     * @param options the file with the options of its JVM
     * @throws IOException when it cannot be started
     */
    static WorkerProcess start(Dialect dialect, Path options, Path program) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command =
                new ProcessBuilder(java, "@" + options, Worker.class.getName(), dialect.name(), program.toString());
        command.redirectError(ProcessBuilder.Redirect.INHERIT);
        return new WorkerProcess(command.start(), dialect.title() + ", " + program.getFileName());
    }

    /**
     * Lets the worker run for some time.
     *
     * @throws IOException when it has ended, because the program has failed
     */
    Slice run(long millis) throws IOException {
        commands.println(millis);
        var answer = answers.readLine();
        if (answer == null) {
            throw new IOException(title + " has failed");
        }
        return Slice.parse(answer);
    }

    /** Ends the worker. */
    @Override
    public void close() {
        commands.close();
        process.destroy();
    }
}
