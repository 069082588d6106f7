package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PersistentVectorTest {

    private static List<Object> numbers(int count) {
        return LongStream.range(0, count).<Object>mapToObj(i -> i).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 31, 32, 33, 64, 65, 1023, 1024, 1025, 1056, 1057, 32_768, 32_800, 32_801, 33_000})
    void builtAtOnceOrOneByOneItHasTheSameElements(int size) {
        List<Object> expected = numbers(size);
        PersistentVector built = PersistentVector.from(expected);
        PersistentVector grown = PersistentVector.EMPTY;
        for (Object element : expected) {
            grown = grown.conj(element);
        }
        assertThat(built.toArray()).containsExactly(expected.toArray());
        assertThat(grown).containsExactlyElementsOf(expected);
        assertThat(grown).isEqualTo(built).hasSameHashCodeAs(built);
        for (int i = 0; i < size; i++) {
            assertThat(built.get(i)).isEqualTo(grown.get(i));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void agreesWithAListUnderRandomOperations(long seed) {
        var random = new Random(seed);
        List<Object> expected = new ArrayList<>(numbers(random.nextInt(3000)));
        PersistentVector vector = PersistentVector.from(expected);
        for (int step = 0; step < 3000; step++) {
            int size = expected.size();
            switch (random.nextInt(20)) {
                case 0 -> {
                    int from = random.nextInt(size + 1);
                    int to = from + random.nextInt(size - from + 1);
                    if (to - from > size / 2) {
                        vector = vector.subvec(from, to);
                        expected = new ArrayList<>(expected.subList(from, to));
                    }
                }
                case 1, 2, 3 -> {
                    if (size > 0) {
                        vector = vector.pop();
                        expected.removeLast();
                    }
                }
                case 4, 5, 6, 7 -> {
                    int index = random.nextInt(size + 1);
                    Object element = random.nextLong();
                    vector = vector.assoc(index, element);
                    if (index == size) {
                        expected.add(element);
                    } else {
                        expected.set(index, element);
                    }
                }
                default -> {
                    Object element = random.nextLong();
                    vector = vector.conj(element);
                    expected.add(element);
                }
            }
            assertThat(vector.size()).isEqualTo(expected.size());
            if (!expected.isEmpty()) {
                int index = random.nextInt(expected.size());
                assertThat(vector.get(index)).isEqualTo(expected.get(index));
            }
        }
        assertThat(vector).containsExactlyElementsOf(expected);
        assertThat(vector.toArray()).containsExactly(expected.toArray());
    }

    @Test
    void everyEarlierVersionStaysAsItWas() {
        List<PersistentVector> versions = new ArrayList<>();
        PersistentVector vector = PersistentVector.EMPTY;
        for (long i = 0; i < 1200; i++) {
            versions.add(vector);
            vector = vector.conj(i);
        }
        PersistentVector replaced = vector;
        for (int i = 0; i < 1200; i++) {
            replaced = replaced.assoc(i, -1L);
        }
        PersistentVector shrunk = vector;
        while (!shrunk.isEmpty()) {
            assertThat(shrunk).isEqualTo(shrunk.size() == 1200 ? vector : versions.get(shrunk.size()));
            shrunk = shrunk.pop();
        }
        for (int size = 0; size < versions.size(); size += 100) {
            assertThat(versions.get(size)).containsExactlyElementsOf(numbers(size));
        }
    }

    @Test
    void canBeUsedAsAQueueForLong() {
        PersistentVector queue = PersistentVector.EMPTY;
        for (long i = 0; i < 10_000; i++) {
            queue = queue.conj(i);
            if (queue.size() > 50) {
                queue = queue.subvec(1, queue.size());
            }
        }
        assertThat(queue.size()).isEqualTo(50);
        assertThat(queue.get(0)).isEqualTo(9950L);
        assertThat(queue.get(49)).isEqualTo(9999L);
    }

    @Test
    void aPartOfAPartCountsFromItsOwnBeginning() {
        PersistentVector part =
                PersistentVector.from(numbers(100)).subvec(10, 90).subvec(10, 60);
        assertThat(part).containsExactlyElementsOf(numbers(70).subList(20, 70));
        assertThat(part.assoc(0, "x").conj("y"))
                .startsWith("x", 21L)
                .endsWith(69L, "y")
                .hasSize(51);
    }

    @Test
    void refusesIndicesOutside() {
        PersistentVector vector = PersistentVector.of(1L, 2L);
        assertThatThrownBy(() -> vector.get(2))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("index 2 is outside a vector of 2 elements");
        assertThatThrownBy(() -> vector.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> vector.assoc(3, 0L)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> vector.subvec(1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> vector.subvec(2, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(PersistentVector.EMPTY::pop).isInstanceOf(NoSuchElementException.class);
        var iterator = vector.iterator();
        iterator.next();
        iterator.next();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void changesKeepMetadataAndNotThePlace() {
        PersistentMap meta = PersistentMap.of(Keyword.of("a"), 1L);
        PersistentVector vector = PersistentVector.of(1L).withMeta(meta);
        assertThat(vector.conj(2L).meta()).isEqualTo(meta);
        assertThat(vector.assoc(0, 2L).meta()).isEqualTo(meta);
        assertThat(vector.pop().meta()).isEqualTo(meta);
        assertThat(vector.conj(2L).span()).isNull();
        assertThat(vector).isEqualTo(PersistentVector.of(1L));
    }
}
