package org.senet.lint;

import java.util.ArrayList;
import java.util.List;
import org.senet.game.GameRules;
import org.senet.ir.Ir;

/** The code of a game as a whole. */
final class GameCode {
    private GameCode() {}

    /** All statements of a game; what several ways of moving share is there once. */
    static List<Ir> bodies(GameRules game) {
        var bodies = new ArrayList<Ir>();
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                if (way == piece.ways().getFirst()
                        || way.pre() != piece.ways().getFirst().pre()) {
                    bodies.addAll(way.pre());
                }
                bodies.addAll(way.body());
                bodies.addAll(way.post());
            }
        }
        game.conditions().forEach(c -> bodies.addAll(c.body()));
        return bodies;
    }
}
