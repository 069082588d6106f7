package org.senet.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.senet.game.Game;
import org.senet.game.Position;

/**
 * Monte Carlo tree search in one game by UCT (Kocsis and Szepesvári 2006). Each player maximizes what its own side gets, so
 * there may be any number of sides. Several threads grow one tree; a try that is under way counts as a loss (virtual loss,
 * Chaslot, Winands and van den Herik 2008). What has grown from a position that is reached later in the game is kept. Used by one
 * caller at a time.
 */
final class UctSearch implements SearchPlayer.Search {
    private static final long MEGABYTE = 1 << 20;
    /** So many random games tell something of a position with one move only. */
    private static final long FORCED = 16;

    private final Game game;
    private final SearchOptions options;
    private final KeptTree kept;

    UctSearch(Game game, SearchOptions options) {
        this.game = game;
        this.options = options;
        kept = new KeptTree(game);
        Apprentice.appraise(game);
    }

    @Override
    public Thought think(Position position, int @Nullable [] among, SearchPlayer.Watcher watcher) {
        int choices = among == null ? position.generate().size() : among.length;
        var budget = choices == 1 ? new Budget(options, FORCED) : new Budget(options);
        watcher.begun(budget);
        var root = root(position, among);
        var memory = new AtomicLong(options.megabytes() * MEGABYTE - root.bytes());
        var games = new AtomicLong();
        var deepest = new AtomicLong();
        long seed = options.seed() + position.hash();
        Crew.run(options.threads(), budget, number -> {
            var worker = new UctWorker(game, position.snapshot(), options, root, budget, memory, seed + number);
            try {
                worker.search(() -> {
                    if (number == 0) {
                        watcher.progress(
                                budget, () -> thought(position, root, budget, worker.deepest(), worker.games()));
                    }
                });
            } finally {
                games.addAndGet(worker.games());
                deepest.accumulateAndGet(worker.deepest(), Math::max);
            }
        });
        // Not before: of a search that was interrupted, some tries have brought nothing.
        if (among == null) {
            kept.keep(position.snapshot(), root);
        }
        return thought(position, root, budget, (int) deepest.get(), games.get());
    }

    /** What the tree tells. */
    private Thought thought(Position position, UctNode root, Budget budget, int deepest, long games) {
        int move = root.isOpen() ? root.favourite() : root.first();
        return new Thought(
                position.generate().get(move),
                score(root, move),
                null,
                deepest,
                games,
                budget.seconds(),
                root.isOpen() ? line(root) : List.of(move),
                Arrays.stream(root.tries).boxed().toList(),
                options.method());
    }

    private UctNode root(Position position, int @Nullable [] among) {
        var known = among == null ? kept.take(position.snapshot()) : null;
        // Where something can be claimed, earlier searches went no further.
        return known != null && position.claim() == null
                ? known
                : new UctNode(game.design().player(position.snapshot().turn()), among);
    }

    /** What the best move brings, from 0 to 1. */
    private double score(UctNode root, int move) {
        var outcome = root.outcome();
        if (outcome != null) {
            return Outcomes.reward(game.design().sides, outcome, root.player);
        }
        return root.isOpen() && root.tries[move] > 0 ? root.rewards[move] / root.tries[move] : 0;
    }

    /** The moves that were tried most often. */
    private static List<Integer> line(UctNode root) {
        var line = new ArrayList<Integer>();
        var node = root;
        while (node != null && node.isOpen() && node.end() == null) {
            int move = node.favourite();
            if (node.tries[move] == 0) {
                break;
            }
            line.add(move);
            node = node.child(move);
        }
        return line;
    }
}
