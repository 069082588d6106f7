package org.senet.tck;

import static org.graalvm.polyglot.tck.TypeDescriptor.NULL;
import static org.graalvm.polyglot.tck.TypeDescriptor.NUMBER;
import static org.graalvm.polyglot.tck.TypeDescriptor.OBJECT;
import static org.graalvm.polyglot.tck.TypeDescriptor.STRING;
import static org.senet.tck.SampleValues.arrayOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.tck.InlineSnippet;
import org.graalvm.polyglot.tck.ResultVerifier;
import org.graalvm.polyglot.tck.Snippet;

/** Whole programs: what they compute, where they are wrong, and code that is evaluated in the middle of them. */
final class SamplePrograms {
    private static final String QUEENS = """
            (defn safe? [queen queens]
              (every? (fn [[i other]]
                        (and (not= queen other)
                             (not= (inc i) (abs (- queen other)))))
                      (map-indexed vector queens)))
            (defn place [n]
              (loop [queens []]
                (if (= n (count queens))
                  queens
                  (let [queen (any-of (range n))]
                    (check (safe? queen (reverse queens)))
                    (recur (conj queens queen))))))
            (fn [] (count-all (place 6)))
            """;

    private static final String GAME = """
            (board (name line) (dim "a-c") (dir (name left) -1) (dir (name right) 1) (symmetry Black (left right) (right left)))
            (piece (name Man) (move (check is-friend?) (take) (any left right) (check is-empty?) (drop)))
            (def walk (game (name "Walk") (board line) (players (White (Man a)) (Black (Man c)))))
            (fn [] walk)
            """;

    private static final String LOCALS = """
            (defn area [width height]
              (let [product (* width height)]
                (println product)
                product))
            (fn []
              (area 2 3))
            """;

    private SamplePrograms() {}

    static List<Snippet> in(Context context) {
        return List.of(
                program(context, "queens", QUEENS, result -> result.asInt() == 4, NUMBER),
                program(
                        context,
                        "game",
                        GAME,
                        result -> result.getMember("name").asString().equals("Walk"),
                        OBJECT),
                program(context, "locals", LOCALS, result -> result.asInt() == 6, NUMBER),
                program(
                        context,
                        "lazy",
                        "(def odd (filter odd? (range))) (fn [] (vec (take 3 odd)))",
                        result -> result.getArrayElement(2).asInt() == 5,
                        arrayOf(NUMBER)),
                program(context, "output", "(fn [] (println \"a\" 1 [nil]))", Value::isNull, NULL),
                program(
                        context,
                        "namespace",
                        "(ns garden (:require [senet.string :as s])) (fn [] (s/join \"-\" [1 2]))",
                        result -> result.asString().equals("1-2"),
                        STRING),
                failing(context, "division", "(fn [] (/ 1 0))", "Divide by zero"),
                failing(context, "thrown", "(fn [] (throw (ex-info \"no king\" {:at :e1})))", "no king"));
    }

    private static Snippet program(
            Context context,
            String name,
            String text,
            Predicate<Value> expected,
            org.graalvm.polyglot.tck.TypeDescriptor type) {
        return Snippet.newBuilder(name, context.eval(source(name, text)), type)
                .resultVerifier(run -> {
                    ResultVerifier.getDefaultResultVerifier().accept(run);
                    if (!expected.test(run.getResult())) {
                        throw new AssertionError("unexpected value " + run.getResult());
                    }
                })
                .build();
    }

    private static Snippet failing(Context context, String name, String text, String message) {
        return Snippet.newBuilder(name, context.eval(source(name, text)), NULL)
                .resultVerifier(run -> expectError(run, message))
                .build();
    }

    private static void expectError(ResultVerifier.SnippetRun run, String message) {
        var failure = run.getException();
        if (failure == null
                || !failure.isGuestException()
                || !failure.getMessage().contains(message)) {
            throw new AssertionError("expected the error: " + message, failure);
        }
        if (failure.getSourceLocation() == null) {
            throw new AssertionError("the error has no place", failure);
        }
    }

    static List<Source> invalid() {
        var wrong = Map.of(
                "unclosed list", "(println 1",
                "unclosed string", "(println \"a",
                "wrong bracket", "(println [1)",
                "too many brackets", "(println 1))",
                "unknown dispatch", "#!a 1\n#<a>",
                "map with a key only", "{:a}",
                "empty keyword", "(get {} :)",
                "quote of nothing", "(do ')",
                "character without an end", "\\");
        var sources = new ArrayList<Source>();
        wrong.forEach((name, text) -> sources.add(source(name, text)));
        return sources;
    }

    static List<InlineSnippet> inline(Context context) {
        // Of code in one and the same program the kit would run only the last.
        return List.of(
                inline(locals(context, "sum"), "(+ width height product)", 3, 4, result -> result.asInt() == 11),
                inline(locals(context, "let"), "(let [width 10] (* width height))", 2, 4, r -> r.asInt() == 30),
                inline(locals(context, "def"), "(do (def seen width) seen)", 1, 4, result -> result.asInt() == 2),
                inline(locals(context, "call"), "(reduce max [width height 1])", 3, 3, result -> result.asInt() == 3),
                inline(queens(context, "loop"), "(count queens)", 8, 9, result -> result.asInt() <= 6),
                inline(queens(context, "choice"), "[n queens (vector? queens)]", 11, 12, SamplePrograms::isChoice),
                inlineFailing(context, "unknown", LOCALS, "(+ 1 missing)", "missing"),
                inlineFailing(context, "thrown", QUEENS, "(throw (ex-info \"no king\" {}))", "no king"));
    }

    private static Snippet locals(Context context, String name) {
        return program(context, "locals:" + name, LOCALS, result -> result.asInt() == 6, NUMBER);
    }

    private static Snippet queens(Context context, String name) {
        return program(context, "queens:" + name, QUEENS, result -> result.asInt() == 4, NUMBER);
    }

    private static boolean isChoice(Value seen) {
        return seen.getArrayElement(0).asInt() == 6
                && seen.getArrayElement(1).getArraySize() < 6
                && seen.getArrayElement(2).asBoolean();
    }

    /** Code that is evaluated wherever a program comes to a statement, a function's beginning or its end in these lines. */
    private static InlineSnippet inline(Snippet program, String code, int first, int last, Predicate<Value> expected) {
        return InlineSnippet.newBuilder(program, code)
                .locationPredicate(place -> first <= place.getStartLine() && place.getEndLine() <= last)
                .resultVerifier(run -> {
                    if (run.getException() != null) {
                        throw run.getException();
                    }
                    if (!expected.test(run.getResult())) {
                        throw new AssertionError("unexpected value " + run.getResult());
                    }
                })
                .build();
    }

    /** An error in such code goes on into the program. */
    private static InlineSnippet inlineFailing(Context context, String name, String text, String code, String message) {
        return InlineSnippet.newBuilder(failing(context, name, text, message), code)
                .resultVerifier(run -> expectError(run, message))
                .build();
    }

    private static Source source(String name, String text) {
        return Source.newBuilder(Snippets.LANGUAGE, text, name + ".senet").buildLiteral();
    }
}
