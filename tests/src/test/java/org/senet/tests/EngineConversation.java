package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.protocol.Opening;
import org.senet.launcher.protocol.engine.EngineServer;
import org.senet.launcher.protocol.engine.Setting;

/** A client's side of a conversation with an engine. */
final class EngineConversation {
    private static final long LIMIT_SECONDS = 60;
    static final String END = "\u0000";

    /** Hands on what is printed line by line. */
    private static final class Lines extends OutputStream {
        private final Queue<String> heard;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        Lines(Queue<String> heard) {
            this.heard = heard;
        }

        @Override
        public synchronized void write(int b) {
            if (b == '\n') {
                heard.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(b);
            }
        }
    }

    private final PrintStream said;
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Thread server;

    EngineConversation(@Nullable String protocol, String game, Opening opening, String player) throws IOException {
        var commands = new PipedInputStream(1 << 16);
        said = new PrintStream(new PipedOutputStream(commands), true, StandardCharsets.UTF_8);
        var out = new PrintStream(new Lines(heard), true, StandardCharsets.UTF_8);
        var setting = new Setting(game, opening, player, 1);
        server = new Thread(() -> {
            try {
                EngineServer.serve(protocol, setting, commands, out);
            } catch (IOException | RuntimeException e) {
                heard.add("FAILED " + e.getMessage());
            }
            heard.add(END);
        });
        server.start();
    }

    void say(String... lines) {
        for (var line : lines) {
            said.print(line + "\n");
        }
        said.flush();
    }

    /** The lines up to the first one that begins with a text. */
    List<String> until(String beginning) {
        var lines = new ArrayList<String>();
        while (true) {
            var line = next();
            lines.add(line);
            if (line.startsWith(beginning)) {
                return lines;
            }
            assertThat(line).as("before `%s` came %s", beginning, lines).isNotEqualTo(END);
        }
    }

    String next() {
        try {
            var line = heard.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
            if (line == null) {
                throw new AssertionError("no answer");
            }
            return line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** What is answered to a command of the Go Text Protocol, without its sign. */
    String ask(String command) {
        say(command);
        var lines = until("");
        var text = new StringBuilder(lines.getFirst());
        for (var line = next(); !line.isEmpty(); line = next()) {
            text.append('\n').append(line);
        }
        assertThat(text.toString()).startsWith("=");
        return text.substring(1).strip();
    }

    /** Waits until the server has left. */
    void awaitEnd() throws InterruptedException {
        server.join(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS));
        assertThat(server.isAlive()).isFalse();
    }

    void close() {
        said.close();
    }
}
