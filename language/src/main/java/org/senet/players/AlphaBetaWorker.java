package org.senet.players;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.game.Game;
import org.senet.game.Result;
import org.senet.game.Weights;
import org.senet.state.Hashes;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * One thread of an alpha-beta search (Knuth and Moore 1975) with principal variations (Marsland and Campbell 1982), deepened
 * step by step. The side to move at the root is one side, and all others together are the other one; where chance moves, the
 * mean counts, with the bounds of Star1 (Ballard 1983). Values are those of the side to move; where chance moves, of our side.
 */
final class AlphaBetaWorker {
    /** The value of having won; less by one for each ply until then. */
    static final int WIN = 1_000_000;

    private static final int INFINITE = WIN + 1;
    private static final int DEEPEST = 2 * SearchOptions.DEEPEST;
    /** Values beyond this are of decided games. */
    static final int DECIDED = WIN - DEEPEST - 1;

    /** The most plies of an exchange. */
    private static final int EXCHANGE = 12;
    /** What a quiet move may be worth, so that a capture that gains less than is missing need not be looked at. */
    private static final int MARGIN = 200;

    private static final int HISTORY = 1 << 14;

    private final Game game;
    private final Snapshot root;
    private final SearchOptions options;
    private final TranspositionTable table;
    private final Budget budget;
    private final Judge judge;
    private final Hashes hashes;
    private final State state;
    private final Line[] lines = new Line[DEEPEST + 1];
    private final int[][] histories = new int[2][HISTORY];
    private final long salt;
    private final boolean exchanges;
    /** For games in which no position is valued by what is on the board; else null. */
    private final @Nullable Rollouts rollouts;

    private long nodes;

    /** The moves of the root in the order in which they are tried. */
    private int[] order = new int[0];

    private int best;
    private int value;
    private int depth;

    AlphaBetaWorker(Game game, Snapshot root, SearchOptions options, TranspositionTable table, Budget budget) {
        this.game = game;
        this.root = root;
        this.options = options;
        this.table = table;
        this.budget = budget;
        hashes = game.design().hashes;
        state = game.newState();
        state.load(root);
        judge = new Judge(game, options, state.player);
        // With more than two sides, values depend on which of them is not one of the others.
        salt = Outcomes.count(game.design().sides, 0) > 2 ? Hashes.ply(-state.player) : 0;
        rollouts = judge.isBlind() ? new Rollouts(game, options, state.player) : null;
        exchanges = judge.hasExchanges() && !options.noisy().isEmpty();
    }

    /** The best move of the root so far, by its number. */
    int best() {
        return best;
    }

    /** What it leads to. */
    int value() {
        return value;
    }

    /** The greatest depth that was searched to its end. */
    int depth() {
        return depth;
    }

    /** How many positions were looked at. */
    long nodes() {
        return nodes;
    }

    /**
     * Searches until the budget is used up, or all is known.
     *
     * @param number of the thread; they differ in what they begin with
     * @param among the moves of the root that may be chosen, by their numbers; null for all
     * @param deepened is run after each depth that was searched to its end; may ask for the line
     */
    void search(int number, int @Nullable [] among, Runnable deepened) {
        begin(number, among);
        try {
            for (int d = 1 + (number & 1); d <= options.depth(); d++) {
                iterate(d);
                depth = d;
                boolean decided = Math.abs(value) > DECIDED && WIN - Math.abs(value) <= d;
                if (decided || order.length == 1) {
                    break;
                }
                deepened.run();
                state.load(root);
                enter(0, hashes.board(state.board), judge.material(state));
            }
        } catch (Budget.Stop e) {
            // The best move so far stands.
        }
        if (number == 0) {
            budget.stop();
        }
    }

    private void begin(int number, int @Nullable [] among) {
        enter(0, hashes.board(state.board), judge.material(state));
        game.generateOrEnd(state, lines[0].moves);
        int n = among == null ? lines[0].moves.size() : among.length;
        order = new int[n];
        var random = new SplittableRandom(options.seed() + number);
        for (int i = 0; i < n; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = among == null ? i : among[i];
        }
        best = order[0];
    }

    private void enter(int ply, long pieces, int material) {
        if (lines[ply] == null) {
            lines[ply] = new Line();
        }
        lines[ply].pieces = pieces;
        lines[ply].material = material;
        lines[ply].player = state.player;
    }

