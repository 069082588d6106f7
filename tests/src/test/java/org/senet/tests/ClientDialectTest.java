package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Opening;
import org.senet.launcher.protocol.XboardPosition;
import org.senet.launcher.protocol.engine.EngineServer;
import org.senet.launcher.protocol.engine.Setting;

/** What particular clients write in their own way: whole moves in Quarry, positions of shogi and xiangqi in XBoard. */
class ClientDialectTest {
    private static List<String> gtp(String game, String... lines) throws IOException {
        Opening opening = use -> {
            try (var context = Senet.newContext(new ByteArrayOutputStream())) {
                var loaded = context.eval(Senet.LANGUAGE, "(load-game \"" + game + "\")")
                        .as(Game.class);
                use.accept(new Loaded(context, loaded, loaded.start()));
            }
        };
        var commands = String.join("\n", lines) + "\nquit\n";
        var out = new ByteArrayOutputStream();
        EngineServer.serve(
                "gtp",
                new Setting(game, opening, "random", 1),
                new ByteArrayInputStream(commands.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8));
        return List.of(out.toString(StandardCharsets.UTF_8).strip().split("\n\n"));
    }

    /** Quarry writes from, to and arrow; it calls the ninth column I, which Go leaves out. */
    @Test
    void amazonsMoveAndShootAtOnceForQuarry() throws IOException {
        var answers = gtp(
                "amazons",
                "list_games",
                "set_game Go",
                "set_game Amazons",
                "play white J4-J5-I5",
                "gogui-rules_side_to_move",
                "undo",
                "play white j4-j5/i5",
                "play black D10-D8-D9",
                "play white D1",
                "showboard");
        assertThat(answers.subList(0, 9))
                .containsExactly(
                        "= Amazons",
                        "? cannot play `Go`; the game is `Amazons`",
                        "=",
                        "=",
                        "= black",
                        "=",
                        "=",
                        "=",
                        "? illegal move");
        assertThat(gtp("amazons", "set_game Amazons", "genmove white").get(1)).matches("= ([A-J]\\d+-){2}[A-J]\\d+");
    }

    /** A game under Quarry, which does not tell that a side passes: White could not move before the last one. Quarry counted 36 to 28. */
    @Test
    void whoCanOnlyPassIsPassedOver() throws IOException {
        var points = """
                F5 D6 C6 F4 F3 G4 H5 C5 B5 E6 C4 B3 B4 A3 B6
                H4 H3 A5 A4 G3 A6 A7 F7 G5 F6 D3 C3 E3 E7 D2
                H2 G7 G6 F8 C7 H6 H7 B8 D8 E8 C8 B7 A8 D7 A2
                B2 B1 A1 C2 C1 F2 E2 G2 H1 G1 H8 F1 E1 D1 G8
                """.strip().split("\\s+");
        var lines = new ArrayList<>(List.of("set_game Othello"));
        for (int i = 0; i < points.length; i++) {
            boolean black = i % 2 == 0 || i == points.length - 1;
            lines.add("play " + (black ? "black " : "white ") + points[i]);
        }
        lines.add("gogui-rules_final_result");
        assertThat(gtp("othello", lines.toArray(String[]::new)))
                .doesNotContain("? illegal move")
                .contains("= black B+8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                shogi   | 4k4/9/9/9/9/9/9/9/4K4 b 2Pg 7 | 4k4/9/9/9/9/9/9/9/4K4[PPg] w 0 1
                shogi   | 4k4/9/9/9/9/9/9/9/4K4 w - 1   | 4k4/9/9/9/9/9/9/9/4K4[] b 0 1
                shogi/Minishogi | 4k/5/5/5/K4 b Pg 7    | 4k/5/5/5/K4[Pg] w 0 1
                xiangqi | 4k4/9/9/9/9/9/9/9/1N2K1b2 w   | 4k4/9/9/9/9/9/9/9/1H2K1e2 w
                chess   | 4k3/8/8/8/8/8/8/1N2K1b1 w     | 4k3/8/8/8/8/8/8/1N2K1b1 w
                """)
    void xboardHasItsOwnPositions(String name, String own, String written) {
        var names = name.split("/");
        try (var context = Senet.newContext(new ByteArrayOutputStream())) {
            var game = Games.load(context, names[0]);
            var played = names.length > 1 ? game.variant(names[1]) : game;
            var positions = new XboardPosition(names[0], played);
            boolean shogi = names[0].equals("shogi");
            assertThat(positions.write(own)).isEqualTo(written);
            assertThat(positions.whiteFirst(own)).isEqualTo(shogi ? written : own);
            assertThat(positions.read(written)).isEqualTo(shogi ? own.replace(" 7", " 1") : written);
        }
    }
}
