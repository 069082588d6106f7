package org.senet.launcher;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Who plays which side. */
final class Seats {
    /** A way to choose moves. */
    enum Kind {
        HUMAN,
        RANDOM;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private Seats() {}

    /** The options that fill the seats; {@code kinds} says in the help what may sit there. */
    static List<Option> options(String kinds) {
        return List.of(
                Option.of("--white", "WHO", "who plays the first side: " + kinds),
                Option.of("--black", "WHO", "who plays the second side: " + kinds),
                Option.many("--player", "NAME=WHO", "who plays the side of that name (repeatable)"));
    }

    /**
     * Fills the seats from the command line.
     *
     * @param players the sides' names in the order of play
     * @param allowed what may sit; the first fills the seats that the command line leaves empty
     * @return the kind of player for each side, in the order of play
     */
    static Map<String, Kind> fill(List<String> players, Arguments arguments, List<Kind> allowed) {
        var seats = new LinkedHashMap<String, Kind>();
        players.forEach(player -> seats.put(player, allowed.getFirst()));
        var aliases = List.of("--white", "--black");
        for (int i = 0; i < aliases.size(); i++) {
            var who = arguments.text(aliases.get(i));
            if (who.isPresent()) {
                seats.put(side(players, i, aliases.get(i)), kind(who.get(), allowed));
            }
        }
        for (var text : arguments.texts("--player")) {
            var pair = Arguments.pair("--player", text);
            seats.put(side(players, pair.getKey()), kind(pair.getValue(), allowed));
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

    private static Kind kind(String text, List<Kind> allowed) {
        Optional<Kind> kind = Arrays.stream(Kind.values())
                .filter(candidate -> candidate.toString().equals(text))
                .findFirst();
        if (kind.isPresent() && allowed.contains(kind.get())) {
            return kind.get();
        }
        var choices = allowed.stream().map(Kind::toString).toList();
        var message = kind.isPresent() ? "no `" + text + "` player can sit here" : "there is no player `" + text + "`";
        throw LauncherException.usage(message, "choose from: " + String.join(", ", choices));
    }
}
