package org.senet.game;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How a game has ended.
 *
 * @param winner the winner's name, or the names of the winning side; null when nobody has won
 * @param text the result in words
 * @param winners the players who have won, as a set of bits by their numbers
 * @param losers the players who have lost while nobody has won, as a set of bits by their numbers
 */
public record Result(@Nullable String winner, String text, long winners, long losers) {
    private static final Result DRAW = draw("draw");

    /** Nobody has won or lost. */
    static Result draw(String text) {
        return new Result(null, text, 0, 0);
    }

    /** What an outcome other than by points means for a player. */
    static Result of(Game game, Condition.Outcome outcome, int player) {
        return switch (outcome) {
            case WIN -> win(game, player);
            case LOSS -> loss(game, player);
            case DRAW -> DRAW;
            case END -> throw new IllegalArgumentException("points decide");
        };
    }

    /** A loss is the win of the only other side; among more sides it is nobody's. */
    static Result loss(Game game, int player) {
        int opponent = game.design().sides.opponent(player);
        return opponent != 0
                ? win(game, opponent)
                : new Result(
                        null,
                        names(game, player) + (isOne(game, player) ? " loses" : " lose"),
                        0,
                        game.design().friends(player));
    }

    /** The win of a player and its side. */
    static Result win(Game game, int player) {
        var names = names(game, player);
        return new Result(
                names,
                names + (isOne(game, player) ? " wins" : " win"),
                game.design().friends(player),
                0);
    }

    private static boolean isOne(Game game, int player) {
        return game.design().sides.side(player).length == 1;
    }

    private static String names(Game game, int player) {
        return IntStream.of(game.design().sides.side(player))
                .mapToObj(game.design().pieces::ownerName)
                .collect(Collectors.joining(" and "));
    }

    /** The names of the players who have lost a game without a winner, in the order of the players. */
    List<String> losers(Game game) {
        var players = game.design().pieces;
        return IntStream.rangeClosed(1, players.ownerCount())
                .filter(player -> (losers >>> player & 1) != 0)
                .mapToObj(players::ownerName)
                .toList();
    }

    /** The same result with more words. */
    Result with(String words) {
        return new Result(winner, text + words, winners, losers);
    }
}
