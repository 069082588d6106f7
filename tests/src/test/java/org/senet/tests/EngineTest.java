package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.launcher.protocol.Opening;
import org.senet.launcher.protocol.engine.EngineServer;
import org.senet.launcher.protocol.engine.Setting;

/** Games as engines: what all protocols have in common. */
class EngineTest extends EngineConversations {
    /** As it is when all input comes from a file or a pipe. */
    @ParameterizedTest
    @CsvSource({"''", "quit\\n"})
    void theBoardAndCountsAreToldBeforeTheEnd(String end) {
        var result = Command.inRoot()
                .withInput("uci\nposition startpos\ngo infinite\nd\ngo perft 2\n" + end.replace("\\n", "\n"))
                .run("engine", "tic-tac-toe", "--protocol", "uci");
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).contains("uciok", "bestmove ", "Fen: ", "Nodes searched: 72");
        assertThat(result.exitCode()).isZero();
    }

    /** Clients give up on engines that are slow to greet, so nothing may be loaded before. */
    @Test
    void theHandshakeNeedsNoGame() throws IOException {
        Opening never = use -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        var uci = talk("uci", "chess", never, "random");
        uci.say("uci");
        assertThat(uci.until("uciok"))
                .startsWith("id name Senet chess")
                .contains("option name Hash type spin default 32 min 1 max 65536")
                .contains("option name UCI_Variant type combo default chess var chess");
        var hub = talk("hub", "russian-checkers", never, "random");
        hub.say("hub");
        assertThat(hub.until("wait")).anyMatch(line -> line.startsWith("param name=variant value=russian"));
        var gtp = talk("gtp", "go", never, "random");
        assertThat(gtp.ask("protocol_version")).isEqualTo("2");
        var xboard = talk("xboard", "breakthrough", never, "random");
        xboard.say("xboard", "protover 2");
        assertThat(xboard.next()).isEqualTo("feature done=0");
    }

    @ParameterizedTest
    @CsvSource({"uci, uci", "usi, usi", "ucci, ucci", "protover 2, xboard", "hub, hub", "12 name, gtp"})
    void theFirstLineDecides(String line, String protocol) throws IOException {
        var first = talk(null, "chess", use -> {}, "random");
        var named = talk(protocol, "chess", use -> {}, "random");
        first.say("", line);
        named.say(line);
        assertThat(first.next()).isEqualTo(named.next()).isNotEqualTo(EngineConversation.END);
    }

    @Test
    void otherFirstLinesAreErrors() {
        var in = new ByteArrayInputStream("hello\n".getBytes(StandardCharsets.UTF_8));
        var out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        assertThatThrownBy(() -> EngineServer.serve(null, new Setting("chess", use -> {}, "random", 1), in, out))
                .hasMessageContaining("no protocol begins with `hello`");
    }

    /** What a script prints must not get between the lines of a protocol; who has other than two players is refused. */
    @Test
    void gamesOfOthersThanTwoAreRefused() throws IOException {
        var uci = talk("uci", "peg-solitaire", "random");
        uci.say("uci");
        uci.until("uciok");
        assertThat(uci.until("info string error").getLast()).contains("games of two players");
    }

    @Test
    void errorsOfScriptsAreTold() throws IOException {
        Opening broken = use -> {
            try (var context = Senet.newContext(new ByteArrayOutputStream())) {
                use(context, "(game (name \"Broken\"))", use);
            }
        };
        var uci = talk("uci", "broken", broken, "random");
        uci.say("uci");
        uci.until("uciok");
        assertThat(uci.until("info string error").getLast()).contains("board");
    }
}
