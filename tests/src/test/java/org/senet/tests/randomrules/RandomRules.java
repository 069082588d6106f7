package org.senet.tests.randomrules;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.senet.tests.randomrules.Examination.Fate;
import org.senet.tests.randomrules.Examination.Outcome;

/**
 * Examines the games of a range of seeds, until a time is over. From the command line, the range is that of the system properties
 * {@code senet.random.seed} and {@code senet.random.programs}. With {@code senet.random.only}, games are left out whose script does
 * not contain a match of this regular expression.
 */
final class RandomRules {
    /** Rules recurse, and much of what is random does so deeply. */
    private static final long STACK = 256L << 20;

    private static final int COMMON_ERRORS = 12;

    private final ProgramMaker maker = new ProgramMaker(Grammar.load());
    private final PrintStream out;
    private final Faults faults;
    private final int shrinkSeconds;
    private final boolean reference;
    private final Pattern wanted = Pattern.compile(System.getProperty("senet.random.only", ""));
    private final Map<Fate, Integer> fates = new EnumMap<>(Fate.class);
    private final Map<String, Integer> errors = new TreeMap<>();
    private final List<String> found = new ArrayList<>();
    private int withMoves;

    /**
     * @param out where to tell of faults as they are found
     * @param shrinkSeconds how long to shrink each; 0 to tell only the seed
     * @param reference whether the reference is asked, too
     */
    RandomRules(PrintStream out, Faults faults, int shrinkSeconds, boolean reference) {
        this.reference = reference;
        this.out = out;
        this.faults = faults;
        this.shrinkSeconds = shrinkSeconds;
    }

    /** Examines games, in a thread with a large stack. */
    void run(long firstSeed, long count, long seconds) {
        var thread = new Thread(null, () -> examine(firstSeed, count, seconds), "random rules", STACK);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void examine(long firstSeed, long count, long seconds) {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        try (var engines = new Engines()) {
            var examination = new Examination(engines, reference);
            for (long seed = firstSeed; seed < firstSeed + count && System.nanoTime() < end; seed++) {
                var program = maker.make(seed);
                if (!wanted.matcher(program.script()).find()) {
                    continue;
                }
                note(engines, program, examination.examine(program));
            }
        }
    }

    private void note(Engines engines, Program program, Outcome outcome) {
        fates.merge(outcome.fate(), 1, Integer::sum);
        withMoves += outcome.moves() > 0 ? 1 : 0;
        if (outcome.fate() == Fate.INVALID) {
            errors.merge(outcome.note().lines().findFirst().orElse(""), 1, Integer::sum);
        }
        outcome.difference().ifPresent(difference -> {
            out.println("seed " + program.seed() + ": " + difference);
            if (shrinkSeconds > 0) {
                var shrunk = new Shrinker(engines, program, difference, shrinkSeconds).shrink();
                found.add(faults.write(program.seed(), shrunk));
                out.println(found.getLast());
            } else {
                found.add(program.seed() + ": " + difference.way().title());
            }
        });
    }

    /** The faults that were found, as texts. */
    List<String> found() {
        return List.copyOf(found);
    }

    /** How many games were made. */
    int examined() {
        return fates.values().stream().mapToInt(n -> n).sum();
    }

    /** How many games could be played. */
    int played() {
        return fates.getOrDefault(Fate.PLAYED, 0);
    }

    /** How many games have a fault that the language tells. */
    int invalid() {
        return fates.getOrDefault(Fate.INVALID, 0);
    }

    /** How many games had moves at one of their positions. */
    int withMoves() {
        return withMoves;
    }

    String summary() {
        var common = errors.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(COMMON_ERRORS)
                .map(e -> "\n  " + e.getValue() + " " + e.getKey())
                .toList();
        return fates + ", with moves " + withMoves + ", faults " + found.size() + String.join("", common);
    }

    public static void main(String[] arguments) {
        long first = Long.getLong("senet.random.seed", 1);
        long count = Long.getLong("senet.random.programs", 100);
        if (Boolean.getBoolean("senet.random.show")) {
            var program = new ProgramMaker(Grammar.load()).make(first);
            System.out.println(program.script() + String.join("\n", program.positions()));
        }
        var rules = new RandomRules(
                System.out,
                Faults.ofBuild(),
                Integer.getInteger("senet.random.shrink", 0),
                Boolean.getBoolean("senet.random.reference"));
        long begun = System.nanoTime();
        rules.run(first, count, Long.getLong("senet.random.minutes", 600) * 60);
        System.out.println(rules.summary() + "\n" + (System.nanoTime() - begun) / 1_000_000_000 + " seconds");
    }
}
