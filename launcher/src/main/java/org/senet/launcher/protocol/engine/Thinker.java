package org.senet.launcher.protocol.engine;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.senet.api.Games;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.api.SearchPlayer;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.ProtocolException;

/**
 * Chooses moves by a player of the library. Used by one thread; searches are stopped by others. A player that still learns the game when a
 * move is due is not waited for: the move is any legal one then.
 */
final class Thinker {
    private final Loaded loaded;
    private final SplittableRandom random;
    private final long seed;
    private PlayerText text;
    private @Nullable SearchPlayer player;
    private String made = "";
    /** Is completed when the player knows the game; null when that was not asked for. */
    private @Nullable CompletableFuture<Void> preparation;

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

    /**
     * Gets to know the game unless that has happened or goes on, so that the first move takes no longer than others. It happens in a thread of
     * its own.
     *
     * @return what is completed then, or fails as the player does
     */
    CompletableFuture<Void> prepare() {
        if (preparation == null) {
            preparation = new CompletableFuture<>();
            var start = loaded.start();
            if (text.isRandom() || start.over() || start.chance()) {
                preparation.complete(null);
            } else {
                learn(text.shortest().toString(), start, preparation);
            }
        }
        return preparation;
    }

    /** Waits until nothing is being learnt. What has failed is told where a move is chosen. */
    void awaitPreparation() {
        if (preparation != null) {
            preparation.exceptionally(thrown -> null).join();
        }
    }

    private void learn(String name, Position start, CompletableFuture<Void> done) {
        Runnable work = () -> {
            try {
                loaded.context().enter();
                try {
                    Games.player(loaded.context(), name, seed).think(start);
                } finally {
                    loaded.context().leave();
                }
                done.complete(null);
            } catch (RuntimeException | Error e) {
                done.completeExceptionally(e);
            }
        };
        var learner = new Thread(null, work, "senet-learner", Worker.STACK);
        learner.setDaemon(true);
        learner.start();
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
        return choose(position, position.moves(), limits, search);
    }

    /**
     * Chooses one of some moves.
     *
     * @param position in which there are moves
     * @param among legal moves, perhaps all
     * @param search ends it
     */
    Choice choose(Position position, List<Move> among, Limits limits, Search search) {
        if (position.chance()) {
            throw new ProtocolException("`" + position.player() + "` moves by chance here");
        }
        if (preparation != null && !search.awaitUnlessStopped(preparation, limits.patience())) {
            return any(among);
        }
        var asked = player(text.limited(limits));
        if (asked == null) {
            return any(among);
        }
        var value = Games.value(asked);
        search.watch(() -> value.invokeMember("stop"));
        try {
            var thought = among.size() == position.moves().size()
                    ? asked.think(position)
                    : Games.think(asked, position, among);
            return new Choice(own(position, thought.move().notation()), thought);
        } finally {
            search.finish();
        }
    }

    private Choice any(List<Move> among) {
        return new Choice(among.get(random.nextInt(among.size())), null);
    }

    /** The move of that name among those of the position as it was given: views of other kinds do not mix. */
    private static Move own(Position position, String notation) {
        return position.moves().stream()
                .filter(move -> move.notation().equals(notation))
                .findFirst()
                .orElseThrow(() -> new ProtocolException("`" + notation + "` is not a legal move"));
    }
}
