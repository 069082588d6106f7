import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SandboxPolicy;
import org.senet.api.Game;
import org.senet.api.Games;

/**
 * Rules as a service. {@code GET /games} lists the games; {@code GET /games/NAME?fen=..} tells the legal moves of a position, or of the
 * start; with {@code &move=..}, the position after a move; {@code POST /rules} does the same for the script in its body.
 * Nothing is kept between requests, so a position is its text. Each request has a context of its own, on one engine, so that the code
 * of the games is shared and scripts of strangers can be ended: by time, by what they allocate, and without any access to the host.
 */
final class Microservice {
    private static final long LONGEST_SECONDS = 20;
    private static final ScheduledExecutorService TIMER = Executors.newScheduledThreadPool(1);
    private static final Engine ENGINE = Engine.newBuilder(Games.LANGUAGE)
            .sandbox(SandboxPolicy.CONSTRAINED)
            .out(OutputStream.nullOutputStream())
            .err(OutputStream.nullOutputStream())
            .build();

    private Microservice() {}

    public static void main(String[] arguments) throws IOException {
        int port = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 0;
        var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/games", exchange -> answer(exchange, context -> {
            var path = exchange.getRequestURI().getPath().substring("/games".length());
            var names = String.join("\n", Games.names(context));
            return path.length() < 2 ? names : told(Games.load(context, path.substring(1)), exchange);
        }));
        server.createContext("/rules", exchange -> {
            var script = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            answer(exchange, context -> told(Games.of(context.eval(Games.LANGUAGE, script)), exchange));
        });
        server.start();
        System.out.println("http://localhost:" + server.getAddress().getPort() + "/games");
    }

    private static String told(Game game, HttpExchange exchange) {
        var fen = parameter(exchange, "fen");
        var move = parameter(exchange, "move");
        var position = fen == null ? game.start() : game.position(fen);
        if (move != null) {
            return position.apply(move).fen();
        }
        return position.over()
                ? position.result()
                : position.moves().stream().map(Object::toString).collect(Collectors.joining("\n"));
    }

    private static String parameter(HttpExchange exchange, String name) {
        var query = exchange.getRequestURI().getQuery();
        for (var pair : (query == null ? "" : query).split("&")) {
            if (pair.startsWith(name + "=")) {
                return pair.substring(name.length() + 1);
            }
        }
        return null;
    }

    private static void answer(HttpExchange exchange, Function<Context, String> work) throws IOException {
        int status = 200;
        String text;
        try (var context = Context.newBuilder(Games.LANGUAGE)
                .engine(ENGINE)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .option("senet-limits.allocation", "500MB")
                .build()) {
            var end = TIMER.schedule(() -> context.close(true), LONGEST_SECONDS, TimeUnit.SECONDS);
            text = work.apply(context);
            end.cancel(false);
        } catch (PolyglotException | IllegalArgumentException e) {
            status = e instanceof PolyglotException p && p.isCancelled() ? 503 : 400;
            text = e.getMessage();
        }
        var bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
