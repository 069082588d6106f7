package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.TruffleLanguage;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;
import org.senet.nodes.choice.ExistsNode;
import org.senet.nodes.rules.AsPlayerNode;
import org.senet.nodes.rules.ConditionRootNode;
import org.senet.nodes.rules.FirstConditionRootNode;
import org.senet.nodes.rules.PiecesTestNode;
import org.senet.state.Design;

/** Makes the code of what is asked between moves: how the game ends, what a position is called, what it is worth. Thread-safe. */
public final class ConditionCompiler {
    private final TruffleLanguage<?> language;
    private final String game;
    private final Design design;
    private final BiFunction<String, Integer, Unit> units;
    private final CalledFunctions functions;

    /**
     * @param game the name of the game
     * @param units makes the unit of a name for a player (from 1) to move
     * @param functions receives the functions whose bodies stand in conditions
     */
    ConditionCompiler(
            TruffleLanguage<?> language,
            String game,
            Design design,
            BiFunction<String, Integer, Unit> units,
            CalledFunctions functions) {
        this.language = language;
        this.game = game;
        this.design = design;
        this.units = units;
        this.functions = functions;
    }

    /**
     * What is asked between moves, as tools know it.
     *
     * @param kind the word with which its clause begins
     * @param place the clause in the program's text, or null
     */
    public record Clause(String kind, @Nullable SourceSpan place) {}

    /**
     * A condition of the end.
     *
     * @param player the player (from 1) as whom it is asked, or 0 for the player to move
     * @param turns the turns, from 0, in which it is asked as another one than the player to move; null for all
     */
    public record End(Clause clause, int player, @Nullable BitSet turns, List<Ir> body) {}

    /**
     * The code that finds the first condition that holds when a player (from 1) is to move. While tools look on, each
     * condition is code of its own, so that profilers and coverage tell one from another.
     */
    public CallTarget firstOf(int player, List<End> ends) {
        ends.forEach(end -> Needs.ofEnd(design, end.body()));
        var unit = units.apply("end of the game", player);
        boolean apart = unit.translator().isWatched();
        var tests = ends.stream()
                .map(e -> {
                    int asker = e.player() == 0 ? player : e.player();
                    return apart || asker != player ? onItsOwn(e, asker) : quickTest(unit, inline(unit, e.body()));
                })
                .toList();
        return new FirstConditionRootNode(language, unit.layout(), tests).getCallTarget();
    }

    /** A condition as code of its own, which is asked as a player (from 1). */
    private TestNode onItsOwn(End end, int player) {
        var unit = units.apply(name(end.clause()), player);
        var test = quickTest(unit, inline(unit, end.body()));
        return new AsPlayerNode(
                player, end.turns(), root(end.clause(), unit, test).getCallTarget());
    }

    private ConditionRootNode root(Clause clause, Unit unit, ExpressionNode asked) {
        return new ConditionRootNode(language, name(clause), clause.place(), unit.layout(), asked);
    }

    private String name(Clause clause) {
        return clause.kind() + " of " + game;
    }

    /** The code that tells whether a condition holds when a player is to move, whose number is counted from 1. */
    public CallTarget condition(Clause clause, int player, List<Ir> body) {
        Needs.ofCondition(design, body);
        var unit = units.apply(name(clause), player);
        return root(clause, unit, test(unit, inline(unit, body))).getCallTarget();
    }

    /** The code that computes the score of a player (from 1). */
    public RootCallTarget score(Clause clause, int player, List<Ir> body) {
        Needs.ofPast(design, body);
        var unit = units.apply(name(clause), player);
        unit.asksBetweenMoves(!unit.translator().isWatched() && PieceSearches.changesNothing(body));
        var value = new DirectTranslator(unit).expression(new Ir.Do(null, body));
        return root(clause, unit, value).getCallTarget();
    }

    private List<Ir> inline(Unit unit, List<Ir> body) {
        return unit.translator().isWatched() ? body : new Inliner(design, unit.layout(), functions).inline(body);
    }

    private static TestNode quickTest(Unit unit, List<Ir> body) {
        var test = test(unit, body);
        if (!(test instanceof ExistsNode search)) {
            return test;
        }
        search.expectFailure();
        if (unit.translator().isWatched()) {
            return test;
        }
        // The sets answer as well where the search has effects, which are undone.
        var pieces = PieceSearches.found(unit.site(), body);
        return pieces == null ? test : new PiecesTestNode(unit.site().design(), pieces, test);
    }

    private static TestNode test(Unit unit, List<Ir> body) {
        unit.asksBetweenMoves(!unit.translator().isWatched() && PieceSearches.changesNothing(body));
        return new DirectTranslator(unit).test(new Ir.Exists(null, new Ir.Do(null, body)));
    }
}
