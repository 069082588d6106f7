package org.senet.players;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.senet.game.Game;
import org.senet.game.Position;

/**
 * Monte Carlo tree search in one game by UCT (Kocsis and Szepesvári 2006). Each player maximizes what its own side gets, so
 * there may be any number of sides. Several threads grow one tree; a try that is under way counts as a loss (virtual loss,
 * Chaslot, Winands and van den Herik 2008). Used by one caller at a time.
 */
final class UctSearch implements SearchPlayer.Search {
    private static final long MEGABYTE = 1 << 20;

    private final Game game;
    private final SearchOptions options;

    UctSearch(Game game, SearchOptions options) {
        this.game = game;
        this.options = options;
        Apprentice.appraise(game);
    }

    @Override
    public Thought think(Position position) {
        var budget = new Budget(options);
        var root = new UctNode(game.design().player(position.snapshot().turn()));
        var memory = new AtomicLong(options.megabytes() * MEGABYTE);
        var games = new AtomicLong();
        var deepest = new AtomicLong();
        Crew.run(options.threads(), budget, number -> {
            var worker = new UctWorker(game, position.snapshot(), options, root, budget, memory, number);
            try {
                worker.search();
            } finally {
                games.addAndGet(worker.games());
                deepest.accumulateAndGet(worker.deepest(), Math::max);
            }
        });
        int move = root.isOpen() ? root.favourite() : 0;
        return new Thought(
                position.generate().get(move),
                root.isOpen() && root.tries[move] > 0 ? root.rewards[move] / root.tries[move] : 0,
                null,
                (int) deepest.get(),
                games.get(),
                budget.seconds(),
                root.isOpen() ? line(root) : List.of(move),
                options.method());
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
