package org.senet.tests;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;

/** A front end of the debugger that speaks the Debug Adapter Protocol. */
final class DapClient implements AutoCloseable {
    private static final int LIMIT_MILLISECONDS = 120_000;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final ArrayDeque<JsonObject> events = new ArrayDeque<>();
    private int sent;
    private int thread;

    /** Connects to the port that the debugger has printed. */
    DapClient(int port) throws IOException {
        socket.connect(new InetSocketAddress("127.0.0.1", port), LIMIT_MILLISECONDS);
        socket.setSoTimeout(LIMIT_MILLISECONDS);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /** Sends a request with its arguments, a JSON text without the brackets, and returns the body of the answer. */
    JsonObject call(String command, String arguments) throws IOException {
        int number = send(command, arguments);
        while (true) {
            var message = receive();
            if (message.get("type").getAsString().equals("response")
                    && message.get("request_seq").getAsInt() == number) {
                if (!message.get("success").getAsBoolean()) {
                    throw new IOException(message.get("message").getAsString());
                }
                return message.has("body") ? message.getAsJsonObject("body") : new JsonObject();
            }
            events.add(message);
        }
    }

    /** Sends a request whose answer may come later. */
    int send(String command, String arguments) throws IOException {
        var text = "{\"seq\":" + ++sent + ",\"type\":\"request\",\"command\":\"" + command + "\",\"arguments\":{"
                + arguments + "}}";
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        var out = socket.getOutputStream();
        out.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        out.flush();
        return sent;
    }

    private JsonObject receive() throws IOException {
        int length = 0;
        for (var line = header(); !line.isEmpty(); line = header()) {
            if (line.startsWith("Content-Length:")) {
                length = Integer.parseInt(line.substring(15).strip());
            }
        }
        return JsonParser.parseString(new String(in.readNBytes(length), StandardCharsets.UTF_8))
                .getAsJsonObject();
    }

    private String header() throws IOException {
        var line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the debugger has closed the connection");
            }
            line.append((char) c);
        }
        return line.toString().strip();
    }

    /** Waits until an event comes, and returns what it tells. */
    JsonObject await(String event) throws IOException {
        while (true) {
            var message = events.isEmpty() ? receive() : events.removeFirst();
            if (message.get("type").getAsString().equals("event")
                    && message.get("event").getAsString().equals(event)) {
                return message.has("body") ? message.getAsJsonObject("body") : new JsonObject();
            }
        }
    }

    /** Waits until something is printed in the editor that begins in some way, and returns it without the end of the line. */
    String awaitOutput(String beginning) throws IOException {
        while (true) {
            var text = await("output").get("output").getAsString();
            if (text.startsWith(beginning)) {
                return text.stripTrailing();
            }
        }
    }

    /** Waits until the program stops. */
    Stop awaitStop() throws IOException {
        var stopped = await("stopped");
        thread = stopped.get("threadId").getAsInt();
        var frames = call("stackTrace", "\"threadId\":" + thread).getAsJsonArray("stackFrames");
        return new Stop(stopped.get("reason").getAsString(), frames.get(0).getAsJsonObject(), frames.size());
    }

    /** Lets the program go on in some way, and waits until it stops again. */
    Stop go(String way) throws IOException {
        call(way, "\"threadId\":" + thread);
        return awaitStop();
    }

    /** A place where the program has stopped. */
    final class Stop {
        private final String reason;
        private final JsonObject frame;
        private final int depth;

        private Stop(String reason, JsonObject frame, int depth) {
            this.reason = reason;
            this.frame = frame;
            this.depth = depth;
        }

        /** Why it has stopped, such as {@code breakpoint}. */
        String reason() {
            return reason;
        }

        /** The line and the column, from 1. */
        String place() {
            return frame.get("line").getAsInt() + ":" + frame.get("column").getAsInt();
        }

        /** What is running. */
        String function() {
            return frame.get("name").getAsString();
        }

        /** What the error is by which it has stopped. */
        String error() throws IOException {
            return call("exceptionInfo", "\"threadId\":" + thread)
                    .get("description")
                    .getAsString();
        }

        /** How many activations a person sees. */
        int depth() {
            return depth;
        }

        /** The names in the scopes with the descriptions of their values, but for those of the whole program. */
        Map<String, String> variables() throws IOException {
            var all = new LinkedHashMap<String, String>();
            for (var scope : call("scopes", "\"frameId\":" + frame.get("id")).getAsJsonArray("scopes")) {
                var s = scope.getAsJsonObject();
                if (s.get("expensive").getAsBoolean()) {
                    continue;
                }
                var variables = call("variables", "\"variablesReference\":" + s.get("variablesReference"));
                for (var variable : variables.getAsJsonArray("variables")) {
                    var v = variable.getAsJsonObject();
                    all.putIfAbsent(v.get("name").getAsString(), v.get("value").getAsString());
                }
            }
            return all;
        }

        /** Gives a variable of the innermost scope the value of an expression. */
        void set(String name, String expression) throws IOException {
            var scope = call("scopes", "\"frameId\":" + frame.get("id"))
                    .getAsJsonArray("scopes")
                    .get(0)
                    .getAsJsonObject();
            call(
                    "setVariable",
                    "\"variablesReference\":" + scope.get("variablesReference") + ",\"name\":\"" + name
                            + "\",\"value\":\"" + expression + "\"");
        }

        /** The value of an expression here. */
        String evaluate(String expression) throws IOException {
            return call(
                            "evaluate",
                            "\"frameId\":" + frame.get("id") + ",\"expression\":\"" + expression.replace("\"", "\\\"")
                                    + "\"")
                    .get("result")
                    .getAsString();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
