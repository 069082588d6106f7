package org.senet.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.senet.reader.Reading.all;
import static org.senet.reader.Reading.one;
import static org.senet.reader.Reading.reader;

import com.oracle.truffle.api.source.Source;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Symbol;

class FormTest {

    @Test
    void collections() {
        assertThat(one("(a (b) [])"))
                .isInstanceOf(PersistentList.class)
                .isEqualTo(
                        PersistentList.of(Symbol.of("a"), PersistentList.of(Symbol.of("b")), PersistentVector.EMPTY));
        assertThat(one("[1 2]")).isInstanceOf(PersistentVector.class).isEqualTo(PersistentVector.of(1L, 2L));
        assertThat(one("{:a 1, :b [2]}"))
                .isEqualTo(PersistentMap.of(Keyword.of("a"), 1L, Keyword.of("b"), PersistentVector.of(2L)));
        assertThat(one("#{1 2}")).isEqualTo(PersistentSet.of(2L, 1L));
        assertThat(one("()")).isEqualTo(PersistentList.EMPTY);
        assertThat(one("{}")).isEqualTo(PersistentMap.EMPTY);
        assertThat(one("#{}")).isEqualTo(PersistentSet.EMPTY);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "'x                                  | (quote x)",
                "'(a b)                              | (quote (a b))",
                "''x                                 | (quote (quote x))",
                "@x                                  | (deref x)",
                "#'x                                 | (var x)",
                "~x                                  | (senet.core/unquote x)",
                "~@x                                 | (senet.core/unquote-splicing x)",
                "#_a b                               | b",
                "#_#_a b c                           | c",
                "(a #_(b #_c) d)                     | (a d)",
                "(a #_b)                             | (a)",
                "#_#inst \"x\" b                     | b",
                "#_::nowhere/x b                     | b",
                "#?(:senet 1 :clj 2)                 | 1",
                "#?(:clj 1 :senet 2 :default 3)      | 2",
                "#?(:clj 1 :default 2 :senet 3)      | 2",
                "(a #?(:clj b) c)                    | (a c)",
                "#?(:clj #js [1 #b/c 2] :senet 2)    | 2",
                "#?(:clj ::nowhere/x :senet 2)       | 2",
                "(a #?(:clj #?(:senet b) :senet c))  | (a c)",
                "(a #?@(:senet [b c]) d)             | (a b c d)",
                "(a #?@(:clj [b c]) d)               | (a d)",
                "(a #?@(:senet []))                  | (a)",
                "#?(:senet #?(:clj 1 :default 2))    | 2",
                "#?(#_:clj :senet #_1 2)             | 2",
                "#:a{:b 1 c 2 :d/e 3 :_/f 4 \"g\" 5} | {:a/b 1, a/c 2, :d/e 3, :f 4, \"g\" 5}",
                "#::{:b 1}                           | {:my.ns/b 1}",
                "#::b{:c 1 _/d 2}                    | {:senet.boards/c 1, d 2}",
            })
    void abbreviations(String text, String expanded) {
        assertThat(Printer.print(one(text), true)).isEqualTo(expanded);
    }

    @Test
    void aConditionalWithoutAMatchIsNoForm() {
        assertThat(all("#?(:clj 1) #?() 2")).containsExactly(2L);
        assertThat(all("#_ 1")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "^:a x, {:a true}",
        "^Piece x, {:tag Piece}",
        "'^\"Piece\" x', {:tag \"Piece\"}",
        "'^{:a 1, :b 2} [1]', '{:a 1, :b 2}'",
        "^:a ^:b x, '{:b true, :a true}'",
        "^{:a 1} ^{:a 2} x, {:a 1}",
        "#^:a x, {:a true}",
        "^:a (b), {:a true}",
        "^:a {}, {:a true}",
        "^:a #{}, {:a true}",
        "^:a 'x, {:a true}",
    })
    void metadata(String text, String meta) {
        Object form = one(text);
        assertThat(form).isInstanceOf(HasMeta.class);
        assertThat(((HasMeta) form).meta()).hasToString(meta);
    }

    @Test
    void metadataDoNotChangeTheForm() {
        assertThat(one("^{:a 1} (b ^:c d)")).isEqualTo(one("(b d)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#(f)            | (fn* [] (f))",
                "#(f %)          | (fn* [p1] (f p1))",
                "#(f %1 %)       | (fn* [p1] (f p1 p1))",
                "#(f %2 %1)      | (fn* [p1 p2] (f p2 p1))",
                "#(f %3)         | (fn* [p1 p2 p3] (f p3))",
                "#(f %&)         | (fn* [& rest] (f rest))",
                "#(f % %&)       | (fn* [p1 & rest] (f p1 rest))",
                "#([%] {:a #{%}})| (fn* [p1] ([p1] {:a #{p1}}))",
                "#(f '%)         | (fn* [p1] (f (quote p1)))",
                "#()             | (fn* [] ())",
            })
    void shortFunctions(String text, String expanded) {
        assertThat(Printer.print(one(text), true).replaceAll("__[0-9]+#", "")).isEqualTo(expanded);
    }

    @Test
    void everyShortFunctionHasItsOwnParameters() {
        assertThat(all("#(f %) #(f %) %")).doesNotHaveDuplicates().contains(Symbol.of("%"));
    }

    @Test
    void formsAreReadOneByOne() {
        Reader reader = reader("a [b]  3");
        assertThat(reader.span()).isNull();
        assertThat(reader.read()).isEqualTo(Symbol.of("a"));
        assertThat(reader.read()).isEqualTo(PersistentVector.of(Symbol.of("b")));
        assertThat(reader.read()).isEqualTo(3L);
        assertThat(reader.span()).hasToString("test.senet:1:8");
        assertThat(reader.read()).isSameAs(Reader.END).hasToString("end of text");
        assertThat(reader.read()).isSameAs(Reader.END);
    }

    @Test
    void withoutAResolverTheNamespaceIsUser() {
        Source source = Source.newBuilder("senet", "::a ::user/b", "x").build();
        assertThat(new Reader(source).readAll()).isEqualTo(List.of(Keyword.of("user/a"), Keyword.of("user/b")));
    }
}
