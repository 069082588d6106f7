package org.senet.tests;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process in a directory that runs command lines one after another, with the launcher's own entry point and libraries, and
 * the stack that the {@code senet} script gives it. For tests of what commands say; {@link Command} is for those that need the
 * script or a process for themselves.
 */
final class CommandProcess implements AutoCloseable {
    private static final long LIMIT_SECONDS = 120;
    private static final Path HOME = Senet.root().resolve("launcher/target/senet");

    private final Process process;
    private final DataOutputStream calls;
    private final DataInputStream answers;

    private CommandProcess(Process process) {
        this.process = process;
        calls = new DataOutputStream(process.getOutputStream());
        answers = new DataInputStream(process.getInputStream());
    }

    /** Starts one. */
    static CommandProcess in(Path directory) {
        var classPath = String.join(
                File.pathSeparator,
                HOME.resolve("lib").resolve("*").toString(),
                CommandProcess.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath());
        try {
            return new CommandProcess(new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Dsenet.games=" + Senet.games(),
                            "-Dpolyglot.engine.WarnInterpreterOnly=false",
                            "--enable-native-access=ALL-UNNAMED",
                            "--sun-misc-unsafe-memory-access=allow",
                            "-Dfile.encoding=UTF-8",
                            "-Dsun.jnu.encoding=UTF-8",
                            "-XX:+UseSerialGC",
                            "-Xss64m",
                            "-cp",
                            classPath,
                            "org.senet.launcher.CommandLoop")
                    .directory(directory.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs a command line, without input. */
    synchronized Command.Result run(List<String> words) {
        try {
            calls.writeInt(words.size());
            for (var word : words) {
                var bytes = word.getBytes(StandardCharsets.UTF_8);
                calls.writeInt(bytes.length);
                calls.write(bytes);
            }
            calls.writeInt(0);
            calls.flush();
            return CompletableFuture.supplyAsync(this::answer).get(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("no answer to " + words, e);
        }
    }

    private Command.Result answer() {
        try {
            var out = text();
            var err = text();
            return new Command.Result(answers.readInt(), out, err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text() throws IOException {
        return new String(answers.readNBytes(answers.readInt()), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
