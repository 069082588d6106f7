package org.senet.launcher.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.graalvm.polyglot.PolyglotException;
import org.jspecify.annotations.Nullable;
import org.senet.api.Move;
import org.senet.api.Position;
import org.senet.cluster.observation.GameFailure;
import org.senet.cluster.observation.Winners;

/**
 * Looks for the shortest line of moves after which two games differ: in the names of their legal moves, or in how they have ended. Used
 * once, by one thread.
 */
public final class LineSearch {
    private static final int LONGEST = 400;
    /** So many moves are made to shorten a line that chance has found. */
    private static final int REPLAYED = 50_000;

    private final Position firstStart;
    private final Position secondStart;
    private final long positions;
    private final BooleanSupplier goesOn;
    private volatile long compared;
    private long replayed;
    private volatile int depth = -1;

    /**
     * A difference.
     *
     * @param line the moves after which it is seen
     * @param shortest whether no line of fewer moves shows any
     * @param onlyFirst names of moves that are legal in the first game only
     * @param onlySecond names of moves that are legal in the second game only
     * @param firstResult how the first game has ended there, in words; null when it goes on
     * @param secondResult how the second game has ended there, in words; null when it goes on
     */
    public record Difference(
            List<String> line,
            boolean shortest,
            List<String> onlyFirst,
            List<String> onlySecond,
            @Nullable String firstResult,
            @Nullable String secondResult) {}

    /** Two positions that the same moves have led to. */
    private record Pair(
            Position first, Position second, @Nullable Pair before, String move, int ply) {
        List<String> line() {
            var line = new ArrayList<String>();
            for (var pair = this; pair.before != null; pair = pair.before) {
                line.addFirst(pair.move);
            }
            return List.copyOf(line);
        }

        Pair after(Moves moves) {
            return new Pair(
                    first.apply(moves.first), second.apply(moves.second), this, moves.first.notation(), ply + 1);
        }
    }

    /** Moves of the same name. */
    private record Moves(Move first, Move second) {}

    /** The legal moves of both games by their names. */
    private record Lists(Map<String, Move> first, Map<String, Move> second) {
        static Lists of(Pair pair) {
            return new Lists(names(pair.first), names(pair.second));
        }

        /** The moves that both games have. */
        List<Moves> common() {
            var common = new ArrayList<Moves>();
            first.forEach((name, move) -> {
                var other = second.get(name);
                if (other != null) {
                    common.add(new Moves(move, other));
                }
            });
            return common;
        }
    }

    /**
     * @param positions how many positions are compared along all lines; as many again are compared in random games
     * @param goesOn whether there is time for more
     */
    public LineSearch(Position first, Position second, long positions, BooleanSupplier goesOn) {
        firstStart = first;
        secondStart = second;
        this.positions = positions;
        this.goesOn = goesOn;
    }

    /** How many pairs of positions were compared; may be asked by another thread. */
    public long compared() {
        return compared;
    }

    /** Up to which length all lines were compared so far; -1 when not even the first positions were. May be asked by another thread. */
    public int depth() {
        return depth;
    }

    /** The difference, or null when none was found. */
    public @Nullable Difference find(long seed) {
        var found = breadthFirst();
        return found != null || compared < positions ? found : atRandom(new SplittableRandom(seed));
    }

    private @Nullable Difference breadthFirst() {
        var waiting = new ArrayDeque<Pair>();
        var seen = new HashSet<String>();
        boolean isCut = false;
        waiting.add(new Pair(firstStart, secondStart, null, "", 0));
        while (!waiting.isEmpty()) {
            if (compared == positions || !goesOn.getAsBoolean()) {
                return null;
            }
            var pair = waiting.remove();
            depth = pair.ply - 1;
            try {
                var lists = Lists.of(pair);
                var difference = compare(pair, lists, true);
                if (difference != null) {
                    return difference;
                }
                isCut |= !follow(pair, lists, waiting, seen);
            } catch (PolyglotException e) {
                throw failed(pair, e);
            }
        }
        depth = isCut ? depth : Integer.MAX_VALUE;
        return null;
    }

    /** Adds the positions behind a pair that are new; false when more of them wait than are to be compared. */
    private boolean follow(Pair pair, Lists lists, Queue<Pair> waiting, Set<String> seen) {
        for (var moves : lists.common()) {
            if (compared + waiting.size() >= positions) {
                return false;
            }
            var next = pair.after(moves);
            if (seen.add(next.first.fen() + "\n" + next.second.fen())) {
                waiting.add(next);
            }
        }
        return true;
    }

