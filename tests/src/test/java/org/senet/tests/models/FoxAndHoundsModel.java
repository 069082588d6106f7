package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fox and hounds as the squares of the five pieces: the fox, then the hounds. */
public record FoxAndHoundsModel(List<String> pieces, boolean fox) implements Model {
    private static final Grid GRID = new Grid(8, 8);

    /** The fox on e1, hounds on the last row. */
    public static FoxAndHoundsModel start() {
        return new FoxAndHoundsModel(List.of("e1", "b8", "d8", "f8", "h8"), true);
    }

    private List<String> ways() {
        var moves = new ArrayList<String>();
        for (var piece : fox ? pieces.subList(0, 1) : pieces.subList(1, pieces.size())) {
            for (var direction : Grid.DIAGONAL) {
                int to = GRID.step(GRID.square(piece), direction, 1);
                if (to >= 0 && (fox || direction[1] < 0) && !pieces.contains(GRID.name(to))) {
                    moves.add(piece + "-" + GRID.name(to));
                }
            }
        }
        return moves;
    }

    @Override
    public List<String> moves() {
        return result() == null ? ways() : List.of();
    }

    @Override
    public FoxAndHoundsModel after(String move) {
        var ends = move.split("-");
        return new FoxAndHoundsModel(
                pieces.stream().map(p -> p.equals(ends[0]) ? ends[1] : p).toList(), !fox);
    }

    @Override
    public @Nullable String result() {
        if (pieces.getFirst().endsWith("8")) {
            return "Prey wins";
        }
        return ways().isEmpty() ? (fox ? "Pack wins" : "Prey wins") : null;
    }
}
