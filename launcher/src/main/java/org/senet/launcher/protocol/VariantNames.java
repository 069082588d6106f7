package org.senet.launcher.protocol;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What other programs call games, where that is not the plain name of the game. */
public final class VariantNames {
    private static final String CHESS = "chess";

    private static final Map<String, String> UCI = Map.ofEntries(
            Map.entry("los-alamos-chess", "losalamos"),
            Map.entry("gardner-minichess", "gardner"),
            Map.entry("atomic-chess", "atomic"),
            Map.entry("king-of-the-hill", "kingofthehill"),
            Map.entry("racing-kings", "racingkings"),
            Map.entry("three-check", "3check"),
            Map.entry("three-check-chess", "3check"),
            Map.entry("five-check-chess", "5check"),
            Map.entry("capablanca-chess", "capablanca"),
            Map.entry("gothic-chess", "gothic"),
            Map.entry("judkins-shogi", "judkins"),
            Map.entry("animal-shogi", "dobutsu"),
            Map.entry("othello", "flipello"),
            Map.entry("chess960", CHESS),
            Map.entry("connect-four", "cfour"),
            Map.entry("tic-tac-toe", "tictactoe"));

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

    /** Whether a name is that of one certain game by some protocol. */
    public static boolean isOfCertainGame(String name) {
        return name.equals(CHESS) || UCI.containsValue(name) || XBOARD.containsValue(name) || HUB.containsValue(name);
    }

    /** What clients of the Hub protocol call a game. */
    public static String hub(String game) {
        return HUB.getOrDefault(game, game);
    }
}