    private void iterate(int d) {
        var here = lines[0];
        here.rankAll(judge, 0, histories[0]);
        int alpha = -INFINITE;
        for (int i = 0; i < order.length; i++) {
            int move = order[i];
            play(0, move, here.gain(move));
            int v = i == 0 ? child(0, d, -INFINITE, INFINITE) : child(0, d, alpha, alpha + 1);
            if (i > 0 && v > alpha) {
                v = child(0, d, alpha, INFINITE);
            }
            state.undo(here.moves, move);
            if (v > alpha) {
                alpha = v;
                best = move;
                value = v;
                System.arraycopy(order, 0, order, 1, i);
                order[0] = move;
            }
        }
    }

    private void play(int ply, int move, int gain) {
        var here = lines[ply];
        var moves = here.moves;
        state.apply(moves, move);
        enter(
                ply + 1,
                here.pieces ^ hashes.change(moves.data, moves.start(move), moves.end(move)),
                here.material + gain);
    }

    /** The value of the position after a move, for the side that has made it. */
    private int child(int ply, int depthHere, int alpha, int beta) {
        return isOurs(ply) == isOurs(ply + 1)
                ? search(ply + 1, depthHere - 1, alpha, beta)
                : -search(ply + 1, depthHere - 1, -beta, -alpha);
    }

    private boolean isOurs(int ply) {
        int player = lines[ply].player;
        return judge.isOurs(player) || game.design().sides.isChance(player);
    }

    private long key(Line here) {
        long key = here.pieces ^ hashes.rest(state.turn, state.attributes) ^ salt;
        key ^= Hashes.counters(state.counters);
        return game.design().heedsPlies() ? key ^ Hashes.ply(state.ply) : key;
    }

    private int search(int ply, int left, int alpha, int beta) {
        if (left <= 0 || ply == DEEPEST) {
            return quiet(ply, EXCHANGE, alpha, beta);
        }
        budget.spend(nodes++);
        var here = lines[ply];
        // Of a repeated position the table does not know how often it was there.
        boolean known = !game.design().remembers() || state.repetitions() == 1;
        long key = known ? key(here) : 0;
        long entry = known ? table.get(key) : 0;
        if (entry != 0 && TranspositionTable.depth(entry) >= left) {
            int v = fromTable(TranspositionTable.value(entry), ply);
            int bound = TranspositionTable.bound(entry);
            if (bound == TranspositionTable.EXACT
                    || bound == TranspositionTable.LOWER && v >= beta
                    || bound == TranspositionTable.UPPER && v <= alpha) {
                return v;
            }
        }
        var end = game.generateOrClaim(state, here.moves);
        if (end != null) {
            return decided(end, ply);
        }
        if (game.design().sides.isChance(here.player)) {
            return mean(ply, left, alpha, beta);
        }
        int[] history = histories[isOurs(ply) ? 0 : 1];
        here.rankAll(judge, TranspositionTable.signature(entry), history);
        int bestMove = 0;
        int bestValue = -INFINITE;
        int from = alpha;
        for (int i = 0; i < here.moves.size(); i++) {
            int move = here.next(i);
            int v = tried(ply, left, move, i == 0, from, beta);
            if (v > bestValue) {
                bestValue = v;
                bestMove = move;
                from = Math.max(from, v);
                if (v >= beta) {
                    here.cut(move, left, history);
                    break;
                }
            }
        }
        if (known) {
            int bound = bestValue >= beta
                    ? TranspositionTable.LOWER
                    : bestValue > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
            table.put(key, left, bound, toTable(bestValue, ply), here.signature(bestMove));
        }
        return bestValue;
    }

    private int tried(int ply, int left, int move, boolean first, int alpha, int beta) {
        var here = lines[ply];
        play(ply, move, here.gain(move));
        int v = first ? child(ply, left, alpha, beta) : child(ply, left, alpha, alpha + 1);
        if (!first && v > alpha && v < beta) {
            v = child(ply, left, alpha, beta);
        }
        state.undo(here.moves, move);
        return v;
    }

