package org.senet.game;

import org.jspecify.annotations.Nullable;

/**
 * How a game has ended.
 *
 * @param winner the winner's name, or null when nobody has won
 * @param text the result in words
 */
public record Result(@Nullable String winner, String text) {
    static Result of(Game game, Condition condition, int toMove) {
        int player = condition.player() == 0 ? toMove : condition.player();
        return switch (condition.outcome()) {
            case WIN -> win(game.design().pieces.ownerName(player));
            case LOSS -> loss(game, player);
            case DRAW -> new Result(null, "draw");
        };
    }

    /** A loss is the other player's win; among more than two players it is nobody's. */
    static Result loss(Game game, int player) {
        var pieces = game.design().pieces;
        return pieces.ownerCount() == 2
                ? win(pieces.ownerName(3 - player))
                : new Result(null, pieces.ownerName(player) + " loses");
    }

    private static Result win(String player) {
        return new Result(player, player + " wins");
    }
}
