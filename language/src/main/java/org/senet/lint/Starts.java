package org.senet.lint;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.game.Game;
import org.senet.game.Position;

/** Finds games that are over before their first move, which is asked of their rules. */
final class Starts {
    private static final String RULE = "over-at-start";

    private Starts() {}

    static List<Finding> over(Program program) {
        var found = new ArrayList<Finding>();
        for (var value : program.namespace().definitions("game").values()) {
            var finding = value instanceof Game game ? finding(game, program) : null;
            if (finding != null) {
                found.add(finding);
            }
        }
        return found;
    }

    private static @Nullable Finding finding(Game game, Program program) {
        try {
            var start = game.start();
            var result = start.result();
            var span = result == null ? null : place(start, program);
            return result == null || span == null
                    ? null
                    : new Finding(
                            RULE,
                            Severity.WARNING,
                            "`" + game.name() + "` is over before its first move: " + result.text(),
                            span,
                            start.reason());
        } catch (AbstractTruffleException | StackOverflowError e) {
            // Rules that fail say so where the game is played.
            return null;
        }
    }

    /** The condition that holds, or where none does, the first form that makes a game. */
    private static @Nullable SourceSpan place(Position start, Program program) {
        var condition = start.endingPlace();
        return condition != null && condition.source().equals(program.source())
                ? condition
                : program.forms().stream()
                        .filter(form -> Forms.mentions(form.form(), symbol -> symbol.is("game")))
                        .map(Workshop.Form::span)
                        .findFirst()
                        .orElse(null);
    }
}
