package org.senet.launcher.lsp;

import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.lsp.Brackets.Open;
import org.senet.launcher.repl.Token;

/** What may be written at a place. Used by one thread. */
final class Completion {
    private static final Set<String> DEFINITIONS = Set.of("board", "piece", "game");
    private static final Set<String> RULES = Set.of(
            "pre", "move", "post", "place", "loss", "win", "draw", "end", "claim", "pass", "action", "chance", "score",
            "status", "set-up", "after");
    /** The clauses of a game that hold other clauses. */
    private static final Set<String> GROUPS = Set.of("variant", "also", "claim");
    /** The words behind which any expression may stand, though names of some kinds are likely. */
    private static final Set<String> EXPRESSIONS = Set.of("set-owner!");

    private static final Map<String, Set<String>> WANTED = Map.of(
            "in-zone?", Set.of("zone"),
            "any-position", Set.of("zone"),
            "option", Set.of("option"),
            "promote", Set.of("piece"),
            "create", Set.of("piece", "player"),
            "set-owner!", Set.of("player"),
            "turns", Set.of("player"),
            "team", Set.of("player"),
            "symmetry", Set.of("player", "direction"),
            "is-a", Set.of("piece", "board"));
    private static final String RESERVE = "reserve";
    private static final Map<String, String> SNIPPETS = Map.of(
            "board",
            "(board\n  (name ${1:squares})\n  (dim \"${2:a-h}\") (dim \"${3:8-1}\")\n  (dir ${4:n 0 -1})$0)",
            "piece",
            "(piece\n  (name ${1:Man})\n  (move\n    (check is-friend?)\n    (take)\n    (check ${2:n})\n    (check is-empty?)\n    (drop)$0))",
            "game",
            "(game\n  (name \"${1:Title}\")\n  (board ${2:squares})\n  (players\n    (White (${3:Man} ${4:a1}))\n    (Black (${3:Man} ${5:a8})))$0)",
            "move",
            "(move\n  (check ${1:n})\n  (check ${2:is-empty?})$0)",
            "defn",
            "(defn ${1:name}\n  [${2:parameters}]\n  $0)");

    private final Analyst analyst;
    private final Descriptions descriptions;

    Completion(Analyst analyst, Descriptions descriptions) {
        this.analyst = analyst;
        this.descriptions = descriptions;
    }

    /** A place in a text where something is to be written. */
    private record Spot(Document document, int start, int offset, String prefix, List<Open> open, boolean head) {
        String parent() {
            return open.isEmpty() ? "" : open.getLast().head();
        }

        /** The kinds of names that are wanted here, or null when that is not known. */
        @Nullable
        Set<String> wanted() {
            if (head) {
                return isGroupOfPieces() ? Set.of("piece") : null;
            }
            return parent().equals("board") && definition().equals("game") ? Set.of("board") : WANTED.get(parent());
        }

        /** Whether nothing else may stand here than the names that are wanted. */
        boolean isStrict() {
            return wanted() != null && !EXPRESSIONS.contains(parent());
        }

        /** Whether a player's pieces of one type are begun here. */
        boolean isGroupOfPieces() {
            return head && open.size() > 2 && open.get(open.size() - 3).head().equals("players");
        }

        /** The definition around it, or nothing. */
        String definition() {
            for (var list : open) {
                if (DEFINITIONS.contains(list.head())) {
                    return list.head();
                }
            }
            return "";
        }

        boolean isInRule() {
            return !definition().isEmpty() && open.stream().anyMatch(list -> RULES.contains(list.head()));
        }

        /** The definition whose clause begins here; empty for none. */
        String clauseOf() {
            if (!head || open.size() < 2) {
                return "";
            }
            var outer = open.get(open.size() - 2).head();
            boolean grouped = GROUPS.contains(outer) && definition().equals("game");
            return grouped ? "game" : DEFINITIONS.contains(outer) ? outer : "";
        }
    }

    CompletionList complete(Document document, int offset, boolean snippets) {
        var spot = spot(document, offset);
        if (spot == null) {
            return new CompletionList(false, List.of());
        }
        var analysis = analyst.analysis(document);
        var items = new ArrayList<CompletionItem>();
        var seen = new HashSet<String>();
        if (spot.prefix.indexOf('/') > 0) {
            qualified(spot, analysis, items);
        } else {
            if (!spot.clauseOf().isEmpty()) {
                words(spot, spot.clauseOf(), items, seen, snippets);
            } else {
                entities(spot, analysis, items, seen);
                if (!spot.isStrict()) {
                    names(spot, analysis, items, seen, snippets);
                } else if (spot.isGroupOfPieces() && fits(spot, RESERVE)) {
                    items.add(named(spot, RESERVE, "word", "", "2", snippets));
                }
            }
        }
        return new CompletionList(false, items);
    }

