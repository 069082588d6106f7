package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.translator.Mentions;

/**
 * Finds globals that seem meant to be kept, which no move leaves behind: those that are read between moves, where they are always 0,
 * those that are asked as if a move before had set them, and those that are set for attackers, who do not see it.
 */
final class LostGlobals extends Warning {
    private static final Set<String> BETWEEN_MOVES = Set.of("loss", "win", "draw", "end", "claim", "score", "evaluate");

    LostGlobals() {
        super("lost-global", "globals that seem meant to be kept from move to move, and are not");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var moves = new ArrayList<>(game.code());
        for (var condition : game.conditions()) {
            if (condition.form().first() instanceof Symbol head && BETWEEN_MOVES.contains(head.name())) {
                moves.removeAll(condition.body());
                Walk.all(condition.body(), part -> {
                    if (part instanceof Ir.GlobalRef global && !isSet(global.name(), condition)) {
                        report.add(
                                global.span(),
                                "`" + global.name() + "` is a global, which no move leaves behind, so it is always 0"
                                        + " here",
                                hint(global));
                    }
                });
            }
        }
        game.code()
                .forEach(code -> Walk.all(code, part -> {
                    if (part instanceof Ir.Exists search) {
                        toldToAttackers(search, report);
                    }
                }));
        var kept = kept(moves);
        for (var code : moves) {
            Walk.all(code, part -> {
                if (part instanceof Ir.Check check
                        && KeptGlobal.of(check.test()) instanceof Ir.GlobalRef asked
                        && kept.contains(asked.name())) {
                    report.add(
                            asked.span(),
                            "`" + asked.name()
                                    + "` is a global: it begins as 0 for each list of moves, and what the moves"
                                    + " before have set is forgotten",
                            hint(asked));
                }
            });
        }
    }

    /** What a search sets in front of its question whether something is attacked. */
    private static void toldToAttackers(Ir.Exists search, Report report) {
        var statements = search.body() instanceof Ir.Do all ? all.forms() : List.of(search.body());
        for (int i = 0; i < statements.size(); i++) {
            if (statements.get(i) instanceof Ir.GlobalAssign set
                    && set.value() instanceof Ir.Const
                    && Mentions.in(statements.subList(i + 1, statements.size()), Ir.IsAttacked.class::isInstance)) {
                report.add(
                        set.span(),
                        "`" + set.name()
                                + "` is a global, and while an attack is examined it is 0: the attackers do not"
                                + " see this",
                        "`(attribute " + set.name()
                                + " false)` in the game is seen there, and set back behind the search");
            }
        }
    }

    /** The globals that get only constants and counts: others are about the moves of one list. */
    private static Set<String> kept(List<Ir> moves) {
        var kept = new HashSet<String>();
        var others = new HashSet<String>();
        for (var code : moves) {
            Walk.all(code, part -> {
                if (part instanceof Ir.GlobalAssign set) {
                    (set.value() instanceof Ir.Const || isCount(set) ? kept : others).add(set.name());
                }
            });
        }
        kept.removeAll(others);
        return kept;
    }

    private static String hint(Ir.GlobalRef global) {
        return "`(attribute " + global.name() + " 0)` or `(counter " + global.name()
                + ")` in the game keeps it with the position";
    }

    /** Whether a global is only made greater or less by a constant. */
    private static boolean isCount(Ir.GlobalAssign set) {
        return set.value() instanceof Ir.Operation o
                && o.operands().stream()
                        .allMatch(x -> x instanceof Ir.Const
                                || x instanceof Ir.GlobalRef same && same.name().equals(set.name()));
    }

    private static boolean isSet(String name, GameRules.Condition condition) {
        return Walk.contains(
                condition.body(),
                p -> p instanceof Ir.GlobalAssign set && set.name().equals(name));
    }
}
