package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
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
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;

/** An editor that uses {@code senet lsp}: a server process, to which it talks over the process's streams, and a text that is open in it. */
final class EditorSession implements AutoCloseable {
    private static final long LIMIT_SECONDS = 120;

    /** Tells when a stream ends, which these tests want it to do; kept, so that it stays as it is. */
    private static final Logger LOGGER = Logger.getLogger("org.eclipse.lsp4j");

    static {
        LOGGER.setLevel(Level.OFF);
    }

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

    final Process process;
    final LanguageServer server;
    private final Client client = new Client();
    String text = "";
    final String uri;
    private int version;

    /**
     * Starts a server in a folder.
     *
     * @param commands that the editor has for lenses
     */
    EditorSession(Path folder, String file, String... commands) throws Exception {
        uri = folder.resolve(file).toUri().toString();
        var builder = new ProcessBuilder(Senet.root().resolve("senet").toString(), "lsp")
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("SENET_NO_BUILD", "yes");
        process = builder.start();
        var launcher = LSPLauncher.createClientLauncher(client, process.getInputStream(), process.getOutputStream());
        launcher.startListening();
        server = launcher.getRemoteProxy();
        var item = new CompletionItemCapabilities(true);
        var texts = new TextDocumentClientCapabilities();
        texts.setCompletion(new CompletionCapabilities(item));
        var capabilities = new ClientCapabilities();
        capabilities.setTextDocument(texts);
        var start = new InitializeParams();
        start.setCapabilities(capabilities);
        start.setInitializationOptions(Map.of("commands", List.of(commands)));
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

    /** The position of a character of the text: where a part begins for the first time, and a number of characters behind that. */
    Position at(String part, int into) {
        return position(text.indexOf(part) + into);
    }

    Position position(int offset) {
        int line =
                (int) text.substring(0, offset).chars().filter(c -> c == '\n').count();
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
        ordered.sort(
                (a, b) -> offset(b.getRange().getStart()) - offset(a.getRange().getStart()));
        for (var edit : ordered) {
            result.replace(
                    offset(edit.getRange().getStart()), offset(edit.getRange().getEnd()), edit.getNewText());
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

    static <T> T get(CompletableFuture<T> answer) throws Exception {
        return answer.get(LIMIT_SECONDS, TimeUnit.SECONDS);
    }
}
