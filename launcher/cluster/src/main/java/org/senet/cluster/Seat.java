package org.senet.cluster;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.api.Games;

/**
 * Who plays a side, as it travels.
 *
 * @param side the side's name
 * @param who the name of one of the library's players, with options behind a colon if it takes some, or FILE:FUNCTION
 * @param script the absolute path of a player's own file, or null
 * @param text of that file, or null
 * @param function the function of that file that plays, or null
 */
public record Seat(
        String side,
        String who,
        @Nullable String script,
        @Nullable String text,
        @Nullable String function) {
    /** A player of the library. */
    public static Seat named(String side, String who) {
        return new Seat(side, who, null, null, null);
    }

    /** The player's own program; null for a player of the library. */
    @Nullable
    Value program(Context context) {
        if (script == null || text == null || function == null) {
            return null;
        }
        context.eval(Source.newBuilder(Games.LANGUAGE, new java.io.File(script))
                .content(text)
                .buildLiteral());
        return context.eval(Games.LANGUAGE, function);
    }
}
