package org.senet.players;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.senet.game.Game;
import org.senet.game.Position;

/**
 * Alpha-beta search in one game. Several threads search the same tree, and help each other by the table that they share (lazy
 * SMP). Used by one caller at a time.
 */
final class AlphaBetaSearch implements SearchPlayer.Search {
    private static final int BYTES = 16;
    private static final long MEGABYTE = 1 << 20;
    private static final double HUNDRED = 100;
    /** A table is kept for several moves. */
    private static final int SPARE = 16;

    private final Game game;
    private final SearchOptions options;
    private final TranspositionTable table;

    AlphaBetaSearch(Game game, SearchOptions options) {
        this.game = game;
        this.options = options;
        long entries = options.megabytes() * MEGABYTE / BYTES;
        // What a short search cannot fill would only have to be cleared.
        table = new TranspositionTable(
                options.nodes() < entries ? Math.min(entries, options.nodes() * SPARE) : entries);
        Apprentice.appraise(game);
    }

    @Override
    public Thought think(Position position, int @Nullable [] among, SearchPlayer.Watcher watcher) {
        var budget = new Budget(options);
        watcher.begun(budget);
        table.nextSearch();
        var workers = new AtomicReferenceArray<AlphaBetaWorker>(options.threads());
        Crew.run(options.threads(), budget, number -> {
            var worker = new AlphaBetaWorker(game, position.snapshot(), options, table, budget);
            workers.set(number, worker);
            worker.search(number, among, () -> {
                if (number == 0) {
                    watcher.progress(budget, () -> thought(position, workers, budget));
                }
            });
        });
        return thought(position, workers, budget);
    }

    /** What the workers have found out. Only for the thread of the first one, whose line may be asked for while others search. */
    private Thought thought(Position position, AtomicReferenceArray<AlphaBetaWorker> workers, Budget budget) {
        var best = Objects.requireNonNull(workers.get(0));
        long nodes = 0;
        for (int i = 0; i < options.threads(); i++) {
            var worker = workers.get(i);
            if (worker != null) {
                nodes += worker.nodes();
                best = budget.isStopped() && worker.depth() > best.depth() ? worker : best;
            }
        }
        int value = best.value();
        return new Thought(
                position.generate().get(best.best()),
                value / HUNDRED,
                end(value),
                best.depth(),
                nodes,
                budget.seconds(),
                best.line(),
                List.of(),
                options.method());
    }

    /** After how many plies a value says that the game is won or, with a minus, lost; null when it is not decided. */
    private static @Nullable Integer end(int value) {
        int plies = AlphaBetaWorker.WIN - Math.abs(value);
        return Math.abs(value) <= AlphaBetaWorker.DECIDED ? null : value > 0 ? (Integer) plies : (Integer) (-plies);
    }
}
