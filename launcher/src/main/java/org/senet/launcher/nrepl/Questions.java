package org.senet.launcher.nrepl;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.senet.launcher.repl.Session;

/** What editors ask about names, by the operations of nREPL itself and by the older ones of CIDER, which many know. */
final class Questions {
    private static final Map<String, String> CIDER_KINDS =
            Map.of("form", "special-form", "word", "special-form", "variable", "var");

    private Questions() {}

    /** {@code completions} and {@code complete}: names that begin with a text. */
    static Map<String, Object> completions(Request request, Session session, String namespace) {
        session.enter(request.text("ns", namespace));
        var found = new ArrayList<Map<String, String>>();
        for (var name : session.completions(request.text("prefix", request.text("symbol", "")))) {
            var candidate = new TreeMap<>(Map.of("candidate", name));
            session.lookup(session.namespace(), name)
                    .map(Questions::parsed)
                    .ifPresent(known -> candidate.put("type", kind(known)));
            found.add(candidate);
        }
        return Map.of("completions", found);
    }

    /** {@code lookup}: what is known about a name, under the key {@code info}; empty when nothing is. */
    static Optional<Map<String, Object>> lookup(Request request, Session session, String namespace) {
        return known(request, session, namespace).map(known -> Map.of("info", info(known)));
    }

    /** {@code info}: the same without that key. */
    static Optional<Map<String, Object>> info(Request request, Session session, String namespace) {
        return known(request, session, namespace).map(Questions::info);
    }

    /** {@code eldoc}: the parameters of a function. */
    static Optional<Map<String, Object>> eldoc(Request request, Session session, String namespace) {
        return known(request, session, namespace).map(known -> {
            var answer = new HashMap<String, Object>();
            answer.put("name", text(known, "name"));
            answer.put("ns", text(known, "ns"));
            answer.put("type", kind(known).equals("var") ? "variable" : "function");
            answer.put("docstring", text(known, "doc"));
            answer.put(
                    "eldoc",
                    shapes(known)
                            .map(Questions::parameters)
                            .filter(p -> !p.isEmpty())
                            .toList());
            return answer;
        });
    }

    private static Optional<JsonObject> known(Request request, Session session, String namespace) {
        var name = request.text("sym", request.text("symbol", ""));
        var home = request.text("ns", namespace);
        return name.isBlank() ? Optional.empty() : session.lookup(home, name).map(Questions::parsed);
    }

    private static JsonObject parsed(String json) {
        return JsonParser.parseString(json).getAsJsonObject();
    }

    private static Map<String, Object> info(JsonObject known) {
        var info = new HashMap<String, Object>();
        info.put("name", text(known, "name"));
        info.put("ns", text(known, "ns"));
        info.put("doc", text(known, "doc"));
        info.put("type", kind(known));
        var shapes = shapes(known)
                .map(shape -> "[" + String.join(" ", parameters(shape)) + "]")
                .toList();
        info.put("arglists-str", String.join("\n", shapes));
        if (kind(known).equals("macro")) {
            info.put("macro", "true");
        }
        if (known.has("file")) {
            info.put("file", text(known, "file"));
            info.put("line", known.get("line").getAsLong());
            info.put("column", known.get("column").getAsLong());
        }
        return info;
    }

    private static String kind(JsonObject known) {
        var kind = text(known, "kind");
        return CIDER_KINDS.getOrDefault(kind, kind);
    }

    private static String text(JsonObject known, String member) {
        return known.has(member) ? known.get(member).getAsString() : "";
    }

    /** The ways in which a form is written that begins with the name. */
    private static Stream<String> shapes(JsonObject known) {
        return text(known, "shapes").lines().filter(line -> line.startsWith("(") && line.endsWith(")"));
    }

    /** The words of a form behind its first one; brackets keep together what is in them. */
    private static List<String> parameters(String shape) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        int depth = 0;
        for (char c : shape.substring(1, shape.length() - 1).toCharArray()) {
            depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            if (c == ' ' && depth == 0) {
                words.add(word.toString());
                word.setLength(0);
            } else {
                word.append(c);
            }
        }
        words.add(word.toString());
        return List.copyOf(words.subList(1, words.size()));
    }
}
