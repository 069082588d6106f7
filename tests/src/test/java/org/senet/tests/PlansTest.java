package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the compiler knows of rules does not depend on the words in which they are written: the pieces of each script in
 * {@code plans} move in one way that is written in different words, so they have one plan. That is what makes them equally fast.
 */
class PlansTest {
    private static final Path FOLDER = Senet.resources("plans");
    private static final Pattern HEADING = Pattern.compile("(?m)^(\\S+) moved .*\n");

    /** Steps that are computed where a piece stands are known, but such moves are not made from sets of positions. */
    private static final Pattern FROM_SETS = Pattern.compile("\n *moves from sets: .*");

    private static final String COMPUTED = "turned";

    static List<String> scripts() {
        return Senet.names(FOLDER, ".senet");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scripts")
    void otherWordsHaveTheSamePlan(String script) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = Senet.eval(context, FOLDER.resolve(script + ".senet"));
            var whole = game.invokeMember("plan", "White", null).asString();
            var text = whole;
            if (script.equals(COMPUTED)) {
                assertThat(whole).contains("moves from sets");
                text = FROM_SETS.matcher(whole).replaceAll("");
            }
            var names = HEADING.matcher(text).results().map(m -> m.group(1)).toList();
            var plans = Arrays.stream(HEADING.split(text))
                    .skip(1)
                    .map(String::strip)
                    .toList();
            assertThat(names).hasSizeGreaterThan(1).hasSameSizeAs(plans).startsWith("Plain");
            // What is written out of the rules is followed to the end, where the piece is put down.
            assertThat(plans.getFirst()).contains("tried at: (and").doesNotContainPattern("opaque \\((?!drop\\))");
            for (int i = 1; i < plans.size(); i++) {
                assertThat(plans.get(i)).as(names.get(i)).isEqualTo(plans.getFirst());
            }
        }
    }
}
