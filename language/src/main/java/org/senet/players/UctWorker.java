package org.senet.players;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.senet.game.Game;
import org.senet.game.Playout;
import org.senet.game.Result;
import org.senet.game.Weights;
import org.senet.state.MoveBuffer;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * One thread of a search by UCT. First impressions are those of RAVE (Gelly and Silver 2007), promises those of PUCT (Rosin
 * 2011, Silver et al. 2017), made of what a move gains at once.
 */
final class UctWorker {
    private static final int LONGEST = 10_000;
    /** So many hundredths of a piece make a game that was broken off look e times as likely to be won as to be lost. */
    private static final double LIKELY = 400;
    /** So many hundredths of a piece make a move e times as promising. */
    private static final double PROMISING = 200;

    private static final double MOST_PROMISING = 10;
    private static final double HALF = 0.5;
    /** More than the bound of any move that was tried. */
    private static final double UNTRIED = 1e6;

    private static final int LEAF = -1;
    private static final int END = -2;

    private final Game game;
    private final Snapshot root;
    private final SearchOptions options;
    private final UctNode tree;
    private final Budget budget;
    private final AtomicLong memory;
    private final SplittableRandom random;
    private final State state;
    private final MoveBuffer buffer = new MoveBuffer();
    private final Playout playout;
    private final Judge judge;
    private final Trail trail;
    private final int sides;
    private final int horizon;
    private final double[] reward;
    private final UctNode[] path = new UctNode[LONGEST];
    private final int[] moves = new int[LONGEST];
    private long games;
    /** How much memory the last try has taken. */
    private long grown;
    /** How the game is certain to end from where the last try has left the tree; null when that is not known. */
    private @Nullable Result certain;

    private int deepest;

    UctWorker(
            Game game,
            Snapshot root,
            SearchOptions options,
            UctNode tree,
            Budget budget,
            AtomicLong memory,
            long seed) {
        this.game = game;
        this.root = root;
        this.options = options;
        this.tree = tree;
        this.budget = budget;
        this.memory = memory;
        random = new SplittableRandom(seed);
        state = game.newState();
        state.load(root);
        judge = new Judge(game, options, tree.player);
        trail = new Trail(game.design().pieces.ownerCount());
        playout = new Playout(game, options.rave() > 0 ? trail : null);
        horizon = options.plies() == SearchOptions.ANY_PLIES ? judge.horizon(SearchOptions.PLIES) : options.plies();
        sides = Math.max(1, Outcomes.count(game.design().sides, 0));
        reward = new double[game.design().pieces.ownerCount() + 1];
    }

    /** How many random games were played. */
    long games() {
        return games;
    }

    /** The greatest depth of the tree. */
    int deepest() {
        return deepest;
    }

    /**
     * Grows the tree until the budget is used up.
     *
     * @param grew is run after each random game
     */
    void search(Runnable grew) {
        while (tree.outcome() == null && budget.take(games)) {
            TruffleSafepoint.poll(null);
            state.load(root);
            trail.clear();
            grown = 0;
            certain = null;
            int length = descend();
            deepest = Math.max(deepest, length);
            games++;
            learn(length);
            grew.run();
        }
    }

    /** Goes down the tree and plays a game from its edge; returns the number of moves in the tree. */
    private int descend() {
        var node = tree;
        int length = 0;
        while (length < LONGEST) {
            int move = enter(node);
            if (move == LEAF) {
                break;
            }
            if (move == END) {
                return length;
            }
            path[length] = node;
            moves[length++] = move;
            if (options.rave() > 0) {
                trail.played(node.player, node.moves, move);
            }
            state.apply(node.moves, move);
            node = node.child(move, state.player);
        }
        state.beginScratch();
        long plies = playout.play(state, random, horizon);
        var end = playout.result();
        if (plies == 0 && end != null) {
            certain = end;
            node.settle(end);
        }
        settle(end);
        return length;
    }

    /** The move to be tried in a position; {@link #LEAF} where the tree ends, {@link #END} where the game does. */
    private int enter(UctNode node) {
        boolean first = node.visit() && node != tree;
        if (node.outcome() == null && (first || !node.isOpen() && !open(node))) {
            return LEAF;
        }
        certain = node.outcome();
        if (certain != null) {
            settle(certain);
            return END;
        }
        synchronized (node) {
            int move = game.design().sides.isChance(node.player) ? Weights.draw(node.moves, random) : choose(node);
            node.tries[move]++;
            return move;
        }
    }

