package org.senet.tests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The {@code senet} script as a user calls it: a process of its own. */
final class Command {
    /** Longer than any call takes on a slow machine, so that a hanging one does not hang the build. */
    private static final long LIMIT_SECONDS = 240;

    /** Colours and progress are for terminals; a build during the tests would test something else. */
    private static final Map<String, String> ENVIRONMENT =
            Map.of("SENET_NO_BUILD", "yes", "NO_COLOR", "yes", "SENET_JAVA_OPTS", "");

    /** Depends on what was called before. */
    private static final String FIRST_USE = "Preparing the optimizing runtime (first use) ...\n";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    private final Path directory;
    private String input = "";
    private final Map<String, String> environment = new HashMap<>(ENVIRONMENT);
    private String redirection = "";

    private Command(Path directory) {
        this.directory = directory;
    }

    /** A call from a directory. */
    static Command in(Path directory) {
        return new Command(directory);
    }

    /** A call from the root of the repository. */
    static Command inRoot() {
        return in(Senet.root());
    }

    /** Whether the machine has a program of some name. */
    static boolean isThere(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** The words of a command line: separated by blanks, and what stands between quotes is one. */
    static List<String> words(String line) {
        return WORD.matcher(line)
                .results()
                .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                .toList();
    }

    /** What the process reads from standard input. */
    Command withInput(String text) {
        input = text;
        return this;
    }

    /** What a shell does with the streams before it starts the process, such as {@code <&-}. */
    Command redirected(String text) {
        redirection = text;
        return this;
    }

    /** Further options of the Java machine. */
    Command withJavaOptions(String options) {
        environment.put("SENET_JAVA_OPTS", options);
        return this;
    }

    /** Another value of a variable of the environment. */
    Command with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Whether the signal of Ctrl-C is switched off for this process, and so for its children. */
    static boolean ignoresInterrupts() throws IOException {
        var status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line ->
                                (Long.parseUnsignedLong(line.substring(7).strip(), 16) >> 1 & 1) == 1);
    }

    /** What a process has left. */
    record Result(int exitCode, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    Result run(String... arguments) {
        return run(List.of(arguments));
    }

    Result run(List<String> arguments) {
        try (var process = Running.start(directory, environment, redirection, arguments)) {
            process.write(input);
            return process.result();
        }
    }

    /** Starts a process that is to be stopped. */
    Running start(String... arguments) {
        return Running.start(directory, environment, redirection, List.of(arguments));
    }

    /** A process whose output goes to files, so that it never waits for a reader. */
    record Running(Process process, Path out, Path err) implements AutoCloseable {
        private static Running start(
                Path directory, Map<String, String> environment, String redirection, List<String> arguments) {
            try {
                var out = Files.createTempFile("senet", ".out");
                var err = Files.createTempFile("senet", ".err");
                var words = new ArrayList<String>();
                if (!redirection.isEmpty()) {
                    words.addAll(List.of("sh", "-c", "exec \"$0\" \"$@\" " + redirection));
                }
                words.add(Senet.root().resolve("senet").toString());
                words.addAll(arguments);
                var builder = new ProcessBuilder(words)
                        .directory(directory.toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
                builder.environment().putAll(environment);
                return new Running(builder.start(), out, err);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void write(String input) {
            try (var stdin = process.getOutputStream()) {
                stdin.write(input.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                // A process that has ended reads nothing; its exit code and errors tell why.
            }
        }

        /** Waits until the process has written a text. */
        void await(String text) throws InterruptedException {
            var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
            while (!Senet.read(out).contains(text)) {
                if (process.waitFor(20, TimeUnit.MILLISECONDS) || System.nanoTime() > end) {
                    throw new AssertionError("no `" + text + "` came from the process; errors:\n" + Senet.read(err));
                }
            }
        }

        /** Waits until the process has written a text that contains a pattern; returns the pattern's group. */
        String awaitMatch(Pattern pattern) throws InterruptedException {
            var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
            while (true) {
                boolean ended = process.waitFor(20, TimeUnit.MILLISECONDS) || System.nanoTime() > end;
                var text = Senet.read(out) + Senet.read(err);
                var match = pattern.matcher(text);
                if (match.find()) {
                    return match.group(1);
                }
                if (ended) {
                    throw new AssertionError("no `" + pattern + "` came from the process:\n" + text);
                }
            }
        }

        /** Sends the signal of Ctrl-C, as a terminal would. */
        void interrupt() {
            send("INT");
        }

        /** Sends a signal, by its name without SIG. */
        void send(String signal) {
            try {
                new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                        .inheritIO()
                        .start()
                        .waitFor();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        /** Waits for the end. */
        Result result() {
            try {
                if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                    throw new AssertionError("the process did not end; output:\n" + Senet.read(out) + Senet.read(err));
                }
                return new Result(
                        process.exitValue(), Senet.read(out), Senet.read(err).replace(FIRST_USE, ""));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void close() {
            process.destroyForcibly();
            try {
                Files.delete(out);
                Files.delete(err);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
