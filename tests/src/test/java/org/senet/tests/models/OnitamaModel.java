package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Onitama: squares hold 1 and 2 for the student and master of Red, 3 and 4 for those of Blue.
 *
 * @param holders of each card 0 for Red, 1 for Blue, 2 at the side
 */
public record OnitamaModel(int[] board, List<Integer> holders, int mover) implements Model {
    private static final Grid GRID = new Grid(5, 5);
    private static final List<String> CARDS = List.of("tiger", "dragon", "crab", "monkey", "crane");

    /** The ways of each card, in steps to the right and ahead. */
    private static final int[][][] WAYS = {
        {{0, 2}, {0, -1}},
        {{-2, 1}, {2, 1}, {-1, -1}, {1, -1}},
        {{0, 1}, {-2, 0}, {2, 0}},
        {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}},
        {{0, 1}, {-1, -1}, {1, -1}}
    };

    /** Red has the tiger and the dragon, Blue the crab and the monkey. */
    public static OnitamaModel start() {
        var board = new int[GRID.size()];
        for (int x = 0; x < 5; x++) {
            board[x] = x == 2 ? 2 : 1;
            board[20 + x] = x == 2 ? 4 : 3;
        }
        return new OnitamaModel(board, List.of(0, 0, 1, 1, 2), 0);
    }

    private boolean owns(int player, int square) {
        return board[square] > 0 && (board[square] - 1) / 2 == player;
    }

    @Override
    public List<String> moves() {
        if (result() != null) {
            return List.of();
        }
        var moves = new ArrayList<String>();
        var held = CARDS.stream()
                .filter(c -> holders.get(CARDS.indexOf(c)) == mover)
                .toList();
        for (var card : held) {
            GRID.squares().filter(s -> owns(mover, s)).forEach(from -> {
                for (var way : WAYS[CARDS.indexOf(card)]) {
                    int to = GRID.step(from, way, mover == 0 ? 1 : -1);
                    if (to >= 0 && !owns(mover, to)) {
                        moves.add(card + " " + GRID.name(from) + (board[to] == 0 ? "-" : "x") + GRID.name(to));
                    }
                }
            });
        }
        return moves.isEmpty() ? held : moves;
    }

    @Override
    public OnitamaModel after(String move) {
        var words = move.split("[ x-]");
        var changed = new ArrayList<>(holders);
        changed.set(holders.indexOf(2), mover);
        changed.set(CARDS.indexOf(words[0]), 2);
        var b = board.clone();
        if (words.length > 1) {
            int from = GRID.square(words[1]);
            b[GRID.square(words[2])] = b[from];
            b[from] = 0;
        }
        return new OnitamaModel(b, changed, 1 - mover);
    }

    @Override
    public @Nullable String result() {
        boolean red = board[GRID.square("c5")] == 2 || GRID.squares().noneMatch(s -> board[s] == 4);
        boolean blue = board[GRID.square("c1")] == 4 || GRID.squares().noneMatch(s -> board[s] == 2);
        return red ? "Red wins" : blue ? "Blue wins" : null;
    }
}
