package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.Collections;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Parallel;
import org.senet.api.Position;

/** Threads that run rules for the first time, all at once, find the same moves as one that runs them alone. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ConcurrentRulesTest {
    private static final int THREADS = 4;

    /** Code learns most when it is new, so each time the game is read again. The numbers are those of perft.tsv. */
    @ParameterizedTest
    @CsvSource({
        "international-draughts, 3, 658, 3",
        "international-draughts, 4, 4265, 12",
        "russian-checkers, 4, 1469, 3",
        "chess, 2, 400, 3"
    })
    void newRulesAreRunByManyThreads(String name, long depth, long leaves, int times) {
        for (int i = 0; i < times; i++) {
            try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
                var start = Senet.game(context, name).start().value().as(Position.class);
                var ready = new CountDownLatch(THREADS);
                var counts = new ConcurrentLinkedQueue<Long>();

                Parallel.run(context, THREADS, () -> {
                    ready.countDown();
                    while (ready.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                    counts.add(start.perft(depth));
                });

                assertThat(counts).containsExactlyElementsOf(Collections.nCopies(THREADS, leaves));
            }
        }
    }
}
