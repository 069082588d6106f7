package org.senet.lint.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Set;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds types of moves that a game ranks although no move is of that type, and types that no game ranks. */
final class UnusedPriorities extends Warning {
    UnusedPriorities() {
        super("unused-priority", "types of moves that are ranked but not used, or used but not ranked");
    }

    @Override
    public void program(Program program, Report report) {
        var ranked = new HashSet<String>();
        var allowed = new HashSet<String>();
        var used = new HashSet<String>();
        var written = new LinkedHashMap<SourceSpan, String>();
        for (var game : program.games()) {
            ranked.addAll(game.priorities());
            allowed.addAll(game.turnTypes());
            for (var form : typed(game)) {
                var name = form.get(1) instanceof Symbol type ? type.name() : String.valueOf(form.get(1));
                used.add(name);
                if (form.span() != null) {
                    written.put(form.span(), name);
                }
            }
        }
        for (var game : program.games()) {
            reportUnused(game.form(), used, report);
        }
        written.forEach((span, name) -> {
            if (ranked.isEmpty() && !allowed.contains(name)) {
                report.add(
                        span,
                        "the type `" + name + "` means nothing, because the game has no priorities",
                        "`(priorities " + name + " ...)` in the game names the types, those that exclude others first");
            }
        });
    }

    /** The clauses {@code (type name)} of all moves. */
    private static Set<PersistentList> typed(GameRules game) {
        var typed = new HashSet<PersistentList>();
        game.pieces().forEach(p -> p.ways().forEach(w -> collect(w.form(), typed)));
        game.conditions().forEach(c -> collect(c.form(), typed));
        return typed;
    }

    private static void collect(PersistentList rule, Set<PersistentList> typed) {
        for (var element : rule) {
            if (element instanceof PersistentList option
                    && option.size() == 2
                    && option.first() instanceof Symbol head
                    // In a syntax-quote the word has the namespace of the core's function of that name.
                    && head.name().equals("type")) {
                typed.add(option);
            }
        }
    }

    private static void reportUnused(PersistentList form, Set<String> used, Report report) {
        for (var element : form) {
            if (!(element instanceof PersistentList clause)) {
                continue;
            }
            if (Forms.isCall(clause, "variant")) {
                reportUnused(clause, used, report);
            }
            for (int i = 1; i < clause.size() && Forms.isCall(clause, "priorities"); i++) {
                if (clause.get(i) instanceof Symbol name && !used.contains(name.name())) {
                    report.add(
                            name.span(),
                            "no move has the type `" + name.name() + "`",
                            "a move of that type begins with `(type " + name.name() + ")`");
                }
            }
        }
    }
}
