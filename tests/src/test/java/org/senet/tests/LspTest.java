package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code senet lsp} as an editor uses it: a process, to which it talks over the process's streams. */
@Tag("process")
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class LspTest {
    private static final long LIMIT_SECONDS = 120;

    /** Tells when a stream ends, which these tests want it to do; kept, so that it stays as it is. */
    private static final Logger LOGGER = Logger.getLogger("org.eclipse.lsp4j");

    static {
        LOGGER.setLevel(Level.OFF);
    }

    /** Characters before the names that are two UTF-16 units each, so that columns are not numbers of characters. */
    private static final String GAME = """
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

    /** What the server tells without being asked. */
    private static final class Client implements LanguageClient {
        private final BlockingQueue<PublishDiagnosticsParams> diagnostics = new LinkedBlockingQueue<>();

        @Override
        public void publishDiagnostics(PublishDiagnosticsParams params) {
            diagnostics.add(params);
        }

        @Override
        public void telemetryEvent(Object object) {
            throw new AssertionError("nothing is measured");
        }

        @Override
        public void showMessage(MessageParams params) {
            throw new AssertionError(params.getMessage());
        }

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
            throw new AssertionError(params.getMessage());
        }

        @Override
        public void logMessage(MessageParams params) {
            throw new AssertionError(params.getMessage());
        }
    }

    /** A server process and a text that is open in it. */
    private final class Session implements AutoCloseable {
        private final Process process;
        private final LanguageServer server;
        private final Client client = new Client();
        private String text = "";
        private final String uri;
        private int version;

        Session(String file) throws Exception {
            uri = folder.resolve(file).toUri().toString();
            var builder = new ProcessBuilder(Senet.root().resolve("senet").toString(), "lsp")
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put("SENET_NO_BUILD", "yes");
            process = builder.start();
            var launcher =
                    LSPLauncher.createClientLauncher(client, process.getInputStream(), process.getOutputStream());
            launcher.startListening();
            server = launcher.getRemoteProxy();
            var item = new CompletionItemCapabilities(true);
            var texts = new TextDocumentClientCapabilities();
            texts.setCompletion(new CompletionCapabilities(item));
            var capabilities = new ClientCapabilities();
            capabilities.setTextDocument(texts);
            var start = new InitializeParams();
            start.setCapabilities(capabilities);
            start.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "test")));
            var abilities = get(server.initialize(start)).getCapabilities();
            assertThat(abilities.getHoverProvider().getLeft()).isTrue();
            server.initialized(new InitializedParams());
        }

        void open(String newText) {
            text = newText;
            server.getTextDocumentService()
                    .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "senet", ++version, text)));
        }

        /** Changes a part of the text, as an editor tells it. */
        void replace(String part, String replacement) {
            int at = text.indexOf(part);
            var change = new TextDocumentContentChangeEvent(range(at, at + part.length()), replacement);
            text = text.replaceFirst(
                    java.util.regex.Pattern.quote(part), java.util.regex.Matcher.quoteReplacement(replacement));
            server.getTextDocumentService()
                    .didChange(new DidChangeTextDocumentParams(
                            new VersionedTextDocumentIdentifier(uri, ++version), List.of(change)));
        }

        /** What is said of the newest version of the text. */
        PublishDiagnosticsParams diagnostics() throws InterruptedException {
            while (true) {
                var told = Objects.requireNonNull(
                        client.diagnostics.poll(LIMIT_SECONDS, TimeUnit.SECONDS), "no diagnostics came");
                if (told.getUri().equals(uri) && Objects.equals(told.getVersion(), version)) {
                    return told;
                }
            }
        }

        TextDocumentIdentifier identifier() {
            return new TextDocumentIdentifier(uri);
        }

        /** The position of a part of the text, so many characters into it. */
        Position at(String part, int into) {
            return position(text.indexOf(part) + into);
        }

        Position position(int offset) {
            int line = (int)
                    text.substring(0, offset).chars().filter(c -> c == '\n').count();
            return new Position(line, offset - (text.lastIndexOf('\n', offset - 1) + 1));
        }

        int offset(Position position) {
            int start = 0;
            for (int line = 0; line < position.getLine(); line++) {
                start = text.indexOf('\n', start) + 1;
            }
            return start + position.getCharacter();
        }

        Range range(int start, int end) {
            return new Range(position(start), position(end));
        }

        String part(Range range) {
            return text.substring(offset(range.getStart()), offset(range.getEnd()));
        }

        /** The text after changes, which do not overlap. */
        String changed(List<? extends TextEdit> edits) {
            var result = new StringBuilder(text);
            var ordered = new ArrayList<TextEdit>(edits);
            ordered.sort((a, b) ->
                    offset(b.getRange().getStart()) - offset(a.getRange().getStart()));
            for (var edit : ordered) {
                result.replace(
                        offset(edit.getRange().getStart()),
                        offset(edit.getRange().getEnd()),
                        edit.getNewText());
            }
            return result.toString();
        }

        /** The texts that the offered changes for diagnostics lead to. */
        List<String> mended(List<Diagnostic> wrong) throws Exception {
            var params = new CodeActionParams(
                    identifier(), new Range(position(0), position(text.length())), new CodeActionContext(wrong));
            return get(server.getTextDocumentService().codeAction(params)).stream()
                    .map(action -> changed(Objects.requireNonNull(
                            action.getRight().getEdit().getChanges().get(uri))))
                    .toList();
        }

        String hover(String part, int into) throws Exception {
            var hover = get(server.getTextDocumentService().hover(new HoverParams(identifier(), at(part, into))));
            return hover.getContents().getRight().getValue();
        }

        List<CompletionItem> complete(String part) throws Exception {
            var place = at(part, part.length());
            return get(server.getTextDocumentService().completion(new CompletionParams(identifier(), place)))
                    .getRight()
                    .getItems();
        }

        List<? extends Location> definition(String part, int into) throws Exception {
            var params = new DefinitionParams(identifier(), at(part, into));
            return get(server.getTextDocumentService().definition(params)).getLeft();
        }

        /** Says goodbye, and returns the exit code. */
        int end() throws Exception {
            get(server.shutdown());
            server.exit();
            assertThat(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            return process.exitValue();
        }

        @Override
        public void close() {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static <T> T get(CompletableFuture<T> answer) throws Exception {
        return answer.get(LIMIT_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void aSessionOfAnEditor() throws Exception {
        try (var session = new Session("race.senet")) {
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

    private static void errorsComeAndGo(Session session) throws Exception {
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
        try (var session = new Session("meant.senet")) {
            session.open(GAME.replace("(Runner a1)", "(Runer a1)"));
            var wrong = session.diagnostics().getDiagnostics();
            assertThat(session.mended(wrong)).containsExactly(GAME);
            session.open(GAME.replace("(dim \"a-e\")", "(dim \"a-e\""));
            assertThat(session.mended(session.diagnostics().getDiagnostics())).isEmpty();
        }
    }

    private static void namesAreExplained(Session session) throws Exception {
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

    private static void namesAreFound(Session session) throws Exception {
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

    private static void namesAreChanged(Session session) throws Exception {
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

    private static void whatIsWrittenIsCompleted(Session session) throws Exception {
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
        session.replace(typed, "(drop)))");
    }

    private static String type(Session session, String before, String after) {
        session.replace(before, after);
        return after;
    }

    private static List<String> labels(List<CompletionItem> items) {
        return items.stream().map(CompletionItem::getLabel).toList();
    }

    private static void textsAreFormatted(Session session) throws Exception {
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
        try (var session = new Session("main.senet")) {
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

    @Test
    void definitionsThatNeverEndAreNotWaitedFor() throws Exception {
        try (var session = new Session("endless.senet")) {
            session.open("(def endless (loop [] (recur)))\n(defn later [x] x)\n(later 1)\n");
            assertThat(session.hover("(later", 2)).contains("(later x)");
            assertThat(session.end()).isZero();
        }
    }

    @Test
    void aClientThatDisappearsEndsTheServer() throws Exception {
        try (var session = new Session("gone.senet")) {
            session.process.getOutputStream().close();
            assertThat(session.process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(session.process.exitValue()).isEqualTo(1);
        }
    }

    @Test
    void exitWithoutShutdownIsAnError() throws Exception {
        try (var session = new Session("rude.senet")) {
            session.server.exit();
            assertThat(session.process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(session.process.exitValue()).isEqualTo(1);
        }
    }
}
