package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {"a, -, a", "a/b, a, b", "/, -, /", "a//, a, /", "a.b/c, a.b, c", "+', -, +'"})
    void theFirstSlashEndsTheNamespace(String text, String namespace, String name) {
        Symbol symbol = Symbol.of(text);
        assertThat(symbol.namespace()).isEqualTo(namespace);
        assertThat(symbol.name()).isEqualTo(name);
        assertThat(symbol).hasToString(text).isEqualTo(Symbol.of(namespace, name));
        Keyword keyword = Keyword.of(text);
        assertThat(keyword.namespace()).isEqualTo(namespace);
        assertThat(keyword.name()).isEqualTo(name);
        assertThat(keyword).hasToString(":" + text).isSameAs(Keyword.of(namespace, name));
    }

    @Test
    void thereIsOneKeywordOfAName() {
        assertThat(Keyword.of(new String("x"))).isSameAs(Keyword.of("x"));
        assertThat(Keyword.of("a", "b/c")).isSameAs(Keyword.of("a/b/c"));
        assertThat(Keyword.of("x")).isNotEqualTo(Symbol.of("x"));
    }

    @Test
    void metadataAndPlaceDoNotMakeAnotherSymbol() {
        Symbol plain = Symbol.of("a");
        Symbol symbol = plain.withMeta(PersistentMap.of("m", 1L));
        assertThat(symbol).isEqualTo(plain).hasSameHashCodeAs(plain);
        assertThat(symbol.withSpan(null).meta().get("m")).isEqualTo(1L);
        assertThat(plain.meta()).isEmpty();
        assertThat(plain.span()).isNull();
        assertThat(Located.spanOf(plain)).isNull();
        assertThat(Located.spanOf(42L)).isNull();
    }

    @Test
    void namesAreRecognizedByTheirText() {
        assertThat(Symbol.of("if").is("if")).isTrue();
        assertThat(Symbol.of("a/if").is("if")).isFalse();
        assertThat(Symbol.of("fi").is("if")).isFalse();
    }
}
