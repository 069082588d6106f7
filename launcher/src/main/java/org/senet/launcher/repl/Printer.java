package org.senet.launcher.repl;

import java.util.List;
import org.graalvm.polyglot.Value;
import org.jline.utils.AttributedString;

/** How values look in a session: boards are drawn, everything else is printed as the language does, in colours. */
final class Printer {
    private final Session session;

    Printer(Session session) {
        this.session = session;
    }

    /** The lines that show a value. */
    List<AttributedString> lines(Value value) {
        if (isGame(value)) {
            return plain(text(value, "name") + "\n\n"
                    + text(value.getMember("start"), "text").stripTrailing() + "\n\n"
                    + text(value, "summary").stripTrailing());
        }
        if (isPosition(value)) {
            return plain(text(value, "text").stripTrailing() + "\n\n" + state(value));
        }
        return List.of(Painter.paint(session.preview(value)));
    }

    private static List<AttributedString> plain(String text) {
        return text.lines().map(AttributedString::new).toList();
    }

    private static boolean isGame(Value value) {
        return value.hasMember("start") && value.hasMember("summary");
    }

    private static boolean isPosition(Value value) {
        return value.hasMember("fen") && value.canInvokeMember("generate");
    }

    private static String state(Value position) {
        return position.getMember("over").asBoolean()
                ? "Game over: " + text(position, "result") + ": " + text(position, "reason")
                : text(position, "player") + " to move, turn "
                        + position.getMember("turn").asLong();
    }

    private static String text(Value object, String member) {
        return object.getMember(member).asString();
    }
}
