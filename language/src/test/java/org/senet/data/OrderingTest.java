package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrderingTest {

    private static final List<List<Object>> CHAINS = List.of(
            List.of(Nil.NIL, -1L, 0.5, Ratio.of(BigInteger.TWO, BigInteger.valueOf(3)), BigInteger.ONE),
            List.of(Nil.NIL, "", "a", "ab", "b"),
            List.of(Nil.NIL, 'a', 'b'),
            List.of(Nil.NIL, false, true),
            List.of(Nil.NIL, Keyword.of("b"), Keyword.of("c"), Keyword.of("a/a"), Keyword.of("a/b"), Keyword.of("b/a")),
            List.of(Nil.NIL, Symbol.of("b"), Symbol.of("c"), Symbol.of("a/a"), Symbol.of("a/b"), Symbol.of("b/a")),
            List.of(
                    Nil.NIL,
                    PersistentVector.of(),
                    PersistentVector.of(9L),
                    PersistentVector.of(1L, 2L),
                    new MapEntry(1L, 3L),
                    PersistentVector.of(2L, 1L)));

    @Test
    void valuesOfAKindAreInOrder() {
        for (List<Object> chain : CHAINS) {
            for (int i = 0; i < chain.size(); i++) {
                for (int j = 0; j < chain.size(); j++) {
                    assertThat(Integer.signum(Ordering.compare(chain.get(i), chain.get(j))))
                            .as("%s and %s", chain.get(i), chain.get(j))
                            .isEqualTo(Integer.compare(i, j));
                }
            }
        }
    }

    @Test
    void valuesOfDifferentKindsHaveNoOrder() {
        assertThatThrownBy(() -> Ordering.compare(1L, "a"))
                .isInstanceOf(Ordering.Incomparable.class)
                .hasMessage("cannot compare 1 with \"a\"");
        assertThatThrownBy(() -> Ordering.compare(PersistentSet.EMPTY, PersistentSet.EMPTY))
                .isInstanceOf(Ordering.Incomparable.class);
        assertThatThrownBy(() -> Ordering.compare(Keyword.of("a"), Symbol.of("a")))
                .isInstanceOf(Ordering.Incomparable.class);
    }
}
