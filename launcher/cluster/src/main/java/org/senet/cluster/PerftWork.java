package org.senet.cluster;

import java.util.ArrayList;
import java.util.List;
import org.senet.api.Position;

/**
 * Counting lines of play: a unit is one line of the first {@link #split} moves, and its result the number of lines that go on from
 * there.
 *
 * @param depth the length of the lines
 * @param split less than {@code depth}
 * @param shares the first moves in order, each with the number of units that begin with it
 */
public record PerftWork(int depth, int split, List<Share> shares) implements Work {
    /**
     * A first move.
     *
     * @param move its notation
     * @param units how many units begin with it
     */
    public record Share(String move, int units) {}

    /**
     * Plans the work: walks through the first moves of all lines.
     *
     * @param depth at least 1
     * @param split less than {@code depth}
     */
    public static PerftWork plan(Position start, int depth, int split) {
        if (split == 0) {
            return new PerftWork(depth, 0, List.of());
        }
        var shares = new ArrayList<Share>();
        for (var move : start.moves()) {
            int units = prefixes(List.of(start.apply(move)), split - 1).size();
            shares.add(new Share(move.notation(), units));
        }
        return new PerftWork(depth, split, List.copyOf(shares));
    }

    /** The positions after some more moves, in the order of the moves; those where the game is over before are left out. */
    private static List<Position> prefixes(List<Position> from, int moves) {
        var positions = from;
        for (int i = 0; i < moves; i++) {
            var next = new ArrayList<Position>();
            for (var position : positions) {
                position.moves().forEach(move -> next.add(position.apply(move)));
            }
            positions = next;
        }
        return positions;
    }

    @Override
    public String kind() {
        return "perft";
    }

    @Override
    public int units() {
        return split == 0 ? 1 : shares.stream().mapToInt(Share::units).sum();
    }

    @Override
    public Units open(OpenGame game, Outlet outlet) {
        var positions = prefixes(List.of(game.start()), split);
        if (positions.size() != units()) {
            throw new ClusterException(
                    "there are " + positions.size() + " lines of " + split + " moves here, and " + units()
                            + " where the work was planned",
                    "rules must not depend on chance or on the machine");
        }
        return (unit, input) -> Long.toString(positions.get(unit).perft(depth - split));
    }
}
