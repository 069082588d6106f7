package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Seqs;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.state.State;
import org.senet.translator.ConditionCompiler;
import org.senet.translator.RuleCompiler;

/**
 * How a game's text wants moves to be called besides by what its rules log, and what it says of positions: the clauses
 * {@code (notation names find)} and {@code (status "check" statement ...)}. Immutable.
 */
final class Naming {
    /** The keyword by which a finder says that a text names a move, but no legal one. */
    private static final String NO_MOVE = "none";

    private final @Nullable Function names;
    private final @Nullable Function finder;
    private final Map<String, CallTarget[]> statuses;
    private final @Nullable PersistentList clause;

    private Naming(
            @Nullable PersistentList clause,
            @Nullable Function names,
            @Nullable Function finder,
            Map<String, CallTarget[]> statuses) {
        this.clause = clause;
        this.names = names;
        this.finder = finder;
        this.statuses = statuses;
    }

    /**
     * Understands the clauses.
     *
     * @param notations the clauses that name the functions; the last one counts
     * @param statuses the clauses with conditions
     */
    static Naming read(
            List<PersistentList> notations,
            List<PersistentList> statuses,
            SenetContext context,
            Analyzer analyzer,
            FrameLayout layout,
            RuleCompiler compiler) {
        var tests = new LinkedHashMap<String, CallTarget[]>();
        for (var clause : statuses) {
            var body = analyzer.statements(clause, 2, RuleScope.empty(layout));
            var known = new ConditionCompiler.Clause("status", clause.span());
            var targets = new CallTarget[compiler.playerCount() + 1];
            for (int p = 1; p < targets.length; p++) {
                targets[p] = compiler.conditions().condition(known, p, body);
            }
            tests.put(Clauses.text(clause, 1), targets);
        }
        var clause = notations.isEmpty() ? null : notations.getLast();
        return new Naming(clause, null, null, tests).in(context);
    }

    /** The same with the functions that the names stand for in a context. */
    Naming in(SenetContext context) {
        return new Naming(
                clause,
                clause == null ? null : function(clause, 1, context),
                clause == null || clause.size() < 3 ? null : function(clause, 2, context),
                statuses);
    }

    /** The same without functions, which belong to a context. */
    Naming detached() {
        return new Naming(clause, null, null, statuses);
    }

    private static Function function(PersistentList clause, int index, SenetContext context) {
        var name = Clauses.text(clause, index);
        int slash = name.indexOf('/');
        var variable = context.resolve(
                context.current(), slash > 0 ? name.substring(0, slash) : null, name.substring(slash + 1));
        if (variable != null && context.value(variable) instanceof Function f) {
            return f;
        }
        throw SenetException.at(
                Clauses.span(clause, index),
                "`" + name + "` is no function that " + (index == 1 ? "names" : "finds") + " moves",
                index == 1
                        ? "a notation is a function of a position and all its moves, such as senet.chess/san"
                        : "moves are found by a function of a position, its moves and a text, such as"
                                + " senet.chess/find-san");
    }

    /** The statuses that hold for the player to move; the state is loaded with the position. */
    List<String> statuses(State state) {
        var holding = new ArrayList<String>();
        statuses.forEach((name, tests) -> {
            state.forgetGlobals();
            if ((boolean) tests[state.player].call(state.arguments)) {
                holding.add(name);
            }
        });
        return holding;
    }

    /**
     * What the game's notation calls the moves of a position, in their order; null when the game has none.
     *
     * @throws SenetException when the function does not give one name for each move
     */
    @Nullable
    List<String> names(Position position) {
        if (names == null) {
            return null;
        }
        var moves = position.generate();
        var given = Seqs.toVector(names.call(null, position, PersistentVector.from(moves)));
        if (given.size() != moves.size()) {
            throw SenetException.runtime(
                    null,
                    "the notation `" + names.name() + "` gives " + given.size() + " names for " + moves.size()
                            + " moves",
                    "it returns a vector with a name for each move, in their order");
        }
        var texts = new ArrayList<String>();
        given.forEach(name -> texts.add(Printer.str(Objects.requireNonNull(name))));
        return texts;
    }

    /** Whether the game can tell which texts are names in its notation. */
    boolean hasFinder() {
        return finder != null;
    }

    /**
     * The moves of a position that a text may mean in the game's notation; none when the game does not say.
     *
     * @return null when the text is a name in that notation, but that of no legal move
     */
    @Nullable
    List<Move> find(Position position, String text) {
        var found = new ArrayList<Move>();
        if (finder != null) {
            var moves = PersistentVector.from(position.generate());
            var answer = finder.call(null, position, moves, text);
            if (answer instanceof Keyword keyword && keyword.name().equals(NO_MOVE)) {
                return null;
            }
            Seqs.toVector(answer).forEach(move -> {
                if (move instanceof Move m) {
                    found.add(m);
                }
            });
        }
        return found;
    }
}
