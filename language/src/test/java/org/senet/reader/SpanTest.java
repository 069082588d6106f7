package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.reader.Reading.one;
import static org.senet.reader.Reading.reader;
import static org.senet.reader.Reading.span;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.RandomData;
import org.senet.data.Sequential;
import org.senet.data.SourceSpan;

class SpanTest {

    /** Checks that the text of every place in a form reads as the form at that place. */
    private static void check(Object form, SourceSpan span) {
        if (form instanceof Located located && located.span() != null) {
            assertThat(located.span()).isEqualTo(span);
        }
        assertThat(one(span.text())).isEqualTo(form);
        int i = 0;
        switch (form) {
            case Sequential elements -> {
                for (Object element : elements) {
                    check(element, span.child(i++));
                }
            }
            case PersistentSet set -> {
                for (Object element : set) {
                    check(element, span.child(i++));
                }
            }
            case PersistentMap map -> {
                for (Map.Entry<Object, Object> entry : map) {
                    check(entry.getKey(), span.child(i++));
                    check(entry.getValue(), span.child(i++));
                }
            }
            default -> {}
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyElementHasItsPlace(long seed) {
        var data = new RandomData(seed);
        for (int i = 0; i < 15; i++) {
            Object form = data.form(3);
            var reader = reader("  " + Printer.print(form, true) + " ; end");
            check(reader.read(), Objects.requireNonNull(reader.span()));
        }
    }

    @Test
    void largeMapsAndSetsKnowTheirElements() {
        String text = "{:a 1 :b 2 :c 3 :d 4 :e 5 :f 6 :g 7 :h 8 :i 9 :j 10 :k 11 :l 12}";
        check(one(text), span(one(text)));
        text = "#{:a 1 :b 2 :c 3 :d 4 :e 5 :f 6 :g 7 :h 8 :i 9}";
        check(one(text), span(one(text)));
        text = "#:ns{:a 1 :b 2 :c 3 :d 4 :e 5 :f 6 :g 7 :h 8 :i 9}";
        var map = (PersistentMap) one(text);
        int i = 0;
        for (var entry : map) {
            String name = entry.getKey().toString().replace("ns/", "");
            assertThat(span(map).child(i++).text()).isEqualTo(name);
            assertThat(span(map).child(i++).text()).isEqualTo(entry.getValue().toString());
        }
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "'x, 'x, x",
                "@x, @x, x",
                "#'x, #'x, x",
                "~x, ~x, x",
                "~@x, ~@x, x",
                "' x, ' x, x",
                "'#?(:senet x), '#?(:senet x), x"
            })
    void prefixesBelongToTheForm(String text, String whole, String inner) {
        var form = (PersistentList) one(" " + text + " ");
        assertThat(span(form).text()).isEqualTo(whole);
        assertThat(span(form.get(1)).text()).isEqualTo(inner);
        assertThat(span(form).child(1).text()).isEqualTo(inner);
        assertThat(text).startsWith(span(form).child(0).text());
    }

    @Test
    void metadataDoNotBelongToThePlaceOfTheForm() {
        assertThat(span(one("^{:doc \"x\"} name")).text()).isEqualTo("name");
        assertThat(span(one("^:a (b)")).text()).isEqualTo("(b)");
        var list = (PersistentList) one("(f ^:a x 1)");
        assertThat(span(list).child(1).text()).isEqualTo("x");
        assertThat(span(list).child(2).text()).isEqualTo("1");
    }

    @Test
    void shortFunctionsHavePlaces() {
        var function = (PersistentList) one("#(f %2)");
        assertThat(span(function).text()).isEqualTo("#(f %2)");
        assertThat(span(function.get(2)).text()).isEqualTo("(f %2)");
        assertThat(span(((PersistentList) function.get(2)).get(1)).text()).isEqualTo("%2");
        var parameters = (PersistentVector) function.get(1);
        assertThat(span(parameters.get(1)).text()).isEqualTo("%2");
        assertThat(span(parameters.get(0)).text()).isEqualTo("#");
    }

    @Test
    void splicedElementsHaveTheirOwnPlaces() {
        var list = (PersistentList) one("(a #?@(:senet [b 1]) #?(:clj x :default 2))");
        assertThat(span(list).child(1).text()).isEqualTo("b");
        assertThat(span(list).child(2).text()).isEqualTo("1");
        assertThat(span(list).child(3).text()).isEqualTo("2");
    }
}
