package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.senet.data.Keyword;
import org.senet.runtime.Code;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;

/** Every function of the library is documented, and every example in its documentation is true. */
class DocumentationTest {
    private static final List<String> REQUIRED = List.of(
            "senet.string",
            "senet.set",
            "senet.math",
            "senet.walk",
            "senet.test",
            "senet.edn",
            "senet.format",
            "senet.lint",
            "senet.control",
            "senet.chess",
            "senet.xiangqi",
            "senet.draughts",
            "senet.games",
            "senet.json",
            "senet.records",
            "senet.players",
            "senet.repl");
    private static final String ARROW = " => ";
    private static final int MANY = 500;

    private static Context context;
    private static Map<String, Code> codes;

    @BeforeAll
    static void load() {
        context = Context.newBuilder("senet")
                .allowCreateThread(true)
                .in(InputStream.nullInputStream())
                .build();
        REQUIRED.forEach(name -> context.eval("senet", "(require '[" + name + "])"));
        codes = new TreeMap<>();
        // The library's functions are analyzed when they are first asked for something, which needs the context.
        context.enter();
        Stream.concat(Stream.of("senet.core", "senet.native"), REQUIRED.stream())
                .forEach(DocumentationTest::collect);
    }

    private static void collect(String namespace) {
        var inside = SenetContext.get(null);
        inside.namespace(namespace).mappings().forEach((name, variable) -> {
            boolean documented = variable.meta().containsKey(Keyword.of("doc"));
            boolean hidden = documented || inside.isPrivate(variable);
            if (!hidden && inside.value(variable) instanceof Function function) {
                codes.put(namespace + "/" + name, function.code);
            }
        });
    }

    @AfterAll
    static void close() {
        context.leave();
        context.close();
    }

    @Test
    void everyFunctionIsDocumented() {
        assertThat(codes.entrySet().stream()
                        .filter(e -> e.getValue().doc() == null)
                        .map(Map.Entry::getKey))
                .isEmpty();
    }

    @Test
    void everyBuiltinHasAnExample() {
        assertThat(codes.entrySet().stream()
                        .filter(e -> e.getValue() instanceof Builtin)
                        .filter(e -> examples(e.getValue()).isEmpty())
                        .map(Map.Entry::getKey))
                .isEmpty();
    }

    @Test
    void thereAreManyExamples() {
        assertThat(codes.values().stream()
                        .mapToInt(code -> examples(code).size())
                        .sum())
                .isGreaterThan(MANY);
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsTrue() {
        return codes.entrySet().stream().flatMap(entry -> examples(entry.getValue()).stream()
                .map(example -> DynamicTest.dynamicTest(entry.getKey() + ": " + example, () -> check(example))));
    }

    private static List<String> examples(Code code) {
        var examples = new ArrayList<String>();
        if (code.doc() != null) {
            code.doc()
                    .lines()
                    .map(String::strip)
                    .filter(DocumentationTest::isExample)
                    .forEach(examples::add);
        }
        return examples;
    }

    private static boolean isExample(String line) {
        return (line.startsWith("(") || line.startsWith("@")) && line.contains(ARROW);
    }

    private static void check(String example) {
        int arrow = example.lastIndexOf(ARROW);
        assertThat(Table.print(context, example.substring(0, arrow)))
                .isEqualTo(example.substring(arrow + ARROW.length()));
    }
}
