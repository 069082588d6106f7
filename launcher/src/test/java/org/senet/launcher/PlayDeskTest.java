package org.senet.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.senet.launcher.repl.HistoryFile;
import org.senet.launcher.repl.MemoryTerminal;

/** A game at a terminal that exists only in memory. */
class PlayDeskTest {
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

    private MemoryTerminal screen = new MemoryTerminal(80, 24);

    @BeforeEach
    void open() throws IOException {
        Files.writeString(folder.resolve("duel.senet"), GAME);
    }

    @AfterEach
    void close() throws IOException {
        if (screen.isRunning()) {
            screen.type(CTRL_D + CTRL_D);
            screen.awaitEnd();
        }
        screen.close();
    }

    private void begin(String... options) {
        var words = new ArrayList<>(List.of(folder.resolve("duel.senet").toString()));
        words.addAll(List.of(options));
        var arguments = ArgumentParser.parse(new PlayCommand().syntax(), words);
        var silent = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        var terminal = new Terminal(InputStream.nullInputStream(), silent, silent, false, false, true);
        screen.run(() -> {
            try {
                return PlayCommand.playAt(
                        screen.terminal(), arguments, terminal, new HistoryFile(folder.resolve("history")));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Test
    void movesAreMarkedAndTheSideOfTheBoardIsUsed() {
        begin();
        screen.await("White, turn 1> ");
        screen.type("a1a2\r");
        assertThat(screen.await("Black, turn 1> ")).contains("2 [W]. .  2", "1 [.]W W  1");
        screen.type("b3a2\r");
        assertThat(screen.await("White, turn 2> ")).contains("White has lost: Man", "White is in a hurry");
        screen.type("flip\r");
        assertThat(screen.await("White, turn 2> ")).contains("   c b a");
    }

    @Test
    void attributesAreToldOfAGameWithoutPieces() throws IOException {
        Files.writeString(folder.resolve("duel.senet"), """
                (board (name b) (dim "a") (dim "1"))
                (game (name "Heap") (board b) (players White Black) (attribute heap 5)
                  (action (let n (any-of [1 2])) (check (>= heap n)) (set! heap (- heap n)) (log "take " n))
                  (loss (check no-moves?)))
                """);
        begin();
        assertThat(screen.await("White, turn 1> ")).contains("heap: 5");
        screen.type("take 2\r");
        assertThat(screen.await("Black, turn 1> ")).contains("heap: 3");
    }

    /** Two places of nine columns with a gap of three do not fit into 20. */
    @Test
    void whatLiesBesideTheBoardIsInLinesThatFit() throws IOException {
        Files.writeString(folder.resolve("duel.senet"), """
                (board (name b) (position harbour1 harbour2) (link e harbour1 harbour2))
                (piece (name Man) (move (check is-friend?) (take) (check e) (check is-empty?) (drop)))
                (game (name "Ferry") (board b) (players White Black))
                """);
        screen.close();
        screen = new MemoryTerminal(20, 10);
        begin("--position", "W:Wharbour1:B");
        assertThat(screen.await("White, turn 1> ")).contains("harbour1: W\n", "harbour2: .\n");
    }

    /** The game has three legal moves at its start: in columns they fit into one line of 80, and not into one of 20. */
    @Test
    void theTerminalMayBecomeNarrower() {
        begin();
        screen.await("White, turn 1> ");
        screen.type("moves\r");
        assertThat(screen.await("White, turn 1> ")).contains("1  a1-a2     2  b1-b2");
        screen.terminal().setSize(new org.jline.terminal.Size(20, 24));
        screen.type("moves\r");
        assertThat(screen.await("White, turn 1> ")).contains("1  a1-a2\n", "2  b1-b2\n");
    }

    @Test
    void tabCompletesMovesAndUpBringsThemBack() {
        begin();
        screen.await("White, turn 1> ");
        screen.type("a1\t\r");
        screen.await("Black, turn 1> ");
        screen.type("undo\r");
        screen.await("White, turn 1> ");
        screen.type(UP + UP + "\r");
        screen.await("Black, turn 1> ");
    }

    @Test
    void ctrlCMakesAPlayerThatThinksMove() {
        begin("--white", "uct:time=1000s,nodes=1000000000");
        screen.await("1  W W W  1");
        // The search may not have begun yet.
        var moved = new AtomicBoolean();
        CompletableFuture.runAsync(() -> {
            while (!moved.get() && screen.isRunning()) {
                screen.type(CTRL_C);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(300));
            }
        });
        screen.await("White plays ");
        moved.set(true);
        screen.await("Black, turn 1> ");
    }

    @Test
    void thePromptShowsTheClock() {
        begin("--clock", "600+5");
        screen.await("White, turn 1, 600:00 left> ");
        screen.type("a1a2\r");
        screen.await("Black, turn 1, 600:00 left> ");
    }

    @Test
    void theClockOfAPeriodIsFilledAgain() {
        begin("--clock", "1/600");
        screen.await("White, turn 1, 600:00 left> ");
        screen.type("a1a2\r");
        screen.await("Black, turn 1, 600:00 left> ");
        screen.type("b3a2\r");
        assertThat(screen.await(" left> ")).contains("White, turn 2, 1").doesNotContain("600:00");
    }

    @Test
    void aGameThatIsLeftCanBeSavedAndLoaded() throws IOException {
        var file = folder.resolve("duel.pgn");
        begin();
        screen.await("White, turn 1> ");
        screen.type("b1-b2\r");
        screen.await("Black, turn 1> ");
        screen.type(CTRL_C);
        screen.await("or Enter: ");
        screen.type(folder.resolve("no/such.pgn") + "\r");
        screen.await("`save` did not work");
        screen.await("`" + folder.resolve("no") + "`");
        screen.await("or Enter: ");
        screen.type(file + "\r");
        screen.await("saved as");
        assertThat(screen.awaitEnd()).isZero();
        assertThat(Files.readString(file)).contains("1. b1-b2 *");

        begin("--load", file.toString());
        screen.await("Black, turn 1> ");
        screen.type("history\r");
        assertThat(screen.await("Black, turn 1> ")).contains("1. b1-b2");
        screen.type("quit\r");
        screen.await("or Enter: ");
        screen.type("\r");
        assertThat(screen.awaitEnd()).isZero();
    }

    /** The record of another game takes nothing of the one on the board. */
    @Test
    void aGameThatCannotBeLoadedLeavesTheBoardAsItIs() throws IOException {
        var file = folder.resolve("other.pgn");
        Files.writeString(file, "1. e4 e5 *");
        begin();
        screen.await("White, turn 1> ");
        screen.type("b1-b2\r");
        screen.await("Black, turn 1> ");
        screen.type("load " + file + "\r");
        assertThat(screen.await("Black, turn 1> "))
                .contains("`load` did not work")
                .contains("`e4`");
        screen.type("history\r");
        assertThat(screen.await("Black, turn 1> ")).contains("1. b1-b2");
    }
}
