package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.errors.Suggest;
import org.senet.game.GameRules;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds names that mean nothing among names of the game, in the constants of a {@code case} and in values that are written down for
 * attributes: there a name that is not known is no error, but a symbol that no player or piece ever equals.
 */
final class UnknownConstants extends Warning {
    UnknownConstants() {
        super("unknown-constant", "names that mean nothing where others are players, pieces, positions or directions");
    }

    @Override
    public void program(Program program, Report report) {
        var games = program.games();
        if (games.isEmpty()) {
            return;
        }
        for (var code : program.code()) {
            Walk.all(code.bodies(), part -> {
                if (code.watch().written(part) instanceof PersistentList form && Forms.isCall(form, "case")) {
                    look(constants(form), form, games, report);
                }
            });
        }
        Stream.concat(program.pieces().values().stream(), games.stream().map(GameRules::form))
                .forEach(definition -> definition.forEach(element -> {
                    if (element instanceof PersistentList clause && Forms.isCall(clause, "attribute")) {
                        look(values(clause), clause, games, report);
                    }
                }));
    }

    private static List<Symbol> constants(PersistentList form) {
        var names = new ArrayList<Symbol>();
        for (int i = 2; i + 1 < form.size(); i += 2) {
            Forms.symbols(form.get(i), names::add);
        }
        return names;
    }

    private static List<Symbol> values(PersistentList attribute) {
        var names = new ArrayList<Symbol>();
        for (int i = 2; i < attribute.size(); i++) {
            Forms.symbols(attribute.get(i), names::add);
        }
        return names;
    }

    private static void look(List<Symbol> names, PersistentList form, List<GameRules> games, Report report) {
        if (names.stream().noneMatch(name -> isKnown(name, games))) {
            return;
        }
        for (var name : names) {
            if (!isKnown(name, games)) {
                var span = Located.spanOf(name);
                report.add(
                        span == null ? form.span() : span,
                        "`" + name + "` means nothing in the game, unlike names beside it, so it is only a symbol",
                        Suggest.hint(name.name(), known(games)));
            }
        }
    }

    private static boolean isKnown(Symbol name, List<GameRules> games) {
        return games.stream()
                .anyMatch(game -> game.players().contains(name.name())
                        || game.pieces().stream().anyMatch(piece -> piece.name().equals(name.name()))
                        || game.board().position(name.name()) >= 0
                        || game.board().direction(name.name()) >= 0);
    }

    private static TreeSet<String> known(List<GameRules> games) {
        var names = new TreeSet<String>();
        for (var game : games) {
            names.addAll(game.players());
            game.pieces().forEach(piece -> names.add(piece.name()));
            names.addAll(game.board().directions());
        }
        return names;
    }
}