    private static @Nullable Spot spot(Document document, int offset) {
        var brackets = new Brackets(document.text());
        int start = offset;
        for (var token : brackets.tokens()) {
            if (token.start() < offset && offset <= token.end()) {
                boolean ended = token.end() == offset && isEnded(document.text(), token);
                if ((token.kind() == Token.Kind.STRING || token.kind() == Token.Kind.CHARACTER) && !ended
                        || token.kind() == Token.Kind.COMMENT
                        || token.kind() == Token.Kind.KEYWORD) {
                    return null;
                }
                if (token.kind() == Token.Kind.SYMBOL || token.kind() == Token.Kind.NUMBER) {
                    start = token.start();
                }
            }
        }
        var open = brackets.around(start);
        boolean head = !open.isEmpty()
                && open.getLast().elements() == 0
                && document.text().charAt(open.getLast().start()) == '(';
        return new Spot(document, start, offset, document.text().substring(start, offset), open, head);
    }

    private static boolean isEnded(String text, Token token) {
        return token.kind() == Token.Kind.STRING
                && token.end() - token.start() > 1
                && text.charAt(token.end() - 1) == '"';
    }

    // ---- what there is

    /** The names of the program. */
    private void entities(Spot spot, Analysis analysis, List<CompletionItem> items, Set<String> seen) {
        var wanted = spot.wanted();
        for (var entity : analysis.entities()) {
            if (entity.isOfLibrary()
                    || entity.kind().equals("namespace")
                    || entity.kind().equals("position")) {
                continue;
            }
            boolean fits = wanted == null || entity.isLocal() ? isSeen(spot, entity) : wanted.contains(entity.kind());
            if (fits
                    && fits(spot, entity.name())
                    && !isWhatIsTyped(spot, analysis, entity)
                    && seen.add(entity.name())) {
                var item = item(
                        spot, entity.name(), kind(entity.kind()), entity.isLocal() ? "0" : wanted != null ? "1" : "2");
                item.setDetail(detail(entity));
                item.setData(new JsonPrimitive("entity " + entity.key() + "\n" + spot.document.uri()));
                items.add(item);
            }
        }
        if (wanted == null && !spot.head && (!spot.definition().isEmpty() || spot.prefix.length() > 0)) {
            for (var position : analysis.positions()) {
                if (fits(spot, position) && seen.add(position)) {
                    var item = item(spot, position, CompletionItemKind.EnumMember, "6");
                    item.setDetail("position");
                    items.add(item);
                }
            }
        }
    }

    /** Whether a name stands nowhere else than where it is being typed. */
    private static boolean isWhatIsTyped(Spot spot, Analysis analysis, Analysis.Entity entity) {
        if (!entity.name().equals(spot.prefix)) {
            return false;
        }
        var uses = analysis.usesOf(entity.key());
        return uses.size() == 1
                && uses.getFirst().file() == 0
                && uses.getFirst().start() == spot.start;
    }

    private static boolean isSeen(Spot spot, Analysis.Entity entity) {
        var scope = entity.scope();
        if (scope != null) {
            return scope[0] == 0 && scope[1] <= spot.start && spot.start <= scope[2];
        }
        return switch (entity.kind()) {
            case "zone", "option", "board", "game" -> false;
            case "local", "parameter", "rule-variable" -> false;
            case "direction", "piece", "player", "attribute", "global" ->
                !spot.definition().isEmpty() || !spot.head;
            default -> true;
        };
    }

    private static String detail(Analysis.Entity entity) {
        var detail = entity.detail() == null ? "" : entity.detail();
        boolean callable = entity.kind().equals("function") || entity.kind().equals("macro");
        var line = detail.contains("\n") ? detail.substring(0, detail.indexOf('\n')) + " ..." : detail;
        return callable && !line.isEmpty() ? line : entity.kind().replace('-', ' ');
    }

    /** Words, forms and functions of the language, and names that come from other namespaces. */
    private void names(Spot spot, Analysis analysis, List<CompletionItem> items, Set<String> seen, boolean snippets) {
        words(spot, spot.open.isEmpty() || spot.head && spot.open.size() == 1 ? "top" : "", items, seen, snippets);
        words(spot, spot.definition().isEmpty() || spot.isInRule() ? "rule" : "", items, seen, snippets);
        for (var name : analyst.names("senet.core")) {
            boolean word = name.get(1).equals("word");
            if (!word && fits(spot, name.get(0)) && seen.add(name.get(0))) {
                items.add(named(spot, name.get(0), name.get(1), "senet.core", "5", snippets));
            }
        }
        for (var referred : analysis.referred()) {
            if (fits(spot, referred.get(0)) && seen.add(referred.get(0))) {
                items.add(named(spot, referred.get(0), "function", referred.get(1), "3", snippets));
            }
        }
        for (var alias : analysis.aliases()) {
            if (fits(spot, alias.get(0)) && seen.add(alias.get(0) + "/")) {
                var item = item(spot, alias.get(0) + "/", CompletionItemKind.Module, "4");
                item.setDetail(alias.get(1));
                items.add(item);
            }
        }
    }

