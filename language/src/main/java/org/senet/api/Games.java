package org.senet.api;

import java.util.List;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/** Where a host's games come from. */
public final class Games {
    /** The language's id in the polyglot API. */
    public static final String LANGUAGE = "senet";

    private Games() {}

    /** The names of the games that {@link #load} finds by name, in alphabetical order. */
    public static List<String> names(Context context) {
        var names = context.eval(LANGUAGE, "(senet.core/game-names)");
        return LongStream.range(0, names.getArraySize())
                .mapToObj(i -> names.getArrayElement(i).asString())
                .toList();
    }

    /**
     * A game by its name: one of those in the folder of the option {@code senet.games}, or of the collections on the class path or
     * module path.
     *
     * @throws org.graalvm.polyglot.PolyglotException when there is none of that name, or its script fails
     */
    public static Game load(Context context, String name) {
        return of(context.eval(LANGUAGE, "senet.core/load-game").execute(name));
    }

    /**
     * The game that a script makes. The script is evaluated in a namespace of its own, so that a context can have several games whose
     * pieces have the same names; not so by {@link Context#eval(Source)}.
     *
     * @throws IllegalArgumentException when it makes none
     * @throws org.graalvm.polyglot.PolyglotException when it fails
     */
    public static Game eval(Context context, Source script) {
        var before = context.eval(LANGUAGE, "(senet.core/ns-name senet.core/*ns*)");
        context.eval(LANGUAGE, "(senet.core/in-ns (senet.core/gensym \"game.\"))");
        Value value;
        try {
            value = context.eval(script);
        } finally {
            context.eval(LANGUAGE, "senet.core/in-ns").execute(before);
        }
        if (!isGame(value)) {
            throw new IllegalArgumentException("`" + script.getName() + "` makes no game");
        }
        return of(value);
    }

    /**
     * A game that a program has made, as {@code value.as(Game.class)}, but also where the host's policy forbids that, such as
     * {@code SandboxPolicy.CONSTRAINED}. Lists and maps that are got from it are copies.
     *
     * @throws IllegalArgumentException when the value is no game
     */
    public static Game of(Value value) {
        if (!isGame(value)) {
            throw new IllegalArgumentException(value + " is no game");
        }
        return ObjectView.of(value, Game.class);
    }

    /**
     * The value of the polyglot API behind a game, or behind a position, move or other object that was got from one; a function
     * of the language is called with this.
     *
     * @throws IllegalArgumentException when the object does not come from this class
     */
    public static Value value(Object view) {
        var value = ObjectView.value(view);
        if (value == null) {
            throw new IllegalArgumentException("no object of Senet, or one made by Value.as");
        }
        return value;
    }

    /**
     * A player that searches.
     *
     * @param text its name, with options behind a colon: {@code alphabeta:depth=6}, {@code uct:time=1s,threads=2}
     * @param seed of all its chances
     * @throws org.graalvm.polyglot.PolyglotException when there is no such player, or it has no such option
     */
    public static SearchPlayer player(Context context, String text, long seed) {
        var make = context.eval(LANGUAGE, "senet.native/search-player-from-text");
        return ObjectView.of(make.execute(text, seed), SearchPlayer.class);
    }

    /**
     * What a player thinks of a position in which it may make some of the moves only.
     *
     * @param among legal moves of the position, at least one
     * @throws org.graalvm.polyglot.PolyglotException when the game is over, or chance is to move
     */
    public static Thought think(SearchPlayer player, Position position, List<Move> among) {
        var arguments = new Object[among.size() + 1];
        var shown = ObjectView.value(position);
        arguments[0] = shown == null ? position : shown;
        for (int i = 0; i < among.size(); i++) {
            arguments[i + 1] = among.get(i).notation();
        }
        return ObjectView.of(value(player).invokeMember("think-among", arguments), Thought.class);
    }

    /** Whether a value is a game of Senet. */
    public static boolean isGame(Value value) {
        return value.hasMember("start") && value.hasMember("players");
    }
}
