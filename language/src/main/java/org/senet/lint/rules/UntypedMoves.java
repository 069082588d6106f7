package org.senet.lint.rules;

import java.util.HashSet;
import java.util.Set;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.translator.Mentions;

/** Finds moves, passes and actions without a type in games in which every turn allows only types. */
final class UntypedMoves extends Warning {
    UntypedMoves() {
        super("untyped-move", "moves without a type where each turn allows only moves of types");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        if (game.turnTypes().isEmpty() || !chance(game).containsAll(game.freePlayers())) {
            return;
        }
        // What is attacked is asked without regard to types, so a move may be there for that alone.
        boolean attacks = Mentions.in(game.code(), Ir.IsAttacked.class::isInstance);
        for (var piece : game.pieces()) {
            piece.ways().stream()
                    .filter(way -> way.type() == null && (way.placing() || !attacks))
                    .forEach(way -> warn(way.form(), game, report));
        }
        game.conditions().stream()
                .filter(c -> (c.is("pass") || c.is("action")) && !hasType(c.form()))
                .forEach(c -> warn(c.form(), game, report));
    }

    /** The players who move by chance; their moves need no type. */
    private static Set<String> chance(GameRules game) {
        var players = new HashSet<String>();
        game.conditions().stream()
                .filter(c -> c.is("chance") && c.form().size() > 1 && c.form().get(1) instanceof Symbol)
                .forEach(c -> players.add(((Symbol) c.form().get(1)).name()));
        return players;
    }

    private static boolean hasType(PersistentList clause) {
        for (int i = 1; i < Math.min(clause.size(), 3); i++) {
            if (clause.get(i) instanceof PersistentList option
                    && !option.isEmpty()
                    && option.first() instanceof Symbol head
                    // In a syntax-quote the word has the namespace of the core's function of that name.
                    && head.name().equals("type")) {
                return true;
            }
        }
        return false;
    }

    private static void warn(PersistentList clause, GameRules game, Report report) {
        var word = ((Symbol) clause.first()).name();
        var type = game.turnTypes().iterator().next();
        report.add(
                clause.span(),
                "each turn allows only moves of types, and this `" + word + "` has none, so it is never made",
                "`(" + word + " (type " + type + ") ...)` belongs to the turns that allow `" + type + "`");
    }
}
