package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.senet.launcher.repl.HistoryFile;

/** A game at a terminal that exists only in memory. */
class PlayDeskTest {
    private static final int TIMEOUT_SECONDS = 200;
    private static final String CTRL_C = "\003";
    private static final String CTRL_D = "\004";
    private static final String UP = "\033OA";

    /** Men go ahead and capture aslant; who has no move has lost. */
    private static final String GAME = """
            (board (name b) (dim "a-c") (dim "3-1") (dir n 0 -1) (dir ne 1 -1) (dir nw -1 -1) (dir s 0 1) (dir se 1 1) (dir sw -1 1)
              (symmetry Black (n s) (ne se) (nw sw)))
            (piece (name Man)
              (pre (check is-friend?) (take))
              (move (check n) (check is-empty?))
              (move (check (any ne nw)) (check is-enemy?))
              (post (drop)))
            (game (name "Duel") (board b) (players (White (Man a1 b1 c1)) (Black (Man a3 b3 c3)))
              (status "a hurry" (check (= 2 turn-number))))
            """;

    @TempDir
    private Path folder = Path.of("");

    private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
    private final StringBuilder shown = new StringBuilder();
    private CompletableFuture<Integer> game = CompletableFuture.completedFuture(0);
    private final ExternalTerminal screen =
            new ExternalTerminal("test", "xterm", new Keyboard(), new Screen(), StandardCharsets.UTF_8);

    PlayDeskTest() throws IOException {}

    @BeforeEach
    void open() throws IOException {
        screen.setSize(new Size(80, 24));
        Files.writeString(folder.resolve("duel.senet"), GAME);
    }

    @AfterEach
    void close() throws IOException {
        if (!game.isDone()) {
            type(CTRL_D + CTRL_D);
            game.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join();
        }
        screen.close();
    }

    private void begin(String... options) {
        var words =
                new java.util.ArrayList<>(List.of(folder.resolve("duel.senet").toString()));
        words.addAll(List.of(options));
        var arguments = ArgumentParser.parse(new PlayCommand().syntax(), words);
        var silent = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        var terminal = new Terminal(InputStream.nullInputStream(), silent, silent, false, false, true);
        game = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return PlayCommand.playAt(
                                screen, arguments, terminal, new HistoryFile(folder.resolve("history")));
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                },
                task -> Thread.ofPlatform().daemon().stackSize(64L << 20).start(task));
        game.whenComplete((code, problem) -> {
            synchronized (shown) {
                shown.append(problem == null ? "" : "The game has failed: " + problem);
                shown.notifyAll();
            }
        });
    }

    private void type(String text) {
        for (var key : text.getBytes(StandardCharsets.UTF_8)) {
            keys.add(key & 0xff);
        }
    }

    /** Waits for a text; returns what was shown before it, and forgets both. */
    private String await(String text) {
        synchronized (shown) {
            var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS);
            while (shown.indexOf(text) < 0) {
                var left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                assertThat(left > 0 && !game.isCompletedExceptionally())
                        .as("`%s` was not shown, but:\n%s", text, shown)
                        .isTrue();
                try {
                    shown.wait(Math.min(left, 1000));
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
            int at = shown.indexOf(text);
            var before = shown.substring(0, at).replace("\r", "");
            shown.delete(0, at + text.length());
            return before;
        }
    }

    @Test
    void movesAreMarkedAndTheSideOfTheBoardIsUsed() {
        begin();
        await("White, turn 1> ");
        type("a1a2\r");
        assertThat(await("Black, turn 1> ")).contains("2 [W]. .  2", "1 [.]W W  1");
        type("b3a2\r");
        assertThat(await("White, turn 2> ")).contains("White has lost 1 Man", "White is in a hurry");
        type("flip\r");
        assertThat(await("White, turn 2> ")).contains("   c b a");
    }

    @Test
    void tabCompletesMovesAndUpBringsThemBack() {
        begin();
        await("White, turn 1> ");
        type("a1\t\r");
        await("Black, turn 1> ");
        type("undo\r");
        await("White, turn 1> ");
        type(UP + UP + "\r");
        await("Black, turn 1> ");
    }

    @Test
    void ctrlCMakesAPlayerThatThinksMove() {
        begin("--white", "uct:time=1000s,nodes=1000000000");
        await("1  W W W  1");
        // The search may not have begun yet.
        CompletableFuture.runAsync(() -> {
            while (shown.indexOf("White plays") < 0 && !game.isDone()) {
                type(CTRL_C);
                CompletableFuture.runAsync(() -> {}, CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS))
                        .join();
            }
        });
        await("White plays ");
        await("Black, turn 1> ");
    }

    @Test
    void aGameThatIsLeftCanBeSavedAndLoaded() throws IOException {
        var file = folder.resolve("duel.pgn");
        begin();
        await("White, turn 1> ");
        type("b1-b2\r");
        await("Black, turn 1> ");
        type(CTRL_C);
        await("or Enter: ");
        type(folder.resolve("no/such.pgn") + "\r");
        await("`save` did not work");
        await("or Enter: ");
        type(file + "\r");
        await("saved as");
        assertThat(game.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join()).isZero();
        assertThat(Files.readString(file)).contains("1. b1-b2 *");

        begin("--load", file.toString());
        await("Black, turn 1> ");
        type("history\r");
        assertThat(await("Black, turn 1> ")).contains("1. b1-b2");
        type("quit\r");
        await("or Enter: ");
        type("\r");
        assertThat(game.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS).join()).isZero();
    }

    private final class Keyboard extends InputStream {
        @Override
        public int read() throws IOException {
            try {
                return keys.take();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            target[offset] = (byte) read();
            return 1;
        }
    }

    private final class Screen extends OutputStream {
        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            synchronized (shown) {
                shown.append(new String(bytes, offset, length, StandardCharsets.UTF_8));
                shown.notifyAll();
            }
        }
    }
}
