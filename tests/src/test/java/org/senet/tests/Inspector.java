package org.senet.tests;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A front end of the debugger that speaks the protocol of Chrome's developer tools. */
final class Inspector implements AutoCloseable, WebSocket.Listener {
    private static final int LIMIT_SECONDS = 120;

    private final AtomicInteger ids = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonObject>> answers = new ConcurrentHashMap<>();
    private final LinkedBlockingQueue<JsonObject> events = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;

    /** Connects to the address that the debugger has printed. */
    Inspector(String address) throws Exception {
        socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(address), this)
                .get(LIMIT_SECONDS, TimeUnit.SECONDS);
    }

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            receive(JsonParser.parseString(partial.toString()).getAsJsonObject());
            partial.setLength(0);
        }
        webSocket.request(1);
        return CompletableFuture.completedStage(null);
    }

    private void receive(JsonObject message) {
        if (!message.has("id")) {
            events.add(message);
            return;
        }
        var answer = answers.remove(message.get("id").getAsInt());
        if (answer != null) {
            answer.complete(message);
        }
    }

    /** Sends a command with its parameters, a JSON text without the brackets, and returns the result. */
    JsonObject call(String method, String parameters) throws Exception {
        int id = ids.incrementAndGet();
        var answer = new CompletableFuture<JsonObject>();
        answers.put(id, answer);
        socket.sendText("{\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":{" + parameters + "}}", true)
                .get(LIMIT_SECONDS, TimeUnit.SECONDS);
        var message = answer.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        if (!message.has("result")) {
            throw new AssertionError(method + " was refused: " + message);
        }
        return message.getAsJsonObject("result");
    }

    /** Waits until the program stops. */
    Stop awaitStop() throws Exception {
        while (true) {
            var event = events.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
            if (event == null) {
                throw new AssertionError("the program did not stop");
            }
            if (event.get("method").getAsString().equals("Debugger.paused")) {
                return new Stop(event.getAsJsonObject("params"));
            }
        }
    }

    /** Lets the program go on in some way, and waits until it stops again. */
    Stop go(String way) throws Exception {
        call("Debugger." + way, "");
        return awaitStop();
    }

    /** A place where the program has stopped. */
    final class Stop {
        private final JsonObject event;
        private final JsonObject frame;

        private Stop(JsonObject event) {
            this.event = event;
            frame = event.getAsJsonArray("callFrames").get(0).getAsJsonObject();
        }

        /** The reason, such as {@code exception}. */
        String reason() {
            return event.get("reason").getAsString();
        }

        /** The message of the error at which the program has stopped. */
        String error() {
            return event.getAsJsonObject("data").get("description").getAsString();
        }

        /** The line, from 1. */
        int line() {
            return frame.getAsJsonObject("location").get("lineNumber").getAsInt() + 1;
        }

        /** The column, from 1. */
        int column() {
            return frame.getAsJsonObject("location").get("columnNumber").getAsInt() + 1;
        }

        /** The line and the column. */
        String place() {
            return line() + ":" + column();
        }

        /** What is running. */
        String function() {
            return frame.get("functionName").getAsString();
        }

        /** How many activations a person sees. */
        int depth() {
            return event.getAsJsonArray("callFrames").size();
        }

        /** The names in the scopes with the descriptions of their values, but for those of the whole program. */
        Map<String, String> variables() throws Exception {
            var all = new LinkedHashMap<String, String>();
            for (var scope : frame.getAsJsonArray("scopeChain")) {
                var object = scope.getAsJsonObject().getAsJsonObject("object");
                if (scope.getAsJsonObject().get("type").getAsString().equals("global")) {
                    continue;
                }
                var id = object.get("objectId").getAsString();
                var properties = call("Runtime.getProperties", "\"objectId\":\"" + id + "\",\"ownProperties\":true");
                for (var property : properties.getAsJsonArray("result")) {
                    var p = property.getAsJsonObject();
                    all.putIfAbsent(p.get("name").getAsString(), text(p.getAsJsonObject("value")));
                }
            }
            return all;
        }

        /** The value of an expression here, or the error that it makes. */
        String evaluate(String expression) throws Exception {
            var id = frame.get("callFrameId").getAsString();
            var answer = call(
                    "Debugger.evaluateOnCallFrame",
                    "\"callFrameId\":\"" + id + "\",\"expression\":\"" + expression.replace("\"", "\\\"") + "\"");
            return answer.has("exceptionDetails")
                    ? "error: "
                            + text(answer.getAsJsonObject("exceptionDetails").getAsJsonObject("exception"))
                    : text(answer.getAsJsonObject("result"));
        }
    }

    private static String text(JsonObject value) {
        for (var key : new String[] {"description", "value"}) {
            if (value.has(key) && value.get(key).isJsonPrimitive()) {
                return value.get(key).getAsString();
            }
        }
        return value.toString();
    }

    @Override
    public void close() {
        socket.abort();
        client.shutdownNow();
    }
}
