package org.senet.lint.rules;

import org.senet.game.GameRules;
import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds rules that ask or change an attribute that their piece has not. */
final class AbsentAttributes extends Warning {
    AbsentAttributes() {
        super("absent-attribute", "rules that ask or change an attribute that their piece has not");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var places = new SharedPlaces();
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                new OwnPiece(piece.attributes(), (ir, has) -> places.note(ir.span(), !has)).follow(way);
            }
        }
        places.forEach(place -> report.add(
                place,
                "the piece whose rule this is has not the attribute that `" + Texts.shown(place) + "` is about",
                "it is declared in the piece: `(attribute name value)`"));
    }
}
