package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.TypeLiteral;
import org.graalvm.polyglot.Value;

/** Where a host's games come from. */
public final class Games {
    /** The language's id in the polyglot API. */
    public static final String LANGUAGE = "senet";

    private static final TypeLiteral<List<String>> TEXTS = new TypeLiteral<>() {};

    private Games() {}

    /** The names of the games that {@link #load} finds by name, in alphabetical order. */
    public static List<String> names(Context context) {
        return List.copyOf(context.eval(LANGUAGE, "(senet.core/game-names)").as(TEXTS));
    }

    /**
     * A game by its name: one of those in the folder of the option {@code senet.games}, or of the collections on the class path or
     * module path.
     *
     * @throws org.graalvm.polyglot.PolyglotException when there is none of that name, or its script fails
     */
    public static Game load(Context context, String name) {
        return context.eval(LANGUAGE, "senet.core/load-game").execute(name).as(Game.class);
    }

    /**
     * The game that a script makes.
     *
     * @throws IllegalArgumentException when it makes none
     * @throws org.graalvm.polyglot.PolyglotException when it fails
     */
    public static Game eval(Context context, Source script) {
        var value = context.eval(script);
        if (!isGame(value)) {
            throw new IllegalArgumentException("`" + script.getName() + "` makes no game");
        }
        return value.as(Game.class);
    }

    /** Whether a value is a game of Senet. */
    public static boolean isGame(Value value) {
        return value.hasMember("start") && value.hasMember("players");
    }
}
