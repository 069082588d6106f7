package org.senet.launcher.protocol.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.Dialect;
import org.senet.launcher.protocol.ProtocolException;

/** Talks with a client by one of the protocols. */
public final class EngineServer {
    /** The protocols, by the names that the command line has for them. */
    public static final List<String> PROTOCOLS = List.of("uci", "usi", "ucci", "xboard", "gtp", "hub");

    private EngineServer() {}

    /**
     * Serves until the client ends the conversation.
     *
     * @param protocol one of {@link #PROTOCOLS}; null when the first line decides
     * @param in what the client says
     * @param out where to answer; nothing else may be printed there
     * @throws IOException when a file of the game cannot be read
     * @throws RuntimeException when the game cannot be loaded, after the client was told
     */
    public static void serve(@Nullable String protocol, Setting setting, InputStream in, PrintStream out)
            throws IOException {
        var end = new CompletableFuture<Void>();
        var reader = new Thread(
                () -> {
                    try {
                        read(protocol, setting, in, new Output(out), end::completeExceptionally);
                        end.complete(null);
                    } catch (IOException | RuntimeException e) {
                        end.completeExceptionally(e);
                    }
                },
                "senet-protocol");
        reader.setDaemon(true);
        reader.start();
        await(end);
    }

    private static void await(CompletableFuture<Void> end) throws IOException {
        try {
            end.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException failure -> throw failure;
                case RuntimeException failure -> throw failure;
                case Error failure -> throw failure;
                case null, default -> throw new IllegalStateException(e.getCause());
            }
        }
    }

    private static void read(
            @Nullable String protocol, Setting setting, InputStream in, Output out, Consumer<Throwable> failed)
            throws IOException {
        var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        var line = lines.readLine();
        while (protocol == null && line != null && line.isBlank()) {
            line = lines.readLine();
        }
        if (line == null) {
            return;
        }
        var speaker = speaker(protocol == null ? guess(line) : protocol, setting, out, failed);
        try {
            while (line != null && speaker.handle(line)) {
                line = lines.readLine();
            }
            speaker.drain();
        } finally {
            speaker.close();
        }
    }

    /** The protocol in which a conversation begins with a line. */
    static String guess(String line) {
        var words = new Words(line);
        var first = words.next();
        return switch (first) {
            case "uci", "usi", "ucci", "hub", "xboard" -> first;
            case "protover" -> "xboard";
            default -> {
                var command = first.matches("[0-9]+") ? words.next() : first;
                if (GtpEngine.isCommand(command)) {
                    yield "gtp";
                }
                throw new ProtocolException("no protocol begins with `" + line.strip() + "`; `--protocol` names one of "
                        + String.join(", ", PROTOCOLS));
            }
        };
    }

    private static Protocol speaker(String protocol, Setting setting, Output out, Consumer<Throwable> failed) {
        return switch (protocol) {
            case "uci" -> new UciEngine(Dialect.UCI, setting, out, failed);
            case "usi" -> new UciEngine(Dialect.USI, setting, out, failed);
            case "ucci" -> new UciEngine(Dialect.UCCI, setting, out, failed);
            case "xboard" -> new XboardEngine(setting, out, failed);
            case "gtp" -> new GtpEngine(setting, out, failed);
            case "hub" -> new HubEngine(setting, out, failed);
            default -> throw new ProtocolException("there is no protocol `" + protocol + "`");
        };
    }
}
