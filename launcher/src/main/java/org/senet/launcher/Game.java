package org.senet.launcher;

import java.util.List;
import java.util.Locale;
import org.graalvm.polyglot.Value;

/** A game, as the language shows it. */
record Game(Value value) {

    static boolean isGame(Value value) {
        return value.hasMember("start") && value.hasMember("players");
    }

    String name() {
        return Members.requiredText(value, "name");
    }

    /** The rules in a few lines. */
    String summary() {
        var summary = Members.text(value, "summary");
        return summary == null ? "" : summary.stripTrailing();
    }

    /** The players' names in the order of play. */
    List<String> players() {
        return Members.list(Members.required(value, "players"), Value::asString);
    }

    Position start() {
        return new Position(Members.required(value, "start"));
    }

    /** The position that a text describes. */
    Position position(String text) {
        return new Position(value.invokeMember("position", text));
    }

    /** A title as it is written on the command line: small letters, digits and hyphens. */
    static String plainName(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", "-")
                .replaceAll("^-|-$", "");
    }

    /**
     * A variant of this game by its title or plain name.
     *
     * @throws LauncherException when there is none
     */
    Game variant(String name) {
        var titles = Members.list(Members.required(value, "variants"), Value::asString);
        for (var title : titles) {
            if (title.equals(name) || plainName(title).equals(plainName(name))) {
                return new Game(value.invokeMember("variant", title));
            }
        }
        var names = titles.stream().map(Game::plainName).toList();
        throw LauncherException.usage(
                "`" + name() + "` has no variant `" + name + "`",
                names.isEmpty() ? "it has no variants" : "its variants are: " + String.join(", ", names));
    }

    /** The same game with an option set. */
    Game withOption(String key, Object choice) {
        return new Game(value.invokeMember("withOption", key, choice));
    }
}
