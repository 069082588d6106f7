package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.Token;

/** What can be said of the shape of a text: outline, folding, selections, the kinds of its names. */
final class Structure {
    /** The kinds and marks of names, as numbers in {@link #tokens}. */
    static final SemanticTokensLegend LEGEND = new SemanticTokensLegend(
            List.of(
                    "namespace",
                    "class",
                    "function",
                    "macro",
                    "variable",
                    "parameter",
                    "property",
                    "enumMember",
                    "keyword"),
            List.of("definition", "modification", "defaultLibrary"));

    private static final Map<String, String> TOKEN_TYPES = Map.ofEntries(
            Map.entry("namespace", "namespace"),
            Map.entry("board", "class"),
            Map.entry("piece", "class"),
            Map.entry("game", "class"),
            Map.entry("function", "function"),
            Map.entry("macro", "macro"),
            Map.entry("parameter", "parameter"),
            Map.entry("attribute", "property"),
            Map.entry("player", "enumMember"),
            Map.entry("position", "enumMember"),
            Map.entry("direction", "enumMember"),
            Map.entry("zone", "enumMember"),
            Map.entry("option", "enumMember"),
            Map.entry("move-type", "enumMember"),
            Map.entry("word", "keyword"));

    private Structure() {}

    // ---- outline

    static List<DocumentSymbol> symbols(Analysis analysis, Document document) {
        return symbols(analysis.outline(), document);
    }

    private static List<DocumentSymbol> symbols(List<Analysis.Item> items, Document document) {
        var symbols = new ArrayList<DocumentSymbol>();
        for (var item : items) {
            var place = item.place();
            var whole = document.range(place[0], place[1]);
            var label = document.range(Math.max(place[0], place[2]), Math.min(place[1], place[3]));
            var name = item.name().isBlank() ? item.kind() : item.name();
            symbols.add(new DocumentSymbol(
                    name, symbolKind(item.kind()), whole, label, item.kind(), symbols(item.children(), document)));
        }
        return symbols;
    }

    private static SymbolKind symbolKind(String kind) {
        return switch (kind) {
            case "board" -> SymbolKind.Struct;
            case "piece" -> SymbolKind.Class;
            case "game", "variant" -> SymbolKind.Module;
            case "function", "macro" -> SymbolKind.Function;
            case "direction", "player", "zone" -> SymbolKind.EnumMember;
            case "attribute" -> SymbolKind.Property;
            case "variable" -> SymbolKind.Variable;
            default -> SymbolKind.Method;
        };
    }

    /** The entries of an outline whose names contain a text, whatever its letters' case. */
    static void matching(
            List<Analysis.Item> items, String container, String text, Document document, List<WorkspaceSymbol> found) {
        for (var item : items) {
            if (item.name().toLowerCase(java.util.Locale.ROOT).contains(text)) {
                var place = item.place();
                var location = new org.eclipse.lsp4j.Location(document.uri(), document.range(place[2], place[3]));
                found.add(
                        new WorkspaceSymbol(item.name(), symbolKind(item.kind()), Either.forLeft(location), container));
            }
            matching(item.children(), item.name(), text, document, found);
        }
    }

    // ---- folding and selecting

    static List<FoldingRange> folding(Document document) {
        var brackets = new Brackets(document.text());
        var ranges = new ArrayList<FoldingRange>();
        for (var pair : brackets.pairs()) {
            add(document.line(pair.start()), document.line(pair.end() - 1), null, ranges);
        }
        int first = -1;
        int last = -1;
        for (var token : brackets.tokens()) {
            if (token.kind() != Token.Kind.COMMENT) {
                continue;
            }
            int line = document.line(token.start());
            if (line != last + 1 || first < 0) {
                add(first, last, FoldingRangeKind.Comment, ranges);
                first = line;
            }
            last = line;
        }
        add(first, last, FoldingRangeKind.Comment, ranges);
        return ranges;
    }

    private static void add(int start, int end, @Nullable String kind, List<FoldingRange> ranges) {
        if (start >= 0 && end > start) {
            var range = new FoldingRange(start, end);
            range.setKind(kind);
            ranges.add(range);
        }
    }

    /** For each position the token there, the inside of the brackets around it, the brackets, and so on outwards. */
    static List<SelectionRange> selections(Document document, List<Position> positions) {
        var brackets = new Brackets(document.text());
        var pairs = brackets.pairs();
        var result = new ArrayList<SelectionRange>();
        for (var position : positions) {
            int offset = document.offset(position);
            var selection = new SelectionRange(document.range(0, document.text().length()), null);
            var around = pairs.stream()
                    .filter(p -> p.start() <= offset && offset <= p.end())
                    .sorted(Comparator.comparingInt((Brackets.Pair p) -> p.start() - p.end()))
                    .toList();
            for (var pair : around) {
                selection = new SelectionRange(document.range(pair.start(), pair.end()), selection);
                if (pair.inner() <= offset && offset < pair.end()) {
                    selection = new SelectionRange(document.range(pair.inner(), pair.end() - 1), selection);
                }
            }
            var token = brackets.at(offset);
            if (token != null && token.kind() != Token.Kind.OPEN && token.kind() != Token.Kind.CLOSE) {
                selection = new SelectionRange(document.range(token.start(), token.end()), selection);
            }
            result.add(selection);
        }
        return result;
    }

    // ---- the kinds of names

    static SemanticTokens tokens(Analysis analysis, Document document, @Nullable Range range) {
        int from = range == null ? 0 : document.offset(range.getStart());
        int to = range == null ? document.text().length() : document.offset(range.getEnd());
        var uses = analysis.allUses().stream()
                .filter(use -> use.file() == 0 && use.start() >= from && use.end() <= to && use.end() > use.start())
                .sorted(Comparator.comparingInt(Analysis.Use::start))
                .toList();
        var data = new ArrayList<Integer>();
        int line = 0;
        int column = 0;
        int end = 0;
        for (var use : uses) {
            var start = document.position(use.start());
            if (use.start() < end || start.getLine() != document.line(use.end())) {
                continue;
            }
            var entity = analysis.entities().get(use.entity());
            data.add(start.getLine() - line);
            data.add(start.getLine() == line ? start.getCharacter() - column : start.getCharacter());
            data.add(use.end() - use.start());
            data.add(LEGEND.getTokenTypes().indexOf(TOKEN_TYPES.getOrDefault(entity.kind(), "variable")));
            data.add((use.role() == Analysis.DEFINITION ? 1 : use.role() == Analysis.WRITE ? 2 : 0)
                    | (entity.isOfLibrary() ? 4 : 0));
            line = start.getLine();
            column = start.getCharacter();
            end = use.end();
        }
        return new SemanticTokens(data);
    }
}
