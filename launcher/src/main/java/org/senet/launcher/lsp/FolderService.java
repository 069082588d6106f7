package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;

/** Answers what is asked about the open folders. */
final class FolderService implements WorkspaceService {
    private static final int MOST_SYMBOLS = 500;

    private final Documents documents;
    private final Checker checker;
    private final Worker worker;

    FolderService(Documents documents, Checker checker, Worker worker) {
        this.documents = documents;
        this.checker = checker;
        this.worker = worker;
    }

    @Override
    public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
            WorkspaceSymbolParams params) {
        var text = params.getQuery().toLowerCase(Locale.ROOT);
        return worker.ask(tools -> {
            var found = new ArrayList<WorkspaceSymbol>();
            for (var document : documents.all()) {
                // An outline has no names that the text does not have.
                if (found.size() < MOST_SYMBOLS
                        && document.text().toLowerCase(Locale.ROOT).contains(text)) {
                    Structure.matching(tools.analyst().analysis(document).outline(), "", text, document, found);
                }
            }
            return Either.forRight(found);
        });
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        documents.touch();
        checker.checkAllSoon();
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        // There is nothing to configure.
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        params.getEvent().getAdded().forEach(folder -> documents.addFolder(Document.path(folder.getUri())));
        params.getEvent().getRemoved().forEach(folder -> documents.removeFolder(Document.path(folder.getUri())));
    }
}
