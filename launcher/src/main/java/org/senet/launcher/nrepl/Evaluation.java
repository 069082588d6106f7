package org.senet.launcher.nrepl;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.senet.launcher.display.ErrorReport;
import org.senet.launcher.display.Style;
import org.senet.launcher.repl.Forms;
import org.senet.launcher.repl.Session;

/** Evaluates the forms of a request one after another, up to the first that fails, and sends their values or the error. */
final class Evaluation {
    private static final String NAMESPACE_NOT_FOUND = "namespace-not-found";

    private final Request request;
    private final ClientSession client;
    private final Session session;
    private final Streams streams;

    Evaluation(Request request, ClientSession client, Session session, Streams streams) {
        this.request = request;
        this.client = client;
        this.session = session;
        this.streams = streams;
    }

    /**
     * Evaluates a text.
     *
     * @param text with so many lines and blanks before it that its places are those in its file
     * @param name the file's name
     * @param all whether the client gets the value of each form, or the text is evaluated as a whole
     * @param interruptibly runs the part that a client may interrupt
     * @throws PolyglotException when the program asks to end the process
     */
    void run(String text, String name, boolean all, Consumer<Runnable> interruptibly) {
        if (!session.enter(request.text("ns", client.namespace()))) {
            request.done("error", NAMESPACE_NOT_FOUND);
            return;
        }
        session.remember(client.values());
        if (client.error() != null) {
            session.rememberError(client.error());
        }
        try {
            interruptibly.accept(() -> evaluate(text, name, all));
            finish();
        } catch (PolyglotException e) {
            fail(e);
        }
    }

    private void evaluate(String text, String name, boolean all) {
        if (!all) {
            // As a whole, because names may be defined further down.
            send(session.evaluate(text, new Forms.Range(0, text.length()), name));
            return;
        }
        var forms = Forms.of(text);
        for (int i = 0; i < forms.size(); i++) {
            var value = session.evaluate(text, forms.get(i), name);
            send(value);
        }
    }

    private void send(Value value) {
        client.remember(value);
        var text = session.printed(value);
        streams.flush();
        request.answer(Map.of("value", text, "ns", session.namespace()));
    }

    private void finish(String... states) {
        // A namespace that the request names is for this request only.
        if (request.text("ns") == null) {
            client.setNamespace(session.namespace());
        }
        streams.flush();
        request.done(states);
    }

    private void fail(PolyglotException e) {
        if (e.isExit()) {
            finish();
            throw e;
        }
        if (e.isInterrupted() || e.isCancelled()) {
            finish("interrupted");
            return;
        }
        if (e.getGuestObject() != null) {
            client.setError(e.getGuestObject());
        }
        var lines = e.isInternalError()
                ? List.of("error: Senet itself failed, please report this: " + e.getMessage())
                : ErrorReport.of(e).lines(Style.PLAIN);
        streams.flush();
        request.answer(Map.of("err", String.join("\n", lines) + "\n"));
        var kind = e.isSyntaxError() ? "senet.lang.ReaderError" : "senet.lang.Error";
        request.answer(Map.of("status", List.of("eval-error"), "ex", kind, "root-ex", kind));
        finish();
    }
}
