package org.senet.launcher;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who plays which side. */
final class Seats {
    private Seats() {}

    /** The options that fill the seats. */
    static List<Option> options() {
        return List.of(
                Option.of(
                        "--white",
                        "WHO",
                        "who plays the first side: human, random, greedy, two-ply, alphabeta, uct or FILE:FUNCTION; the searching"
                                + " ones take options, such as alphabeta:depth=6 or uct:time=1s,threads=2"),
                Option.of("--black", "WHO", "who plays the second side"),
                Option.many("--player", "NAME=WHO", "who plays the side of that name (repeatable)"));
    }

    /**
     * Fills the seats.
     *
     * @param players the sides' names in the order of play
     * @param names the library's players
     * @param given who plays some of the sides unless the command line says otherwise
     * @param otherwise who plays the sides that nobody speaks of
     * @return who plays each side, in the order of play
     */
    static Map<String, Seat> fill(
            List<String> players,
            Arguments arguments,
            Collection<String> names,
            Map<String, Seat> given,
            String otherwise) {
        var seats = new LinkedHashMap<String, Seat>();
        players.forEach(player -> seats.put(player, new Seat(otherwise, null)));
        given.forEach((player, seat) -> seats.put(side(players, player), seat));
        var aliases = List.of("--white", "--black");
        for (int i = 0; i < aliases.size(); i++) {
            var who = arguments.text(aliases.get(i));
            if (who.isPresent()) {
                seats.put(side(players, i, aliases.get(i)), Seat.of(who.get(), names));
            }
        }
        for (var text : arguments.texts("--player")) {
            var pair = Arguments.pair("--player", text);
            seats.put(side(players, pair.getKey()), Seat.of(pair.getValue(), names));
        }
        return seats;
    }

    private static String side(List<String> players, int index, String option) {
        if (index >= players.size()) {
            throw LauncherException.usage("the game has no second side, so `" + option + "` means nothing");
        }
        return players.get(index);
    }

    private static String side(List<String> players, String name) {
        return players.stream()
                .filter(player -> player.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> LauncherException.usage(
                        "the game has no player `" + name + "`", "its players are " + String.join(", ", players)));
    }
}
