package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.oracle.truffle.api.source.Source;
import org.junit.jupiter.api.Test;

class SourceSpanTest {

    private static final Source SOURCE =
            Source.newBuilder("senet", "(ab\n  cd)", "test.senet").build();

    private final SourceSpan first = new SourceSpan(SOURCE, 1, 3);
    private final SourceSpan second = new SourceSpan(SOURCE, 6, 8);
    private final SourceSpan whole = new SourceSpan(SOURCE, 0, 9, new SourceSpan[] {first, second});

    @Test
    void knowsItsTextAndPlace() {
        assertThat(second.text()).isEqualTo("cd");
        assertThat(second.line()).isEqualTo(2);
        assertThat(second.column()).isEqualTo(3);
        assertThat(second).hasToString("test.senet:2:3");
        assertThat(second.section().getCharIndex()).isEqualTo(6);
        assertThat(second.section().getCharLength()).isEqualTo(2);
        assertThat(second.section()).isSameAs(second.section());
    }

    @Test
    void anElementWithoutAPlaceHasThatOfItsCollection() {
        assertThat(whole.child(0)).isSameAs(first);
        assertThat(whole.child(1)).isSameAs(second);
        assertThat(whole.child(2)).isSameAs(whole);
        assertThat(whole.child(-1)).isSameAs(whole);
        assertThat(whole.childCount()).isEqualTo(2);
        assertThat(first.child(0)).isSameAs(first);
    }

    @Test
    void twoPlacesSpanWhatLiesBetween() {
        assertThat(first.to(second).text()).isEqualTo("ab\n  cd");
        assertThat(second.to(first)).isEqualTo(first.to(second)).hasSameHashCodeAs(first.to(second));
        assertThat(first).isNotEqualTo(second);
    }

    @Test
    void theEndOfTheTextIsAPlace() {
        var end = new SourceSpan(SOURCE, 9, 9);
        assertThat(end.line()).isEqualTo(2);
        assertThat(end.column()).isEqualTo(6);
        assertThat(end.text()).isEmpty();
    }

    @Test
    void refusesImpossiblePlaces() {
        assertThatThrownBy(() -> new SourceSpan(SOURCE, 3, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SourceSpan(SOURCE, -1, 2)).isInstanceOf(IllegalArgumentException.class);
    }
}
