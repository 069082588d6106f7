package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.IrTree;
import org.senet.state.Design;

/**
 * What every move runs when it is complete, whatever rule has made it: the clauses {@code (after statement ...)} of a game, and, where some
 * turns come once, the end of the round.
 */
final class AfterMoves {
    private final List<PersistentList> clauses;
    private final List<String> players;
    private final Design design;
    private final FrameLayout layout;
    private final Supplier<Analyzer> analyzers;

    /**
     * The clauses of a game.
     *
     * @param layout the frame layout of the game's rules
     * @param analyzers makes analyzers that know the names of the game
     */
    AfterMoves(
            GameDefinition definition,
            List<String> players,
            Design design,
            FrameLayout layout,
            Supplier<Analyzer> analyzers) {
        clauses = definition.conduct("after");
        this.players = players;
        this.design = design;
        this.layout = layout;
        this.analyzers = analyzers;
    }

    /**
     * The last statements of a way of moving, and behind them the clauses. They are analyzed anew for each way, because code is
     * translated where it stands.
     */
    List<Ir> following(List<Ir> statements) {
        var all = new ArrayList<>(statements);
        if (design.deferCaptures && !clauses.isEmpty()) {
            all.add(new Ir.RemoveCaptured(null));
        }
        clauses.forEach(clause -> all.add(body(clause)));
        if (design.roundStart() > 0) {
            all.add(new Ir.EndRound(null));
        }
        return all;
    }

    private Ir body(PersistentList clause) {
        boolean named = isNamed(clause, players);
        int from = named ? 2 : 1;
        if (clause.size() <= from) {
            throw SenetException.at(
                    Clauses.span(clause),
                    "this `after` has no statements",
                    "it is written (after statement ...) or (after Player statement ...)");
        }
        var body = new Ir.Do(null, analyzers.get().statements(clause, from, RuleScope.empty(layout)));
        checkEnds(body);
        return named ? onlyFor(((Symbol) clause.get(1)).name(), body) : body;
    }

    /** Whether a clause begins with the name of a player. */
    static boolean isNamed(PersistentList clause, List<String> players) {
        return clause.size() > 1 && clause.get(1) instanceof Symbol s && players.contains(s.name());
    }

    private Ir onlyFor(String player, Ir body) {
        var mover = new Ir.Test(null, new Ir.Const(null, design.named(player)), TestMode.RULES);
        return new Ir.If(null, mover, body, new Ir.Const(null, Nil.NIL));
    }

    private static void checkEnds(Ir ir) {
        if (ir instanceof Ir.EndMove) {
            throw SenetException.at(
                    ir.span(),
                    "the move has ended already when `after` runs",
                    "`end-move` belongs to the rules of pieces");
        }
        IrTree.children(ir).forEach(AfterMoves::checkEnds);
    }
}
