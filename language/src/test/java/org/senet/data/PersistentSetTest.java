package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PersistentSetTest {

    @Test
    void agreesWithAHashSetUnderRandomOperations() {
        var random = new Random(3);
        Set<Object> expected = new HashSet<>();
        PersistentSet set = PersistentSet.EMPTY;
        for (int step = 0; step < 20_000; step++) {
            Object element = (long) random.nextInt(200);
            if (random.nextBoolean()) {
                set = set.conj(element);
                expected.add(element);
            } else {
                set = set.disj(element);
                expected.remove(element);
            }
            assertThat(set.contains(element)).isEqualTo(expected.contains(element));
            assertThat(set.size()).isEqualTo(expected.size());
        }
        assertThat(set).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void orderAndDuplicatesDoNotCount() {
        PersistentSet set = PersistentSet.of(1L, 2L, 3L);
        assertThat(set).isEqualTo(PersistentSet.of(3L, 2L, 1L, 2L));
        assertThat(set).hasSameHashCodeAs(PersistentSet.of(3L, 2L, 1L));
        assertThat(set).isNotEqualTo(PersistentSet.of(1L, 2L, 4L)).isNotEqualTo(PersistentSet.of(1L, 2L));
        assertThat(set).isNotEqualTo(PersistentVector.of(1L, 2L, 3L));
        assertThat(PersistentSet.from(PersistentVector.of(1L, 1L, 2L, 3L))).isEqualTo(set);
    }

    @Test
    void keepsTheElementThatCameFirst() {
        Object first = Symbol.of("a").withMeta(PersistentMap.of("m", 1L));
        PersistentSet set = PersistentSet.of(first).conj(Symbol.of("a"));
        assertThat(set.get(Symbol.of("a"))).isSameAs(first);
        assertThat(set.get("a")).isNull();
    }

    @Test
    void anUnchangedSetIsTheSameObject() {
        PersistentSet set = PersistentSet.of(1L);
        assertThat(set.conj(1L)).isSameAs(set);
        assertThat(set.disj(2L)).isSameAs(set);
    }

    @Test
    void changesKeepMetadata() {
        PersistentMap meta = PersistentMap.of("m", 1L);
        PersistentSet set = PersistentSet.of(1L).withMeta(meta);
        assertThat(set.conj(2L).meta()).isEqualTo(meta);
        assertThat(set.disj(1L).meta()).isEqualTo(meta);
    }
}
