package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class PersistentListTest {

    @Test
    void hasItsElementsInOrder() {
        PersistentList list = PersistentList.from(List.of(1L, "two", Nil.NIL));
        assertThat(list).containsExactly(1L, "two", Nil.NIL);
        assertThat(list.size()).isEqualTo(3);
        assertThat(list.get(2)).isEqualTo(Nil.NIL);
        assertThat(list.first()).isEqualTo(1L);
        assertThat(list.rest()).containsExactly("two", Nil.NIL);
        assertThat(list.cons(0L)).containsExactly(0L, 1L, "two", Nil.NIL);
        assertThat(list.pop().size()).isEqualTo(2);
    }

    @Test
    void theEmptyListHasNothing() {
        assertThat(PersistentList.EMPTY.isEmpty()).isTrue();
        assertThat(PersistentList.EMPTY.first()).isEqualTo(Nil.NIL);
        assertThat(PersistentList.EMPTY.rest()).isSameAs(PersistentList.EMPTY);
        assertThat(PersistentList.EMPTY.next()).isNull();
        assertThat(PersistentList.of()).isEmpty();
        assertThat(PersistentList.of(1L).rest()).isEmpty();
        assertThat(PersistentList.of(1L).next()).isNull();
        assertThatThrownBy(PersistentList.EMPTY::pop).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void anEmptyListMayHaveMetadataAndStaysEmpty() {
        PersistentList list = PersistentList.EMPTY.withMeta(PersistentMap.of("m", 1L));
        assertThat(list).isEmpty();
        assertThat(Seqs.seq(list)).isNull();
        assertThat(list.cons(1L)).containsExactly(1L);
        assertThat(list.meta().get("m")).isEqualTo(1L);
    }

    @Test
    void refusesIndicesOutside() {
        PersistentList list = PersistentList.of(1L);
        assertThatThrownBy(() -> list.get(1))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("index 1 is outside a list of 1 element");
        assertThatThrownBy(() -> list.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
