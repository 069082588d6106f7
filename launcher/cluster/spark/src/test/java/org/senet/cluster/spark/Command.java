package org.senet.cluster.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A call of the {@code senet} command that is under way. */
record Command(Process process, Path out, Path err) {
    static final Path ROOT = Path.of(System.getProperty("senet.root", "../../.."));

    private static final int LIMIT_MINUTES = 15;

    /** What a process has printed. */
    record Result(int exitCode, String out, String err) {}

    /**
     * Starts a command.
     *
     * @param folder where its output is kept
     * @param line words with spaces between them
     * @param environment variables that are set, or taken away where they are empty
     */
    static Command start(Path folder, String line, Map<String, String> environment) throws IOException {
        var words =
                new ArrayList<>(List.of(ROOT.resolve("senet").toAbsolutePath().toString()));
        words.addAll(List.of(line.split(" ")));
        return start(folder, words, environment);
    }

    /** Starts any program as {@link #start(Path, String, Map)} does. */
    static Command start(Path folder, List<String> words, Map<String, String> environment) throws IOException {
        var out = Files.createTempFile(folder, "call", ".out");
        var err = Files.createTempFile(folder, "call", ".err");
        var builder = new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().put("SENET_NO_BUILD", "yes");
        builder.environment().put("NO_COLOR", "yes");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_HOME", LocalCluster.sparkHome());
        builder.environment().putAll(environment);
        builder.environment().values().removeIf(String::isEmpty);
        return new Command(builder.start(), out, err);
    }

    /** Waits for the end of the process; ends it when it takes too long. */
    Result end() throws IOException, InterruptedException {
        if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        return new Result(process.waitFor(), Files.readString(out), Files.readString(err));
    }
}
