package org.senet.launcher.lsp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.jspecify.annotations.Nullable;

/** Tells the editor what is wrong with its texts, when nobody has typed for a moment. Thread-safe. */
final class Checker {
    private static final int PAUSE_MILLISECONDS = 200;

    private final Documents documents;
    private final ScheduledExecutorService timer;
    private final ExecutorService worker;
    private final Supplier<Analyst> analyst;
    private final Map<String, Future<?>> waiting = new ConcurrentHashMap<>();
    private volatile @Nullable LanguageClient client;

    Checker(Documents documents, ScheduledExecutorService timer, ExecutorService worker, Supplier<Analyst> analyst) {
        this.documents = documents;
        this.timer = timer;
        this.worker = worker;
        this.analyst = analyst;
    }

    void connect(LanguageClient newClient) {
        client = newClient;
    }

    /** Checks a text soon; a check that has not begun yet is put off. */
    void checkSoon(String uri) {
        try {
            var before = waiting.put(uri, timer.schedule(() -> submit(uri), PAUSE_MILLISECONDS, TimeUnit.MILLISECONDS));
            if (before != null) {
                before.cancel(false);
            }
        } catch (RejectedExecutionException e) {
            // The server is ending.
        }
    }

    private void submit(String uri) {
        try {
            worker.execute(() -> check(uri));
        } catch (RejectedExecutionException e) {
            // The server is ending.
        }
    }

    /** Checks all open texts soon, because a file has changed that they may include. */
    void checkAllSoon() {
        documents.open().forEach(document -> checkSoon(document.uri()));
    }

    /** Forgets what was said of a text that is closed. */
    void clear(String uri) {
        var before = waiting.remove(uri);
        if (before != null) {
            before.cancel(false);
        }
        publish(new PublishDiagnosticsParams(uri, List.of()));
    }

    private void check(String uri) {
        var document = documents.find(uri);
        if (document == null) {
            return;
        }
        List<Diagnostic> diagnostics = new ArrayList<>();
        try {
            for (var finding : analyst.get().findings(document)) {
                diagnostics.add(diagnostic(finding, document));
            }
        } catch (RuntimeException | StackOverflowError e) {
            // What cannot be checked is not checked; other texts can be.
            diagnostics = List.of();
        }
        // What was found in an old text is not said of a new one, which will be checked as well.
        if (documents.find(uri) == document) {
            publish(new PublishDiagnosticsParams(uri, diagnostics, document.version()));
        }
    }

    private void publish(PublishDiagnosticsParams diagnostics) {
        var to = client;
        if (to != null) {
            to.publishDiagnostics(diagnostics);
        }
    }

    private static Diagnostic diagnostic(Analyst.Finding finding, Document document) {
        int start = finding.start();
        int end = Math.max(finding.end(), Math.min(start + 1, document.text().length()));
        var message = finding.hint() == null ? finding.message() : finding.message() + "\nhint: " + finding.hint();
        var severity =
                switch (finding.severity()) {
                    case "error" -> DiagnosticSeverity.Error;
                    case "warning" -> DiagnosticSeverity.Warning;
                    default -> DiagnosticSeverity.Information;
                };
        var rule = finding.rule().isEmpty() ? null : finding.rule();
        var diagnostic = new Diagnostic(document.range(start, end), message, severity, "senet");
        if (rule != null) {
            diagnostic.setCode(rule);
        }
        return diagnostic;
    }
}
