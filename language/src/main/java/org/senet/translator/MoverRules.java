package org.senet.translator;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.state.Design;
import org.senet.state.Player;

/**
 * The rules of a game as they are when one player is to move. It is known then whether {@code (check White)} fails and which way
 * {@code (if White ...)} goes, and what the player never comes to is left out. Immutable.
 */
final class MoverRules {
    private final List<RuleProgram> settled;
    private final List<RuleAction> allActions;
    private final List<List<RuleProgram>> programs;
    private final List<List<RuleAction>> actions;

    MoverRules(Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        allActions = List.copyOf(actions);
        settled = programs.stream()
                .map(Settled::simplify)
                .map(RuleProgram::withOwnerFirst)
                .toList();
        this.programs = movers(design)
                .mapToObj(mover ->
                        settled.stream().map(p -> simplifier(mover).simplify(p)).toList())
                .toList();
        this.actions = movers(design)
                .mapToObj(mover -> actions.stream()
                        .filter(a -> a.isFor(mover))
                        .map(a -> a.withBody(simplifier(mover).simplify(a.body())))
                        .toList())
                .toList();
    }

    /** The programs for whoever is to move, without what none of their ways comes to. */
    List<RuleProgram> programs() {
        return settled;
    }

    /** The actions of all players. */
    List<RuleAction> actions() {
        return allActions;
    }

    /** The programs when a player (from 1) is to move. */
    List<RuleProgram> programs(int mover) {
        return programs.get(mover - 1);
    }

    /**
     * The most ways in which a program of a player (from 1) can be gone through from one position; {@link Bounded#UNBOUNDED} when that is
     * not known.
     */
    int tickets(Design design, int mover) {
        var most = programs(mover).stream()
                .mapToInt(p -> Bounded.most(design, mover, p))
                .toArray();
        return IntStream.of(most).anyMatch(m -> m == Bounded.UNBOUNDED)
                ? Bounded.UNBOUNDED
                : IntStream.of(most).max().orElse(1);
    }

    /** The actions of a player (from 1) who is to move. */
    List<RuleAction> actions(int mover) {
        return actions.get(mover - 1);
    }

    private static IntStream movers(Design design) {
        return IntStream.rangeClosed(1, design.pieces.ownerCount());
    }

    private static Simplifier simplifier(int mover) {
        return new Simplifier(ir -> isToMove(ir, mover));
    }

    /** Whether a player is to move, where a condition asks just that. */
    private static @Nullable Boolean isToMove(Ir ir, int mover) {
        return ir instanceof Ir.Test t
                        && t.mode() != Ir.TestMode.CORE
                        && t.value() instanceof Ir.Const c
                        && c.value() instanceof Player p
                ? p.number() == mover
                : null;
    }
}
