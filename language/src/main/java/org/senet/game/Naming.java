package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.state.State;
import org.senet.translator.RuleCompiler;

/**
 * How a game's text wants moves to be called besides by what its rules log, and what it says of positions: the clauses
 * {@code (notation function)} and {@code (status "check" statement ...)}. Immutable.
 */
final class Naming {
    private final @Nullable Function notation;
    private final Map<String, CallTarget[]> statuses;

    private Naming(@Nullable Function notation, Map<String, CallTarget[]> statuses) {
        this.notation = notation;
        this.statuses = statuses;
    }

    /**
     * Understands the clauses.
     *
     * @param notations the clauses that name the function
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
            var targets = new CallTarget[compiler.playerCount() + 1];
            for (int p = 1; p < targets.length; p++) {
                targets[p] = compiler.condition(p, body);
            }
            tests.put(Clauses.text(clause, 1), targets);
        }
        return new Naming(notations.isEmpty() ? null : function(notations.getLast(), context), tests);
    }

    private static Function function(PersistentList clause, SenetContext context) {
        var name = Clauses.text(clause, 1);
        int slash = name.indexOf('/');
        var variable = context.resolve(
                context.current(), slash > 0 ? name.substring(0, slash) : null, name.substring(slash + 1));
        if (variable != null && context.value(variable) instanceof Function f) {
            return f;
        }
        throw SenetException.at(
                Clauses.span(clause, 1),
                "`" + name + "` is no function that names moves",
                "a notation is a function of a position, its move and all its moves, such as senet.chess/san");
    }

    /** The statuses that hold for the player to move; the state is loaded with the position. */
    List<String> statuses(State state) {
        var holding = new ArrayList<String>();
        statuses.forEach((name, tests) -> {
            if ((boolean) tests[state.player].call(state.arguments)) {
                holding.add(name);
            }
        });
        return holding;
    }

    /** What the game's notation calls a move, or null when the game has none. */
    @Nullable
    String name(Move move) {
        return notation == null ? null : Printer.str(notation.call(null, move.position(), move));
    }
}
