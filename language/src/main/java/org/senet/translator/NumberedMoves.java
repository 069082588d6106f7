package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.NodeUtil;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.rules.GeneratorKind;
import org.senet.nodes.rules.RideStep;
import org.senet.nodes.rules.RunProgramStep;
import org.senet.state.Design;
import org.senet.state.Duplicates;

/**
 * The code for those who do not want all moves of a player: it counts them, finds one of them by its number, or draws one at
 * random. Each is made when it is first needed. Thread-safe.
 */
public final class NumberedMoves {
    private final RuleCompiler compiler;
    private final Design design;
    private final List<RuleProgram> programs;
    private final List<RuleAction> actions;
    private final LazyCode counters;
    private final LazyCode origins;
    private final LazyCode pickers;
    private final LazyCode drawers;
    private final LazyCode ticketCounters;
    private final LazyCode ticketHolders;
    private volatile @Nullable Boolean hasTickets;
    private volatile @Nullable Boolean areCountable;
    private final LazyCode candidates;
    private final LazyCode triers;

    NumberedMoves(RuleCompiler compiler, Design design, List<RuleProgram> programs, List<RuleAction> actions) {
        this.compiler = compiler;
        this.design = design;
        this.programs = programs;
        this.actions = actions;
        counters = code("number of moves of ", GeneratorKind.COUNT);
        origins = code("number of moves of ", GeneratorKind.ORIGINS);
        pickers = code("one move of ", GeneratorKind.PICK);
        drawers = code("random move of ", GeneratorKind.DRAW);
        ticketCounters = code("number of tickets of ", GeneratorKind.TICKETS);
        ticketHolders = code("move for a ticket of ", GeneratorKind.TICKET);
        candidates = postponing("number of candidates of ", GeneratorKind.ORIGINS);
        triers = postponing("one candidate of ", GeneratorKind.PICK);
    }

    private LazyCode code(String what, GeneratorKind kind) {
        return new LazyCode(compiler, compiler.playerCount(), p -> compiler.numbered(p, what, kind, false));
    }

    private LazyCode postponing(String what, GeneratorKind kind) {
        return new LazyCode(compiler, compiler.playerCount(), p -> compiler.numbered(p, what, kind, true));
    }

    /** Whether the moves can be counted without being found: none of them depends on another one. */
    public boolean canCount() {
        return !compiler.isWatched() && design.duplicates == Duplicates.KEEP && areCountable();
    }

    private boolean areCountable() {
        var known = areCountable;
        if (known == null) {
            known = programs.stream().allMatch(Countable::isCountable)
                    && actions.stream().allMatch(a -> Countable.isCountable(a.body()));
            areCountable = known;
        }
        return known;
    }

    /**
     * Whether one of the moves can be drawn without the others, if they {@linkplain #canCount can be counted}: they place pieces,
     * and it is known in how many ways one can be placed at a position at most.
     */
    public boolean canDraw() {
        return canCount()
                && !programs.isEmpty()
                && programs.stream().allMatch(RuleProgram::placing)
                && IntStream.rangeClosed(1, compiler.playerCount())
                        .allMatch(p -> compiler.tickets(p) != Bounded.UNBOUNDED);
    }

    /**
     * Whether one of the moves can be found by trying, if they {@linkplain #canCount can be counted}: there are costly checks at
     * their ends, moves do not depend on each other, and all have one rank.
     */
    public boolean canTry() {
        return canCount()
                && programs.stream()
                        .anyMatch(program ->
                                Postponed.isIn(program, compiler.attributes().numbers()))
                && programs.stream().noneMatch(Postponed::dependsOnOthers)
                && compiler.rankCount() == 1;
    }

    /**
     * The code that counts the moves of a player (from 1) without costly checks, if they {@linkplain #canTry can be tried}, and
     * notes where they begin.
     */
    public CallTarget candidateCounter(int player) {
        return candidates.of(player);
    }

    /**
     * The code that makes one of the moves that {@link #candidateCounter} has counted, as {@link #picker} does; if a check fails
     * it finds none.
     */
    public CallTarget trier(int player) {
        return triers.of(player);
    }

    /**
     * The code that counts the moves of a player (from 1), if they {@linkplain #canCount can be counted}; its argument is a
     * state that is ready for a generation, whose number of completed moves is the result.
     */
    public CallTarget counter(int player) {
        return counters.of(player);
    }

    /** Like {@link #counter}, and the state's {@link org.senet.state.Origins} tell where how many of the moves begin. */
    public CallTarget originCounter(int player) {
        return origins.of(player);
    }

    /**
     * The code that finds one move of a player (from 1) when {@link #originCounter} has counted them; the state tells its origin
     * and its number.
     */
    public CallTarget picker(int player) {
        return pickers.of(player);
    }

    /**
     * The code that finds one move of a player (from 1) at random, if they {@linkplain #canDraw can be drawn}; the state's
     * {@link org.senet.state.Lots} decide.
     */
    public CallTarget drawer(int player) {
        return drawers.of(player);
    }

    /**
     * Whether there is a number for each move, and perhaps some for none, that are told without counting all moves, if they
     * {@linkplain #canCount can be counted}.
     */
    public boolean hasTickets() {
        var known = hasTickets;
        if (known == null) {
            // The counters are needed in any case, for the tickets may all be blank.
            known = IntStream.rangeClosed(1, compiler.playerCount())
                    .mapToObj(p -> ((RootCallTarget) origins.of(p)).getRootNode())
                    .anyMatch(NumberedMoves::goesOn);
            hasTickets = known;
        }
        return known;
    }

    private static boolean goesOn(Node code) {
        return NodeUtil.findAllNodeInstances(code, RideStep.class).stream().anyMatch(RideStep::goesOn)
                || NodeUtil.findAllNodeInstances(code, RunProgramStep.class).stream()
                        .anyMatch(program -> goesOn(program.root()));
    }

    /**
     * The code that counts the {@linkplain #hasTickets tickets} of a player (from 1); the state's
     * {@link org.senet.state.Origins} tell where how many of them begin.
     */
    public CallTarget ticketCounter(int player) {
        return ticketCounters.of(player);
    }

    /**
     * The code that finds the move that has a ticket of a player (from 1), if it is none of those without one; the state tells
     * its origin and its number.
     */
    public CallTarget ticketHolder(int player) {
        return ticketHolders.of(player);
    }

    /** For each of those actions that have a rank whether it makes one move at the most. */
    static boolean[] singles(List<RuleAction> actions, int priority) {
        var ranked = actions.stream().filter(a -> a.priority() == priority).toList();
        var singles = new boolean[ranked.size()];
        for (int i = 0; i < singles.length; i++) {
            singles[i] = Single.isSingle(ranked.get(i).body());
        }
        return singles;
    }
}
