package org.senet.launcher;

import java.util.List;
import org.graalvm.polyglot.Value;

/** A legal move, as the language shows it. */
record Move(Value value) {

    /** The move's name, unique in its position. */
    String notation() {
        return Members.requiredText(value, "notation");
    }

    /** The notations of the parts of a compound move. */
    List<String> parts() {
        return Members.list(Members.required(value, "parts"), Value::asString);
    }

    /** What the move does: objects with the members of {@link #ACTION_MEMBERS}. */
    List<Value> actions() {
        return Members.list(Members.required(value, "actions"), action -> action);
    }

    /** The members of an action: texts, numbers or nil. */
    static final List<String> ACTION_MEMBERS = List.of("kind", "from", "to", "piece", "owner", "part");
}
