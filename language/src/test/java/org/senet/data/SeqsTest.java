package org.senet.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SeqsTest {

    private static final Context CONTEXT = Context.create();

    @AfterAll
    static void closeContext() {
        CONTEXT.close();
    }

    private static Seq countFrom(long n) {
        return new LazySeq(() -> new Cons(n, countFrom(n + 1)));
    }

    private static LazySeq upTo(long n, long end) {
        return new LazySeq(() -> n == end ? Nil.NIL : new Cons(n, upTo(n + 1, end)));
    }

    static Stream<Object> oneTwoThree() {
        return Stream.of(
                PersistentList.of(1L, 2L, 3L),
                PersistentVector.of(1L, 2L, 3L),
                PersistentVector.of(0L, 1L, 2L, 3L).subvec(1, 4),
                new Cons(1L, PersistentList.of(2L, 3L)),
                upTo(1, 4),
                new LazySeq(() -> PersistentVector.of(1L, 2L, 3L)),
                Range.of(1, 4, 1),
                Seqs.seq(PersistentVector.of(1L, 2L, 3L)),
                Seqs.seq(List.of(1L, 2L, 3L)),
                Seqs.seq(new long[] {1, 2, 3}));
    }

    @ParameterizedTest
    @MethodSource("oneTwoThree")
    void sequencesWithTheSameElementsAreEqual(Object coll) {
        oneTwoThree().forEach(other -> {
            assertThat(Equality.equal(coll, other)).isTrue();
            assertThat(Equality.hash(coll)).isEqualTo(Equality.hash(other));
        });
        assertThat(Equality.equal(coll, PersistentVector.of(1L, 2L))).isFalse();
        assertThat(Equality.equal(PersistentVector.of(1L, 2L, 3L, 4L), coll)).isFalse();
        assertThat(Equality.equal(coll, PersistentVector.of(1L, 2L, 4L))).isFalse();
        assertThat(Equality.equal(coll, PersistentSet.of(1L, 2L, 3L))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("oneTwoThree")
    void everyCollectionIsWalkedInTheSameWay(Object coll) {
        assertThat(Seqs.count(coll)).isEqualTo(3);
        assertThat(Seqs.first(coll)).isEqualTo(1L);
        assertThat(Seqs.next(coll)).containsExactly(2L, 3L);
        assertThat(Seqs.rest(coll)).containsExactly(2L, 3L);
        assertThat(Seqs.rest(Seqs.rest(Seqs.rest(coll)))).isEmpty();
        assertThat(Seqs.next(Seqs.next(Seqs.next(coll)))).isNull();
        assertThat(Seqs.nth(coll, 2, "none")).isEqualTo(3L);
        assertThat(Seqs.nth(coll, 3, "none")).isEqualTo("none");
        assertThat(Seqs.nth(coll, -1, "none")).isEqualTo("none");
        assertThat(Seqs.toVector(coll)).containsExactly(1L, 2L, 3L);
        assertThat(Seqs.cons(0L, coll)).containsExactly(0L, 1L, 2L, 3L);
        assertThat(Seqs.isSeqable(coll)).isTrue();
    }

    @Test
    void whatHasNoElementsHasNoSequence() {
        for (Object empty : List.of(
                Nil.NIL,
                "",
                PersistentList.EMPTY,
                PersistentVector.EMPTY,
                PersistentMap.EMPTY,
                PersistentSet.EMPTY,
                new LazySeq(() -> null),
                new LazySeq(() -> Nil.NIL),
                new LazySeq(() -> new LazySeq(() -> null)),
                new Object[0],
                List.of())) {
            assertThat(Seqs.seq(empty)).isNull();
            assertThat(Seqs.count(empty)).isZero();
            assertThat(Seqs.first(empty)).isEqualTo(Nil.NIL);
            assertThat(Seqs.next(empty)).isNull();
            assertThat(Seqs.rest(empty)).isEmpty();
            assertThat(Seqs.toVector(empty)).isEmpty();
            assertThat(Seqs.cons(1L, empty)).containsExactly(1L);
        }
    }

    @Test
    void stringsMapsAndSetsHaveElements() {
        assertThat(Seqs.seq("ab")).containsExactly('a', 'b');
        assertThat(Seqs.count("ab")).isEqualTo(2);
        assertThat(Seqs.nth("ab", 1, 'x')).isEqualTo('b');
        assertThat(Seqs.seq(PersistentMap.of("k", 1L))).containsExactly(new MapEntry("k", 1L));
        assertThat(Seqs.seq(PersistentSet.of(1L))).containsExactly(1L);
        assertThat(Seqs.seq(new MapEntry("k", 1L))).containsExactly("k", 1L);
        assertThat(Seqs.toVector("ab")).containsExactly('a', 'b');
        assertThat(Seqs.toVector(new MapEntry("k", 1L)).conj(2L)).containsExactly("k", 1L, 2L);
    }

    @Test
    void aSequenceOverAnIteratorCanBeWalkedTwice() {
        Seq seq = Seqs.seq(PersistentMap.of(1L, 2L, 3L, 4L));
        PersistentVector entries = PersistentVector.of(new MapEntry(1L, 2L), new MapEntry(3L, 4L));
        assertThat(seq).containsExactlyElementsOf(entries);
        assertThat(seq).containsExactlyElementsOf(entries);
    }

    @Test
    void aValueWithoutElementsIsRefused() {
        assertThatThrownBy(() -> Seqs.seq(42L))
                .isInstanceOf(NotASequence.class)
                .hasMessage("expected a collection, found 42")
                .extracting(e -> ((NotASequence) e).value())
                .isEqualTo(42L);
        assertThat(Seqs.isSeqable(42L)).isFalse();
        assertThat(Seqs.isSeqable(Nil.NIL)).isTrue();
    }

    @Test
    void aLazySequenceIsComputedOnceAndOnlyWhenAsked() {
        var calls = new AtomicInteger();
        var seq = new LazySeq(() -> {
            calls.incrementAndGet();
            return PersistentList.of(1L);
        });
        Seq longer = Seqs.cons(0L, seq);
        assertThat(Seqs.rest(longer)).isSameAs(seq);
        assertThat(seq.isRealized()).isFalse();
        assertThat(calls).hasValue(0);
        assertThat(longer).containsExactly(0L, 1L);
        assertThat(seq.withMeta(PersistentMap.EMPTY)).containsExactly(1L);
        assertThat(seq.isRealized()).isTrue();
        assertThat(calls).hasValue(1);
    }

    @Test
    void noMoreIsComputedThanIsLookedAt() {
        var computed = new AtomicInteger();
        var seq = new Object() {
            Seq from(long n) {
                return new LazySeq(() -> {
                    computed.incrementAndGet();
                    return new Cons(n, from(n + 1));
                });
            }
        }.from(0);
        assertThat(Seqs.nth(seq, 9, null)).isEqualTo(9L);
        assertThat(computed).hasValue(10);
        var iterator = seq.iterator();
        for (long i = 0; i < 12; i++) {
            assertThat(iterator.next()).isEqualTo(i);
        }
        assertThat(computed).hasValue(12);
        assertThat(Equality.equal(PersistentVector.of(0L, 1L), seq)).isFalse();
        assertThat(computed).hasValue(12);
    }

    @Test
    void aLongChainOfLazySequencesNeedsNoDeepStack() {
        Object chain = PersistentList.of("end");
        for (int i = 0; i < 1_000_000; i++) {
            Object inner = chain;
            chain = new LazySeq(() -> inner);
        }
        assertThat(Seqs.first(chain)).isEqualTo("end");
        assertThat(Seqs.nth(countFrom(0), 1_000_000, null)).isEqualTo(1_000_000L);
        assertThat(Seqs.count(upTo(0, 300_000))).isEqualTo(300_000);
    }

    @Test
    void aComputationThatFailsIsRepeated() {
        var calls = new AtomicInteger();
        var seq = new LazySeq(() -> {
            if (calls.incrementAndGet() == 1) {
                throw new IllegalArgumentException("once");
            }
            return PersistentList.of(1L);
        });
        assertThatThrownBy(seq::realize).hasMessage("once");
        assertThat(seq.isRealized()).isFalse();
        assertThat(seq).containsExactly(1L);
    }

    @Test
    void aSequenceThatNeedsItselfIsAnError() {
        LazySeq[] seq = new LazySeq[1];
        seq[0] = new LazySeq(() -> Seqs.seq(seq[0]));
        assertThatThrownBy(() -> seq[0].realize())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("asks for its own elements");
    }

    /** Waiting threads answer the engine, so they have to belong to a context. */
    private static <T> T inContext(Supplier<T> action) {
        CONTEXT.enter();
        try {
            return action.get();
        } finally {
            CONTEXT.leave();
        }
    }

    @Test
    void severalThreadsSeeOneComputation() throws Exception {
        var calls = new AtomicInteger();
        var started = new CountDownLatch(1);
        var seq = new LazySeq(() -> {
            calls.incrementAndGet();
            started.countDown();
            return Range.of(0, 100, 1);
        });
        try (var threads = Executors.newFixedThreadPool(4)) {
            List<Future<PersistentVector>> results = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                results.add(threads.submit(() -> inContext(() -> Seqs.toVector(seq))));
            }
            started.await();
            for (var result : results) {
                assertThat(result.get().size()).isEqualTo(100);
            }
        }
        assertThat(calls).hasValue(1);
    }

    @Test
    void aThreadWaitsForTheOneThatComputes() throws Exception {
        var entered = new CountDownLatch(1);
        var finish = new CountDownLatch(1);
        var seq = new LazySeq(() -> {
            entered.countDown();
            try {
                finish.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return PersistentList.of(1L);
        });
        try (var threads = Executors.newFixedThreadPool(2)) {
            Future<Object> first = threads.submit(() -> inContext(seq::first));
            entered.await();
            Future<Object> second = threads.submit(() -> inContext(seq::first));
            assertThat(seq.isRealized()).isFalse();
            finish.countDown();
            assertThat(Map.of("first", first.get(), "second", second.get()))
                    .isEqualTo(Map.of("first", 1L, "second", 1L));
        }
    }
}
