package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.senet.tests.EditorSession.get;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code senet lsp} as an editor uses it: a process, to which it talks over the process's streams. */
@Tag("process")
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class LspTest {
    private static final long LIMIT_SECONDS = 120;

    /** Characters before the names that are two UTF-16 units each, so that columns are not numbers of characters. */
    static final String GAME = """
            ;; A race
            (defmacro forward [d]
              `(check ~d))

            (board
              (name track)
              (dim "a-e") (dim "2-1")
              (dir east 1 0)
              (zone goal "e*"))

            (piece
              (name Runner)
              (pre
                (check is-friend?)
                (let way east))
              (move
                (take)
                (log "\uD83D\uDE00" position) (forward way)
                (check is-empty?)
                (drop)))

            (game
              (name "Race")
              (board track)
              (players
                (White (Runner a1))
                (Black (Runner a2)))
              (win (any Runner) (check is-friend?) (check (in-zone? goal))))
            """;

    @TempDir
    Path folder = Path.of("");

    @Test
    void aSessionOfAnEditor() throws Exception {
        try (var session = new EditorSession(folder, "race.senet")) {
            var texts = session.server.getTextDocumentService();
            errorsComeAndGo(session);
            namesAreExplained(session);
            namesAreFound(session);
            namesAreChanged(session);

            var outline = get(texts.documentSymbol(new DocumentSymbolParams(session.identifier())));
            assertThat(outline)
                    .extracting(item -> item.getRight().getName())
                    .containsExactly("forward", "track", "Runner", "Race");
            assertThat(outline.get(2).getRight().getChildren())
                    .extracting(DocumentSymbol::getName)
                    .containsExactly("pre", "move 1");

            assertThat(get(texts.foldingRange(new FoldingRangeRequestParams(session.identifier()))))
                    .extracting(range -> range.getStartLine())
                    .contains(1, 4, 10);
            var selected = get(texts.selectionRange(
                            new SelectionRangeParams(session.identifier(), List.of(session.at("is-empty?", 3)))))
                    .getFirst();
            assertThat(session.part(selected.getRange())).isEqualTo("is-empty?");
            assertThat(session.part(selected.getParent().getRange())).isEqualTo("check is-empty?");
            assertThat(get(texts.semanticTokensFull(new SemanticTokensParams(session.identifier())))
                            .getData())
                    .hasSizeGreaterThan(100);
            assertThat(get(session.server.getWorkspaceService().symbol(new WorkspaceSymbolParams("runn")))
                            .getRight())
                    .singleElement()
                    .satisfies(symbol -> assertThat(symbol.getName()).isEqualTo("Runner"));
            whatIsWrittenIsCompleted(session);
            textsAreFormatted(session);
            assertThat(session.end()).isZero();
        }
    }

    private static void errorsComeAndGo(EditorSession session) throws Exception {
        session.open(GAME.replace("(check is-empty?)", "(check is-emtpy?)"));
        var wrong = session.diagnostics().getDiagnostics();
        assertThat(wrong).singleElement().satisfies(diagnostic -> {
            assertThat(session.part(diagnostic.getRange())).isEqualTo("is-emtpy?");
            assertThat(diagnostic.getMessage().getLeft())
                    .contains("unknown name `is-emtpy?`", "did you mean `is-empty?`?");
        });
        assertThat(session.mended(wrong)).containsExactly(GAME);
        session.replace("(check is-emtpy?)", "(check is-empty?");
        assertThat(session.diagnostics().getDiagnostics()).isNotEmpty();
        session.replace("(check is-empty?", "(check is-empty?)");
        assertThat(session.diagnostics().getDiagnostics()).isEmpty();
    }

    @Test
    void namesThatWereMeantAreWritten() throws Exception {
        try (var session = new EditorSession(folder, "meant.senet")) {
            session.open(GAME.replace("(Runner a1)", "(Runer a1)"));
            var wrong = session.diagnostics().getDiagnostics();
            assertThat(session.mended(wrong)).containsExactly(GAME);
            session.open(GAME.replace("(dim \"a-e\")", "(dim \"a-e\""));
            assertThat(session.mended(session.diagnostics().getDiagnostics())).isEmpty();
        }
    }

    private static void namesAreExplained(EditorSession session) throws Exception {
        assertThat(session.hover("is-friend?", 3)).contains("(is-friend? path ...)", "the player to move");
        assertThat(session.hover("(forward way", 2)).contains("(forward d)");
        assertThat(session.hover("dir east", 5)).contains("direction", "(dir east 1 0)");
        assertThat(session.hover("a1", 1)).contains("east b1");
        var help = get(session.server
                .getTextDocumentService()
                .signatureHelp(new SignatureHelpParams(session.identifier(), session.at("(forward way", 11))));
        assertThat(help.getSignatures()).singleElement().satisfies(signature -> assertThat(signature.getLabel())
                .isEqualTo("(forward d)"));
        assertThat(help.getActiveParameter()).isZero();
    }

    private static void namesAreFound(EditorSession session) throws Exception {
        assertThat(session.definition("way)", 1)).singleElement().satisfies(place -> assertThat(
                        session.offset(place.getRange().getStart()))
                .isEqualTo(session.text.indexOf("way east")));
        // The definition is also found where characters of two units stand before it.
        assertThat(session.definition("(forward way", 1))
                .singleElement()
                .satisfies(place -> assertThat(session.part(place.getRange())).isEqualTo("forward"));
        var params = new ReferenceParams(session.identifier(), session.at("dir east", 5), new ReferenceContext(true));
        List<? extends Location> uses =
                get(session.server.getTextDocumentService().references(params));
        assertThat(uses.stream().map(place -> session.offset(place.getRange().getStart())))
                .containsExactlyInAnyOrder(session.text.indexOf("east 1"), session.text.indexOf("east)"));
        var highlights = get(session.server
                .getTextDocumentService()
                .documentHighlight(new DocumentHighlightParams(session.identifier(), session.at("(Runner a1", 2))));
        assertThat(highlights).hasSize(4);
    }

    private static void namesAreChanged(EditorSession session) throws Exception {
        var texts = session.server.getTextDocumentService();
        var prepared = get(texts.prepareRename(new PrepareRenameParams(session.identifier(), session.at("way)", 1))));
        assertThat(prepared.getSecond().getPlaceholder()).isEqualTo("way");
        var renamed = get(texts.rename(new RenameParams(session.identifier(), session.at("way)", 1), "heading")));
        var edits = Objects.requireNonNull(renamed.getChanges().get(session.uri));
        assertThat(session.changed(edits)).isEqualTo(GAME.replaceAll("\\bway\\b", "heading"));
        for (var refused : List.of("is-friend?", "(take)", "(Runner a1")) {
            int into = refused.equals("(Runner a1") ? 9 : 2;
            var place = session.at(refused, into);
            assertThatThrownBy(() -> get(texts.rename(new RenameParams(session.identifier(), place, "other"))))
                    .isInstanceOf(ExecutionException.class)
                    .hasMessageContaining("cannot rename");
        }
        assertThatThrownBy(() ->
                        get(texts.rename(new RenameParams(session.identifier(), session.at("(zone goal", 7), "east"))))
                .hasMessageContaining("there is a `east` already");
    }

    private static void whatIsWrittenIsCompleted(EditorSession session) throws Exception {
        // What is typed stands behind the only `(drop)`, so that no other place looks the same.
        var typed = "(drop)\n    (check is-e";
        session.replace("(drop)))", typed);
        assertThat(labels(session.complete(typed))).contains("is-empty?", "is-enemy?");
        typed = type(session, typed, "(drop)\n    (forward wa");
        assertThat(labels(session.complete(typed))).contains("way");
        typed = type(session, typed, "(drop)\n    (in-zone? ");
        assertThat(labels(session.complete(typed))).contains("goal").doesNotContain("println");
        typed = type(session, typed, "(drop)\n    (print");
        var item = session.complete(typed).stream()
                .filter(i -> i.getLabel().equals("println"))
                .findFirst()
                .orElseThrow();
        var resolved = get(session.server.getTextDocumentService().resolveCompletionItem(item));
        assertThat(resolved.getDocumentation().getRight().getValue()).contains("println");
        typed = type(session, typed, "(drop)))\n\n(piece (mov");
        assertThat(session.complete(typed)).singleElement().satisfies(move -> {
            assertThat(move.getLabel()).isEqualTo("move");
            assertThat(move.getTextEdit().getLeft().getNewText()).contains("${1:");
        });
        typed = type(session, typed, "(drop)))\n\n(game (variant (boa");
        assertThat(session.complete(typed)).singleElement().satisfies(board -> {
            assertThat(board.getLabel()).isEqualTo("board");
            assertThat(board.getTextEdit().getLeft().getNewText()).isEqualTo("board");
        });
        typed = type(session, typed, "(drop)))\n\n(game (board t");
        assertThat(labels(session.complete(typed))).containsExactly("track");
        typed = type(session, typed, "(drop)))\n\n(game (players (White (");
        assertThat(labels(session.complete(typed)))
                .contains("Runner", "reserve")
                .doesNotContain("println");
        typed = type(session, typed, "(drop)\n    (set-owner! ");
        assertThat(labels(session.complete(typed))).contains("White", "current-player");
        session.replace(typed, "(drop)))");
    }

    private static String type(EditorSession session, String before, String after) {
        session.replace(before, after);
        return after;
    }

    private static List<String> labels(List<CompletionItem> items) {
        return items.stream().map(CompletionItem::getLabel).toList();
    }

    private static void textsAreFormatted(EditorSession session) throws Exception {
        session.replace("(name track)\n", "(name    track)\n      ");
        var edits = get(session.server
                .getTextDocumentService()
                .formatting(new DocumentFormattingParams(session.identifier(), new FormattingOptions(2, true))));
        assertThat(edits).hasSize(2);
        assertThat(session.changed(edits))
                .isEqualTo(session.text.replace("(name    track)\n        ", "(name track)\n  "));
    }

    @Test
    void includedFilesAndTheLibraryAreKnown() throws Exception {
        Files.writeString(folder.resolve("base.senet"), "(defn helper \"Helps.\" [x] x)\n");
        Files.writeString(folder.resolve("third.senet"), "(include \"base.senet\")\n(helper 3)\n");
        try (var session = new EditorSession(folder, "main.senet")) {
            session.open(
                    "(require '[senet.string :as str])\n(include \"base.senet\")\n(str/join (map helper [1 2]))\n");
            assertThat(session.diagnostics().getDiagnostics()).isEmpty();
            assertThat(session.hover("helper", 1)).contains("(helper x)", "Helps.");
            assertThat(session.definition("helper", 1)).singleElement().satisfies(place -> assertThat(place.getUri())
                    .endsWith("/base.senet"));
            var library = session.definition("join", 1);
            assertThat(library).singleElement().satisfies(place -> assertThat(place.getUri())
                    .endsWith("senet/string.senet"));
            var params = new ReferenceParams(session.identifier(), session.at("helper", 1), new ReferenceContext(true));
            List<? extends Location> uses =
                    get(session.server.getTextDocumentService().references(params));
            assertThat(uses.stream().map(place -> place.getUri().replaceAll(".*/", "")))
                    .containsExactlyInAnyOrder("main.senet", "base.senet", "third.senet");
            session.replace("str/join", "str/jo");
            assertThat(session.complete("(str/jo"))
                    .extracting(CompletionItem::getLabel)
                    .contains("str/join");
            assertThat(session.end()).isZero();
        }
    }

    /** A program holds only what it has of the macros of another namespace's text; the definitions there are found all the same. */
    @Test
    void namesOfNamespacesWhoseMacrosAreUsedAreFound() throws Exception {
        Files.writeString(folder.resolve("lib.senet"), """
                (ns lib)
                (defn double [n] (* 2 n))
                (defmacro twice [form] `(do ~form ~form))
                """);
        try (var session = new EditorSession(folder, "main.senet")) {
            session.open("(ns main (:require [lib :as l]))\n(l/twice (println (l/double 4)))\n");
            assertThat(session.diagnostics().getDiagnostics()).isEmpty();
            for (var name : List.of("l/double", "l/twice")) {
                assertThat(session.definition(name, 3)).singleElement().satisfies(place -> assertThat(place.getUri())
                        .endsWith("/lib.senet"));
            }
            assertThat(session.end()).isZero();
        }
    }

    @Test
    void definitionsThatNeverEndAreNotWaitedFor() throws Exception {
        try (var session = new EditorSession(folder, "endless.senet")) {
            session.open("(def endless (loop [] (recur)))\n(defn later [x] x)\n(later 1)\n");
            assertThat(session.hover("(later", 2)).contains("(later x)");
            assertThat(session.end()).isZero();
        }
    }

    /** The macro needs the value of a variable that never gets one, so the lint cannot come to the rule without a check. */
    @Test
    void aTextThatTakesTooLongToCheckSaysSo() throws Exception {
        try (var session = new EditorSession(folder, "slow.senet")) {
            session.open("""
                    (def endless (loop [] (recur)))
                    (defmacro row-piece [name] `(piece (name ~name) (move (check is-friend?) (take) (check e) (drop))))
                    (board (name row) (dim "a-d") (dim "1") (dir e 1 0))
                    (row-piece Man)
                    (game (name "Slow") (board row) (players (White (Man a1)) Black))
                    """);
            var told = session.diagnostics().getDiagnostics();
            assertThat(told).hasSize(1);
            assertThat(told.getFirst().getSeverity()).isEqualTo(DiagnosticSeverity.Information);
            assertThat(session.part(told.getFirst().getRange())).contains("Slow");
            assertThat(session.end()).isZero();
        }
    }

    @Test
    void aClientThatDisappearsEndsTheServer() throws Exception {
        try (var session = new EditorSession(folder, "gone.senet")) {
            session.process.getOutputStream().close();
            assertThat(session.process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(session.process.exitValue()).isEqualTo(1);
        }
    }

    @Test
    void exitWithoutShutdownIsAnError() throws Exception {
        try (var session = new EditorSession(folder, "rude.senet")) {
            session.server.exit();
            assertThat(session.process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(session.process.exitValue()).isEqualTo(1);
        }
    }
}
