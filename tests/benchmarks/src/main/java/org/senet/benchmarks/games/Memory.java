package org.senet.benchmarks.games;

import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.graalvm.polyglot.Value;

/**
 * How many bytes positions and moves take that a host keeps, with its handles: how much the heap grows by many of them. What else
 * comes to the heap or leaves it meanwhile, such as a compiler's data, disturbs one round or another; the medians of rounds are told.
 */
final class Memory {
    private static final int POSITIONS = 5000;
    private static final int ROUNDS = 5;

    private final Value start;
    private final Random random = new Random(1);

    /** The memory of a game that is at its start in a position. */
    Memory(Value start) {
        this.start = start;
    }

    /**
     * What was measured.
     *
     * @param position bytes of a position
     * @param move bytes of a move
     */
    record Size(double position, double move) {
        /** Reads what {@link #line} has written. */
        static Size parse(String line) {
            var cells = line.split(" ", -1);
            return new Size(Double.parseDouble(cells[0]), Double.parseDouble(cells[1]));
        }

        String line() {
            return position + " " + move;
        }
    }

    /** The medians, after a first round whose figures do not count. */
    Size measure() {
        round();
        var sizes = new ArrayList<Size>();
        for (int i = 0; i < ROUNDS; i++) {
            sizes.add(round());
        }
        return new Size(Slice.median(sizes, Size::position), Slice.median(sizes, Size::move));
    }

    private Size round() {
        long before = used();
        var positions = positions();
        long between = used();
        var moves = new ArrayList<Value>(positions.size());
        long count = 0;
        for (var position : positions) {
            var some = position.invokeMember("generate");
            count += some.getArraySize();
            moves.add(some);
        }
        long after = used();
        Reference.reachabilityFence(positions);
        Reference.reachabilityFence(moves);
        return new Size(
                (double) (between - before) / positions.size(), (double) (after - between) / Math.max(1, count));
    }

    /** Positions of random games; each is made a second time, since one that was asked for its moves remembers them. */
    private List<Value> positions() {
        var kept = new ArrayList<Value>(POSITIONS);
        var position = start;
        while (kept.size() < POSITIONS) {
            var moves = position.invokeMember("generate");
            if (moves.getArraySize() == 0) {
                if (position == start) {
                    throw new IllegalStateException("no moves at the start");
                }
                position = start;
                continue;
            }
            var move = moves.getArrayElement(random.nextLong(moves.getArraySize()));
            kept.add(position.invokeMember("apply", move));
            position = position.invokeMember("apply", move);
        }
        return kept;
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
