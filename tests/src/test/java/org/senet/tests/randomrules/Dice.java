package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random decisions that follow from a seed. */
final class Dice {
    private final SplittableRandom random;

    Dice(long seed) {
        random = new SplittableRandom(seed);
    }

    /** Less than a bound, and at least 0. */
    int below(int bound) {
        return random.nextInt(bound);
    }

    int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    long number() {
        return random.nextLong();
    }

    boolean percent(int chance) {
        return random.nextInt(100) < chance;
    }

    <T> T one(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    @SafeVarargs
    final <T> T of(T... from) {
        return from[random.nextInt(from.length)];
    }

    /** Different elements of a list in random order. */
    <T> List<T> some(List<T> from, int count) {
        var left = new ArrayList<>(from);
        var chosen = new ArrayList<T>();
        while (chosen.size() < count && !left.isEmpty()) {
            chosen.add(left.remove(random.nextInt(left.size())));
        }
        return chosen;
    }
}
