package org.senet.launcher.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;

/** The beginning and the end of a conversation with an editor. */
final class Server implements LanguageServer {
    private final Documents documents = new Documents();
    private final Worker worker;
    private final Checker checker;
    private final TextService texts;
    private final FolderService folders;
    private volatile boolean shutDown;
    private volatile Runnable exit = () -> {};

    Server(ScheduledExecutorService timer, ExecutorService thread) {
        worker = new Worker(documents, timer, thread);
        checker = new Checker(documents, timer, thread, () -> worker.tools().analyst());
        texts = new TextService(documents, checker, worker);
        folders = new FolderService(documents, checker, worker);
    }

    void connect(LanguageClient client) {
        checker.connect(client);
    }

    /** What to do when the client wants the process to end. */
    void onExit(Runnable action) {
        exit = action;
    }

    int exitCode() {
        return shutDown ? 0 : 1;
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        var opened = params.getWorkspaceFolders();
        if (opened != null) {
            opened.forEach(folder -> documents.addFolder(Document.path(folder.getUri())));
        }
        texts.useSnippets(allowsSnippets(params));
        texts.useCommands(commands(params));
        return CompletableFuture.completedFuture(new InitializeResult(capabilities(), new ServerInfo("senet")));
    }

    private static boolean allowsSnippets(InitializeParams params) {
        var client = params.getCapabilities();
        var text = client == null ? null : client.getTextDocument();
        var completion = text == null ? null : text.getCompletion();
        var item = completion == null ? null : completion.getCompletionItem();
        return item != null && Boolean.TRUE.equals(item.getSnippetSupport());
    }

    /** The commands that an editor says it has, in its initialization options: an editor may know none. */
    private static Set<String> commands(InitializeParams params) {
        var known = new HashSet<String>();
        if (params.getInitializationOptions() instanceof JsonObject options
                && options.get("commands") instanceof JsonArray commands) {
            for (var command : commands) {
                if (command.isJsonPrimitive()) {
                    known.add(command.getAsString());
                }
            }
        }
        return known;
    }

    private static ServerCapabilities capabilities() {
        var sync = new TextDocumentSyncOptions();
        sync.setOpenClose(true);
        sync.setChange(TextDocumentSyncKind.Incremental);
        sync.setSave(new SaveOptions(false));
        var capabilities = new ServerCapabilities();
        capabilities.setPositionEncoding("utf-16");
        capabilities.setTextDocumentSync(sync);
        capabilities.setCompletionProvider(new CompletionOptions(true, List.of("(", "/")));
        capabilities.setHoverProvider(true);
        capabilities.setSignatureHelpProvider(new SignatureHelpOptions(List.of(" ")));
        capabilities.setDefinitionProvider(true);
        capabilities.setReferencesProvider(true);
        capabilities.setDocumentHighlightProvider(true);
        capabilities.setDocumentSymbolProvider(true);
        capabilities.setWorkspaceSymbolProvider(true);
        capabilities.setRenameProvider(new RenameOptions(true));
        capabilities.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        capabilities.setCodeLensProvider(new CodeLensOptions(false));
        capabilities.setInlayHintProvider(true);
        capabilities.setDocumentFormattingProvider(true);
        capabilities.setDocumentRangeFormattingProvider(true);
        capabilities.setFoldingRangeProvider(true);
        capabilities.setSelectionRangeProvider(true);
        capabilities.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(Structure.LEGEND, true, true));
        var folders = new WorkspaceFoldersOptions();
        folders.setSupported(true);
        folders.setChangeNotifications(true);
        capabilities.setWorkspace(new WorkspaceServerCapabilities(folders));
        return capabilities;
    }

    @Override
    public CompletableFuture<@Nullable Object> shutdown() {
        shutDown = true;
        return worker.settled();
    }

    @Override
    public void exit() {
        exit.run();
    }

    @Override
    public void setTrace(SetTraceParams params) {
        // There is no trace.
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return texts;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return folders;
    }

    /** Waits a while for the answers to what was asked before the client has shut the server down. */
    void finish() {
        if (shutDown) {
            worker.finish();
        }
    }

    void close() {
        worker.close();
    }
}
