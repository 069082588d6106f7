package org.senet.launcher.protocol.engine;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.api.Games;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.api.SearchPlayer;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;

/** Chooses moves by a player of the library. Used by one thread; searches are stopped by others. */
final class Thinker {
    private final Loaded loaded;
    private final SplittableRandom random;
    private final long seed;
    private PlayerText text;
    private @Nullable SearchPlayer player;
    private String made = "";

    /**
     * A thinker for a game.
     *
     * @param seed of its chances
     * @throws RuntimeException when there is no such player, or it has no such option
     */
    Thinker(Loaded loaded, PlayerText text, long seed) {
        this.loaded = loaded;
        this.text = text;
        this.seed = seed;
        random = new SplittableRandom(seed);
        player(text);
    }

    /**
     * Takes another player.
     *
     * @throws RuntimeException when there is no such player; then the one before is kept
     */
    void use(PlayerText other) {
        player(other);
        text = other;
    }

    PlayerText text() {
        return text;
    }

    /** Whether values are parts of won games. */
    boolean valuesParts() {
        return text.name().equals("uct");
    }

    /** Forgets what was found out in the game so far. */
    void forget() {
        made = "";
    }

    /** Gets to know the game unless that has happened, so that the first move takes no longer than others. */
    void prepare() {
        var start = loaded.start();
        if (!text.isRandom() && !start.over() && !start.chance()) {
            Games.player(loaded.context(), text.shortest().toString(), seed).think(start);
        }
    }

    private @Nullable SearchPlayer player(PlayerText wanted) {
        if (wanted.isRandom()) {
            return null;
        }
        var name = wanted.toString();
        if (player == null || !made.equals(name)) {
            player = Games.player(loaded.context(), name, seed);
            made = name;
        }
        return player;
    }

    /**
     * Chooses a move.
     *
     * @param position in which there are moves
     * @param search ends it
     */
    Choice choose(Position position, Limits limits, Search search) {
        if (position.chance()) {
            throw new ProtocolException("`" + position.player() + "` moves by chance here");
        }
        var asked = player(text.limited(limits));
        if (asked == null) {
            var moves = position.moves();
            return new Choice(moves.get(random.nextInt(moves.size())), null);
        }
        var value = Games.value(asked);
        search.watch(() -> value.invokeMember("stop"));
        try {
            var thought = asked.think(position);
            return new Choice(own(position, thought.move().notation()), thought);
        } finally {
            search.finish();
        }
    }

    /** The move of that name among those of the position as it was given: views of other kinds do not mix. */
    private static Move own(Position position, String notation) {
        return position.moves().stream()
                .filter(move -> move.notation().equals(notation))
                .findFirst()
                .orElseThrow(() -> new ProtocolException("`" + notation + "` is not a legal move"));
    }
}
