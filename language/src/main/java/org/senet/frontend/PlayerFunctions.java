package org.senet.frontend;

import java.util.HashMap;
import java.util.Map;
import org.senet.data.Keyword;
import org.senet.data.Numbers;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.players.SearchPlayer;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** The functions behind the searching players of {@code senet.players}. */
final class PlayerFunctions extends FunctionGroup {
    PlayerFunctions(SenetLanguage language) {
        super(language, SenetContext.NATIVE);
        function(
                "search-player",
                3,
                """
            A player that searches, by the name of its method, a map of options, and a seed.
            (senet.native/member (senet.native/search-player "uct" {:nodes 100} 1) "name") => "uct"
            """,
                (context, a) -> SearchPlayer.of(Printer.str(a[0]), options(a[1]), Numbers.toLongExact(a[2])));
        function(
                "search-player-from-text",
                2,
                """
            A player that searches, as it is written on a command line, and a seed.
            (senet.native/member (senet.native/search-player-from-text "uct:nodes=100" 1) "name") => "uct"
            """,
                (context, a) -> SearchPlayer.of(Printer.str(a[0]), Numbers.toLongExact(a[1])));
        function("search-player-names", 0, """
            The names of players that search, as they stand before the colon of a text.
            (senet.native/search-player-names) => ["alphabeta" "uct" "level"]
            """, (context, a) -> PersistentVector.from(SearchPlayer.words()));
    }

    private static Map<String, Object> options(Object value) {
        if (!(value instanceof PersistentMap map)) {
            throw new IllegalArgumentException("the options of a player are a map, not " + Printer.display(value, 40));
        }
        var options = new HashMap<String, Object>();
        for (var entry : map) {
            options.put(
                    entry.getKey() instanceof Keyword keyword ? keyword.name() : Printer.str(entry.getKey()),
                    entry.getValue());
        }
        return options;
    }
}
