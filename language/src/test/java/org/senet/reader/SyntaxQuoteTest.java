package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.reader.Reading.one;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.data.HasMeta;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Sequential;
import org.senet.data.Symbol;

/** Evaluates what syntax-quotes expand to, and compares the forms that come out. */
class SyntaxQuoteTest {

    private static final Map<String, Object> VARIABLES = Map.of(
            "one",
            1L,
            "pair",
            PersistentVector.of(1L, 2L),
            "none",
            PersistentVector.EMPTY,
            "form",
            PersistentList.of(Symbol.of("f"), 1L));

    private static Object evaluate(Object form) {
        return switch (form) {
            case Symbol symbol -> Objects.requireNonNull(VARIABLES.get(symbol.name()));
            case PersistentList call when call.first().equals(Symbol.of("quote")) -> call.get(1);
            case PersistentList call -> apply((Symbol) call.first(), call.rest());
            default -> form;
        };
    }

    private static Object apply(Symbol function, PersistentList forms) {
        assertThat(function.namespace()).isEqualTo("senet.core");
        if (function.name().equals("apply")) {
            return collect(((Symbol) forms.first()).name(), (Sequential) evaluate(forms.get(1)));
        }
        List<Object> arguments = new ArrayList<>();
        forms.forEach(form -> arguments.add(evaluate(form)));
        return switch (function.name()) {
            case "list" -> PersistentList.from(arguments);
            case "seq" -> arguments.getFirst();
            case "concat" -> {
                List<Object> all = new ArrayList<>();
                arguments.forEach(part -> ((Sequential) part).forEach(all::add));
                yield PersistentList.from(all);
            }
            case "with-meta" -> ((HasMeta) arguments.get(0)).withMeta((PersistentMap) arguments.get(1));
            default -> throw new IllegalArgumentException(function.toString());
        };
    }

    private static Object collect(String function, Sequential elements) {
        Object[] array = PersistentVector.from(elements).toArray();
        return switch (function) {
            case "vector" -> PersistentVector.of(array);
            case "hash-map" -> PersistentMap.of(array);
            case "hash-set" -> PersistentSet.of(array);
            default -> throw new IllegalArgumentException(function);
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "`a                      | my.ns/a",
                "`b/a                    | senet.boards/a",
                "`other/a                | other/a",
                "`:k                     | :k",
                "`1                      | 1",
                "`\"s\"                  | \"s\"",
                "`nil                    | nil",
                "`true                   | true",
                "`\\c                    | \\c",
                "`(a 1)                  | (my.ns/a 1)",
                "`()                     | ()",
                "`[a ()]                 | [my.ns/a ()]",
                "`{:k a}                 | {:k my.ns/a}",
                "`#{a}                   | #{my.ns/a}",
                "`(if a (do) &)          | (if my.ns/a (do) &)",
                "`(quote a)              | (quote my.ns/a)",
                "`'a                     | (quote my.ns/a)",
                "`(.x C. . ..)           | (.x C. . ..)",
                "`~one                   | 1",
                "`(a ~one)               | (my.ns/a 1)",
                "`(a ~@pair b)           | (my.ns/a 1 2 my.ns/b)",
                "`(~@none)               | ()",
                "`(~@pair ~@pair)        | (1 2 1 2)",
                "`[~one ~@pair]          | [1 1 2]",
                "`{~one a}               | {1 my.ns/a}",
                "`#{~one}                | #{1}",
                "`(a ~form)              | (my.ns/a (f 1))",
                "`(a (b [~one]))         | (my.ns/a (my.ns/b [1]))",
                "`(a ~'b)                | (my.ns/a b)",
                "`~`a                    | my.ns/a",
            })
    void buildsTheForm(String text, String form) {
        assertThat(Printer.print(evaluate(one(text)), true)).isEqualTo(form);
    }

    @Test
    void nestedSyntaxQuotesAreBuiltInTwoSteps() {
        assertThat(Printer.print(evaluate(evaluate(one("``(a ~~'one ~one)"))), true))
                .isEqualTo("(my.ns/a 1 1)");
    }

    @Test
    void generatedNamesAreTheSameWithinAFormAndNewInTheNext() {
        var first = (PersistentList) evaluate(one("`(x# [x#] y#)"));
        var second = (PersistentList) evaluate(one("`(x#)"));
        assertThat(first.first()).isEqualTo(((PersistentVector) first.get(1)).get(0));
        assertThat(first.first()).isNotEqualTo(first.get(2));
        assertThat(first.first()).isNotEqualTo(second.first());
        assertThat(first.first().toString()).matches("x__[0-9]+__auto__");
    }

    @Test
    void parametersOfShortFunctionsAreNotQualified() {
        var function = (PersistentList) evaluate(one("`#(f %)"));
        var body = (PersistentList) function.get(2);
        assertThat(function.first()).isEqualTo(Symbol.of("fn*"));
        assertThat(body.first()).isEqualTo(Symbol.of("my.ns/f"));
        assertThat(((PersistentVector) function.get(1)).get(0)).isEqualTo(body.get(1));
        assertThat(((Symbol) body.get(1)).namespace()).isNull();
    }

    @Test
    void metadataAreBuiltToo() {
        var form = (HasMeta) evaluate(one("`^{:a ~one :b c} [x]"));
        assertThat(form.meta()).hasToString("{:a 1, :b my.ns/c}");
        assertThat(form).isEqualTo(PersistentVector.of(Symbol.of("my.ns/x")));
    }

    @Test
    void builtFormsHaveThePlacesOfTheirTexts() {
        var form = (PersistentList) one("`(abc 1)");
        assertThat(Reading.span(form).text()).isEqualTo("(abc 1)");
        var concat = (PersistentList) form.get(1);
        var quoted = (PersistentList) ((PersistentList) concat.get(1)).get(1);
        assertThat(Reading.span(quoted.get(1)).text()).isEqualTo("abc");
        assertThat(Reading.span(concat.get(2)).text()).isEqualTo("1");
    }
}
