package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.analyzer.FormNames;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds variables of rules whose names hide directions, positions, pieces, players, attributes or words of rules. */
final class ShadowedWords extends Warning {
    ShadowedWords() {
        super("shadowed-word", "variables of rules that hide names of the board or words of the language");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        Walk.all(game.code(), part -> {
            if (part instanceof Ir.Bind b && b.local().place() != null) {
                var name = b.local().name();
                var meaning = meaning(name, game);
                if (meaning != null && b.local().place().text().equals(name)) {
                    report.add(
                            b.local().place(),
                            "the variable `" + name + "` hides " + meaning + " in the rest of the rule",
                            "give the variable another name");
                }
            }
        });
    }

    private static @Nullable String meaning(String name, GameRules game) {
        var board = game.board();
        if (board.direction(name) >= 0) {
            return "the direction `" + name + "`";
        }
        if (board.position(name) >= 0) {
            return "the position `" + name + "`";
        }
        if (game.players().contains(name)) {
            return "the player `" + name + "`";
        }
        for (var piece : game.pieces()) {
            if (piece.name().equals(name)) {
                return "the piece `" + name + "`";
            }
            if (piece.attributes().contains(name)) {
                return "the attribute `" + name + "`";
            }
        }
        if (game.attributes().contains(name)) {
            return "the attribute `" + name + "`";
        }
        return FormNames.contains(name) ? "the word `" + name + "`" : null;
    }
}
