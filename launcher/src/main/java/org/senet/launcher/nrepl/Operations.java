package org.senet.launcher.nrepl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.graalvm.polyglot.PolyglotException;
import org.senet.launcher.repl.Session;

/** What a server does for each operation. Thread-safe. */
final class Operations {
    /** The version of the protocol whose operations these are. */
    private static final Map<String, Object> PROTOCOL =
            new TreeMap<>(Map.of("major", 1, "minor", 3, "incremental", 1, "version-string", "1.3.1"));

    private static final String FIRST_NAMESPACE = "user";

    private interface Question {
        Optional<Map<String, Object>> answer(Request request, Session session, String namespace);
    }

    private interface Operation {
        void run(Request request) throws InterruptedException;
    }

    private final Map<String, Operation> operations = new TreeMap<>();
    private final Map<String, ClientSession> sessions = new ConcurrentHashMap<>();
    private final Evaluator evaluator;
    private final Streams streams;
    private final String version;
    private final IntConsumer exit;

    /**
     * @param version of Senet, for editors that show it
     * @param exit is called with the exit code when a program asks to end the process
     */
    Operations(Evaluator evaluator, Streams streams, String version, IntConsumer exit) {
        this.evaluator = evaluator;
        this.streams = streams;
        this.version = version;
        this.exit = exit;
        operations.put("clone", this::open);
        operations.put("close", this::close);
        operations.put("describe", this::describe);
        operations.put("ls-sessions", r -> r.done(Map.of("sessions", List.copyOf(sessions.keySet()))));
        operations.put("eval", this::eval);
        operations.put("load-file", this::loadFile);
        operations.put("interrupt", this::interrupt);
        operations.put("stdin", this::supply);
        Question complete = (r, s, n) -> Optional.of(Questions.completions(r, s, n));
        operations.put("completions", r -> ask(r, complete));
        operations.put("complete", r -> ask(r, complete));
        operations.put("lookup", r -> ask(r, Questions::lookup));
        operations.put("info", r -> ask(r, Questions::info));
        operations.put("eldoc", r -> ask(r, Questions::eldoc));
    }

    /** Answers a request; evaluations are answered later, by their own thread. */
    void handle(Request request) throws InterruptedException {
        var operation = operations.get(request.operation());
        if (operation == null) {
            request.done(Map.of("op", request.operation()), "error", "unknown-op");
        } else {
            operation.run(request);
        }
    }

    // ---- sessions

    private void open(Request request) {
        var id = request.text("session");
        var origin = id == null ? null : sessions.get(id);
        if (id != null && origin == null) {
            request.done("error", "unknown-session");
            return;
        }
        var made = origin == null ? new ClientSession(FIRST_NAMESPACE) : new ClientSession(origin);
        sessions.put(made.id(), made);
        request.done(Map.of("new-session", made.id()));
    }

    private void close(Request request) {
        var closed = sessions.remove(request.text("session", ""));
        if (closed == null) {
            request.done("error", "unknown-session");
        } else {
            request.done("session-closed");
        }
    }

    /** The session of a request; one that lasts for this request only when it names none; nothing when it is unknown. */
    private Optional<ClientSession> session(Request request) {
        var id = request.text("session");
        var found = id == null ? new ClientSession(FIRST_NAMESPACE) : sessions.get(id);
        if (found == null) {
            request.done("error", "unknown-session");
        }
        return Optional.ofNullable(found);
    }

    private void describe(Request request) {
        var described = new HashMap<String, Object>();
        operations.keySet().forEach(name -> described.put(name, Map.of()));
        request.done(Map.of(
                "ops", described,
                "versions", Map.of("nrepl", PROTOCOL, "senet", Map.of("version-string", version)),
                "aux",
                        Map.of(
                                "current-ns",
                                session(request).map(ClientSession::namespace).orElse(FIRST_NAMESPACE))));
    }

    // ---- evaluation

    private void eval(Request request) {
        var code = request.text("code");
        if (code == null) {
            request.done("error", "no-code");
            return;
        }
        var before = "\n".repeat(request.ordinal("line") - 1) + " ".repeat(request.ordinal("column") - 1);
        submit(request, before + code, request.text("file", "repl"), true);
    }

    private void loadFile(Request request) {
        var text = request.text("file");
        if (text == null) {
            request.done("error", "no-file");
            return;
        }
        submit(request, text, request.text("file-path", request.text("file-name", "file")), false);
    }

    private void submit(Request request, String text, String name, boolean all) {
        session(request)
                .ifPresent(client -> evaluator.submit(request, (session, interruptibly) -> {
                    try {
                        new Evaluation(request, client, session, streams).run(text, name, all, interruptibly);
                    } catch (PolyglotException e) {
                        if (!e.isExit()) {
                            throw e;
                        }
                        exit.accept(e.getExitStatus());
                    }
                }));
    }

    private void interrupt(Request request) {
        // An evaluation may wait for input of the same client, which must be read meanwhile.
        Thread.startVirtualThread(() -> {
            if (evaluator.interrupt(request.text("interrupt-id"))) {
                request.done();
            } else {
                request.done("session-idle");
            }
        });
    }

    private void supply(Request request) {
        streams.in().supply(request.text("stdin", ""));
        request.done();
    }

    // ---- questions

    private void ask(Request request, Question question) throws InterruptedException {
        var client = session(request);
        if (client.isEmpty()) {
            return;
        }
        var namespace = client.get().namespace();
        try {
            evaluator
                    .ask(session -> question.answer(request, session, namespace))
                    .flatMap(answer -> answer)
                    .ifPresentOrElse(request::done, () -> request.done("no-info"));
        } catch (PolyglotException e) {
            request.done("no-info");
        }
    }
}
