package org.senet.tests;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;

/**
 * Runs a folder of Clojure's tests, such as {@code test/} of the cross-dialect suite of {@code clojure.core} tests
 * (jank-lang/clojure-test-suite), file by file, each in a context of its own, and counts what becomes of the assertions.
 * The files are portable ({@code .cljc}) and use {@code clojure.test}; what the suite leaves to each dialect is in
 * {@code clojure-suite/portability.senet}.
 *
 * <p>A tool, not a test: run {@link ClojureSuiteTest} with {@code -Dsenet.clojure.suite=FOLDER}.
 */
final class ClojureSuite {
    private static final int SECONDS_PER_FILE = 60;
    private static final String LINE = "%-44s %7d passed %5d failed %5d errors  %s%n";

    private final Path folder;
    private final Path dialect;
    private final PrintStream out;
    private final PrintStream details;

    /** What became of a file's assertions; the note tells why it could not be evaluated to its end. */
    record Result(String file, long passed, long failed, long errors, String note) {}

    /**
     * @param folder the folder from which the names of namespaces count
     * @param dialect the file with what is left to the dialect
     * @param out receives a line for each file
     * @param details receives what the tests print
     */
    ClojureSuite(Path folder, Path dialect, PrintStream out, PrintStream details) {
        this.folder = folder;
        this.dialect = dialect;
        this.out = out;
        this.details = details;
    }

    /** Runs all files whose path contains a text; returns the sum. */
    Result run(String part) throws IOException {
        var results = new ArrayList<Result>();
        for (var file : files(part)) {
            details.println("\n=== " + folder.relativize(file));
            var result = limited(file);
            results.add(result);
            out.printf(LINE, result.file(), result.passed(), result.failed(), result.errors(), result.note());
        }
        var sum = new Result(
                results.size() + " files",
                results.stream().mapToLong(Result::passed).sum(),
                results.stream().mapToLong(Result::failed).sum(),
                results.stream().mapToLong(Result::errors).sum(),
                results.stream().filter(r -> !r.note().isEmpty()).count() + " with a note");
        out.printf(LINE, sum.file(), sum.passed(), sum.failed(), sum.errors(), sum.note());
        return sum;
    }

    private List<Path> files(String part) throws IOException {
        try (var all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(".cljc"))
                    .filter(file -> !file.endsWith("portability.cljc"))
                    .filter(file -> file.toString().contains(part))
                    .sorted()
                    .toList();
        }
    }

    /** Runs a file, but not for ever. */
    private Result limited(Path file) throws IOException {
        var context = newContext(details);
        try (var timer = Executors.newSingleThreadScheduledExecutor()) {
            var limit = timer.schedule(() -> context.close(true), SECONDS_PER_FILE, TimeUnit.SECONDS);
            try {
                return run(context, file);
            } finally {
                limit.cancel(false);
            }
        } finally {
            // One that was cancelled refuses to close in the ordinary way.
            context.close(true);
        }
    }

    private Context newContext(OutputStream output) {
        return Context.newBuilder(Senet.LANGUAGE)
                .allowAllAccess(true)
                .currentWorkingDirectory(folder.toAbsolutePath())
                .option("engine.WarnInterpreterOnly", "false")
                .out(output)
                .build();
    }

    private Result run(Context context, Path file) throws IOException {
        var name = folder.relativize(file).toString();
        var note = "";
        try {
            Senet.eval(context, dialect);
            // An internal source may mention names that nothing explains; they are errors where they are needed.
            context.eval(Source.newBuilder(Senet.LANGUAGE, Files.readString(file), name)
                    .internal(true)
                    .build());
        } catch (PolyglotException e) {
            note = shown(e);
        }
        try {
            var sum = context.eval(Senet.LANGUAGE, """
                    (do
                      (require '[senet.test])
                      (let [sum (senet.test/run-all-tests)]
                        [(:test sum) (:pass sum) (:fail sum) (:error sum)]))
                    """);
            note = note.isEmpty() && sum.getArrayElement(0).asLong() == 0 ? "no tests" : note;
            return new Result(
                    name,
                    sum.getArrayElement(1).asLong(),
                    sum.getArrayElement(2).asLong(),
                    sum.getArrayElement(3).asLong() + (note.isEmpty() || note.equals("no tests") ? 0 : 1),
                    note);
        } catch (PolyglotException e) {
            return new Result(name, 0, 0, 1, shown(e));
        }
    }

    private String shown(PolyglotException e) {
        if (e.isInternalError()) {
            e.printStackTrace(details);
        }
        return "NOTE " + String.valueOf(e.getMessage()).replace('\n', ' ');
    }

    /** Runs a folder's files: arguments are the folder, the dialect's file, and perhaps a part of the paths to run. */
    public static void main(String[] arguments) throws IOException {
        new ClojureSuite(Path.of(arguments[0]), Path.of(arguments[1]), System.out, System.err)
                .run(arguments.length > 2 ? arguments[2] : "");
    }
}
