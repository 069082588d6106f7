package org.senet.game;

import java.util.ArrayList;
import java.util.stream.Stream;
import org.senet.analysis.PlanText;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;

/** The plans of a game's rules: what is known of them before they run. */
final class Plans {
    private Plans() {}

    /**
     * The plan of a player's rules, as a text.
     *
     * @param piece the name of a type of piece; nil for all
     */
    static String of(Game game, String player, Object piece) {
        var design = game.design();
        int owner = design.pieces.ownerNumber(player);
        if (owner <= 0) {
            throw SenetException.runtime(null, "there is no player `" + player + "`");
        }
        var lines = new ArrayList<String>();
        var off = PlanText.off();
        if (!off.isEmpty()) {
            lines.add("off: " + String.join(" ", off));
        }
        lines.addAll(game.plan(owner, piece == Nil.NIL ? 0 : type(game, Printer.str(piece))));
        return String.join("\n", lines);
    }

    private static int type(Game game, String name) {
        var pieces = game.design().pieces;
        int type = pieces.typeNumber(name);
        if (type <= 0) {
            var names = Stream.iterate(1, t -> t <= pieces.typeCount(), t -> t + 1)
                    .map(pieces::typeName)
                    .toList();
            throw SenetException.runtime(null, "there is no piece `" + name + "`", Suggest.hint(name, names));
        }
        return type;
    }
}
