package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class EqualityTest {

    /** Values in groups: equal within a group, different between groups. */
    private static final List<List<Object>> GROUPS = List.of(
            List.of(1L, 1, (short) 1, (byte) 1, BigInteger.ONE),
            List.of(1.0, 1.0f),
            List.of(new BigDecimal("1"), new BigDecimal("1.00")),
            List.of(0.0, -0.0),
            List.of(0L, BigInteger.ZERO),
            List.of(new BigDecimal("0"), new BigDecimal("0.00")),
            List.of(Long.MAX_VALUE, BigInteger.valueOf(Long.MAX_VALUE)),
            List.of(BigInteger.valueOf(Long.MAX_VALUE).add(BigInteger.ONE), new BigInteger("9223372036854775808")),
            List.of(
                    Ratio.of(BigInteger.ONE, BigInteger.TWO),
                    Ratio.of(BigInteger.TWO.negate(), BigInteger.valueOf(-4))),
            List.of(0.5),
            List.of(Nil.NIL),
            List.of(false),
            List.of("a", new String("a")),
            List.of('a'),
            List.of(Keyword.of("a")),
            List.of(Keyword.of("a/b"), Keyword.of("a", "b")),
            List.of(Symbol.of("a"), Symbol.of(null, "a").withMeta(PersistentMap.of("m", 1L))),
            List.of(Symbol.of("a/b"), Symbol.of("a", "b")),
            List.of(PersistentVector.EMPTY, PersistentList.EMPTY, new LazySeq(() -> Nil.NIL)),
            List.of(PersistentMap.EMPTY),
            List.of(PersistentSet.EMPTY),
            List.of(
                    PersistentVector.of(1L, 2L),
                    PersistentList.of(BigInteger.ONE, 2),
                    new MapEntry(1L, 2L),
                    Range.of(1, 3, 1)),
            List.of(PersistentVector.of(1.0, 2L)),
            List.of(PersistentMap.of(1L, PersistentVector.of()), PersistentMap.of(1, PersistentList.of())),
            List.of(PersistentSet.of(PersistentList.of(1L)), PersistentSet.of(PersistentVector.of(1L))),
            List.of(Pattern.compile("a")),
            List.of(Pattern.compile("a")));

    @Test
    void valuesAreEqualWithinAGroupOnly() {
        for (List<Object> group : GROUPS) {
            for (Object a : group) {
                for (List<Object> otherGroup : GROUPS) {
                    for (Object b : otherGroup) {
                        assertThat(Equality.equal(a, b)).as("%s = %s", a, b).isEqualTo(group == otherGroup);
                    }
                }
            }
        }
    }

    @Test
    void equalValuesHaveTheSameHash() {
        for (List<Object> group : GROUPS) {
            assertThat(group).extracting(Equality::hash).containsOnly(Equality.hash(group.getFirst()));
        }
    }

    @Test
    void notANumberEqualsNothing() {
        Object nan = Double.NaN;
        assertThat(Equality.equal(nan, nan)).isFalse();
        assertThat(Equality.equal(PersistentVector.of(nan), PersistentVector.of(nan)))
                .isFalse();
    }

    @Test
    void javaNullEqualsOnlyItself() {
        assertThat(Equality.equal(null, null)).isTrue();
        assertThat(Equality.equal(null, Nil.NIL)).isFalse();
        assertThat(Equality.equal(Nil.NIL, null)).isFalse();
        assertThat(Equality.equal(1L, null)).isFalse();
        assertThat(Equality.hash(null)).isZero();
    }

    @Test
    void pairsOfSmallNumbersHardlyEverCollide() {
        Set<Integer> vectors = new HashSet<>();
        Set<Integer> maps = new HashSet<>();
        for (long x = 0; x < 100; x++) {
            for (long y = 0; y < 100; y++) {
                vectors.add(Equality.hash(PersistentVector.of(x, y)));
                maps.add(Equality.hash(PersistentMap.of(x, y)));
            }
        }
        assertThat(vectors).hasSizeGreaterThan(9990);
        assertThat(maps).hasSizeGreaterThan(9990);
    }

    @Test
    void randomFormsAreEqualToThemselvesRebuilt() {
        for (long seed = 0; seed < 300; seed++) {
            Object a = new RandomData(seed).form(4);
            Object b = new RandomData(seed).form(4);
            assertThat(Equality.equal(a, b)).isTrue();
            assertThat(Equality.hash(a)).isEqualTo(Equality.hash(b));
        }
    }
}
