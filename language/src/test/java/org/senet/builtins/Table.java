package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tests written as tables. A line is either {@code expression => printed value} or {@code expression !! part of the error's
 * message}; lines without either are run for their effect, and empty lines are skipped.
 */
final class Table {
    private static final String VALUE = " => ";
    private static final String ERROR = " !! ";

    private Table() {}

    /** A test for each line, all in one context. */
    static Stream<DynamicTest> tests(String table) {
        var context = Context.create("senet");
        return table.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> DynamicTest.dynamicTest(line, () -> run(context, line)))
                .onClose(context::close);
    }

    /** The printed value of an expression, evaluated in a context. */
    static String print(Context context, String expression) {
        return context.eval("senet", "(pr-str " + expression + "\n)").asString();
    }

    /** What a program prints on its output. */
    static String output(String program) {
        var out = new ByteArrayOutputStream();
        try (var context = Context.newBuilder("senet").out(out).build()) {
            context.eval("senet", program);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static void run(Context context, String line) {
        int value = line.lastIndexOf(VALUE);
        int error = line.lastIndexOf(ERROR);
        if (error >= 0) {
            var thrown = catchThrowableOfType(PolyglotException.class, () -> print(context, line.substring(0, error)));
            assertThat(thrown).isNotNull();
            assertThat(thrown.isGuestException()).isTrue();
            assertThat(thrown.getMessage()).contains(line.substring(error + ERROR.length()));
        } else if (value >= 0) {
            assertThat(print(context, line.substring(0, value))).isEqualTo(line.substring(value + VALUE.length()));
        } else {
            context.eval("senet", line);
        }
    }
}
