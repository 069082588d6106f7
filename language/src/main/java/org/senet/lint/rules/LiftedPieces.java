package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.Set;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.lint.rules.SquareContents.Content;

/** Finds {@code piece} and {@code player} where nothing stands: behind {@code (take)}, or where statements begin at no position. */
final class LiftedPieces extends Warning {
    private static final Set<Query> QUESTIONS = EnumSet.of(Query.PIECE, Query.PLAYER);

    LiftedPieces() {
        super("lifted-piece", "`piece` and `player` where nothing stands any more, as behind `(take)`");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        boolean columns = Walk.contains(game.code(), ImpossibleMoves::makesColumns);
        var places = new SharedPlaces();
        var contents = new SquareContents(columns, check -> {}, (ask, here) -> note(ask, here, places));
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                Set<Content> start =
                        way.placing() ? EnumSet.of(Content.NOTHING) : EnumSet.of(Content.FRIEND, Content.ENEMY);
                contents.after(way.post(), contents.after(way.body(), contents.after(way.pre(), start)));
            }
        }
        for (var condition : game.conditions()) {
            boolean nowhere =
                    ImpossibleMoves.NOWHERE.contains(condition.form().first().toString());
            contents.after(condition.body(), nowhere ? EnumSet.of(Content.NOWHERE) : EnumSet.allOf(Content.class));
        }
        places.forEach(place -> report.add(
                place,
                "`" + Texts.shown(place) + "` is always nil here, for nothing stands on the current position",
                "what `(take)` lifts is asked before, `(let kind piece)`; who is to move is `current-player`"));
    }

    private static void note(Ir question, Set<Content> here, SharedPlaces places) {
        if (question instanceof Ir.Ask ask && QUESTIONS.contains(ask.query()) && !here.isEmpty()) {
            places.note(ask.span(), here.stream().allMatch(c -> c == Content.NOTHING || c == Content.NOWHERE));
        }
    }
}
