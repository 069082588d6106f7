package org.senet.tests;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.senet.tests.Game.Position;

/** Positions of games of random moves, which are the same each time. */
final class RandomPositions {
    private RandomPositions() {}

    /** All positions of so many games, each of which ends after so many moves at the latest. */
    static List<Position> of(Game game, int games, int longest) {
        var random = new SplittableRandom(20140915);
        var positions = new ArrayList<Position>();
        for (int i = 0; i < games; i++) {
            var position = game.start();
            positions.add(position);
            for (int made = 0; made < longest && !position.over(); made++) {
                var moves = position.moves();
                position = position.after(moves.get(random.nextInt(moves.size())));
                positions.add(position);
            }
        }
        return positions;
    }

    /** Elements of a list at equal distances, so many if there are more. */
    static <T> List<T> some(List<T> all, int most) {
        int step = Math.max(1, (all.size() + most - 1) / most);
        return IntStream.range(0, (all.size() + step - 1) / step)
                .mapToObj(i -> all.get(i * step))
                .toList();
    }
}