    /** The mean of what chance leads to, or a bound of it outside of the window. */
    private int mean(int ply, int left, int alpha, int beta) {
        var moves = lines[ply].moves;
        long total = Weights.total(moves);
        long rest = total;
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            long weight = Weights.weight(moves, i);
            if (weight == 0) {
                continue;
            }
            rest -= weight;
            double least = ((double) alpha * total - sum - (double) WIN * rest) / weight;
            double most = ((double) beta * total - sum + (double) WIN * rest) / weight;
            int low = (int) Math.max(-INFINITE, Math.floor(least));
            int high = (int) Math.min(INFINITE, Math.ceil(most));
            play(ply, i, judge.gain(moves, i));
            int v = child(ply, left, low, high);
            state.undo(moves, i);
            sum += (double) weight * v;
            if (v <= low && low > -INFINITE) {
                return (int) Math.floor((sum + (double) WIN * rest) / total);
            }
            if (v >= high && high < INFINITE) {
                return (int) Math.ceil((sum - (double) WIN * rest) / total);
            }
        }
        return (int) Math.round(sum / total);
    }

    /** Follows captures and promotions; the side to move need not make them if it has other moves. */
    private int quiet(int ply, int left, int alpha, int beta) {
        budget.spend(nodes++);
        var here = lines[ply];
        var end = game.generateOrClaim(state, here.moves);
        if (end != null) {
            return decided(end, ply);
        }
        int stand = evaluate(ply);
        if (!exchanges || left == 0 || ply == DEEPEST || game.design().sides.isChance(here.player)) {
            return stand;
        }
        int noisy = here.rankNoisy(judge, game.design().pieces, options.noisy());
        boolean forced = noisy == here.moves.size();
        int bestValue = forced ? -INFINITE : stand;
        int sign = judge.isOurs(here.player) ? 1 : -1;
        int from = Math.max(alpha, bestValue);
        for (int i = 0; i < noisy && bestValue < beta; i++) {
            int move = here.next(i);
            if (!forced && stand + sign * here.gain(move) + MARGIN <= from && judge.countsMaterial()) {
                break;
            }
            play(ply, move, here.gain(move));
            int v = isOurs(ply) == isOurs(ply + 1)
                    ? quiet(ply + 1, left - 1, from, beta)
                    : -quiet(ply + 1, left - 1, -beta, -from);
            state.undo(here.moves, move);
            bestValue = Math.max(bestValue, v);
            from = Math.max(from, v);
        }
        return bestValue;
    }

    /** The value of a position as it stands. */
    private int evaluate(int ply) {
        if (rollouts != null) {
            int v = rollouts.value(state.save());
            return isOurs(ply) ? v : -v;
        }
        int before = ply - 1;
        while (before >= 0 && isOurs(before) == isOurs(ply)) {
            before--;
        }
        boolean chance = game.design().sides.isChance(lines[ply].player)
                || before >= 0 && game.design().sides.isChance(lines[before].player);
        int more = before < 0 || chance ? 0 : lines[ply].moves.size() - lines[before].moves.size();
        boolean ours = isOurs(ply);
        int v = judge.value(state, lines[ply].material, ours ? more : -more);
        return ours ? v : -v;
    }

    private int decided(Result end, int ply) {
        long own = game.design().friends(lines[0].player);
        int won = WIN - ply;
        boolean ours = isOurs(ply);
        int v = end.winners() != 0 ? (end.winners() & own) != 0 ? won : -won : (end.losers() & own) != 0 ? -won : 0;
        return ours ? v : -v;
    }

    /** In the table, plies count from the position itself. */
    private static int toTable(int v, int ply) {
        return v > DECIDED ? v + ply : v < -DECIDED ? v - ply : v;
    }

    private static int fromTable(int v, int ply) {
        return v > DECIDED ? v - ply : v < -DECIDED ? v + ply : v;
    }

    /** The moves that the search takes to be best, by their numbers in their positions, so far as the table knows them. */
    List<Integer> line() {
        var found = new ArrayList<Integer>();
        state.load(root);
        int move = best;
        for (int ply = 0; move >= 0 && ply <= depth; ply++) {
            found.add(move);
            enter(ply, lines[ply].pieces, 0);
            play(ply, move, 0);
            move = game.generateOrClaim(state, lines[ply + 1].moves) == null ? known(lines[ply + 1]) : -1;
        }
        return found;
    }

    private int known(Line here) {
        int signature = TranspositionTable.signature(table.get(key(here)));
        for (int i = 0; i < here.moves.size(); i++) {
            if (Noises.signature(here.moves, i) == signature) {
                return i;
            }
        }
        return -1;
    }
}
