package org.senet.tests.randomrules;

import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;

/** Compares all ways at some positions of a random game. */
final class Examination {
    /** What makes the dice of walks others than those of the program. */
    private static final long WALK = 0x5DEECE66DL;

    private static final int ALL_PERCENT = 25;
    private static final int WALKS = 2;
    private static final int LONGEST = 4;

    private final Engines engines;
    private final boolean reference;

    /** @param reference whether the reference is asked, too */
    Examination(Engines engines, boolean reference) {
        this.engines = engines;
        this.reference = reference;
    }

    /**
     * What came of a game.
     *
     * @param fate whether it could be played
     * @param note the error, if it could not
     * @param moves seen at all its positions together
     */
    record Outcome(Fate fate, String note, int moves, Optional<Difference> difference) {}

    /** What may come of a script. */
    enum Fate {
        PLAYED,
        /** The rules have a fault that the language tells. */
        INVALID,
        TOO_LONG
    }

    Outcome examine(Program program) {
        engines.next();
        try (var comparison = Comparison.of(engines, program.script())) {
            return play(program, comparison);
        } catch (Loaded.NotPlayable e) {
            return new Outcome(Fate.TOO_LONG, String.valueOf(e.getMessage()), 0, Optional.empty());
        } catch (PolyglotException e) {
            if (e.isInternalError()) {
                return new Outcome(Fate.PLAYED, "", 0, Optional.of(crash(e)));
            }
            boolean late = e.isInterrupted() || e.isCancelled();
            return new Outcome(
                    late ? Fate.TOO_LONG : Fate.INVALID, String.valueOf(e.getMessage()), 0, Optional.empty());
        }
    }

    static Difference crash(PolyglotException e) {
        return new Difference(Way.LIST, Spec.START, "", List.of(), List.of(Loaded.error(e)));
    }

    private Outcome play(Program program, Comparison comparison) {
        var dice = new Dice(program.seed() ^ WALK);
        int seen = 0;
        for (var text : program.positions()) {
            var spec = Spec.of(text);
            seen += Math.max(0, comparison.moves(spec));
            var found = comparison.check(spec, checks(dice));
            if (found.isPresent()) {
                return new Outcome(Fate.PLAYED, "", seen, found);
            }
        }
        for (int walk = 0; walk < WALKS; walk++) {
            var spec = walk == 0 ? Spec.START : Spec.of(program.positions().getFirst());
            for (int i = 0; i <= LONGEST; i++) {
                int moves = comparison.moves(spec);
                seen += Math.max(0, moves);
                var found = walk > 0 && i == 0 ? Optional.<Difference>empty() : comparison.check(spec, checks(dice));
                if (found.isPresent()) {
                    return new Outcome(Fate.PLAYED, "", seen, found);
                }
                if (moves <= 0) {
                    break;
                }
                spec = spec.after(dice.below(moves));
            }
        }
        return new Outcome(Fate.PLAYED, "", seen, Optional.empty());
    }

    private Checks checks(Dice dice) {
        return dice.percent(ALL_PERCENT) ? Checks.all(dice.number(), reference) : Checks.few(dice.number(), reference);
    }
}
