package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PersistentMapTest {

    /** A key whose hash is chosen, so that keys collide. */
    private record Key(int id, int hash) {
        @Override
        public int hashCode() {
            return hash;
        }
    }

    private static void agree(PersistentMap map, Map<Object, Object> expected) {
        assertThat(map.size()).isEqualTo(expected.size());
        Map<Object, Object> seen = new HashMap<>();
        for (var entry : map) {
            assertThat(seen.put(entry.getKey(), entry.getValue())).isNull();
        }
        assertThat(seen).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 30, 300, 5000})
    void agreesWithAHashMapUnderRandomOperations(int range) {
        var random = new Random(range);
        Map<Object, Object> expected = new HashMap<>();
        PersistentMap map = PersistentMap.EMPTY;
        for (int step = 0; step < 20_000; step++) {
            Object key = (long) random.nextInt(range);
            if (random.nextInt(5) < (step / 5000 % 2 == 0 ? 4 : 1)) {
                Object value = random.nextLong();
                map = map.assoc(key, value);
                expected.put(key, value);
            } else {
                map = map.without(key);
                expected.remove(key);
            }
            Object other = (long) random.nextInt(range);
            assertThat(map.get(other)).isEqualTo(expected.get(other));
            assertThat(map.containsKey(other)).isEqualTo(expected.containsKey(other));
        }
        agree(map, expected);
    }

    @Test
    void agreesWithAHashMapWhenHashesCollide() {
        var random = new Random(7);
        Map<Object, Object> expected = new HashMap<>();
        PersistentMap map = PersistentMap.EMPTY;
        for (int step = 0; step < 20_000; step++) {
            int id = random.nextInt(60);
            Object key = new Key(id, id % 7);
            if (random.nextBoolean()) {
                map = map.assoc(key, (long) step);
                expected.put(key, (long) step);
            } else {
                map = map.without(key);
                expected.remove(key);
            }
        }
        agree(map, expected);
        for (Object key : List.copyOf(expected.keySet())) {
            map = map.without(key);
        }
        assertThat(map).isEqualTo(PersistentMap.EMPTY).isEmpty();
    }

    @Test
    void theWayToAMapDoesNotMatter() {
        PersistentMap grown = PersistentMap.EMPTY;
        PersistentMap shrunk = PersistentMap.EMPTY;
        for (long i = 0; i < 100; i++) {
            shrunk = shrunk.assoc(99 - i, 99 - i);
        }
        for (long i = 99; i >= 5; i--) {
            shrunk = shrunk.without(i);
        }
        for (long i = 0; i < 5; i++) {
            grown = grown.assoc(i, i);
        }
        assertThat(shrunk).isEqualTo(grown).hasSameHashCodeAs(grown);
        assertThat(grown).isEqualTo(shrunk);
    }

    @Test
    void aSmallMapKeepsTheOrderOfItsEntries() {
        PersistentMap map = PersistentMap.EMPTY;
        List<Object> order = new ArrayList<>();
        for (long key : new long[] {9, 2, 7, 1, 8, 3, 6, 4}) {
            map = map.assoc(key, "v");
            order.add(key);
        }
        List<Object> keys = new ArrayList<>();
        map.assoc(7L, "again").forEach(entry -> keys.add(entry.getKey()));
        assertThat(keys).isEqualTo(order);
    }

    @Test
    void keysAreComparedAsValues() {
        PersistentMap map = PersistentMap.of(1L, "one", PersistentVector.of(1L, 2L), "pair", Nil.NIL, "nil");
        assertThat(map.get(BigInteger.ONE)).isEqualTo("one");
        assertThat(map.get(1)).isEqualTo("one");
        assertThat(map.get(1.0)).isNull();
        assertThat(map.get(PersistentList.of(1L, 2L))).isEqualTo("pair");
        assertThat(map.get(Nil.NIL)).isEqualTo("nil");
        assertThat(map.get("none", "other")).isEqualTo("other");
        assertThat(map.entry(1L)).isEqualTo(PersistentVector.of(1L, "one"));
        assertThat(map.entry(2L)).isNull();
    }

    @Test
    void notANumberIsNeverFound() {
        Object nan = Double.NaN;
        assertThat(PersistentMap.of(nan, 1L).get(nan)).isNull();
    }

    @Test
    void anUnchangedMapIsTheSameObject() {
        PersistentMap small = PersistentMap.of("a", "b");
        assertThat(small.assoc("a", "b")).isSameAs(small);
        assertThat(small.without("x")).isSameAs(small);
        PersistentMap large = PersistentMap.EMPTY;
        for (long i = 0; i < 50; i++) {
            large = large.assoc(i, "v");
        }
        assertThat(large.assoc(20L, "v")).isSameAs(large);
        assertThat(large.without(99L)).isSameAs(large);
    }

    @Test
    void mapsDifferInKeysOrValues() {
        PersistentMap map = PersistentMap.of("a", 1L, "b", 2L);
        assertThat(map).isEqualTo(PersistentMap.of("b", 2L, "a", 1L));
        assertThat(map).isNotEqualTo(PersistentMap.of("a", 1L, "b", 3L));
        assertThat(map).isNotEqualTo(PersistentMap.of("a", 1L, "c", 2L));
        assertThat(map).isNotEqualTo(PersistentMap.of("a", 1L));
        assertThat(map).isNotEqualTo(PersistentVector.of());
    }

    @Test
    void metadataStayAndDoNotCount() {
        PersistentMap meta = PersistentMap.of("m", 1L);
        PersistentMap map = PersistentMap.of("a", 1L).withMeta(meta);
        assertThat(map.assoc("b", 2L).meta()).isEqualTo(meta);
        assertThat(map.without("a").meta()).isEqualTo(meta);
        assertThat(map).isEqualTo(PersistentMap.of("a", 1L));
        assertThat(PersistentMap.EMPTY.meta()).isSameAs(PersistentMap.EMPTY);
    }

    @Test
    void reportsMisuse() {
        assertThatThrownBy(() -> PersistentMap.of("a"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"a\"");
        var entries = PersistentMap.of("a", 1L).iterator();
        var entry = entries.next();
        assertThatThrownBy(entries::next).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> entry.setValue(2L)).isInstanceOf(UnsupportedOperationException.class);
    }
}
