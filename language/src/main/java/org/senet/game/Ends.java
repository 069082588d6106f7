package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.State;
import org.senet.translator.ConditionCompiler;
import org.senet.translator.RuleCompiler;

/** The conditions under which a game is over, in the order in which they are asked. Immutable and thread-safe. */
final class Ends {
    private final Asked early;
    private final Asked late;
    private final Asked claimed;
    private final List<Condition> conditions;
    private final List<Condition> claims;

    /**
     * @param conditions under which the game is over by itself
     * @param claims conditions under which the player to move may end it
     */
    Ends(List<Condition> conditions, List<Condition> claims, Design design, RuleCompiler compiler) {
        conditions.forEach(Condition::requireQuestion);
        early = new Asked(conditions, c -> !c.isLate(), design, compiler);
        late = new Asked(conditions, Condition::isLate, design, compiler);
        claimed = new Asked(claims, c -> true, design, compiler);
        this.conditions = List.copyOf(conditions);
        this.claims = List.copyOf(claims);
    }

    /** The conditions under which the game is over by itself, in the order of the text. */
    List<Condition> conditions() {
        return conditions;
    }

    /** The conditions under which the player to move may end the game, in the order of the text. */
    List<Condition> claims() {
        return claims;
    }

    /** Whether any condition means something for a player (from 1) whoever is to move. */
    boolean speakOf(int player) {
        return Stream.concat(conditions.stream(), claims.stream()).anyMatch(c -> c.player() == player);
    }

    /** The first condition that holds, of those that do not depend on what moves there are; or null. */
    @Nullable
    Condition beforeMoves(State state) {
        return early.first(state);
    }

    /**
     * Whether a condition holds that does not depend on what moves there are. Can be compiled with the caller.
     *
     * @param asking calls the code of the conditions
     */
    boolean isOverBeforeMoves(State state, IndirectCallNode asking) {
        return early.mayHold(state) && (int) asking.call(early.test(state), state.arguments) >= 0;
    }

    /** Whether {@link #codeBeforeMoves} must be asked. Can be compiled with the caller. */
    boolean mayBeOverBeforeMoves(State state) {
        return early.mayHold(state);
    }

    /**
     * The code that tells, with a player (from 1) to move, the first condition that holds of those that do not depend on what moves there
     * are, by its number, or -1; null where there are no such conditions.
     */
    @Nullable
    CallTarget codeBeforeMoves(int player) {
        return early.conditions.isEmpty() ? null : early.tests[player];
    }

    /** The first condition that holds when there are no moves, of those that ask for this; or null. */
    @Nullable
    Condition withoutMoves(State state) {
        return late.first(state);
    }

    /** The first condition that holds of those by which the player to move, who has moves, may end the game; or null. */
    @Nullable
    Condition claim(State state) {
        return claimed.first(state);
    }

    /** Whether anything can be claimed in this game. */
    boolean haveClaims() {
        return !claimed.conditions.isEmpty();
    }

    /** Conditions that are asked at the same time, with their code for each player to move (from 1). */
    private static final class Asked {
        private final List<Condition> conditions;
        /** For each player to move, the conditions in the order in which the code asks them. */
        private final List<List<Condition>> asked;

        @CompilationFinal(dimensions = 1)
        private final CallTarget[] tests;
        /** What must be reached for any condition to hold; null when there is one that does not say, or when tools look on. */
        @CompilationFinal(dimensions = 1)
        private final Threshold @Nullable [] thresholds;

        Asked(List<Condition> all, Predicate<Condition> wanted, Design design, RuleCompiler compiler) {
            conditions = all.stream().filter(wanted).toList();
            var least = conditions.stream()
                    .map(c -> Threshold.of(design, c.body()))
                    .filter(Objects::nonNull)
                    .toArray(Threshold[]::new);
            boolean known = conditions.isEmpty() || least.length == conditions.size() && !compiler.isWatched();
            thresholds = known ? least : null;
            var asked = new ArrayList<List<Condition>>();
            tests = new CallTarget[conditions.isEmpty() ? 0 : compiler.playerCount() + 1];
            for (int p = 0; p < tests.length; p++) {
                int mover = p;
                var questions = conditions.stream()
                        .flatMap(c -> questions(c, mover, design))
                        .toList();
                asked.add(questions.stream().map(Question::condition).toList());
                var ends = questions.stream().map(Question::end).toList();
                tests[p] = p == 0 ? null : compiler.conditions().firstOf(p, ends);
            }
            this.asked = List.copyOf(asked);
        }

        /** A condition as it is asked for one player to move. */
        private record Question(Condition condition, ConditionCompiler.End end) {}

        /**
         * A condition that names nobody speaks of the player to move. Who moves by chance neither wins nor loses, so in such a turn it
         * speaks of the player who decides next.
         */
        private static Stream<Question> questions(Condition condition, int mover, Design design) {
            if (condition.asker() != 0 || condition.isLate() || !design.sides.isChance(mover)) {
                return Stream.of(new Question(
                        condition,
                        new ConditionCompiler.End(condition.known(), condition.asker(), null, condition.body())));
            }
            var turns = new TreeMap<Integer, BitSet>();
            IntStream.range(0, design.turnCount())
                    .filter(turn -> design.player(turn) == mover)
                    .forEach(turn -> turns.computeIfAbsent(design.decider(turn), d -> new BitSet())
                            .set(turn));
            return turns.entrySet().stream()
                    .map(e -> new Question(
                            condition,
                            new ConditionCompiler.End(condition.known(), e.getKey(), e.getValue(), condition.body())));
        }

        @Nullable
        Condition first(State state) {
            if (!mayHold(state)) {
                return null;
            }
            int first = (int) test(state).call(state.arguments);
            return first < 0 ? null : asked.get(state.player).get(first);
        }

        boolean mayHold(State state) {
            return thresholds == null || isReached(thresholds, state);
        }

        /** The code that tells the first condition that holds, by its number, or -1. */
        CallTarget test(State state) {
            return tests[state.player];
        }

        @ExplodeLoop
        private static boolean isReached(Threshold[] thresholds, State state) {
            for (var threshold : thresholds) {
                if (threshold.isReached(state)) {
                    return true;
                }
            }
            return false;
        }
    }
}
