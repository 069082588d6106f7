package org.senet.launcher;

import java.util.List;
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

    /** The same game with an option set. */
    Game withOption(String key, Object choice) {
        return new Game(value.invokeMember("withOption", key, choice));
    }
}