    private void words(Spot spot, String context, List<CompletionItem> items, Set<String> seen, boolean snippets) {
        for (var name : analyst.names("senet.core")) {
            boolean here = name.subList(2, name.size()).contains(context);
            if (here && fits(spot, name.get(0)) && seen.add(name.get(0))) {
                items.add(named(spot, name.get(0), name.get(1), "", context.equals("rule") ? "3" : "1", snippets));
            }
        }
    }

    private void qualified(Spot spot, Analysis analysis, List<CompletionItem> items) {
        int slash = spot.prefix.indexOf('/');
        var alias = spot.prefix.substring(0, slash);
        var namespace = analysis.aliases().stream()
                .filter(a -> a.get(0).equals(alias))
                .map(a -> a.get(1))
                .findFirst()
                .orElse(alias);
        for (var name : analyst.names(namespace)) {
            if (!name.get(1).equals("word") && fits(spot, alias + "/" + name.get(0))) {
                var item = item(spot, alias + "/" + name.get(0), kind(name.get(1)), "2");
                item.setData(new JsonPrimitive("name " + namespace + "\n" + name.get(0)));
                items.add(item);
            }
        }
    }

    // ---- items

    private CompletionItem named(Spot spot, String name, String kind, String namespace, String rank, boolean snippets) {
        var item = item(spot, name, kind(kind), rank);
        item.setDetail(kind);
        item.setData(new JsonPrimitive("name " + namespace + "\n" + name));
        boolean definition = DEFINITIONS.contains(name) && !spot.clauseOf().isEmpty();
        var snippet = definition ? null : SNIPPETS.get(name);
        // A snippet brings its own bracket, in the place of the one that is there.
        if (snippets && snippet != null && (spot.head || spot.open.isEmpty()) && !spot.isInRule()) {
            var body = spot.head ? snippet.substring(1, snippet.length() - 1) : snippet;
            boolean closed = spot.head
                    && spot.offset < spot.document.text().length()
                    && spot.document.text().charAt(spot.offset) == ')';
            item.setInsertTextFormat(InsertTextFormat.Snippet);
            item.setTextEdit(Either.forLeft(new TextEdit(
                    spot.document.range(spot.start, spot.offset), spot.head && !closed ? body + ")" : body)));
            item.setKind(CompletionItemKind.Snippet);
        }
        return item;
    }

    private static CompletionItem item(Spot spot, String name, CompletionItemKind kind, String rank) {
        var item = new CompletionItem(name);
        item.setKind(kind);
        item.setSortText(rank + name);
        item.setTextEdit(Either.forLeft(new TextEdit(spot.document.range(spot.start, spot.offset), name)));
        return item;
    }

    private static boolean fits(Spot spot, String name) {
        return name.startsWith(spot.prefix);
    }

    private static CompletionItemKind kind(String kind) {
        return switch (kind) {
            case "function" -> CompletionItemKind.Function;
            case "macro", "form", "word" -> CompletionItemKind.Keyword;
            case "piece", "board" -> CompletionItemKind.Class;
            case "attribute" -> CompletionItemKind.Property;
            case "direction", "position", "zone", "player", "move-type", "option" -> CompletionItemKind.EnumMember;
            default -> CompletionItemKind.Variable;
        };
    }

    /** Adds what is told of an item that was chosen from the list. */
    CompletionItem resolve(CompletionItem item, Documents documents) {
        var data = item.getData() instanceof JsonPrimitive p ? p.getAsString() : "";
        int line = data.indexOf('\n');
        String text = null;
        if (data.startsWith("name ") && line > 0) {
            var namespace = data.substring("name ".length(), line);
            var name = data.substring(line + 1);
            var described = analyst.describe(namespace, name);
            text = described == null ? descriptions.ofLanguage(name) : Descriptions.of(described, namespace);
        } else if (data.startsWith("entity ") && line > 0) {
            var document = documents.find(data.substring(line + 1));
            var entity = document == null
                    ? null
                    : analyst.analysis(document).entity(data.substring("entity ".length(), line));
            text = entity == null ? null : descriptions.describe(entity);
        }
        if (text != null) {
            item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, text));
        }
        return item;
    }
}
