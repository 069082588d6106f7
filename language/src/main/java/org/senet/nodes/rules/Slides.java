package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.senet.state.State;

/**
 * The ways of pieces such as the rook of chess, as sets: over empty positions in several directions, to any of them or to the first
 * piece if it is no friend. Immutable.
 */
final class Slides {
    private final int words;

    /** For each direction what lies ahead. */
    @CompilationFinal(dimensions = 1)
    private final Ray[] rays;

    /** Whether no two ways lead to the same position. */
    private final boolean areApart;

    private final Standing friends;
    private final Standing strangers;

    /**
     * In some directions.
     *
     * @param directions numbers of those for which there are {@linkplain RideStep#isFor sets}
     */
    Slides(Site site, int... directions) {
        var design = site.design;
        words = design.words;
        var steps = design.topology.steps(site.player);
        rays = IntStream.of(directions).mapToObj(d -> Ray.of(design, steps[d])).toArray(Ray[]::new);
        areApart = IntStream.range(0, rays.length)
                .allMatch(i -> Stream.of(rays).limit(i).allMatch(rays[i]::isApartFrom));
        friends = new Standing(design, design.friends(site.player));
        strangers = new Standing(design, ~design.friends(site.player));
    }

    /** How many moves pieces have between moves at the positions of one word of a set. */
    int count(State state, long pieces, int word) {
        long own = friends.word(state, 0);
        long others = strangers.word(state, 0);
        long ownHigh = words == 1 ? 0 : friends.word(state, 1);
        long othersHigh = words == 1 ? 0 : strangers.word(state, 1);
        int count = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            int from = word << 6 | Long.numberOfTrailingZeros(left);
            count += words == 1 && areApart
                    ? count(from, own, own | others)
                    : count(from, own, others, ownHigh, othersHigh);
        }
        return count;
    }

    @ExplodeLoop
    private int count(int from, long own, long all) {
        long set = 0;
        for (var ray : rays) {
            set |= ray.reached(from, all);
        }
        return Long.bitCount(set & ~own);
    }

    @ExplodeLoop
    private int count(int from, long own, long others, long ownHigh, long othersHigh) {
        int count = 0;
        for (var ray : rays) {
            count += ray.length(from, own, others, ownHigh, othersHigh);
        }
        return count;
    }
}
