package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/** Answers what is asked about a text. */
final class TextService implements TextDocumentService {
    private final Documents documents;
    private final Checker checker;
    private final Worker worker;
    private volatile boolean snippets;
    private volatile Set<String> commands = Set.of();

    TextService(Documents documents, Checker checker, Worker worker) {
        this.documents = documents;
        this.checker = checker;
        this.worker = worker;
    }

    void useSnippets(boolean allowed) {
        snippets = allowed;
    }

    /** The commands of the editor that lenses may call. */
    void useCommands(Set<String> known) {
        commands = known;
    }

    /** An answer about a text as it is when the question comes. */
    private <T extends @Nullable Object> CompletableFuture<T> ask(
            TextDocumentIdentifier text, @Nullable T otherwise, Answer<T> answer) {
        var document = documents.find(text.getUri());
        return document == null
                ? CompletableFuture.completedFuture(otherwise)
                : worker.ask(tools -> answer.answer(tools, document));
    }

    private <T extends @Nullable Object> CompletableFuture<T> askAt(
            TextDocumentPositionParams place, @Nullable T otherwise, At<T> answer) {
        return ask(
                place.getTextDocument(),
                otherwise,
                (tools, document) -> answer.answer(tools, document, document.offset(place.getPosition())));
    }

    private interface Answer<T extends @Nullable Object> {
        @Nullable
        T answer(Worker.Tools tools, Document document);
    }

    private interface At<T extends @Nullable Object> {
        @Nullable
        T answer(Worker.Tools tools, Document document, int offset);
    }

    // ---- texts

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        var text = params.getTextDocument();
        documents.put(new Document(text.getUri(), text.getVersion(), text.getText()));
        checker.checkSoon(text.getUri());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        var text = params.getTextDocument();
        var document = documents.find(text.getUri());
        if (document != null) {
            documents.put(document.changed(text.getVersion(), params.getContentChanges()));
            checker.checkSoon(text.getUri());
        }
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        documents.remove(params.getTextDocument().getUri());
        checker.clear(params.getTextDocument().getUri());
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        checker.checkAllSoon();
    }

    // ---- what may be written, and what is

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return askAt(
                params,
                Either.forRight(new CompletionList(false, List.of())),
                (tools, document, offset) -> Either.forRight(tools.completion().complete(document, offset, snippets)));
    }

    @Override
    public CompletableFuture<CompletionItem> resolveCompletionItem(CompletionItem item) {
        return worker.ask(tools -> tools.completion().resolve(item, documents));
    }

    @Override
    public CompletableFuture<@Nullable Hover> hover(HoverParams params) {
        return askAt(
                params, null, (tools, document, offset) -> tools.descriptions().hover(document, offset));
    }

    @Override
    public CompletableFuture<@Nullable SignatureHelp> signatureHelp(SignatureHelpParams params) {
        return askAt(
                params, null, (tools, document, offset) -> tools.signatures().help(document, offset));
    }

    // ---- where things are

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams params) {
        return askAt(
                params,
                Either.forLeft(List.of()),
                (tools, document, offset) -> Either.forLeft(tools
                        .program()
                        .at(document, offset)
                        .map(found -> tools.program().definitions(found, document))
                        .orElse(List.of())
                        .stream()
                        .map(Program.Spot::location)
                        .toList()));
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        boolean declarations = params.getContext().isIncludeDeclaration();
        return askAt(
                params, List.of(), (tools, document, offset) -> tools
                        .program()
                        .at(document, offset)
                        .map(found -> tools.program().uses(found, document))
                        .orElse(List.of())
                        .stream()
                        .filter(spot -> declarations || spot.role() != Analysis.DEFINITION)
                        .map(Program.Spot::location)
                        .toList());
    }

    @Override
    public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
        return askAt(params, List.of(), (tools, document, offset) -> {
            var highlights = new ArrayList<DocumentHighlight>();
            tools.program().at(document, offset).ifPresent(found -> {
                for (var use : found.analysis().usesOf(found.entity().key())) {
                    if (use.file() == 0) {
                        highlights.add(new DocumentHighlight(
                                document.range(use.start(), use.end()),
                                use.role() == 0 ? DocumentHighlightKind.Read : DocumentHighlightKind.Write));
                    }
                }
            });
            return highlights;
        });
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams params) {
        return ask(
                params.getTextDocument(),
                List.of(),
                (tools, document) -> Structure.symbols(tools.analyst().analysis(document), document).stream()
                        .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                        .toList());
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return ask(
                params.getTextDocument(),
                List.of(),
                (tools, document) -> CodeLenses.of(tools.analyst().analysis(document), document, commands));
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
        var range = params.getRange();
        return ask(
                params.getTextDocument(),
                List.of(),
                (tools, document) -> DirectionHints.of(
                        tools.analyst().analysis(document),
                        document,
                        document.offset(range.getStart()),
                        document.offset(range.getEnd())));
    }

    // ---- changes

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return ask(
                params.getTextDocument(),
                List.of(),
                (tools, document) -> QuickFixes.of(document, params.getContext().getDiagnostics()).stream()
                        .map(Either::<Command, CodeAction>forRight)
                        .toList());
    }

    @Override
    public CompletableFuture<@Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams params) {
        return askAt(
                params,
                null,
                (tools, document, offset) -> Either3.forSecond(tools.renaming().prepare(document, offset)));
    }

    @Override
    public CompletableFuture<@Nullable WorkspaceEdit> rename(RenameParams params) {
        return askAt(params, null, (tools, document, offset) -> tools.renaming()
                .rename(document, offset, params.getNewName()));
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
        return ask(params.getTextDocument(), List.of(), (tools, document) -> formatted(tools, document, null));
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
        return ask(
                params.getTextDocument(),
                List.of(),
                (tools, document) -> formatted(tools, document, params.getRange()));
    }

    /** The changes that begin in the lines of a range. */
    private static List<TextEdit> formatted(Worker.Tools tools, Document document, @Nullable Range range) {
        var edits = tools.analyst().format(document);
        if (edits == null) {
            return List.of();
        }
        int from = range == null ? 0 : range.getStart().getLine();
        int to = range == null ? Integer.MAX_VALUE : range.getEnd().getLine();
        return edits.stream()
                .filter(e -> document.line(e.end()) >= from && document.line(e.end()) <= to)
                .map(e -> new TextEdit(document.range(e.start(), e.end()), e.text()))
                .toList();
    }

    // ---- shape

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
        return ask(params.getTextDocument(), List.of(), (tools, document) -> Structure.folding(document));
    }

    @Override
    public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
        return ask(
                params.getTextDocument(),
                List.of(),
                (tools, document) -> Structure.selections(document, params.getPositions()));
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
        return tokens(params.getTextDocument(), null);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
        return tokens(params.getTextDocument(), params.getRange());
    }

    private CompletableFuture<SemanticTokens> tokens(TextDocumentIdentifier text, @Nullable Range range) {
        return ask(
                text,
                new SemanticTokens(List.of()),
                (tools, document) -> Structure.tokens(tools.analyst().analysis(document), document, range));
    }
}
