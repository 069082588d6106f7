package org.senet.launcher.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.senet.api.Move;
import org.senet.api.Position;

/**
 * A move that does the same as another one of the same list: the rules find it in two ways. Random games choose it twice as often, and a
 * count of moves has it twice. The option {@code duplicates} makes such moves one.
 *
 * @param move the later one
 * @param first the first that does the same
 */
public record EqualMove(Move move, Move first) {
    /** What two moves have in common that do the same. */
    private record Result(String deeds, String position) {}

    /** Those among some of a position's moves, in their order. */
    public static List<EqualMove> among(Position position, List<Move> moves) {
        var times = new HashMap<String, Integer>();
        moves.forEach(move -> times.merge(move.plain(), 1, Integer::sum));
        var firsts = new HashMap<Result, Move>();
        var equal = new ArrayList<EqualMove>();
        for (var move : moves) {
            var deeds = move.plain();
            if (times.getOrDefault(deeds, 0) > 1) {
                var first = firsts.putIfAbsent(
                        new Result(deeds, position.apply(move).fen()), move);
                if (first != null) {
                    equal.add(new EqualMove(move, first));
                }
            }
        }
        return equal;
    }
}
