package org.senet.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * The command {@code senet}, as people use it.
 *
 * @param file where it is
 */
public record SenetCommand(Path file) {
    /** The command of the sources from which the benchmarks were built. */
    public static SenetCommand ofRoot() {
        return new SenetCommand(Path.of(System.getProperty("senet.root", "."), "senet"));
    }

    /**
     * Runs it; returns the lines that it prints.
     *
     * @param seconds after which it is ended by force
     * @throws IOException when it fails
     */
    public List<String> run(List<String> arguments, long seconds) throws IOException {
        var command = new ArrayList<String>();
        command.add(file.toString());
        command.addAll(arguments);
        var process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS).execute(process::destroyForcibly);
        var lines = new ArrayList<String>();
        try (var reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
            if (process.waitFor() != 0) {
                throw new IOException(String.join(" ", command) + " has failed");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } finally {
            process.destroyForcibly();
        }
        return lines;
    }
}
