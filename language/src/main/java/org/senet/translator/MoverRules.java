package org.senet.translator;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.TurnQuery;
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
    private final List<WaysOfForms> ways;

    /** @param inliner writes functions in place */
    MoverRules(Design design, List<RuleProgram> programs, List<RuleAction> actions, Inliner inliner) {
        allActions = actions.stream().map(inliner::inline).toList();
        settled = programs.stream().map(p -> settled(inliner.inline(p))).toList();
        var asking = programs.stream().map(p -> asksWhoMoves(design, p.code())).toList();
        this.programs = movers(design)
                .mapToObj(mover -> IntStream.range(0, programs.size())
                        .mapToObj(i -> {
                            var own = programs.get(i);
                            var program = asking.get(i)
                                    ? settled(inliner.forMover(mover).inline(own))
                                    : settled.get(i);
                            return simplifier(mover).simplify(program);
                        })
                        .toList())
                .toList();
        this.actions = movers(design)
                .mapToObj(mover -> IntStream.range(0, actions.size())
                        .filter(i -> actions.get(i).isFor(mover))
                        .mapToObj(i -> {
                            var own = actions.get(i);
                            boolean asks = asksWhoMoves(design, own.body());
                            var action = asks ? inliner.forMover(mover).inline(own) : allActions.get(i);
                            return action.withBody(simplifier(mover).simplify(action.body()));
                        })
                        .toList())
                .toList();
        ways = movers(design)
                .mapToObj(mover -> new WaysOfForms(programs(mover), actions(mover)))
                .toList();
    }

    /** The ways of moving to which the forms of these programs and actions belong when a player (from 1) is to move. */
    WaysOfForms waysOfForms(int mover) {
        return ways.get(mover - 1);
    }

    private static RuleProgram settled(RuleProgram program) {
        return LateValues.putOff(Settled.simplify(program).withOwnerFirst());
    }

    /** Whether code, or a function that it may call, perhaps one that is defined further down, asks which player is to move. */
    private static boolean asksWhoMoves(Design design, List<Ir> code) {
        return Mentions.in(code, ir -> switch (ir) {
            case Ir.AskTurn t -> t.query() == TurnQuery.CURRENT_PLAYER;
            case Ir.LateName n -> design.named(n.name()) == null;
            default -> false;
        });
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