    /** Finds the moves of a position in the tree; false when there is no memory for them. */
    private boolean open(UctNode node) {
        if (memory.get() <= 0 && node != tree) {
            return false;
        }
        // Rules run without the lock, so that nobody waits for it who should come to a safepoint.
        var end = node == tree ? game.generateOrEnd(state, buffer) : game.generateOrClaim(state, buffer);
        var promises = end == null && options.puct() > 0 ? promises(node.player) : new float[0];
        if (end != null) {
            node.settle(end);
        }
        if (node.open(buffer, end, options.rave() > 0, promises)) {
            grown = node.ownBytes();
            memory.addAndGet(-grown);
        }
        return true;
    }

    private float[] promises(int player) {
        var promises = new float[buffer.size()];
        int sign = judge.isOurs(player) ? 1 : -1;
        double sum = 0;
        for (int i = 0; i < promises.length; i++) {
            double gain = Math.clamp(sign * judge.gain(buffer, i) / PROMISING, -MOST_PROMISING, MOST_PROMISING);
            promises[i] = (float) Math.exp(gain);
            sum += promises[i];
        }
        for (int i = 0; i < promises.length; i++) {
            promises[i] /= (float) sum;
        }
        return promises;
    }

    /** The move with the greatest bound of confidence; of several one by chance. */
    private int choose(UctNode node) {
        int all = 0;
        double got = 0;
        for (int i = 0; i < node.tries.length; i++) {
            all += node.tries[i];
            got += node.rewards[i];
        }
        double mean = all == 0 ? HALF : got / all;
        double root = Math.sqrt(all);
        double log = Math.log(all + 1.0);
        double beta = options.rave() > 0 ? Math.sqrt(options.rave() / (3 * all + options.rave())) : 0;
        int best = 0;
        int same = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < node.tries.length; i++) {
            if (node.isHopeless(i)) {
                continue;
            }
            int tries = node.tries[i];
            double bound = options.puct() > 0
                    ? (tries == 0 ? mean : node.rewards[i] / tries)
                            + options.puct() * node.promises[i] * root / (1 + tries)
                    : bound(node, i, log, beta);
            if (bound > most) {
                most = bound;
                best = i;
                same = 1;
            } else if (bound == most && random.nextInt(++same) == 0) {
                best = i;
            }
        }
        return best;
    }

    private double bound(UctNode node, int move, double log, double beta) {
        int tries = node.tries[move];
        boolean later = beta > 0 && node.laterTries[move] > 0;
        double impression = later ? node.laterRewards[move] / node.laterTries[move] : 1;
        if (tries == 0) {
            return later ? impression + options.explore() * Math.sqrt(log) : UNTRIED + impression;
        }
        double mean = node.rewards[move] / tries;
        return (later ? beta * impression + (1 - beta) * mean : mean) + options.explore() * Math.sqrt(log / tries);
    }

    /** Notes what a position at the end of a game, or where it was broken off, brings each player. */
    private void settle(@Nullable Result end) {
        if (end != null) {
            for (int p = 1; p < reward.length; p++) {
                reward[p] = Outcomes.reward(game.design().sides, end, p);
            }
            return;
        }
        double chance = 1.0 / sides;
        if (sides == 2) {
            int value = judge.value(state, judge.material(state), 0);
            chance = 1 / (1 + Math.exp(-value / LIKELY));
        }
        for (int p = 1; p < reward.length; p++) {
            reward[p] = sides == 2 && !judge.isOurs(p) ? 1 - chance : chance;
        }
    }

    /** Tells the positions on the way what the game has brought. */
    private void learn(int length) {
        int played = trail.length();
        var known = certain;
        for (int i = Math.max(length, played) - 1; i >= 0; i--) {
            if (i < played) {
                trail.mark(i);
            }
            if (i < length) {
                synchronized (path[i]) {
                    path[i].grow(grown);
                    double got = reward[path[i].player];
                    known = known == null || game.design().sides.isChance(path[i].player)
                            ? null
                            : path[i].learn(moves[i], known, got, sides);
                    path[i].rewards[moves[i]] += got;
                    if (played > 0) {
                        trail.tell(path[i], got);
                    }
                }
            }
        }
    }
}
