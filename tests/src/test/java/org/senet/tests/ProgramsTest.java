package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The programs whose speed is compared with Clojure have the right results, which their texts state. */
class ProgramsTest {
    private static final String SUFFIX = ".cljc";

    /** Runs the small case of a program; gives what it should return and what it returns, as texts. */
    private static final String RUN = """
            (fn [program]
              (let [[argument expected] (:small program)]
                [(pr-str expected) (pr-str ((:run program) argument))]))
            """;

    private static Path folder() {
        return Senet.root().resolve("tests/benchmarks/programs");
    }

    static List<String> names() {
        return Senet.names(folder(), SUFFIX);
    }

    @ParameterizedTest
    @MethodSource("names")
    void hasTheRightResult(String name) {
        try (Context context = Senet.newContext(new ByteArrayOutputStream())) {
            var program = Senet.eval(context, folder().resolve(name + SUFFIX));

            var results = context.eval(Senet.LANGUAGE, RUN).execute(program);

            assertThat(results.getArrayElement(1).asString())
                    .isEqualTo(results.getArrayElement(0).asString());
        }
    }
}
