package org.senet.tests.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A headless Chromium that is driven by its DevTools protocol. */
final class Browser implements AutoCloseable {
    private static final String READY = "DevTools listening on ";
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final AtomicInteger next = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
    private final List<String> problems = new CopyOnWriteArrayList<>();

    private Browser(Process process, String address) {
        this.process = process;
        socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(address), new Messages())
                .join();
    }

    /** Where Chromium is installed, if it is. */
    static Optional<Path> executable() {
        var path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(":"))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Starts a browser.
     *
     * @param profile an empty folder
     */
    static Browser start(Path executable, Path profile) throws IOException {
        var process = new ProcessBuilder(
                        executable.toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        var reader = process.errorReader();
        for (var line = reader.readLine(); line != null; line = reader.readLine()) {
            if (line.startsWith(READY)) {
                drain(reader);
                return new Browser(process, line.substring(READY.length()).strip());
            }
        }
        throw new IOException("Chromium has ended without listening");
    }

    private static void drain(BufferedReader reader) {
        Thread.ofVirtual().start(() -> {
            try {
                reader.lines().forEach(line -> {});
            } catch (UncheckedIOException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Collects the parts of messages; answers go to who has asked, errors of pages are kept. */
    private final class Messages implements WebSocket.Listener {
        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket source, CharSequence data, boolean last) {
            message.append(data);
            if (last) {
                receive(JsonParser.parseString(message.toString()).getAsJsonObject());
                message.setLength(0);
            }
            source.request(1);
            return CompletableFuture.completedFuture(null);
        }
    }

    private void receive(JsonObject message) {
        if (message.has("id")) {
            var future = waiting.remove(message.get("id").getAsInt());
            if (future != null) {
                future.complete(message);
            }
        } else if (message.get("method").getAsString().equals("Runtime.exceptionThrown")) {
            problems.add(message.toString());
        }
    }

    /** Errors in the scripts of pages that nothing has caught. */
    List<String> problems() {
        return problems;
    }

    /** Sends a command, to a page when a session is named, and returns its result. */
    JsonObject send(String session, String method, JsonObject parameters) {
        int id = next.incrementAndGet();
        var command = new JsonObject();
        command.addProperty("id", id);
        command.addProperty("method", method);
        command.add("params", parameters);
        if (!session.isEmpty()) {
            command.addProperty("sessionId", session);
        }
        var future = new CompletableFuture<JsonObject>();
        waiting.put(id, future);
        synchronized (socket) {
            socket.sendText(command.toString(), true).join();
        }
        try {
            var answer = future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (answer.has("error")) {
                throw new IllegalStateException(method + ": " + answer.get("error"));
            }
            return answer.getAsJsonObject("result");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException(method, e);
        }
    }

    /** Opens a page in a window of a size in pixels. */
    BoardPage open(String address, int width, int height) {
        var parameters = new JsonObject();
        parameters.addProperty("url", "about:blank");
        var attach = new JsonObject();
        attach.add("targetId", send("", "Target.createTarget", parameters).get("targetId"));
        attach.addProperty("flatten", true);
        var session = send("", "Target.attachToTarget", attach).get("sessionId").getAsString();
        return new BoardPage(this, session, address, width, height);
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
