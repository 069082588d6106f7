package org.senet.tests.compiling;

import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;

/**
 * Runs the small case of each program of a folder until it is compiled, in both tiers, and prints its name. A function that the
 * compiler gives up ends the process with an error.
 */
final class CompiledPrograms {
    private static final String LANGUAGE = "senet";
    private static final int TURNS = 60;

    /** Whether a program has the right result each time. */
    private static final String RUN = """
            (fn [program turns]
              (let [[argument expected] (:small program) run (:run program)]
                (every? (fn [_] (= expected (run argument))) (range turns))))
            """;

    private CompiledPrograms() {}

    public static void main(String[] arguments) throws IOException {
        var folder = new File(Objects.requireNonNull(System.getProperty("senet.programs")));
        var files = Objects.requireNonNull(folder.listFiles((f, name) -> name.endsWith(".cljc")));
        Arrays.sort(files, Comparator.comparing(File::getName));
        for (var file : files) {
            run(file);
        }
    }

    private static void run(File file) throws IOException {
        try (var engine = Engine.newBuilder()
                        .allowExperimentalOptions(true)
                        .option("engine.BackgroundCompilation", "false")
                        .option("engine.CompilationFailureAction", "Throw")
                        .option("engine.FirstTierCompilationThreshold", "20")
                        .option("engine.LastTierCompilationThreshold", "60")
                        .build();
                var context = Context.newBuilder(LANGUAGE)
                        .engine(engine)
                        .allowAllAccess(true)
                        .build()) {
            var program = context.eval(Source.newBuilder(LANGUAGE, file).build());
            boolean right = context.eval(LANGUAGE, RUN).execute(program, TURNS).asBoolean();
            System.out.println(file.getName() + (right ? " ok" : " wrong"));
        }
    }
}
