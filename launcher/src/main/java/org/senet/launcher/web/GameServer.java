package org.senet.launcher.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Serves games to browsers on this machine. All addresses begin with a token that is drawn at each start, so that other pages and other
 * users of the machine cannot reach them; requests for other hosts, or from pages of others, are refused.
 */
public final class GameServer implements AutoCloseable {
    private static final int MOST_REQUESTS = 64;
    private static final int MOST_STREAMS = 100;
    /** How many connections may wait to be accepted; the usual 50 are not enough when many pages are opened again at once. */
    private static final int WAITING = 1024;

    private static final int LARGEST_BODY = 1 << 20;
    private static final String JSON = "application/json; charset=utf-8";

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore requests = new Semaphore(MOST_REQUESTS);
    private final Semaphore streams = new Semaphore(MOST_STREAMS);
    private final String token = Rooms.secret();
    private final Rooms rooms;
    private final GameRequests games;
    private final ScriptWatch watch;

    private GameServer(HttpServer server, Library library, Path folder, FileWriter writer) {
        this.server = server;
        var opponent = new Opponent();
        rooms = new Rooms(library, folder, writer, opponent::wake);
        games = new GameRequests(library, rooms, opponent);
        watch = new ScriptWatch(rooms, opponent::wake);
    }

    /**
     * Starts a server on the loopback address.
     *
     * @param port 0 for any that is free
     * @param folder where games are kept
     * @throws IOException when the port is not free
     */
    public static GameServer start(int port, Library library, Path folder, FileWriter writer) throws IOException {
        // To be set before the first server is made: who opens connections and says nothing is hung up on.
        setDefault("jdk.httpserver.maxConnections", "300");
        setDefault("sun.net.httpserver.maxReqTime", "20");
        setDefault("sun.net.httpserver.maxReqHeaders", "100");
        var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        var http = HttpServer.create(address, WAITING);
        var started = new GameServer(http, library, folder, writer);
        http.createContext("/", started::handle);
        http.setExecutor(started.threads);
        http.start();
        started.watch.start();
        return started;
    }

    private static void setDefault(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /** The address to open in a browser. */
    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + token + "/";
    }

    /** Begins a game and returns the address of its page. */
    public String begin(String name) throws IOException {
        return url() + "#" + games.begin(name);
    }

    @Override
    public void close() {
        watch.stop();
        server.stop(0);
        threads.shutdownNow();
        rooms.close();
    }

    private void handle(HttpExchange exchange) {
        try (exchange) {
            handleOpen(exchange);
        }
    }

    private void handleOpen(HttpExchange exchange) {
        try {
            admit(exchange);
        } catch (Refusal e) {
            refuse(exchange, e);
        } catch (IOException e) {
            // The other side is gone; nobody is there to be told.
            exchange.close();
        } catch (RuntimeException e) {
            refuse(exchange, new Refusal(500, "an error in the server: " + e));
        }
    }

    /** Answers unless too much is going on. A stream is counted as one when it begins, and as a request no longer. */
    private void admit(HttpExchange exchange) throws IOException {
        if (!requests.tryAcquire()) {
            throw new Refusal(503, "too many requests at a time");
        }
        var isCounted = new AtomicBoolean(true);
        Runnable release = () -> {
            if (isCounted.getAndSet(false)) {
                requests.release();
            }
        };
        try {
            guard(exchange);
            answer(exchange, release);
        } finally {
            release.run();
        }
    }

    private static void refuse(HttpExchange exchange, Refusal refusal) {
        var json = new JsonObject();
        json.addProperty("error", refusal.text());
        try {
            send(exchange, refusal.status(), JSON, json.toString());
        } catch (IOException e) {
            exchange.close();
        }
    }

    /** Refuses what comes by another name, from another page, or without the token. */
    private void guard(HttpExchange exchange) {
        int port = server.getAddress().getPort();
        var hosts = Set.of("127.0.0.1:" + port, "localhost:" + port, "[::1]:" + port);
        var host = exchange.getRequestHeaders().getFirst("Host");
        if (host == null || !hosts.contains(host)) {
            throw new Refusal(421, "this server answers to 127.0.0.1 only");
        }
        var origin = exchange.getRequestHeaders().getFirst("Origin");
        if (origin != null && hosts.stream().noneMatch(known -> origin.equals("http://" + known))) {
            throw new Refusal(403, "requests from other pages are refused");
        }
        var path = exchange.getRequestURI().getRawPath();
        var parts = path == null ? new String[0] : path.split("/", 3);
        var given = parts.length > 1 ? parts[1] : "";
        if (!MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8))) {
            throw new Refusal(403, "open the address that `senet serve` has printed");
        }
    }

    private void answer(HttpExchange exchange, Runnable lasting) throws IOException {
        var path = exchange.getRequestURI().getRawPath().substring(token.length() + 1);
        var parts = List.of(path.substring(Math.min(1, path.length())).split("/"));
        var method = exchange.getRequestMethod();
        if (method.equals("GET") && parts.size() == 1) {
            page(exchange, parts.getFirst());
        } else if (!parts.getFirst().equals("api") || parts.size() < 2) {
            throw new Refusal(404, "there is nothing here");
        } else if (method.equals("GET") && parts.size() == 4 && parts.get(3).equals("events")) {
            stream(exchange, games.room(parts.get(2)), lasting);
        } else if (method.equals("GET")) {
            send(exchange, 200, JSON, games.get(parts.subList(1, parts.size())).toString());
        } else if (method.equals("POST")) {
            send(
                    exchange,
                    200,
                    JSON,
                    games.post(parts.subList(1, parts.size()), body(exchange)).toString());
        } else {
            throw new Refusal(405, "only GET and POST are understood");
        }
    }

    private static void page(HttpExchange exchange, String name) throws IOException {
        var file = name.isEmpty() ? "page.html" : name;
        var type =
                switch (file) {
                    case "page.html" -> "text/html; charset=utf-8";
                    case "page.js", "board.js" -> "text/javascript; charset=utf-8";
                    case "page.css" -> "text/css; charset=utf-8";
                    default -> throw new Refusal(404, "there is nothing here");
                };
        try (var in = GameServer.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the page " + file + " is missing");
            }
            send(exchange, 200, type, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private void stream(HttpExchange exchange, Room room, Runnable lasting) throws IOException {
        if (!streams.tryAcquire()) {
            throw new Refusal(503, "too many browsers look on");
        }
        try {
            lasting.run();
            headers(exchange, "text/event-stream; charset=utf-8");
            exchange.sendResponseHeaders(200, 0);
            room.streams().watch(exchange.getResponseBody());
        } finally {
            streams.release();
        }
    }

    private static JsonObject body(HttpExchange exchange) throws IOException {
        var type = exchange.getRequestHeaders().getFirst("Content-Type");
        if (type == null || !type.startsWith("application/json")) {
            throw new Refusal(415, "requests are JSON");
        }
        var bytes = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
        if (bytes.length > LARGEST_BODY) {
            throw new Refusal(413, "a request has no more than " + LARGEST_BODY + " bytes");
        }
        try {
            return JsonParser.parseString(new String(bytes, StandardCharsets.UTF_8))
                    .getAsJsonObject();
        } catch (JsonParseException | IllegalStateException | StackOverflowError e) {
            throw new Refusal(400, "the request is no JSON object");
        }
    }

    private static void headers(HttpExchange exchange, @Nullable String type) {
        var headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type);
        headers.set("Cache-Control", "no-store");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set(
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:;"
                        + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        headers(exchange, type);
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    /** Texts as JSON. */
    static JsonArray texts(List<String> texts) {
        var array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }
}