    /** The shortest of those lines that random games show; each game is broken off where it cannot be shorter. */
    private @Nullable Difference atRandom(SplittableRandom random) {
        long end = compared + positions;
        Difference least = null;
        int longest = LONGEST;
        while (compared < end && goesOn.getAsBoolean()) {
            var pair = new Pair(firstStart, secondStart, null, "", 0);
            try {
                var next = Lists.of(pair).common();
                while (!next.isEmpty() && pair.ply < longest && compared < end && goesOn.getAsBoolean()) {
                    pair = pair.after(next.get(random.nextInt(next.size())));
                    var lists = Lists.of(pair);
                    var difference = compare(pair, lists, false);
                    if (difference != null) {
                        least = difference;
                        longest = pair.ply - 1;
                        break;
                    }
                    next = lists.common();
                }
            } catch (PolyglotException e) {
                throw failed(pair, e);
            }
        }
        return least == null ? null : shrunk(least);
    }

    private RuntimeException failed(Pair pair, PolyglotException failure) {
        return GameFailure.after(failure, pair.line(), firstStart);
    }

    private @Nullable Difference compare(Pair pair, Lists lists, boolean shortest) {
        compared++;
        var onlyFirst = new ArrayList<>(lists.first.keySet());
        onlyFirst.removeAll(lists.second.keySet());
        var onlySecond = new ArrayList<>(lists.second.keySet());
        onlySecond.removeAll(lists.first.keySet());
        boolean sameEnd = ends(pair.first).equals(ends(pair.second));
        return onlyFirst.isEmpty() && onlySecond.isEmpty() && sameEnd
                ? null
                : new Difference(
                        pair.line(),
                        shortest,
                        List.copyOf(onlyFirst),
                        List.copyOf(onlySecond),
                        pair.first.result(),
                        pair.second.result());
    }

    /** How a game has ended, with the numbers of those who have won or lost rather than their names, for the games may call their sides differently. */
    private static String ends(Position position) {
        if (!position.over()) {
            return "";
        }
        var winner = position.winner();
        var text = new StringBuilder("over");
        var players = position.game().players();
        var losers = position.losers();
        for (int i = 0; i < players.size(); i++) {
            var player = players.get(i);
            text.append(winner != null && Winners.has(winner, player) ? " won by " + i : "");
            text.append(losers.contains(player) ? " lost by " + i : "");
        }
        return text.toString();
    }

    private static Map<String, Move> names(Position position) {
        var names = new LinkedHashMap<String, Move>();
        position.moves().forEach(move -> names.put(move.notation(), move));
        return names;
    }

    /** A difference that chance has found, after fewer moves: parts of the line are left out, then moves in pairs. */
    private Difference shrunk(Difference found) {
        var least = found;
        int before;
        do {
            before = least.line().size();
            least = withoutPairs(withoutParts(least));
        } while (least.line().size() < before && mayReplay());
        return least;
    }

    private boolean mayReplay() {
        return replayed < REPLAYED && goesOn.getAsBoolean();
    }

    private Difference withoutParts(Difference found) {
        var least = found;
        for (int length = least.line().size(); length > 0; length /= 2) {
            int from = 0;
            while (from + length <= least.line().size() && mayReplay()) {
                var line = new ArrayList<>(least.line());
                line.subList(from, from + length).clear();
                var smaller = at(line);
                least = smaller == null ? least : smaller;
                from += smaller == null ? 1 : 0;
            }
        }
        return least;
    }

    /** Without one move and the next one of the other side that can be spared as well. */
    private Difference withoutPairs(Difference found) {
        var least = found;
        int one = 0;
        while (one < least.line().size()) {
            Difference smaller = null;
            for (int other = one + 1; smaller == null && other < least.line().size() && mayReplay(); other++) {
                var line = new ArrayList<>(least.line());
                line.remove(other);
                line.remove(one);
                smaller = at(line);
            }
            least = smaller == null ? least : smaller;
            one += smaller == null ? 1 : 0;
        }
        return least;
    }

    /**
     * The difference at the end of a line, without those moves that are not legal any more because others are missing; null when there is
     * none.
     */
    private @Nullable Difference at(List<String> line) {
        var pair = new Pair(firstStart, secondStart, null, "", 0);
        for (var name : line) {
            replayed++;
            var one = names(pair.first).get(name);
            var other = one == null ? null : names(pair.second).get(name);
            pair = one == null || other == null ? pair : pair.after(new Moves(one, other));
        }
        return compare(pair, Lists.of(pair), false);
    }
}
