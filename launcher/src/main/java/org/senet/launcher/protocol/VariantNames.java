package org.senet.launcher.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What other programs call games, where that is not the plain name of the game. */
public final class VariantNames {
    private static final String CHESS = "chess";

    private static final Map<String, String> UCI = Map.of(
            "los-alamos-chess", "losalamos",
            "gardner-minichess", "gardner",
            "othello", "flipello",
            "chess960", CHESS,
            "connect-four", "cfour",
            "tic-tac-toe", "tictactoe");

    private static final Map<String, String> XBOARD = Map.of(
            CHESS,
            "normal",
            "chess960",
            "fischerandom",
            "shogi",
            "shogi",
            "xiangqi",
            "xiangqi",
            "makruk",
            "makruk",
            "shatranj",
            "shatranj");

    private static final Map<String, String> HUB = Map.of(
            "international-draughts", "normal",
            "frisian-draughts", "frisian",
            "russian-checkers", "russian",
            "brazilian-draughts", "brazilian");

    private VariantNames() {}

    /** What Fairy-Stockfish calls a game. */
    public static String uci(String game) {
        return UCI.getOrDefault(game, game);
    }

    /** What XBoard calls a game. */
    public static String xboard(String game) {
        return XBOARD.getOrDefault(game, game);
    }

    /**
     * What programs that speak XBoard's protocol may call a game: as XBoard does if it knows the game, else as Fairy-Stockfish and others
     * do. The plain name comes first.
     */
    public static List<String> xboardNames(String game) {
        return isKnownToXboard(game)
                ? List.of(xboard(game))
                : Stream.of(game, uci(game), game.replaceAll("-(chess|minichess)$", ""))
                        .distinct()
                        .toList();
    }

    /** Whether XBoard knows a game by itself. */
    public static boolean isKnownToXboard(String game) {
        return XBOARD.containsKey(game);
    }

    /** What clients of the Hub protocol call a game. */
    public static String hub(String game) {
        return HUB.getOrDefault(game, game);
    }
}
