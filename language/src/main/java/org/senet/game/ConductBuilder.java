package org.senet.game;

import com.oracle.truffle.api.RootCallTarget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.game.ActionDefinition.Kind;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.state.MoveBuffer;
import org.senet.state.Sides;
import org.senet.state.State;
import org.senet.trace.Attempt;
import org.senet.translator.ConditionCompiler;
import org.senet.translator.RuleAction;
import org.senet.translator.RuleCompiler;

/** Understands what a game's clauses say of the players: their sides, their moves without a piece, and their points. */
final class ConductBuilder {
    private final GameDefinition definition;
    private final List<String> players;
    private final List<ActionDefinition> actions;

    ConductBuilder(GameDefinition definition, List<String> players) {
        this.definition = definition;
        this.players = players;
        actions = definition.conduct().stream()
                .filter(c -> ActionDefinition.WORDS.contains(Clauses.head(c)))
                .map(c -> ActionDefinition.read(c, players))
                .toList();
    }

    /** The sides of the players. */
    Sides sides(int[] turns) {
        var friends = new long[players.size() + 1];
        Arrays.setAll(friends, p -> 1L << p);
        for (var team : definition.conduct("team")) {
            long members = 0;
            for (int i = 1; i < team.size(); i++) {
                members |= 1L << player(team, i);
            }
            for (int p = 1; p <= players.size(); p++) {
                if ((members >>> p & 1) != 0) {
                    friends[p] |= members;
                }
            }
        }
        long chance = chance();
        long active = 0;
        for (int player : turns) {
            active |= 1L << player;
        }
        long neutral = 0;
        for (var clause : definition.conduct("neutral")) {
            for (int i = 1; i < clause.size(); i++) {
                neutral |= 1L << player(clause, i);
            }
        }
        return new Sides(friends, chance, active & ~chance, neutral);
    }

    /** The names of the neutral players. */
    Set<String> neutral() {
        var names = new TreeSet<String>();
        for (var clause : definition.conduct("neutral")) {
            for (int i = 1; i < clause.size(); i++) {
                names.add(players.get(player(clause, i) - 1));
            }
        }
        return names;
    }

    /** The types of the moves without a piece; null for those that have none. */
    Stream<String> types() {
        return actions.stream().map(ActionDefinition::type);
    }

    /**
     * The moves without a piece.
     *
     * @param ranks the number of the rank that a type has
     * @param after what runs when each of them is complete
     * @param order tells in which turns each of them is allowed
     */
    List<RuleAction> actions(
            FrameLayout layout,
            Supplier<Analyzer> analyzer,
            Function<ActionDefinition, Integer> ranks,
            AfterMoves after,
            TurnOrder order) {
        var list = new ArrayList<RuleAction>();
        for (var action : actions) {
            int begin = layout.mark();
            var body = ActionBody.of(analyzer.get().statements(action.form(), action.from(), RuleScope.empty(layout)));
            int priority = body.forced() ? Attempt.FORCED_PASS : ranks.apply(action);
            var statements = after.following(order.allowing(action.type(), body.statements()));
            layout.rewind(begin);
            movers(action)
                    .forEach(player -> list.add(new RuleAction(
                            Clauses.span(action.form()), player, priority, action.kind() == Kind.PASS, statements)));
        }
        return list;
    }

    /** The players (from 1) who may make a move without a piece, or 0 for everybody; who moves by chance decides for no action. */
    private IntStream movers(ActionDefinition action) {
        if (action.player() != null) {
            return IntStream.of(players.indexOf(action.player()) + 1);
        }
        long chance = chance();
        return chance == 0 || action.kind() == Kind.PASS
                ? IntStream.of(0)
                : IntStream.rangeClosed(1, players.size()).filter(p -> (chance >>> p & 1) == 0);
    }

    /** A bit for each player (from 1) who moves by chance. */
    private long chance() {
        long chance = 0;
        for (var action : actions) {
            chance |= action.kind() == Kind.CHANCE ? 1L << players.indexOf(action.player()) + 1 : 0;
        }
        return chance;
    }

    /** The statements of each clause {@code set-up}. */
    List<List<Ir>> setUps(FrameLayout layout, Supplier<Analyzer> analyzer) {
        return definition.conduct("set-up").stream()
                .map(clause -> analyzer.get().statements(clause, 1, RuleScope.empty(layout)))
                .toList();
    }

    /** Arranges the position at the start as the clauses {@code set-up} say, each as its first choices have it. */
    void setUp(List<List<Ir>> setUps, RuleCompiler compiler, State start) {
        for (int i = 0; i < setUps.size(); i++) {
            var clause = definition.conduct("set-up").get(i);
            var code = compiler.setUp(setUps.get(i));
            var found = new MoveBuffer();
            start.beginGeneration(found);
            code.call(start.arguments);
            if (found.size() == 0) {
                throw SenetException.at(
                        Clauses.span(clause), "this set-up does not come to its end", "one of its checks fails");
            }
            start.arrange(found.entries(0));
        }
        start.beginHistory();
    }

    /**
     * The numbers that the players have by the clauses of a name, or null when there are none.
     *
     * @param clauses {@code score} or {@code evaluate}
     */
    @Nullable
    Scoring scoring(
            String clauses, FrameLayout layout, Supplier<Analyzer> analyzer, RuleCompiler compiler, Sides sides) {
        var values = new RootCallTarget[players.size() + 1];
        for (var clause : definition.conduct(clauses)) {
            boolean named = clause.size() > 2 && clause.get(1) instanceof Symbol s && players.contains(s.name());
            if (clause.size() < 2) {
                throw SenetException.at(
                        Clauses.span(clause),
                        "`" + clauses + "` needs an expression whose value is a number",
                        "it is written (" + clauses + " expression)");
            }
            var body = analyzer.get().valued(clause, named ? 2 : 1, RuleScope.empty(layout));
            var known = new ConditionCompiler.Clause(clauses, clause.span());
            for (int p = 1; p <= players.size(); p++) {
                boolean wanted = named ? p == player(clause, 1) : (sides.active() >>> p & 1) != 0;
                if (wanted) {
                    values[p] = compiler.conditions().score(known, p, body);
                }
            }
        }
        return Arrays.stream(values).allMatch(v -> v == null) ? null : new Scoring(values);
    }

    private int player(PersistentList clause, int index) {
        var name = Clauses.text(clause, index);
        int number = players.indexOf(name) + 1;
        if (number == 0) {
            throw SenetException.at(
                    Clauses.span(clause, index),
                    "there is no player `" + name + "`",
                    Suggest.hint(name, players, "players"));
        }
        return number;
    }
}
