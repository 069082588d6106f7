package org.senet.game;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.senet.analyzer.Analyzer;
import org.senet.analyzer.RuleScope;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.state.Design;
import org.senet.state.Snapshot;
import org.senet.translator.RuleAction;

/** Analyzes the clauses of a game that are not about single pieces, for a {@link GameCode}. */
final class GameCodeReader {
    private final GameDefinition definition;
    private final List<String> players;
    private final Supplier<Analyzer> analyzers;

    GameCodeReader(GameDefinition definition, List<String> players, Supplier<Analyzer> analyzers) {
        this.definition = definition;
        this.players = players;
        this.analyzers = analyzers;
    }

    GameCode read(
            List<GameCode.Way> ways,
            List<RuleAction> actions,
            List<Condition> ends,
            List<Condition> claims,
            Design design,
            Snapshot placed) {
        return new GameCode(
                List.copyOf(ways),
                actions.stream().map(GameCode.Action::of).toList(),
                ends.stream().map(GameCode.End::of).toList(),
                claims.stream().map(GameCode.End::of).toList(),
                scores(design),
                definition.conduct("set-up").stream().map(c -> statements(c, 1)).toList(),
                statuses(),
                placed,
                design);
    }

    private List<Ir> statements(PersistentList clause, int from) {
        return analyzers.get().statements(clause, from, RuleScope.empty(new FrameLayout()));
    }

    private Map<String, List<Ir>> statuses() {
        var statuses = new LinkedHashMap<String, List<Ir>>();
        definition.conduct("status").forEach(c -> statuses.put(Clauses.text(c, 1), statements(c, 2)));
        return statuses;
    }

    /** A clause without a name speaks of all players who decide for themselves; a later clause takes the place of one before. */
    private Map<Integer, List<Ir>> scores(Design design) {
        var scores = new HashMap<Integer, List<Ir>>();
        for (var clause : definition.conduct("score")) {
            boolean named = clause.size() > 2 && clause.get(1) instanceof Symbol s && players.contains(s.name());
            var body = analyzers.get().valued(clause, named ? 2 : 1, RuleScope.empty(new FrameLayout()));
            for (int p = 1; p <= players.size(); p++) {
                if (named
                        ? players.get(p - 1).equals(Clauses.text(clause, 1))
                        : (design.sides.active() >>> p & 1) != 0) {
                    scores.put(p, body);
                }
            }
        }
        return scores;
    }
}
