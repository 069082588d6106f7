package org.senet.tests.randomrules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Asks whether random moves are legal ones, and each as likely as every other. */
final class Draws {
    /** Of so many draws, all those that have the numbers of moves show it. */
    private static final int FEW = 8;

    private static final int MANY = 4000;

    /** So many standard deviations from what is expected mean a fault; chance goes so far once in some billions. */
    private static final double DEVIATIONS = 7;

    private Draws() {}

    /** @param chance whether moves have weights */
    static Optional<Answers> check(Internals position, boolean chance, long seed) {
        var legal = position.entries();
        if (legal.isEmpty()) {
            return Answers.unlessEqual(List.of(Internals.NONE), position.draws(1, seed));
        }
        var drawn = position.draws(FEW, seed);
        var unknown = new TreeSet<>(drawn);
        legal.forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            return Optional.of(new Answers(legal, List.copyOf(unknown)));
        }
        if (chance || legal.size() == 1) {
            return Optional.empty();
        }
        var numbered = IntStream.range(0, FEW)
                .mapToObj(i -> legal.get(new SplittableRandom(seed + i).nextInt(legal.size())))
                .toList();
        return numbered.equals(drawn) ? Optional.empty() : frequencies(position, legal, seed);
    }

    private static Optional<Answers> frequencies(Internals position, List<String> legal, long seed) {
        var expected = counts(legal);
        var actual = counts(position.draws(MANY, seed));
        for (var drawn : actual.keySet()) {
            if (!expected.containsKey(drawn)) {
                return Optional.of(new Answers(legal, List.of(drawn)));
            }
        }
        for (var move : expected.entrySet()) {
            double share = (double) move.getValue() / legal.size();
            double deviation = Math.sqrt(MANY * share * (1 - share));
            int times = actual.getOrDefault(move.getKey(), 0);
            if (Math.abs(times - MANY * share) > DEVIATIONS * deviation + 1) {
                return Optional.of(new Answers(
                        List.of("%s about %.0f times of %d".formatted(move.getKey(), MANY * share, MANY)),
                        List.of(move.getKey() + " " + times + " times")));
            }
        }
        return Optional.empty();
    }

    private static Map<String, Integer> counts(List<String> all) {
        return new HashMap<>(all.stream().collect(Collectors.toMap(Function.identity(), m -> 1, Integer::sum)));
    }
}
