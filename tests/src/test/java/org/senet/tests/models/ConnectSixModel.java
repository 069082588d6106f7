package org.senet.tests.models;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Connect six: squares hold 1 for Black's stones, 2 for White's; the first stone is one, all further ones come in pairs. */
public record ConnectSixModel(int[] board, int stones, int last) implements Model {
    private static final Grid GRID = new Grid(19, 19);

    /** An empty board. */
    public static ConnectSixModel start() {
        return new ConnectSixModel(new int[GRID.size()], 0, -1);
    }

    @Override
    public List<String> moves() {
        return result() != null
                ? List.of()
                : GRID.squares().filter(s -> board[s] == 0).mapToObj(GRID::name).toList();
    }

    @Override
    public ConnectSixModel after(String move) {
        var b = board.clone();
        int square = GRID.square(move);
        b[square] = (stones + 1) / 2 % 2 == 0 ? 1 : 2;
        return new ConnectSixModel(b, stones + 1, square);
    }

    @Override
    public @Nullable String result() {
        if (last >= 0 && GRID.inLine(board, last, 6)) {
            return board[last] == 1 ? "Black wins" : "White wins";
        }
        return stones == board.length ? "draw" : null;
    }
}
