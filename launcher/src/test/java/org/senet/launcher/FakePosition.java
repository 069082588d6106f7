package org.senet.launcher;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.graalvm.polyglot.proxy.ProxyObject;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;

/** A position with the members that the language promises: a node of a tree of moves that the test writes down. */
record FakePosition(String player, @Nullable String result, Map<String, FakePosition> next) {

    /** A position of the player, with notations and the positions they lead to in turn. */
    static FakePosition of(String player, Object... moves) {
        var next = new LinkedHashMap<String, FakePosition>();
        for (int i = 0; i < moves.length; i += 2) {
            next.put((String) moves[i], (FakePosition) moves[i + 1]);
        }
        return new FakePosition(player, null, Collections.unmodifiableMap(next));
    }

    static FakePosition over(String result) {
        return new FakePosition("nobody", result, Map.of());
    }

    Position in(Context context) {
        return context.asValue(proxy()).as(Position.class);
    }

    private ProxyObject proxy() {
        var members = new LinkedHashMap<String, Object>();
        members.put("player", player);
        members.put("text", "board of " + player + "\n");
        members.put("turn", 1L);
        members.put("over", result != null);
        members.put("result", result);
        members.put("reason", result == null ? null : "because");
        members.put(
                "moves",
                ProxyArray.fromList(
                        next.keySet().stream().map(FakePosition::move).toList()));
        members.put("written", (ProxyExecutable) arguments -> named(arguments[0].asString()));
        members.put("meanings", (ProxyExecutable) arguments -> named(arguments[0].asString()));
        members.put("apply", (ProxyExecutable) arguments -> after(arguments[0]));
        return ProxyObject.fromMap(members);
    }

    private Object named(String text) {
        var exact = next.keySet().stream().filter(text::equals).toList();
        var found = exact.isEmpty()
                ? next.keySet().stream().filter(text::equalsIgnoreCase).toList()
                : exact;
        return ProxyArray.fromList(found.stream().map(FakePosition::move).toList());
    }

    private static Object move(String notation) {
        return ProxyObject.fromMap(Map.of("notation", notation, "parts", ProxyArray.fromList(List.of(notation))));
    }

    private Object after(Value move) {
        return Objects.requireNonNull(next.get(move.getMember("notation").asString()))
                .proxy();
    }
}
