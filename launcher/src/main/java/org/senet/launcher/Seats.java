package org.senet.launcher;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who plays which side. */
final class Seats {
    /** The option that fills the seat of a side that is called by its name. */
    static final String PLAYER = "--player";

    private static final List<String> COLOURS = List.of("White", "Black");

    private Seats() {}

    /** The options that fill the seats. */
    static List<Option> options() {
        return List.of(
                Option.of(
                        "--white",
                        "WHO",
                        "who plays the side called White, or else the first: human, random, greedy, two-ply, level:1 to level:8, alphabeta, uct, FILE:FUNCTION, or a program such as uci:PATH?depth=8; alphabeta"
                                + " and uct take options, such as alphabeta:depth=6 or uct:time=1s,threads=2"),
                Option.of("--black", "WHO", "who plays the side called Black, or else the second"),
                Option.many(PLAYER, "NAME=WHO", "who plays the side of that name (repeatable)"));
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
        var told = new HashSet<String>();
        var aliases = List.of("--white", "--black");
        for (int i = 0; i < aliases.size(); i++) {
            var who = arguments.text(aliases.get(i));
            if (who.isPresent()) {
                var side = aliased(players, i)
                        .orElseThrow(() ->
                                LauncherException.usage("the game has no second side, so `--black` means nothing"));
                seats.put(requireFirst(side, told), Seat.of(who.get(), names));
            }
        }
        for (var text : arguments.texts(PLAYER)) {
            var pair = Arguments.pair(PLAYER, text);
            seats.put(requireFirst(side(players, pair.getKey()), told), Seat.of(pair.getValue(), names));
        }
        return seats;
    }

    private static String requireFirst(String side, Set<String> told) {
        if (!told.add(side)) {
            throw LauncherException.usage(
                    "it is said twice who plays `" + side + "`",
                    "one of `--white`, `--black` and `--player NAME=WHO` is enough for a side");
        }
        return side;
    }

    /**
     * The side that is meant by white or black: the one of that name; without one, the first or second of those that do
     * not have the other name.
     *
     * @param index 0 for white, 1 for black
     * @return nothing when there is no such side
     */
    static Optional<String> aliased(List<String> players, int index) {
        var name = COLOURS.get(index);
        if (players.contains(name)) {
            return Optional.of(name);
        }
        var other = COLOURS.get(1 - index);
        var free = players.stream().filter(player -> !player.equals(other)).toList();
        int place = players.contains(other) ? 0 : index;
        return free.stream().skip(place).findFirst();
    }

    private static String side(List<String> players, String name) {
        return players.stream()
                .filter(player -> player.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> LauncherException.usage(
                        "the game has no player `" + name + "`", "its players are " + String.join(", ", players)));
    }
}
